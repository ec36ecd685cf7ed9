// Scores a reading of a text: classes that can be ones, less what it leaves unread and what can't be right.
import { findClockRange } from '../../../shared/time/clocks.ts'
import { findWeeks } from '../../../shared/time/documents/lesson-weeks.ts'
import { findWeekdays } from '../../../shared/time/weekdays.ts'
import { isNoName, meet } from './check-lines.ts'
import { findPeriods, plainText } from './find-periods.ts'
import { isOtherName, mayBeRoom } from './guess-roles.ts'
import { lessonsOf, type Lesson, type OutcomeLine } from './lesson.ts'
import { roleOfName } from './role-names.ts'
import { isRoomName } from './split-names.ts'

/** A class that is whole counts as one. */
const costs = { time: 0.7, when: 0.3, words: 0.12, clash: 1.5 }
/** A class whose room is known is more than one. */
const room = 1.1
const mostChecked = 400
const longestTitle = 60

/** A class on several days counts once; one at the time of another is one too many. */
export function scoreReading(lines: readonly OutcomeLine[]): number {
  const lessons = lessonsOf(lines).slice(0, mostChecked)
  const clashes = lessons.filter((one, at) =>
    lessons.slice(0, at).some((other) => meet(one, other)),
  )
  const read = lines.flatMap(({ outcome }) => (outcome.kind === 'lessons' ? [outcome.lessons] : []))
  let sum = -costs.clash * clashes.length
  for (const some of read)
    for (const [one] of Map.groupBy(some, keyOf).values())
      sum += one === undefined ? 0 : qualityOf(one.title) * (one.location === '' ? 1 : room)
  for (const { text, outcome } of lines) if (outcome.kind === 'problem') sum -= costOf(text)
  return sum
}

function keyOf({ title, time }: Lesson): string {
  return JSON.stringify([title, time])
}

function costOf(text: string): number {
  const plain = plainText(text)
  if (findClockRange(plain)?.range || findPeriods(plain)?.range) return costs.time
  return findWeekdays(plain) !== null || findWeeks(plain) !== null ? costs.when : costs.words
}

/** From 0 to 1: how much a text looks like the name of a course. */
function qualityOf(title: string): number {
  if (isNoName(title) || roleOfName(title) !== null) return 0.15
  if (mayBeRoom(title.replaceAll(/\d/g, ''))) return 0.8
  if (isRoomName(title) || /[;|\n\t]|\p{Extended_Pictographic}/u.test(title)) return 0.4
  if (findWeekdays(title) !== null || findClockRange(title) !== null) return 0.3
  const persons = isOtherName(title) && !/\d/.test(title) ? 0.4 : 1
  const length = title.length > longestTitle ? 0.5 : 1 - title.length / 1000
  const middle = /^\p{Ll}/u.test(title) ? 0.7 : 1
  const sentence = /[.!?。！？]$|[:：]/u.test(title) ? 0.6 : 1
  return persons * length * middle * sentence * (title.includes(',') ? 0.8 : 1)
}
