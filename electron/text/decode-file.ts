// Turns a file's bytes into text: UTF-8, UTF-16 with its mark or without, else the old encoding that fits them best.
type OldEncoding = 'gb18030' | 'big5' | 'windows-1252'

/** From here on most of the characters are everyday ones: what lies below is a chance reading. */
const goodFit = 0.6

/** Bytes above ASCII that stand in a row; of accented letters there are seldom more than two. */
const longestLatinRun = 2

/** Bytes that are looked at. */
const guessedBytes = 200_000

/** Null where the bytes are text of none of them, or damaged UTF-8. */
function guessEncoding(bytes: Uint8Array): OldEncoding | null {
  const looked = bytes.subarray(0, guessedBytes)
  if (isBinary(looked) || isDamagedUtf8(looked)) return null
  const simplified = fitOf(looked, isDoubleGb, everydayGb)
  const traditional = fitOf(looked, isDoubleBig5, everydayBig5)
  if (Math.max(simplified, traditional) >= goodFit) {
    return traditional > simplified ? 'big5' : 'gb18030'
  }
  if (meanRun(looked) <= longestLatinRun) return 'windows-1252'
  return isDecodable(looked, 'gb18030') ? 'gb18030' : null
}

/** More than one control character in a hundred: no text has them. */
function isBinary(bytes: Uint8Array): boolean {
  const controls = bytes.filter((byte) => byte < 0x20 && !isSpace(byte)).length
  return controls * 100 > bytes.length
}

/** Tab, the line feeds, the form feed, and the escape of old terminals. */
function isSpace(byte: number): boolean {
  return (byte >= 0x09 && byte <= 0x0d) || byte === 0x1b
}

/** By chance hardly any two bytes are a character of UTF-8: where most are, a few are broken. */
function isDamagedUtf8(bytes: Uint8Array): boolean {
  let whole = 0
  let broken = 0
  for (let index = 0; index < bytes.length; index += 1) {
    const byte = bytes[index] ?? 0
    if (byte < 0x80) continue
    const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : byte >= 0xc2 ? 2 : 1
    const rest = bytes.subarray(index + 1, index + length)
    if (length > 1 && rest.length === length - 1 && rest.every(isContinuation)) {
      whole += 1
      index += length - 1
    } else broken += 1
  }
  return whole > broken
}

type Pair = (lead: number, trail: number) => boolean

const isDoubleGb: Pair = (lead, trail) =>
  lead >= 0x81 && lead <= 0xfe && trail >= 0x40 && trail <= 0xfe && trail !== 0x7f

/** Signs, and the 3,755 characters that the standard puts first. */
const everydayGb: Pair = (lead, trail) =>
  trail >= 0xa1 && ((lead >= 0xa1 && lead <= 0xa3) || (lead >= 0xb0 && lead <= 0xd7))

const isDoubleBig5: Pair = (lead, trail) =>
  lead >= 0x81 &&
  lead <= 0xfe &&
  ((trail >= 0x40 && trail <= 0x7e) || (trail >= 0xa1 && trail <= 0xfe))

/** Signs, and the 5,401 characters in frequent use. */
const everydayBig5: Pair = (lead) => lead >= 0xa1 && lead <= 0xc6

/** The share of everyday characters among all that are no ASCII. */
function fitOf(bytes: Uint8Array, isDouble: Pair, isEveryday: Pair): number {
  let everyday = 0
  let all = 0
  for (let index = 0; index < bytes.length; index += 1) {
    const [lead = 0, trail = 0] = [bytes[index], bytes[index + 1]]
    if (lead < 0x80) continue
    all += 1
    if (!isDouble(lead, trail)) continue
    if (isEveryday(lead, trail)) everyday += 1
    index += 1
  }
  return all === 0 ? 0 : everyday / all
}

function meanRun(bytes: Uint8Array): number {
  let high = 0
  let runs = 0
  for (const [index, byte] of bytes.entries()) {
    if (byte < 0x80) continue
    high += 1
    if ((bytes[index - 1] ?? 0) < 0x80) runs += 1
  }
  return runs === 0 ? 0 : high / runs
}

function isDecodable(bytes: Uint8Array, encoding: OldEncoding): boolean {
  try {
    new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: true })
    return true
  } catch {
    return false
  }
}

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
