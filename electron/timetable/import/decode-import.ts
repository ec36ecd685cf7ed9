// Turns the bytes of a file into what an import reads: text, or a spreadsheet as it is.
import { decodeFile } from '../../text/decode-file.ts'
import { isSheet } from '../lessons/sheet-bytes.ts'

/** `sheet` is in base64, for the process that reads it. */
export function decodeImport(bytes: Uint8Array): { text: string; sheet?: string } {
  return isSheet(bytes)
    ? { text: '', sheet: Buffer.from(bytes).toString('base64') }
    : { text: decodeFile(bytes) }
}
