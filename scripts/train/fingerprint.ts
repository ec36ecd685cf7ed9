// Tells whether weights and corpus belong together.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Of all that the weights are learned from: the examples and the lexicon. */
export function fingerprintOf(root: string): string {
  return hashOf(root, ['corpus/asides', 'corpus/train'], ['electron/language/reader/lexicon.txt'])
}

/** Of what the guide's reader is learned from; it builds on the main reader's weights. */
export function guideFingerprintOf(root: string): string {
  const reader = 'electron/language/reader'
  const files = [`${reader}/lexicon.txt`, `${reader}/weights.bin`, 'electron/language/guide/reader/cues.txt'] // prettier-ignore
  return hashOf(root, ['corpus/guide/train'], files)
}

function hashOf(root: string, folders: readonly string[], files: readonly string[]): string {
  const hash = createHash('sha256')
  for (const folder of folders.map((name) => join(root, name)))
    for (const name of readdirSync(folder).toSorted())
      hash.update(name).update(readFileSync(join(folder, name)))
  for (const file of files) hash.update(readFileSync(join(root, file)))
  return hash.digest('hex').slice(0, 16)
}
