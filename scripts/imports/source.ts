// What the import rules look at: a file by its path from the root, with what it reaches for.
import type { Reach } from './read-source.ts'

/** Imports of the project's own files are paths from the root, too. */
export type Source = { path: string; reaches: Reach[] }

/** Comments may show an example of what is said. */
export const comment = /\/\*[^]*?\*\/|(?<!:)\/\/[^\n]*/g
