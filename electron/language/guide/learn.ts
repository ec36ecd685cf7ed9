// Takes what one message says into what is known: an empty slot is filled, a different value is doubted or takes its place.
import { upperFirst } from '../../../shared/text/as-sentence.ts'
import { addDays } from '../../../shared/schedule/calendar.ts'
import { isoDateSchema } from '../../../shared/schedule/term.ts'
import { isSameValue } from '../../../shared/schedule/same-value.ts'
import { findTaskClass, itemsOfClass } from '../../../shared/schedule/state.ts'
import { markOf } from '../../../shared/schedule/task.ts'
import type { Ground } from '../ground.ts'
import { hasLimits, mergeLimits, noLimits } from '../read/kept-free.ts'
import { isAbsurd } from './work/estimate-work.ts'
import { examOf, timetableExam } from './guide-dates.ts'
import { readScope } from './hear.ts'
import type { Heard } from './heard.ts'
import type { Doubt, GuideAmount, GuideCourse, Known, VagueDay } from './known.ts'
import { leaveVague } from './vague-day.ts'
import { withoutAllowed } from './read/said-limits.ts'
import { takeOut } from './take-out.ts'
import { unitsLeftOf } from './work/read-parts.ts'
import { topicsWith } from './work/read-topics.ts'
import type { GuideUnits } from './work/work-units.ts'

/** `isFree`: what is said takes the place of what was said before, without a doubt. */
export type Taking = { isFree: (section: 'course' | 'dates' | 'amount') => boolean; ground: Ground }

/** `since`: what was known before this message. */
export function takeHeard(known: Known, heard: Heard, taking: Taking, since: Known): Known {
  const steps = [
    takeImpossible,
    takeCourse,
    takeExam,
    takeDue,
    takeShift,
    takeAmount,
    takeLimits,
    takeTraits,
  ]
  const taken = steps.reduce((left, step) => step(left, heard, taking), known)
  return doubtWhole(since, taken, heard, taking)
}

export function withDoubt(known: Known, doubt: Doubt): Known {
  return known.doubts.some((other) => isSameValue(other, doubt))
    ? known
    : { ...known, doubts: [...known.doubts, doubt] }
}

function takeCourse(known: Known, { course: said, renames }: Heard, taking: Taking): Known {
  if (said === null) return known
  const isFree = renames === 'surely' || taking.isFree('course')
  const course: GuideCourse =
    said.kind === 'known'
      ? { name: said.course, isKnown: true }
      : { name: upperFirst(said.said), isKnown: false }
  if (known.course?.name === course.name) return known
  if (renames === 'maybe' && known.course !== null)
    return withDoubt(known, { kind: 'two-courses', first: known.course, second: course })
  if (said.kind === 'near') {
    const isSame = known.course?.name === said.near
    const doubt: Doubt = { kind: 'near-course', said: upperFirst(said.said), near: said.near }
    return isSame || (known.course !== null && !isFree) ? known : withDoubt(known, doubt)
  }
  if (known.course === null || isFree) return { ...known, course, classId: null }
  return course.isKnown
    ? withDoubt(known, { kind: 'two-courses', first: known.course, second: course })
    : known
}

function takeExam(known: Known, heard: Heard, { isFree, ground }: Taking): Known {
  const { dates, isExam } = heard
  const spoken: Known = {
    ...known,
    isExam: isExam ?? (known.isExam || dates.exam !== null || dates.beforeExam !== null),
    isExamOpen: isExam === false ? true : known.isExamOpen && dates.exam === null,
    sitting: heard.sitting ?? known.sitting,
    beforeExam: dates.beforeExam ?? known.beforeExam,
  }
  if (isExam === false) return { ...spoken, exam: null, beforeExam: null }
  const { choice } = dates
  const exam = dates.exam === null ? null : { ...dates.exam, date: inMonthOf(known.exam?.date, dates.exam.date, heard) } // prettier-ignore
  if (choice?.what === 'exam') return withDoubt(spoken, { kind: 'date-choice', ...choice })
  if (dates.vague?.what === 'exam') return takeVague(spoken, dates.vague, heard, ground)
  if (exam === null) return spoken
  if (exam.date < ground.today.date)
    return withDoubt(spoken, { kind: 'past-date', date: exam.date, what: 'exam' })
  const old = known.exam
  if (old !== null && old.date !== exam.date && !isFree('dates'))
    return withDoubt({ ...spoken, exam }, { kind: 'two-exams', first: old, second: exam, isTimetable: false }) // prettier-ignore
  const kept = old !== null && old.date === exam.date && exam.slots === null ? old : exam
  // Who has seen the timetable's day, and says another, means it.
  return { ...spoken, exam: kept, isExamSure: known.isExamSure || heard.isCorrection }
}

const bareDay = /\b\d{1,2}(?:st|nd|rd|th)\b|(?<![月\d.-])\d{1,2} ?[号日]/
const monthNamed =
  /\b(?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)[a-z]*\b|\d ?月|[下上这本]个?月|\bmonth\b|\d[-/.]\d/

/** "Moved to the 20th": of the month in which it stood. */
function inMonthOf(old: string | undefined, date: string, { text, isCorrection }: Heard): string {
  if (old === undefined || !isCorrection || !bareDay.test(text) || monthNamed.test(text))
    return date
  const moved = `${old.slice(0, 8)}${date.slice(8)}`
  return moved > date && isoDateSchema.safeParse(moved).success ? moved : date
}

const unset =
  /\b(?:not|n't|isn't|hasn't|haven't)(?: been)?(?: yet)? (?:fixed|set|decided|announced|published|told|clear|out)\b|\bno (?:exact )?(?:date|day) yet\b|(?:还|暂时|目前)?(?:没有?|未)(?:定|公布|通知|出来|确定|说)/

/** A day that is known and lies in it needs no question, and one that nobody knows yet can have none. */
function takeVague(known: Known, vague: VagueDay, { signal, text }: Heard, ground: Ground): Known {
  const { what, from, to } = vague
  if (to < ground.today.date) return withDoubt(known, { kind: 'past-date', date: to, what })
  const told = what === 'exam' ? (examOf(known, ground)?.exam.date ?? null) : known.due
  if (told !== null && told >= from && told <= to) return known
  const isUnset = signal === 'unsure' || unset.test(text)
  return isUnset ? leaveVague(vague, known) : withDoubt(known, { kind: 'vague-day', ...vague })
}

function takeDue(known: Known, heard: Heard, { isFree, ground }: Taking): Known {
  const { dates } = heard
  const { from, choice } = dates
  const due = dates.due === null ? null : inMonthOf(known.due ?? known.exam?.date, dates.due, heard) // prettier-ignore
  const begun = from === null ? known : { ...known, from }
  if (choice?.what === 'due') return withDoubt(begun, { kind: 'date-choice', ...choice })
  if (dates.vague?.what === 'due') return takeVague(begun, dates.vague, heard, ground)
  if (due === null) return begun
  if (due < ground.today.date)
    return withDoubt(begun, { kind: 'past-date', date: due, what: 'due' })
  const old = known.due
  if (old !== null && old !== due && !isFree('dates'))
    return withDoubt({ ...begun, due }, { kind: 'two-dues', first: old, second: due })
  return {
    ...begun,
    due,
    dueOf: dates.dueOf,
    beforeExam: known.beforeExam?.bound === 'due' ? null : known.beforeExam,
  }
}

/** The exam that stands, told or in the timetable, or else the day that it has to be done by. */
function takeShift(known: Known, { shift }: Heard, { ground }: Taking): Known {
  if (shift === null) return known
  const exam = shift.what === 'due' ? null : (examOf(known, ground)?.exam ?? null)
  const old = exam?.date ?? (shift.what === 'exam' ? null : known.due)
  if (old === null) return { ...known, isExam: known.isExam || shift.what === 'exam' }
  const date = addDays(old, shift.days)
  if (date < ground.today.date)
    return withDoubt(known, { kind: 'past-date', date, what: exam === null ? 'due' : 'exam' })
  if (exam === null) return { ...known, due: date }
  return { ...known, exam: { ...exam, date }, isExam: true, isExamOpen: false, isExamSure: true }
}

function takeImpossible(known: Known, { impossible }: Heard): Known {
  if (impossible === null) return known
  const isExam = known.isExam || impossible.what === 'exam'
  return withDoubt({ ...known, isExam }, { kind: 'impossible', ...impossible })
}

function takeAmount(known: Known, heard: Heard, { isFree, ground }: Taking): Known {
  const { work } = heard
  const units = [...heard.units]
  units.push(...unitsLeftOf(heard.left, [...known.units, ...units]))
  const amount = heard.amount === null ? null : inKind(heard.amount, known.amount, heard.text)
  const said = units.map((unit) => ({ ...unit, minutes: unit.minutes ?? lengthOf(unit, known) }))
  const present = known.units.map((told) => said.find((unit) => isSameKind(unit, told)) ?? told)
  const fresh = said.filter((unit) => !known.units.some((told) => isSameKind(unit, told)))
  // "No, 8 chapters" says nothing of the papers that were told beside them.
  const replaces = isFree('amount') && heard.isCorrection && fresh.length > 0
  const mostADay = longestOf(known, heard)
  const counted: Known = {
    ...known,
    mostADay,
    amount: withinDay(known.amount, mostADay),
    scope: heard.scope ?? known.scope,
    units: withEach(
      units.length === 0 ? known.units : replaces ? units : [...present, ...fresh],
      heard,
    ),
    topics: topicsWith(known.topics, heard.topics, heard.shares, heard.each?.minutes ?? null),
    title: heard.title ?? known.title,
    work: work ?? known.work,
    parts: units.length > 0 || amount !== null ? null : known.parts,
  }
  // "Six are left" says with which they begin.
  const isOfNames = counted.topics.length > 0
  const left = heard.left === null || isOfNames ? heard.out.reduce(takeOut, counted) : counted
  if (amount === null) return units.length > 0 && replaces ? { ...left, amount: null } : left
  if (isAbsurd({ ...left, amount }, ground))
    return withDoubt(left, { kind: 'absurd-amount', amount })
  const old = known.amount
  if (old !== null && !isSameValue(old, amount) && !isFree('amount'))
    return withDoubt({ ...left, amount }, { kind: 'two-amounts', first: old, second: amount })
  return { ...left, amount }
}

/** A day's limit makes no session longer than it was told to be. */
function longestOf(
  { mostADay: longest, amount }: Known,
  { mostADay, isOfDay, isCorrection }: Heard,
) {
  const old = longest ?? (amount?.kind === 'sessions' ? amount.minutes : null)
  const isKept = mostADay !== null && old !== null && isOfDay && !isCorrection
  return isKept ? Math.min(old, mostADay) : (mostADay ?? longest)
}

function isSameKind(one: GuideUnits, other: GuideUnits): boolean {
  return one.unit === other.unit && one.name === other.name
}

/** The length of every piece, and how often each is done, where it was told of all, of their kind or of single ones. */
function withEach(units: GuideUnits[], { each, shares: { own, eachCount } }: Heard): GuideUnits[] {
  const isOf = ({ unit }: GuideUnits) => each?.unit === null || each?.unit === unit
  const numbered = own.filter(({ number }) => number !== null)
  const isAnew = ({ number }: { number: number | null }) => numbered.some((share) => share.number === number) // prettier-ignore
  return units.map((unit) => ({
    ...unit,
    minutes: each !== null && (isOf(unit) || units.length === 1) ? each.minutes : unit.minutes,
    ...(eachCount === null ? {} : { sessions: eachCount }),
    ...(numbered.length === 0 ? {} : { shares: [...(unit.shares ?? []).filter((share) => !isAnew(share)), ...numbered] }), // prettier-ignore
  }))
}

/** "Two hours every day" are no more than a day holds. */
function withinDay(amount: GuideAmount | null, most: number | null): GuideAmount | null {
  return amount?.kind === 'rate' && amount.per === 'day' && most !== null && most < amount.minutes
    ? { ...amount, minutes: most }
    : amount
}

function lengthOf({ unit }: GuideUnits, { units }: Known): number | null {
  return units.find((told) => told.unit === unit)?.minutes ?? null
}

/** Minutes that one day or session holds at most, where they take the place of such. */
const longestEach = 5 * 60

/** "More like 90 minutes", of two hours a day: a day again, as long as it may be one. */
function inKind(said: GuideAmount, old: GuideAmount | null, text: string): GuideAmount {
  if (said.kind !== 'minutes' || readScope(text) === 'all') return said
  if (old?.kind === 'rate' && said.minutes <= longestEach * (old.per === 'week' ? 4 : 1))
    return { ...old, minutes: said.minutes }
  const isEach = old?.kind === 'sessions' && old.minutes !== null && said.minutes <= longestEach
  return isEach ? { ...old, minutes: said.minutes } : said
}

function takeLimits(
  known: Known,
  { limits, allowed, isCorrection }: Heard,
  { ground }: Taking,
): Known {
  if (limits === null && allowed === null) return known
  const old = known.limits ?? noLimits
  const added = limits === null ? old : hasLimits(limits) ? mergeLimits(old, limits) : noLimits
  const left = allowed === null ? added : withoutAllowed(added, allowed)
  // No hour is left: it was read wrongly, and is named as left out (B10).
  if (left.periods.length > 0 && left.periods.length >= ground.state.window.periods.length)
    return known
  if (left.weekdays.length < 7) return { ...known, limits: left }
  // "No, weekdays": what was said before made no week of it.
  return isCorrection && limits !== null && limits.weekdays.length < 7
    ? { ...known, limits }
    : withDoubt(known, { kind: 'no-days-left' })
}

function takeTraits(known: Known, heard: Heard): Known {
  return {
    ...known,
    difficulty: heard.difficulty ?? known.difficulty,
    intensity: heard.intensity ?? known.intensity,
    subjectType: heard.subjectType ?? known.subjectType,
    strategy: heard.strategy ?? known.strategy,
    priority: heard.priority ?? known.priority,
    mayEmbed: heard.mayEmbed ?? known.mayEmbed,
    profile: [...new Set([...known.profile, ...heard.profile])],
  }
}

/** What only all of it together shows: the timetable's exam against what was said, and work that is there already. */
function doubtWhole(before: Known, known: Known, heard: Heard, { isFree, ground }: Taking): Known {
  const told = timetableExam(known, ground)
  const isOther = known.exam !== null && told !== null && told.date !== known.exam.date
  const isChanged =
    before.exam?.date !== known.exam?.date || before.course?.name !== known.course?.name
  const isAgainst =
    isOther && isChanged && !known.isExamSure && !isCorrectedAfterDraft(heard, isFree)
  const { exam } = known
  const doubted =
    isAgainst && exam !== null && told !== null
      ? withDoubt(known, { kind: 'two-exams', first: told, second: exam, isTimetable: true })
      : known
  const isThere = doubtThere(before, doubted, ground)
  return isThere === doubted ? doubtScope(before, doubted, ground) : isThere
}

/** With a course that has open work: whether that is meant. */
export function doubtThere(before: Known, known: Known, ground: Ground): Known {
  const work = before.course?.name === known.course?.name ? null : workThere(known, ground)
  return work === null || isOtherWork(known, work, ground)
    ? known
    : withDoubt(known, { kind: 'work-exists', classId: work })
}

/** An essay beside readings: it can't be meant. */
function isOtherWork({ work, title, isExam }: Known, classId: number, { state }: Ground): boolean {
  const there = findTaskClass(state, classId)?.title ?? ''
  if (isExam && kinds.test(there)) return true
  const [kind = ''] = kinds.exec(work ?? '') ?? []
  const noun = kind.toLowerCase().replace(/s$/, '')
  return title === null && noun !== '' && !there.toLowerCase().includes(noun)
}

const kinds =
  /(?:report|essay|paper|presentation|thesis|project|poster|talk)s?\b|报告|論文|论文|報告|作文|展示|演讲|大作业|笔记|pre\b/i

/** "10 hours", to work that has six: on top of them, or with them. */
function doubtScope(before: Known, known: Known, { state }: Ground): Known {
  const { classId, amount, scope } = known
  if (classId === null || amount === null || amount.kind === 'rate' || scope !== null) return known
  const isNew = before.classId !== classId || !isSameValue(before.amount, amount)
  if (!isNew || itemsOfClass(state, classId).length === 0) return known
  return withDoubt(known, { kind: 'more-or-all', classId, amount })
}

function isCorrectedAfterDraft({ isCorrection }: Heard, isFree: Taking['isFree']): boolean {
  return isCorrection && isFree('course')
}

/** The one body of work of this course that still waits, or lies ahead. */
function workThere({ course }: Known, { state, now }: Ground): number | null {
  if (course === null || !course.isKnown) return null
  const open = state.taskClasses.filter(
    ({ id, course: name, toDay }) =>
      name === course.name &&
      toDay >= now.day &&
      itemsOfClass(state, id).some(
        (item) => markOf(item) === null && (item.place === null || item.place.day >= now.day),
      ),
  )
  return open.length === 1 ? (open[0]?.id ?? null) : null
}

export function hasWhen(known: Known, ground: Ground): boolean {
  if (known.openDay !== null) return true
  return known.due !== null || known.settled.includes('dates') || examOf(known, ground) !== null
}

export function hasAmount(known: Known): boolean {
  const { amount, units, topics, work, settled, classId, sessions, parts } = known
  if (amount !== null || units.length + topics.length > 0 || work !== null || classId !== null)
    return true
  if (sessions !== null || parts !== null) return true
  return settled.includes('amount') || settled.includes('work')
}
