// Words given on the command line or in a file, and the refusal of a file that can't be read.
import type { Problem } from '../../../shared/contract/ipc.ts'
import { fail, succeed, type Result } from '../../../shared/result.ts'
import { decodeFile } from '../../exchange/decode-file.ts'
import { isReadable } from '../../exchange/is-readable.ts'
import { languageOf } from '../../session/context.ts'
import type { ExitCode } from '../printer.ts'
import { readImportFile } from './read-import.ts'
import { sayFileProblem, type FileProblem } from '../words/words.ts'
import type { CommandContext } from './command-context.ts'

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
  { session, printer }: CommandContext,
  code: FileProblem,
  { file = '' }: WordsFrom,
  tooLong: Problem,
): ExitCode {
  if (code === 'too-large') return printer.refuse(tooLong)
  const message = sayFileProblem(code, languageOf(session.context), file)
  return printer.refuse({ code, message })
}
