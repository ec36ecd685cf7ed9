// Small numbers as people write them: digits, English words and Chinese signs, up to 99.

const englishCardinals = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'] // prettier-ignore
const englishOrdinals = ['zeroth', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth', 'eleventh', 'twelfth'] // prettier-ignore
const chineseDigits: Record<string, number> = {
  零: 0,
  一: 1,
  二: 2,
  两: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
}

/** For use inside a larger pattern. */
export const numberPattern = `(?:\\d{1,2}|${englishCardinals.slice(1).join('|')}|[一二两三四五六七八九十]{1,3})`
export const ordinalPattern = `(?:\\d{1,2}(?:st|nd|rd|th)|${englishOrdinals.slice(1).join('|')})`

export function readNumber(written: string): number | null {
  const digits = /^(\d{1,2})(?:st|nd|rd|th)?$/.exec(written)
  if (digits !== null) return Number(digits[1])
  const cardinal = englishCardinals.indexOf(written)
  if (cardinal >= 0) return cardinal
  const ordinal = englishOrdinals.indexOf(written)
  return ordinal >= 0 ? ordinal : readChineseNumber(written)
}

function readChineseNumber(written: string): number | null {
  const match = /^([一二两三四五六七八九])?(十)?([一二三四五六七八九])?$/.exec(written)
  if (match === null || written === '') return null
  const [, tens, ten, ones] = match
  if (ten === undefined) return ones === undefined ? digitOf(tens) : null
  return (tens === undefined ? 1 : digitOf(tens)) * 10 + digitOf(ones)
}

function digitOf(sign: string | undefined): number {
  return sign === undefined ? 0 : (chineseDigits[sign] ?? 0)
}
