// A plan that was asked for, as a draft: its days and courses, what it keeps free, how much a day.
import { datesBetween, weekdayOf } from '../../../shared/schedule/calendar.ts'
import type { Ground } from '../ground.ts'
import { readAwaySpans } from '../read/read-away.ts'
import type { AwayWish, ClearDraft, Doubt, PlanDraft } from '../read/draft.ts'
import type { DayMention } from '../../../shared/time/mention.ts'
import { anyWeekday } from '../../../shared/time/weekdays.ts'
import { findUnknownDay } from '../../../shared/time/unknown-day.ts'
import { unavailable } from '../words/verbs.ts'
import { mergeLimits, noLimits, type Limits } from '../read/kept-free.ts'
import { endsThen, keptTimes } from '../read/kept-times.ts'
import { timedLimits } from '../read/limits.ts'
import { meansWholeTerm } from '../read/whole-term.ts'
import { readMost } from '../read/most-said.ts'
import { periodsOf } from '../resolve/wishes.ts'
import { courseOfOwner } from '../words/course-of-owner.ts'
import type { NameOwner } from '../words/known-names.ts'
import type { LexedText } from '../words/lexed-text.ts'
import { allWords, isNamed } from '../words/operands.ts'
import { wishesIn, type Reading } from './reading.ts'
import { clearing } from '../read/read-put.ts'

export function readPlan(read: Reading, doubt: Doubt | null): PlanDraft {
  const { ground } = read
  const { text } = read.clause
  const until = read.dates('by')?.at(-1)
  const named = read.dates('when', 'to', 'due')
  const dates = until === undefined ? named : datesBetween(named?.[0] ?? ground.today.date, until)
  const weekly = onlyThen.test(text) ? weekdaysIn(read) : []
  // What was said as the end and is no day is asked for, and never left out; each work ends before its exam.
  const [end] = read.words('by')
  const isUntilExam = end !== undefined && until === undefined && examWords.test(end)
  const isOfDay = endsOfDay(read).length > 0
  const isLost = end !== undefined && until === undefined && !isUntilExam && !isOfDay
  const [limit] = read.words('limit')
  const away = isAbsence(read) ? absences(read) : datesFree(read)
  const isTimed = hasTimedCourse(read)
  const lost = isLost ? end : findUnknownDay(text)
  return {
    kind: 'plan',
    ...(lost === null ? {} : { unknownDay: lost }),
    ...(isTimed ? { timed: namesOf(read) } : {}),
    names: isTimed ? [] : namesOf(read),
    without: read.owners('except'),
    dates: weekly.length > 0 ? null : dates,
    isAll:
      isUntilExam ||
      weekly.length > 0 ||
      (dates === null && meansWholeTerm(read.clause.text)) ||
      (dates === null && isOfNamed(read) && !ofWeek.test(text)) ||
      (dates === null && isAllOf(read)),
    ...(isAnew.test(text)
      ? { anew: dates === null && !ofWeek.test(text) ? ('all' as const) : ('days' as const) }
      : {}),
    isWhole: until !== undefined || (dates !== null && wholly.test(text)),
    wish: isTimed || (isOfDay && end === undefined) ? null : read.wish('when', 'to'),
    ...(away.length === 0 ? {} : { away }),
    limits: mergeLimits(
      isAbsence(read) ? noLimits : keptFree(read),
      othersOf(weekly.flatMap((day) => day.dates)),
    ),
    ...(limit === undefined ? {} : { most: readMost(limit, ground.state.window) }),
    strangers: strangersIn(read),
    doubt,
  }
}

export const isAnew =
  /\bre-?(?:do|plan|schedule|arrange|work)\b|(?<!\bnever\b.*)\bagain\b|\b(?:anew|afresh|from scratch)\b|\bover[\s.!?]*$|重新|重排|再排|重做/

/** The weekdays that alone are wanted; none where a single day is told, or a time ("tomorrow, mornings only"). */
function weekdaysIn(read: Reading): DayMention[] {
  const phrases = read.lexed('when', 'to')
  const isOfWeekdays = phrases.every(
    ({ text, days }) =>
      days.length > 0 &&
      days.every(({ start, end, isWeek }) => !isWeek && weekdayWord.test(text.slice(start, end))),
  )
  return isOfWeekdays ? phrases.flatMap(({ days }) => days) : []
}

const weekdayWord = new RegExp(`^每?${anyWeekday}|^(?:周|星期|礼拜)末|weekend`, 'iu')

/** "Plan my week, calculus in the mornings": a time of one course, which a plan of all can't hold. */
function hasTimedCourse(read: Reading): boolean {
  const whens = read.lexed('when')
  // "Fill my week with calculus, mornings only": a bound on all of it.
  const isOfTime = whens.some(
    ({ days, times, text }) => days.length === 0 && times.length > 0 && !onlyThen.test(text),
  )
  const isOfDays = ofWeek.test(read.clause.text) || whens.some(({ days }) => days.length > 0)
  return isOfTime && isOfDays && whens.length > 1 && namesOf(read).length > 0
}

/** Names that have no role are of the plan too: "just calculus for now, mornings only". */
function namesOf(read: Reading): NameOwner[] {
  const isTold = read.words('course', 'task').length > 0
  const owners = isTold
    ? read.owners('course', 'task')
    : read.beside.names.flatMap(({ owners }) => owners)
  const isOfLessons = owners.length > 0 && owners.every(({ kind }) => kind === 'series')
  return isOfLessons ? [...owners, ...workOf(owners, read.ground)] : owners
}

/** "Plan physics lab", of which the timetable has lessons: what is studied for their course. */
function workOf(owners: readonly NameOwner[], { state }: Ground): NameOwner[] {
  const courses = new Set(owners.map((owner) => courseOfOwner(owner, state)))
  return state.taskClasses
    .filter(({ course }) => courses.has(course))
    .map(({ id }) => ({ kind: 'class', id }))
}

/** Named, and none of theirs. */
function strangersIn(read: Reading): string[] {
  // What is to be left out and is not known would be planned with the rest.
  const excepted = read.words('except')
  if (excepted.length > 0 && read.owners('except').length === 0 && read.dates('except') === null)
    return excepted
  const named = read.named()
  const isKnown = named.some((operand) => isNamed(operand) || operand.isAll || operand.isPronoun)
  if (named.length === 0 || isKnown || meansWholeTerm(read.clause.text)) return []
  return read.words('course', 'task')
}

/** "My week, calculus only": what is asked for by its name alone is all of it, as it comes. */
const ofWeek = /\bweek(?:s|days?|ends?)?\b|[这本下上每一两]个?周|一周|星期|礼拜/

/** By a name, or by “it” for what was spoken of. */
function isOfNamed(read: Reading): boolean {
  return namesOf(read).length > 0 || read.named().some(({ isPronoun }) => isPronoun)
}

/** "Plan everything", and no day with it. */
function isAllOf(read: Reading): boolean {
  const isAll = read.named().some((operand) => operand.isAll && operand.names.length === 0)
  return isAll || (read.words('task', 'course').length === 0 && allWords.test(read.beside.text))
}

const onlyThen =
  /就(?=安?排|放|[好行]|可以)|\bonly\b|\b(?:mon|tues?|wednes|thurs?|fri|satur|sun)days\b|\bevery\b|只|每/

/** What each work keeps to by itself: its exam, its deadline. */
const examWords = /\b(?:exams?|finals?|midterms?|tests?|due|deadlines?)\b|考|期中|期末|截止|到期/

/** Told to be over by the end of the days, or laid out over them, and not only to take its share of them. */
const wholly =
  /\b(?:spread|distribute|finish|done|complete|get through|wrap up)\b|搞定|弄完|做完|完成|搞完|学完|写完|分散|分摊|平均分/

/** "I'm ill until Thursday, plan my week": study that lies there leaves those days first. */
export function absenceBeside(read: Reading): ClearDraft | null {
  if (!isAbsence(read)) return null
  return clearing(absences(read))
}

/** More than one day: a single one, and times of it, are what a plan keeps free. */
function isAbsence(read: Reading): boolean {
  const words = read.words('not')
  const isOwn = unavailable.test(read.clause.text) && !keeps.test(read.clause.text)
  if (!isOwn || words.some((each) => weekend.test(each))) return false
  const dates = new Set(absences(read).flatMap((span) => span.dates))
  return dates.size > 1
}

const keeps = /\b(?:keep|leave)\b|空出|腾|留/i

/** "No study at weekends" is meant of each weekend of the plan. */
const weekend = /^(?:the |at )*weekends?$|^(?:周|星期|礼拜)末$/i

function absences(read: Reading): AwayWish[] {
  return read.joined('not').flatMap((words) => readAwaySpans(words, read.ground))
}

/** "Not on 1 October": that day, and no weekday for good. */
function datesFree(read: Reading): AwayWish[] {
  return read
    .joined('not')
    .filter(isOfDates)
    .flatMap((words) => readAwaySpans(words, read.ground))
}

function isOfDates({ text, days }: LexedText): boolean {
  return (
    days.length > 0 &&
    /\d|[月号日]$/.test(text) &&
    days.some((day) => /\d|[月号]/.test(text.slice(day.start, day.end)))
  )
}

/** "Football on Tuesday evening, so nothing on Tuesday evening": a day that comes with its time is not all of it. */
function keptFree(read: Reading): Limits {
  const phrases = read.joined('not').filter((words) => !isOfDates(words))
  const timed = new Set(
    phrases.flatMap(({ days, times }) =>
      times.length === 0 ? [] : days.flatMap((day) => day.dates.map(weekdayOf)),
    ),
  )
  const own = phrases.filter(
    ({ days, times }) =>
      times.length > 0 ||
      !days.every((day) => day.dates.every((date) => timed.has(weekdayOf(date)))),
  )
  return limitsOf([...own, ...endsOfDay(read)], read.clause.text, read.ground)
}

/** "Done by nine": the hour that each day ends at. */
function endsOfDay(read: Reading): LexedText[] {
  const clause = read.clause.text
  const said = [...read.lexed('by'), ...(endsThen.test(clause) ? read.lexed('when') : [])]
  return said.filter(isEndOfDays).map((words) => Object.assign({}, words, { days: [] }))
}

function isEndOfDays({ days, times }: LexedText): boolean {
  return days.every(({ isEvery }) => isEvery) && times.some(({ wish }) => wish.kind === 'before')
}

/** "On Tuesdays only" keeps the other weekdays free. */
export function othersOf(dates: readonly string[]): Limits {
  if (dates.length === 0) return noLimits
  const wanted = new Set(dates.map(weekdayOf))
  return { weekdays: [1, 2, 3, 4, 5, 6, 7].filter((day) => !wanted.has(day)), periods: [] }
}

/** Weekdays and periods that are not wanted. */
export function limitsOf(
  phrases: readonly LexedText[],
  clause: string,
  { state: { window } }: Ground,
): Limits {
  return keptTimes(phrases, clause)
    .map((phrase) =>
      timedLimits(
        [...new Set(phrase.days.flatMap(({ dates }) => dates.map(weekdayOf)))].toSorted(
          (a, b) => a - b,
        ),
        [...new Set(wishesIn(phrase).flatMap((wish) => periodsOf(wish, window)))],
      ),
    )
    .reduce(mergeLimits, noLimits)
}
