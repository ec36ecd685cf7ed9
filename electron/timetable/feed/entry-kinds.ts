// Decides what a meeting of an import is, from what all of its entries show together: class of a course, exam, appointment.
import { weekdayOf } from '../../../shared/schedule/calendar.ts'
import type { EventKind } from '../../../shared/schedule/task.ts'
import { nameKey } from '../../../shared/text/name-key.ts'
import { toSimple } from '../../../shared/text/simple-characters.ts'
import { courseName, namedCourse } from '../../../shared/timetable/course-name.ts'
import { isExamTitle } from '../../../shared/timetable/exams.ts'
import { mayBeRoom } from '../lessons/guess-roles.ts'
import { writtenCode } from './course-of-feed.ts'
import { findBreaks } from './find-breaks.ts'
import { subjectTypeOf } from './subject-type.ts'
import { joinCourses } from './join-courses.ts'
import { isPrivateHead, namesPrivate } from './private-words.ts'
import type { FoundSeries, Meeting, Series } from './series.ts'

export type UndecidedSeries = FoundSeries & {
  /** As its source says. */
  told?: EventKind
  /** Of a list that says so: held week after week, however few its dates are. */
  isListed?: boolean
}

/** Exams are rare by nature: a weekly "quiz section" is a class. */
const mostExams = 3

/**
 * Each piece of evidence speaks for a class where it is positive. Where some speak for and some against, and little is
 * between them, it is unsure. `isTimetable`: nothing but classes stands in it.
 */
export function decideKinds(found: readonly UndecidedSeries[], isTimetable = false): Series[] {
  const joined = joinCourses(found)
  const exams = joined.filter((one) => isExam(one))
  const around: Around = {
    isTimetable,
    exams: exams.map(({ title }) => title),
    byCourse: Map.groupBy(joined, ({ course }) => nameKey(course)),
    byCode: Map.groupBy(joined, ({ title }) => codeOf(title)),
    breaks: findBreaks(joined),
    isUsualHour: usualHours(joined),
    taught: new Set(),
  }
  const decided = new Map<UndecidedSeries, Series>()
  const decide = (some: readonly UndecidedSeries[]) => {
    for (const one of some) decided.set(one, decideKind(one, around))
  }
  const [returning, single] = [joined.filter(returns), joined.filter((one) => !returns(one))]
  decide(returning)
  for (const { kind, course } of decided.values()) if (kind === 'class') around.taught.add(course)
  decide(single)
  return withExamCourses(joined.flatMap((one) => decided.get(one) ?? []))
}

type Around = {
  isTimetable: boolean
  /** Titles of exams. */
  exams: readonly string[]
  byCourse: ReadonlyMap<string, UndecidedSeries[]>
  byCode: ReadonlyMap<string, UndecidedSeries[]>
  breaks: ReturnType<typeof findBreaks>
  isUsualHour: (one: UndecidedSeries) => boolean
  /** Courses with classes that return. */
  taught: Set<string>
}

function returns({ isWeekly, isListed }: UndecidedSeries): boolean {
  return isWeekly || isListed === true
}

function isExam({ title, meetings, told }: UndecidedSeries): boolean {
  const isSaid = isExamTitle(title) || meetings.every((meeting) => meeting.isExam === true)
  return told === undefined ? isSaid && meetings.length <= mostExams : told === 'exam'
}

function decideKind(one: UndecidedSeries, around: Around): Series {
  const { told, isListed: _, ...series } = one
  if (told !== undefined) return { ...series, kind: told }
  if (isExam(one)) return { ...series, kind: 'exam' }
  const { base, evidence } = returns(one) ? weigh(one, around) : weighOnce(one, around)
  const score = evidence.reduce((sum, weight) => sum + weight, base)
  const speaks = (sign: number) => evidence.some((weight) => weight * sign >= 2)
  const isUnsure = evidence.length > 0 && Math.abs(score) < (speaks(1) && speaks(-1) ? 2 : 0.5)
  return { ...series, kind: score > 0 ? 'class' : 'personal', ...(isUnsure ? { isUnsure } : {}) }
}

type Weighed = { base: number; evidence: number[] }

/** In minutes; what lasts longer in one go is a job or a day in the field. */
const longestLesson = 300

function weigh(one: UndecidedSeries, around: Around): Weighed {
  const { title, course, meetings } = one
  const [first] = meetings
  const days = new Set(meetings.map(({ date }) => weekdayOf(date))).size
  const siblings = (around.byCourse.get(nameKey(course)) ?? []).filter(
    (other) => other.title !== title && !isExam(other),
  )
  const held = around.breaks(one)
  const [isPrivate, isOdd] = [namesPrivate(title), !around.isUsualHour(one)]
  // Alone, that it goes on in a week off makes no class private.
  const evidence = [
    hasCode(title) || hasCode(course) ? 3 : 0,
    namesKind(one) ? 3 : 0,
    siblings.some(namesKind) ? 4 : siblings.length > 0 ? 2 : 0,
    around.exams.some((exam) => namedCourse(exam, [course]) !== undefined) ? 3 : 0,
    subjectTypeOf(course) === 'mixed' ? 0 : 2,
    meetings.some(({ location }) => mayBeRoom(toSimple(location))) ? 1 : 0,
    meetings.some(({ teacher }) => teacher !== undefined) ? 1 : 0,
    isPrivateHead(title) ? -4 : isPrivate ? -0.5 : 0,
    held === 'off' ? 1 : held === 'through' ? (isPrivate || isOdd ? -2 : -0.5) : 0,
    isOdd ? -1 : 0,
    days > 5 ? -1 : 0,
    first !== undefined && first.end - first.start > longestLesson ? -2 : 0,
  ]
  return { base: around.isTimetable ? 6 : 1, evidence: evidence.filter((weight) => weight !== 0) }
}

/** A kind of lesson, a code: more than the course is called. */
function namesKind({ title }: UndecidedSeries): boolean {
  return courseName(title) !== title
}

/** What is held once is a class only where its course is taught, or its code returns. */
function weighOnce({ title, course }: UndecidedSeries, { taught, byCode }: Around): Weighed {
  const code = codeOf(title)
  const alike = code === '' ? [] : (byCode.get(code) ?? []).flatMap(({ meetings }) => meetings)
  const isTaught = [...taught].some((name) => nameKey(name) === nameKey(course))
  return { base: -2, evidence: isTaught || alike.length > 1 ? [4] : [] }
}

const leadingCode = new RegExp(String.raw`^${writtenCode}(?![\p{L}\d])`, 'u')
const anyCode = new RegExp(writtenCode, 'u')

function codeOf(title: string): string {
  return leadingCode.exec(title)?.[0] ?? ''
}

function hasCode(text: string): boolean {
  return anyCode.test(text)
}

/** Of an evening, an early morning or a weekend, where most of the others are not. */
function usualHours(found: readonly UndecidedSeries[]): (one: UndecidedSeries) => boolean {
  const all = found.filter(returns)
  const strange = new Set(all.filter(({ meetings }) => meetings.every(isAtOddHour)))
  return (one) => !strange.has(one) || strange.size * 3 > all.length
}

function isAtOddHour({ date, start, end }: Meeting): boolean {
  return weekdayOf(date) > 5 || start >= 1110 || end <= 510
}

/** "Calculus final" is of the course that is taught, whatever kinds of exam are known. */
export function withExamCourses(series: readonly Series[]): Series[] {
  const taught = series.filter(({ kind }) => kind === 'class').map(({ course }) => course)
  const known = new Set(taught.map(nameKey))
  return series.map((one) =>
    one.kind === 'exam' && !known.has(nameKey(one.course))
      ? { ...one, course: namedCourse(one.title, taught) ?? one.course }
      : one,
  )
}
