// Small numbers as people write them: digits, English words and Chinese signs, up to 99.
import { readChineseNumber } from '../../../../../shared/chinese-number.ts'

const englishCardinals = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'] // prettier-ignore
const englishOrdinals = ['zeroth', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth', 'eleventh', 'twelfth'] // prettier-ignore
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
