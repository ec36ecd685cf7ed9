// Trains the reader of what a guide is told (npm run train), after the main reader on whose reading it builds.
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readLexicon } from '../electron/language/reader/lexicon.ts'
import { decodeModel } from '../electron/language/reader/model-file.ts'
import {
  encodeTold,
  measureTold,
  prepareTold,
  trainToldAndCalls,
} from './train/guide/train-told.ts'
import { readToldCorpus } from './train/guide/told-corpus.ts'
import { readCorpus } from './train/corpus.ts'
import { prepareExamples } from './train/examples.ts'
import { guideFingerprintOf } from './train/fingerprint.ts'
import { writeToldCard } from './train/guide/write-told-card.ts'

const root = join(import.meta.dirname, '..')
const language = join(root, 'electron/language')
const wordsOf = (file: string) => readLexicon(readFileSync(join(language, file), 'utf8'))

const known = {
  main: decodeModel(readFileSync(join(language, 'reader/weights.bin'))),
  lexicon: wordsOf('reader/lexicon.txt'),
  cues: wordsOf('guide/reader/cues.txt'),
}
const train = readToldCorpus(join(root, 'corpus/guide/train'))
const test = readToldCorpus(join(root, 'corpus/guide/test'))

console.log('Training the guide’s reader …')
const others = prepareExamples(readCorpus(join(root, 'corpus/train')), known.lexicon)
const model = trainToldAndCalls(prepareTold(train, known), others, known)
const weights = encodeTold(model, guideFingerprintOf(root))
writeFileSync(join(language, 'guide/reader/weights.bin'), weights)
const slots = measureTold(model, prepareTold(test, known))
writeFileSync(
  join(root, 'docs/guide-model.md'),
  writeToldCard({ train, test, slots, bytes: weights.length }),
)
console.log(
  `${train.length} messages, ${weights.length} bytes, ${createHash('sha256').update(weights).digest('hex').slice(0, 12)}`,
)
