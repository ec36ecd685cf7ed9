// Tells whether weights and corpus belong together.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Of all that the weights are learned from: the examples and the lexicon. */
export function fingerprintOf(root: string): string {
  const hash = createHash('sha256')
  const folder = join(root, 'corpus/train')
  for (const name of readdirSync(folder).toSorted())
    hash.update(name).update(readFileSync(join(folder, name)))
  hash.update(readFileSync(join(root, 'electron/language/reader/lexicon.txt')))
  return hash.digest('hex').slice(0, 16)
}
