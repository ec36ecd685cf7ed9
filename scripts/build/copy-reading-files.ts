// Copies what reading needs at run time, beside the built parts: the tables of Asian fonts' characters for documents, and
// what the reader of messages has learned.
import { cpSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

export function copyReadingFiles(out: string): void {
  cpSync(join(root, 'node_modules/pdfjs-dist/cmaps'), join(out, 'cmaps'), { recursive: true })
  for (const file of [
    'reader/weights.bin',
    'reader/lexicon.txt',
    'guide/reader/weights.bin',
    'guide/reader/cues.txt',
  ])
    cpSync(join(root, 'electron/language', file), join(out, file))
}
