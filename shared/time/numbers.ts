// Small numbers as people write them: digits, English words and Chinese signs, up to 99.
import { toPlain } from '../text/simple-characters.ts'

const englishCardinals = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
]
const englishTens = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']
const englishOrdinals = [
  'zeroth',
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
]
/** For use inside a larger pattern. */
export const numberPattern = `(?:\\d{1,2}|${[...englishCardinals.slice(1).toReversed(), ...englishTens].join('|')}|[一二两俩三四五六七八九十]{1,3})`
export const ordinalPattern = `(?:\\d{1,2}(?:st|nd|rd|th)|${englishOrdinals.slice(1).join('|')})`

export function readNumber(written: string): number | null {
  const digits = /^(\d{1,2})(?:st|nd|rd|th)?$/.exec(written)
  if (digits !== null) return Number(digits[1])
  const cardinal = englishCardinals.indexOf(written)
  if (cardinal >= 0) return cardinal
  const tens = englishTens.indexOf(written)
  if (tens >= 0) return (tens + 2) * 10
  const ordinal = englishOrdinals.indexOf(written)
  return ordinal >= 0 ? ordinal : readChineseNumber(written)
}

/** Their signs by value. */
const signs = '零一二三四五六七八九'

/** Null where it is none from 1 to 99; digits of either width are read too, a 0 as it is. */
export function readChineseNumber(text: string): number | null {
  const plain = toPlain(text).replaceAll(/[两俩]/g, '二')
  if (/^\d{1,2}$/.test(plain)) return Number(plain)
  const [, tens, ten, ones] =
    /^([一二三四五六七八九])?(十)?([一二三四五六七八九])?$/.exec(plain) ?? []
  if (ten === undefined) {
    return tens !== undefined && ones === undefined ? signs.indexOf(tens) : null
  }
  return (
    (tens === undefined ? 1 : signs.indexOf(tens)) * 10 +
    (ones === undefined ? 0 : signs.indexOf(ones))
  )
}

/** Of 1 to 99, as in 第二十三. */
export function writeChineseNumber(number: number): string {
  const tens = Math.floor(number / 10)
  return `${tens > 1 ? sign(tens) : ''}${tens > 0 ? '十' : ''}${sign(number % 10)}`
}

function sign(digit: number): string {
  return digit === 0 ? '' : (signs[digit] ?? '')
}
