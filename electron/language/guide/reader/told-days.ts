// Gives days that no word beside them names what they were learned to be.
import type { DayRole, SaidLimits } from '../read/said-limits.ts'
import type { GuideRole, ToldSpan } from './told-span.ts'

/** Without those that were learned to be none of the work; where one is named, no other is guessed at. */
export function withLearned(
  days: SaidLimits['days'],
  text: string,
  spans: readonly ToldSpan[],
  isExam: boolean,
): SaidLimits['days'] {
  if (days.some(({ role }) => role !== null)) return days
  return days.flatMap((each) => {
    const role = roleLearned(text.slice(each.day.start, each.day.end), spans, isExam)
    return role === 'none' ? [] : [Object.assign({}, each, { role })]
  })
}

/** “Ok call it Dec 21”: no word beside it says of what it is; `none` where it was learned to be no day of the work. */
function roleLearned(
  day: string,
  spans: readonly ToldSpan[],
  isExam: boolean,
): DayRole | 'none' | null {
  // prettier-ignore
  const words = day.replaceAll(/^[\s\p{P}]+|[\s\p{P}]+$/gu, '')
  const role = spans.find(({ text }) => isIn(words, text.toLowerCase()))?.role
  if (!/\d/.test(words)) return null
  if (role === 'exam') return isExam ? role : null
  return role === 'due' ? role : role !== undefined && ofOtherDays.has(role) ? 'none' : null
}

const ofOtherDays = new Set<GuideRole>(['not', 'only', 'only-if-needed', 'like', 'aside'])

function isIn(one: string, other: string): boolean {
  return one !== '' && (one.includes(other) || other.includes(one))
}
