// An answer that is a number in words, as its digits (H1): twelve, 十二, 二分之一.
import { readChineseNumber } from '../../shared/chinese-number.ts'

const english = [
  'zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven',
  'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen',
] // prettier-ignore

const tens = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']

/** Only where the whole answer is one; every other text stays as it is. */
export function numberWordsAsDigits(text: string): string {
  const plain = text.trim().toLowerCase()
  const [below, above] = plain.split('分之')
  if (below !== undefined && above !== undefined) {
    const [part, whole] = [chineseNumber(above), below === '百' ? 100 : chineseNumber(below)]
    if (part !== null && whole !== null) return `${part}/${whole}`
  }
  const number = englishNumber(plain) ?? chineseNumber(plain)
  return number === null ? text : String(number)
}

function englishNumber(word: string): number | null {
  const small = english.indexOf(word)
  if (small >= 0) return small
  const [ten = '', one] = word.split(/[-\s]/)
  const at = tens.indexOf(ten)
  const rest = one === undefined ? 0 : english.indexOf(one)
  return at < 0 || rest < 0 || rest > 9 ? null : (at + 2) * 10 + rest
}

/** 零 to 九十九; digits stay as they are. */
function chineseNumber(written: string): number | null {
  if (/\d/.test(written)) return null
  return written === '零' ? 0 : readChineseNumber(written)
}
