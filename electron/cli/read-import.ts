// Reads the file of an import, after a look at what it is: a pipe or a device would be read without end.
import { readFileSync, statSync } from 'node:fs'
import { fail, succeed, type Result } from '../../shared/result.ts'

const largestBytes = 10_000_000

export type ImportFileProblem = 'unreadable' | 'not-a-file' | 'too-large'

export function readImportFile(path: string): Result<Buffer, ImportFileProblem> {
  try {
    const entry = statSync(path)
    if (!entry.isFile()) return fail('not-a-file')
    return entry.size > largestBytes ? fail('too-large') : succeed(readFileSync(path))
  } catch {
    return fail('unreadable')
  }
}
