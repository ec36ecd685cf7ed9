// Copies what the reading of documents needs at run time: the tables of Asian fonts' characters, beside the built part.
import { cpSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

export function copyReadingFiles(out: string): void {
  cpSync(join(root, 'node_modules/pdfjs-dist/cmaps'), join(out, 'cmaps'), { recursive: true })
}
