// Trains the reader from the corpus (npm run train): writes its weights and the page that says how good it is.
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readLexicon, type Lexicon } from '../electron/language/reader/lexicon.ts'
import { encodeModel } from '../electron/language/reader/model-file.ts'
import { bestWarmth, measure } from './train/measure.ts'
import { prepareExamples } from './train/examples.ts'
import { readCorpus } from './train/corpus.ts'
import { joinExamples } from './train/join-examples.ts'
import { fingerprintOf } from './train/fingerprint.ts'
import { trainModel } from './train/train-model.ts'
import { writeCard } from './train/write-card.ts'

const root = join(import.meta.dirname, '..')
const reader = join(root, 'electron/language/reader')

const lexicon = readLexicon(readFileSync(join(reader, 'lexicon.txt'), 'utf8'))
const train = readCorpus(join(root, 'corpus/train'))
const test = readCorpus(join(root, 'corpus/test'))

/** One in four messages has several acts; of the examples one in twelve. */
const joinedShare = 0.25

const learn = (examples: typeof train, words: Lexicon) =>
  trainModel(
    prepareExamples(examples, words),
    prepareExamples(joinExamples(examples, Math.round(examples.length * joinedShare)), words),
  )

/** Two authors are left out to see how often what looks sure is right. */
const calibration = /^(?:en|zh)-c/
console.log('Calibrating …')
const partly = learn(
  train.filter(({ file }) => !calibration.test(file)),
  lexicon,
)
const warmth = bestWarmth(
  partly,
  prepareExamples(
    train.filter(({ file }) => calibration.test(file)),
    lexicon,
  ),
)

console.log('Training on all examples …')
const trained = learn(train, lexicon)
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
          { ...learn(some, lexicon), fingerprint: '', warmth },
          prepareExamples(test, lexicon),
        ),
      }
    })
  : []
const bare = process.argv.includes('--compare')
  ? measure(
      { ...learn(train, new Map()), fingerprint: '', warmth },
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
