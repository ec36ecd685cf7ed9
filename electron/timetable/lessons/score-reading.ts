// Chooses among the ways to read a text by a score: classes that can be ones, less what it leaves unread and what can't be right.
import { findClockRange } from '../../../shared/time/clocks.ts'
import { findWeeks } from '../../../shared/time/documents/lesson-weeks.ts'
import { findWeekdays } from '../../../shared/time/weekdays.ts'
import { courseName } from '../../../shared/timetable/course-name.ts'
import { isNoName, meet } from './check-lines.ts'
import { findPeriods, plainText } from './find-periods.ts'
import { isOtherName, mayBeRoom } from './guess-roles.ts'
import { lessonsOf, type Lesson, type OutcomeLine } from './lesson.ts'
import { roleOfName } from './role-names.ts'
import { isRoomName } from './split-names.ts'

/** A class that is whole counts as one. */
const penalties = { time: 0.7, when: 0.3, words: 0.12, clash: 1.5 }
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
  let sum = -penalties.clash * clashes.length
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
  if (findClockRange(plain)?.range || findPeriods(plain)?.range) return penalties.time
  return findWeekdays(plain) !== null || findWeeks(plain) !== null
    ? penalties.when
    : penalties.words
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

/** `score` where its reader has one of its own. */
export type Way<Kind extends string = string> = {
  kind: Kind
  lines: readonly OutcomeLine[]
  score?: number
}

/** `rival` are classes of the next best way that this one does not have. */
export type Chosen<Kind extends string> = { way: Way<Kind>; rival: Lesson[] }

/** A reading that gives fewer classes than the usual one loses some; one without the names or the codes of courses must explain clearly more. */
const costs = { fewer: 0.5, blocks: 0.1, entries: 0.15 }
/** By class: what is nearer than this is as good. */
const near = 0.15

export function chooseReading<Kind extends string>(
  usual: Way<Kind>,
  others: readonly Way<Kind>[],
): Chosen<Kind> {
  const scored = [usual, ...others]
    .map((way) => ({
      way,
      score: (way.score ?? scoreReading(way.lines)) - (way === usual ? 0 : lossOf(way, usual)),
    }))
    .toSorted((one, other) => other.score - one.score)
  const [best = { way: usual, score: 0 }, second] = scored
  const gap = second === undefined ? Number.POSITIVE_INFINITY : best.score - second.score
  const isNear = gap < near * Math.max(1, countLessons(best.way.lines))
  const rival = isNear && second !== undefined ? beside(second.way, best.way) : []
  // What says the same keeps its columns.
  const isSame =
    usual.kind === 'table' &&
    second?.way === usual &&
    rival.length === 0 &&
    beside(best.way, usual).length === 0
  return { way: isSame ? usual : best.way, rival }
}

/** Classes of the one that are not in the other. */
function beside(one: Way, other: Way): Lesson[] {
  const known = new Set(lessonsOf(other.lines).map(classKey))
  return lessonsOf(one.lines).filter((lesson) => !known.has(classKey(lesson)))
}

function classKey({ title, day, time }: Lesson): string {
  return JSON.stringify([lettersOf(courseName(title)), day, time])
}

function lossOf({ kind, lines }: Way, usual: Way): number {
  const read = countLessons(lines)
  const fewer = costs.fewer * Math.max(0, countLessons(usual.lines) - read)
  if (kind !== 'entries') return read === 0 ? Number.POSITIVE_INFINITY : fewer + costs.blocks * read
  const named = usual.lines.filter(isNamedItself).length
  return read < 2 || named * 2 >= read ? Number.POSITIVE_INFINITY : fewer + costs.entries * read
}

/** A line that says its day, its time and its name is a class by itself. */
function isNamedItself({ text, outcome }: OutcomeLine): boolean {
  return (
    outcome.kind === 'lessons' &&
    outcome.lessons.some(
      ({ title }) => !isNoName(title) && lettersOf(text).includes(lettersOf(title)),
    )
  )
}

function lettersOf(text: string): string {
  return text.normalize('NFKC').replaceAll(/[^\p{L}\p{N}]/gu, '')
}

function countLessons(lines: readonly OutcomeLine[]): number {
  return lines.filter(({ outcome }) => outcome.kind === 'lessons').length
}
