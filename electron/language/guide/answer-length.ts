// How long an answer is, which sets the pace of what is asked next (B3): followed deeper, given options, or a guess.

export type AnswerLength = 'long' | 'short' | 'very-short'

/**
 * A Chinese character says about what three letters of English do (a translated text has some 0.6 English words for
 * each), so it counts three times: 线性代数 and "linear algebra" are both short, 微积分 and "calculus" very short.
 */
const lettersOfHan = 3

const longFrom = 50
const veryShortBelow = 10

/** Letters, as the bounds count them. */
function weighAnswer(text: string): number {
  const trimmed = text.normalize('NFKC').replaceAll(/\s+/gu, ' ').trim()
  return Array.from(trimmed).reduce(
    (sum, sign) => sum + (/\p{Script=Han}/u.test(sign) ? lettersOfHan : 1),
    0,
  )
}

export function lengthOfAnswer(text: string): AnswerLength {
  const weight = weighAnswer(text)
  if (weight > longFrom) return 'long'
  return weight < veryShortBelow ? 'very-short' : 'short'
}
