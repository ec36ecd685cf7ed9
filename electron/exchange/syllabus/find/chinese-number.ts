// Small numbers as Chinese texts write them: 十二, 二十, 3, ３.

const digits = '零一二三四五六七八九'

/** Null where it is none up to 99. */
export function readChineseNumber(text: string): number | null {
  const plain = text.normalize('NFKC').replaceAll('〇', '零').replaceAll('两', '二')
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
