// Reads files and the standard input, after a look at what they are: a pipe or a device would be read without end. Writes
// what a command has made, and refuses a file that can't be either.
import type { FileContent } from '../../shared/exchange/exported-file.ts'
import type { Problem } from '../../shared/contract/ipc.ts'
import { fail, succeed, type Result } from '../../shared/result.ts'
import { decodeFile } from '../text/decode-file.ts'
import { isReadable } from '../text/is-readable.ts'
import type { ExitCode } from './printer.ts'
import { sayFileProblem, type FileProblem, type ImportFileProblem } from './words.ts'
import type { CommandContext } from './command-context.ts'
import { readFileSync, readSync, statSync } from 'node:fs'
import { writeExport } from './write-export.ts'

const largestBytes = 10_000_000

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

/** On the command line, or in a file. */
export type WordsFrom = { text?: string | undefined; file?: string | undefined }

export function readGivenWords({ text, file = '' }: WordsFrom): Result<string, FileProblem> {
  if (text !== undefined) return succeed(text)
  const read = readImportFile(file)
  return read.ok ? readTextOf(read.value) : fail(read.failure)
}

/** A PDF or a picture would be kept as characters that say nothing. */
export function readTextOf(bytes: Uint8Array): Result<string, 'not-text'> {
  const text = decodeFile(bytes)
  return isReadable(text) ? succeed(text) : fail('not-text')
}

/** `tooLong` is what to say of a file that is larger than anything that is kept. */
export function refuseGivenFile(
  context: CommandContext,
  code: FileProblem,
  { file = '' }: WordsFrom,
  tooLong: Problem,
): ExitCode {
  return code === 'too-large' ? context.printer.refuse(tooLong) : refuseFile(context, code, file)
}

export function refuseFile(
  { printer, language }: CommandContext,
  code: FileProblem,
  path: string,
): ExitCode {
  return printer.refuse({ code, message: sayFileProblem(code, language, path) })
}

export function bytesOf(content: FileContent): Uint8Array {
  return content.kind === 'text' ? Buffer.from(content.text) : Buffer.from(content.base64, 'base64')
}

type Written = { out: string; content: string | Uint8Array; force: boolean }

/** `end` is given the path of the file that was written. */
export function writeFile(
  context: CommandContext,
  { out, content, force }: Written,
  end: (file: string) => ExitCode,
): ExitCode {
  const { folder, newId } = context.session.context
  const written = writeExport({ out, content, force, folder, id: newId() })
  return written.ok ? end(written.value) : refuseFile(context, written.failure, out)
}
