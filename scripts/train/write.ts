import { readFileSync, writeFileSync } from 'node:fs'
import { readLexicon } from '../../electron/language/reader/lexicon.ts'
import { encodeModel } from '../../electron/language/reader/model-file.ts'
import { readCorpus } from './corpus.ts'
import { prepareExamples } from './examples.ts'
import { trainModel } from './train-model.ts'
const lexicon = readLexicon(readFileSync('electron/language/reader/lexicon.txt', 'utf8'))
const all = prepareExamples(readCorpus(process.argv[2]!), lexicon)
const bytes = encodeModel({ ...trainModel(all), fingerprint: '', warmth: 1.3 })
writeFileSync('electron/language/reader/weights.bin', bytes)
console.log(all.length, bytes.length)
