// Whether words are the name of a course and no other: "macroeconomics" is not microeconomics, and 宏观经济学 no 经济学.
import { toPlain } from '../text/simple-characters.ts'

/** Small letters, simplified characters, no signs. */
export function plainName(name: string): string {
  return toPlain(name)
    .toLowerCase()
    .replaceAll(/[\s\p{P}]+/gu, ' ')
    .trim()
}

/** Said around the name of a course, and part of none. */
const around =
  /\b(?:the|my|an?|this|that|for|of|in|on|about|to|with|please|now|again|course|class|module|subject|lecture|exam|midterm|final|finals|test|pack|preparation|prep)\b|[这那]?[门个]|课程?|科目|考试|期[中末]|复习|备考|大学|高等|基础|普通|学术|[的我吧了]|请|一下/gu

/** Whether nothing is left that would make another name of it. */
export function isOnlyAround(words: string): boolean {
  return !/[\p{L}\p{N}]/u.test(plainName(words).replaceAll(around, ' '))
}

/** Whether `text` holds this name, of Latin letters as whole words; both plain. */
export function holdsName(text: string, name: string): boolean {
  if (name.length < 2) return false
  return /\p{Script=Han}/u.test(name) ? text.includes(name) : ` ${text} `.includes(` ${name} `)
}

/** Whether two names are of one course, as far as their writing tells. */
export function isSameCourse(a: string, b: string): boolean {
  const [short = '', long = ''] = [plainName(a), plainName(b)].toSorted(
    (one, other) => one.length - other.length,
  )
  return holdsName(long, short) && isOnlyAround(long.replace(short, ' '))
}
