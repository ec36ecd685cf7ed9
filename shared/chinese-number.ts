// Small numbers as Chinese texts write them: 十二, 二十, 3, ３.
import { toPlain } from './words/simple-characters.ts'

const digits = '零一二三四五六七八九'

/** Null where it is none from 1 to 99; digits of either width are read too, a 0 as it is. */
export function readChineseNumber(text: string): number | null {
  const plain = toPlain(text).replaceAll('两', '二')
  if (/^\d{1,2}$/.test(plain)) return Number(plain)
  const [, tens, ten, ones] =
    /^([一二三四五六七八九])?(十)?([一二三四五六七八九])?$/.exec(plain) ?? []
  if (ten === undefined) {
    return tens !== undefined && ones === undefined ? digits.indexOf(tens) : null
  }
  return (
    (tens === undefined ? 1 : digits.indexOf(tens)) * 10 +
    (ones === undefined ? 0 : digits.indexOf(ones))
  )
}

/** Of 1 to 99, as in 第二十三. */
export function writeChineseNumber(number: number): string {
  const tens = Math.floor(number / 10)
  return `${tens > 1 ? sign(tens) : ''}${tens > 0 ? '十' : ''}${sign(number % 10)}`
}

function sign(digit: number): string {
  return digit === 0 ? '' : (digits[digit] ?? '')
}
