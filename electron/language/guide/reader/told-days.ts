// Gives days that no word beside them names what they were learned to be.
import type { DateHints } from '../read-dates.ts'
import type { DayRole, SaidLimits } from '../read/said-limits.ts'
import type { GuideRole, ToldSpan } from './told-span.ts'

/** Without those that were learned to be none of the work; where one is named, no other is guessed at. */
export function withLearned(
  days: SaidLimits['days'],
  text: string,
  spans: readonly ToldSpan[],
  hints: Pick<DateHints, 'isExam' | 'takesBare'>,
): SaidLimits['days'] {
  if (days.some(({ role }) => role !== null)) return days
  return days.flatMap((each) => {
    const role = roleLearned(text.slice(each.day.start, each.day.end), spans, hints)
    return role === 'none' ? [] : [Object.assign({}, each, { role })]
  })
}

/** “Ok call it Dec 21”: no word beside it says of what it is; `none` where it was learned to be no day of the work, or to tell nothing. */
function roleLearned(
  day: string,
  spans: readonly ToldSpan[],
  { isExam, takesBare }: Pick<DateHints, 'isExam' | 'takesBare'>,
): DayRole | 'none' | null {
  // prettier-ignore
  const words = day.replaceAll(/^[\s\p{P}]+|[\s\p{P}]+$/gu, '')
  const role = spans.find(({ text }) => isIn(words, text.toLowerCase()))?.role
  if (role === undefined) return takesBare || spans.length === 0 ? null : 'none'
  if (ofOtherDays.has(role)) return 'none'
  // 圣诞前 is a stretch.
  return /\d/.test(words) && (role === 'due' || (role === 'exam' && isExam)) ? role : null
}

const ofOtherDays = new Set<GuideRole>(['not', 'only', 'only-if-needed', 'like', 'aside'])

function isIn(one: string, other: string): boolean {
  return one !== '' && (one.includes(other) || other.includes(one))
}
