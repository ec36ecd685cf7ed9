// Reads weeks as schools' programs write them: one sign for each week, 1 where the class is held.
import { maxWeeks } from '../../../shared/schedule/term.ts'
import type { LessonWeeks } from '../../../shared/time/documents/lesson-weeks.ts'

/** `first` is the week of the first sign. Null where the text is no such row of signs. */
export function weeksOfMask(text: string, first: number): LessonWeeks | null {
  if (!/^[01]{10,}$/.test(text)) return null
  const weeks = text.split('').flatMap((sign, index) => (sign === '1' ? [index + first] : []))
  const held = weeks.filter((week) => week >= 1 && week <= maxWeeks)
  return held.length === 0 ? null : { weeks: held, isOpen: false }
}
