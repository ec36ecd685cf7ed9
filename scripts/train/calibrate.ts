// A worker of `npm run train`: leaves two authors out to see how often what looks sure is right, and writes how far to trust it.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { workerData } from 'node:worker_threads'
import { readLexicon } from '../../electron/language/reader/lexicon.ts'
import { readAsides } from './asides.ts'
import { readCorpus } from './corpus.ts'
import { prepareExamples } from './examples.ts'
import { learn } from './learn-reader.ts'
import { bestWarmth } from './measure.ts'

const root = join(import.meta.dirname, '../..')
const lexicon = readLexicon(
  readFileSync(join(root, 'electron/language/reader/lexicon.txt'), 'utf8'),
)
const train = readCorpus(join(root, 'corpus/train'))
const leftOut = /^(?:en|zh)-c/
const isLeftOut = ({ file }: { file: string }) => leftOut.test(file)
const partly = learn(
  train.filter((example) => !isLeftOut(example)),
  readAsides(join(root, 'corpus/asides')),
  lexicon,
)
const answer: unknown = workerData
if (!(answer instanceof Float64Array)) throw new Error('nowhere to write to')
answer[0] = bestWarmth(partly, prepareExamples(train.filter(isLeftOut), lexicon))
