// An answer that is a number in words, as its digits (H1): twelve, 十二, 二分之一.

const english = [
  'zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven',
  'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen',
] // prettier-ignore

const tens = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']

const digits = '零一二三四五六七八九'

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

function toDigit(sign: string): number {
  return digits.indexOf(sign)
}

/** 零 to 九十九. */
function chineseNumber(written: string): number | null {
  if (!/^(?:[零一二两三四五六七八九]|[二三四五六七八九]?十[一二三四五六七八九]?)$/.test(written)) {
    return null
  }
  const [ten = '', one] = written.replace('两', '二').split('十')
  if (one === undefined) return toDigit(ten)
  return (ten === '' ? 1 : toDigit(ten)) * 10 + (one === '' ? 0 : toDigit(one))
}
