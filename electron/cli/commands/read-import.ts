// Reads the file of an import, after a look at what it is: a pipe or a device would be read without end.
import { readFileSync, readSync, statSync } from 'node:fs'
import { fail, succeed, type Result } from '../../../shared/result.ts'

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

const chunk = 65_536

/** All that comes on the standard input, up to the size that a file may have. */
export function readStandardInput(): Result<Buffer, ImportFileProblem> {
  const parts: Buffer[] = []
  let size = 0
  try {
    for (;;) {
      const part = Buffer.alloc(chunk)
      const length = readSync(0, part)
      if (length === 0) return succeed(Buffer.concat(parts))
      size += length
      if (size > largestBytes) return fail('too-large')
      parts.push(part.subarray(0, length))
    }
  } catch (error) {
    // On Windows the end of a pipe is an error.
    const isEnd = error instanceof Error && 'code' in error && error.code === 'EOF'
    return isEnd ? succeed(Buffer.concat(parts)) : fail('unreadable')
  }
}
