// Turns a file's bytes into text: UTF-8, UTF-16 with its mark or without, else the old encoding that fits them best.
import { guessEncoding } from './guess-encoding.ts'

const lineFeed = 0x0a
const carriageReturn = 0x0d
const space = 0x20
const tab = 0x09

/** The text of a file, without a byte order mark. Never throws: undecodable bytes become replacement characters. */
export function decodeFile(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decodeAs('utf-16le', bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return decodeAs('utf-16be', bytes)
  const unmarked = unmarkedUtf16(bytes)
  if (unmarked !== null) return decodeAs(unmarked, bytes)
  const whole = joinSplitCharacters(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(whole)
  } catch {
    // A few bad bytes in a UTF-8 file must not turn the whole of it into Chinese characters.
    const old = guessEncoding(bytes)
    return old === null ? decodeAs('utf-8', whole) : decodeAs(old, bytes)
  }
}

/** Bytes looked at to tell UTF-16 from all else. */
const sample = 4096

/**
 * In UTF-16 every line break, digit and comma has a zero byte, and always on the same side; in no other text is there one.
 */
function unmarkedUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const zeros = [0, 0]
  for (const [index, byte] of bytes.subarray(0, sample).entries()) {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1
  }
  const [even = 0, odd = 0] = zeros
  if (bytes.length % 2 === 1 || even + odd < 3) return null
  if (odd > 10 * even) return 'utf-16le'
  return even > 10 * odd ? 'utf-16be' : null
}

function decodeAs(encoding: string, bytes: Uint8Array): string {
  return new TextDecoder(encoding).decode(bytes)
}

/**
 * Calendar files are folded by octets, so a fold may lie inside a character. A character never begins with a
 * continuation byte: where one follows a fold, the fold is taken out before decoding.
 */
function joinSplitCharacters(bytes: Uint8Array): Uint8Array {
  const kept = new Uint8Array(bytes.length)
  let length = 0
  for (let index = 0; index < bytes.length; index += 1) {
    const fold = foldLength(bytes, index)
    if (fold > 0 && isContinuation(bytes[index + fold])) {
      index += fold - 1
      continue
    }
    kept[length] = bytes[index] ?? 0
    length += 1
  }
  return kept.subarray(0, length)
}

function foldLength(bytes: Uint8Array, index: number): number {
  const breakLength =
    bytes[index] === lineFeed
      ? 1
      : bytes[index] === carriageReturn && bytes[index + 1] === lineFeed
        ? 2
        : 0
  if (breakLength === 0) return 0
  const next = bytes[index + breakLength]
  return next === space || next === tab ? breakLength + 1 : 0
}

function isContinuation(byte: number | undefined): boolean {
  return byte !== undefined && byte >= 0x80 && byte < 0xc0
}
