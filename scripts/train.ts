// Trains the reader from the corpus (npm run train): writes its weights and the page that says how good it is.
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { readLexicon } from '../electron/language/reader/lexicon.ts'
import { encodeModel } from '../electron/language/reader/model-file.ts'
import { readAsides } from './train/asides.ts'
import { measure } from './train/measure.ts'
import { prepareExamples } from './train/examples.ts'
import { readCorpus } from './train/corpus.ts'
import { fingerprintOf } from './train/fingerprint.ts'
import { learn } from './train/learn-reader.ts'
import { writeCard } from './train/write-card.ts'

const root = join(import.meta.dirname, '..')
const reader = join(root, 'electron/language/reader')

const lexicon = readLexicon(readFileSync(join(reader, 'lexicon.txt'), 'utf8'))
const train = readCorpus(join(root, 'corpus/train'))
const asides = readAsides(join(root, 'corpus/asides'))
const test = readCorpus(join(root, 'corpus/test'))

// On a core of its own, beside the training on all.
const answer = new Float64Array(new SharedArrayBuffer(8))
const calibrate = join(import.meta.dirname, 'train/calibrate.ts')
const calibrated = once(new Worker(calibrate, { workerData: answer }), 'exit')
console.log('Training …')
const trained = learn(train, asides, lexicon)
await calibrated
const [warmth = 0] = answer
if (warmth === 0) throw new Error('the calibration failed')
const model = { ...trained, fingerprint: fingerprintOf(root), warmth }
const weights = encodeModel(model)
writeFileSync(join(reader, 'weights.bin'), weights)

const measured = measure(model, prepareExamples(test, lexicon))
const curve = process.argv.includes('--compare')
  ? [1000, 2000, 4000, train.length].map((count) => {
      const some = count === train.length ? train : everyNth(train, count)
      return {
        count,
        measured: measure(
          { ...learn(some, asides, lexicon), fingerprint: '', warmth },
          prepareExamples(test, lexicon),
        ),
      }
    })
  : []
const bare = process.argv.includes('--compare')
  ? measure(
      { ...learn(train, asides, new Map()), fingerprint: '', warmth },
      prepareExamples(test, new Map()),
    )
  : null
const card = writeCard({ train, test, measured, curve, bare, bytes: weights.length, warmth })
writeFileSync(join(root, 'docs/reader-model.md'), card)
console.log(
  `${train.length} examples, ${weights.length} bytes, ${createHash('sha256').update(weights).digest('hex').slice(0, 12)}`,
)

/** Spread over all authors and acts. */
function everyNth<T>(list: readonly T[], count: number): T[] {
  return list.filter(
    (_, index) =>
      Math.floor((index * count) / list.length) !== Math.floor(((index - 1) * count) / list.length),
  )
}
