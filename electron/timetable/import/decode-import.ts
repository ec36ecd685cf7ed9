// Turns the bytes of a file into what an import reads: text, or a spreadsheet as it is.
import { decodeFile } from '../../text/decode-file.ts'
import { decodeMail } from '../../text/decode-mail.ts'

/** `sheet` is in base64, for the process that reads it. */
export function decodeImport(bytes: Uint8Array): { text: string; sheet?: string } {
  return isSheet(bytes)
    ? { text: '', sheet: Buffer.from(bytes).toString('base64') }
    : { text: decodeMail(decodeFile(bytes)) }
}

/** How the files of Excel begin: the old container, and the archive. */
function isSheet(bytes: Uint8Array): boolean {
  const starts = (...signs: number[]) => signs.every((sign, index) => bytes[index] === sign)
  return starts(0xd0, 0xcf, 0x11, 0xe0) || starts(0x50, 0x4b, 0x03, 0x04)
}
