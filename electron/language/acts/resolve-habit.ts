// Resolves what is said of how one likes to study, for good: days and times without study, a most per day, the best times.
import { actWords } from '../../../shared/i18n/core/acts.ts'
import { assertNever } from '../../../shared/assert-never.ts'
import type { PlanningPreferences } from '../../../shared/planner/planning-preferences.ts'
import type { SaidPreferences } from '../../../shared/preferences/preference-change.ts'
import { clockOf, minutesOf, weekdayOf } from '../../../shared/schedule/calendar.ts'
import { maxPeriods } from '../../../shared/schedule/place.ts'
import type { TaskClass } from '../../../shared/schedule/task-class.ts'
import type { Window } from '../../../shared/schedule/state.ts'
import { minutesOfPeriod } from '../../../shared/schedule/work-minutes.ts'
import type { TimeWish } from '../../../shared/time/mention.ts'
import { numberPattern, readNumber } from '../../../shared/time/numbers.ts'
import { findLength, periodsWithin } from '../../../shared/time/said-length.ts'
import { sayWeekdays } from '../../../shared/time/say/weekday-name.ts'
import { endsThen, keptTimes } from '../read/kept-times.ts'
import { periodsOf } from '../resolve/wishes.ts'
import { classIdsOf } from '../words/class-ids.ts'
import { courseOfOwner } from '../words/course-of-owner.ts'
import { prepareText, type LexedText } from '../words/lexed-text.ts'
import { asking, saying, type Acting, type Resolved } from './acting.ts'
import { resolveWorkLimits, type KeptFree } from './resolve-work-limits.ts'
import { preferPart } from './prefer-part.ts'
import { evening, noon, setHabits } from './set-habits.ts'

export function resolveHabit(acting: Acting): Resolved {
  const { read, language } = acting
  const { cannot } = actWords[language]
  const isBack = read.frame.flags.includes('negated')
  const amount = amountSaid(acting, isBack)
  if (amount !== null) return amount
  const told = read.lexed('not', 'when', 'to', 'by').filter(saysWhen)
  // Where no role says when, the words themselves may.
  const said = told.length > 0 ? told : [read.clause].filter(saysWhen)
  const phrases = keptTimes(said, read.clause.text)
  if (phrases.length === 0) return saying(cannot.habit)
  const { text } = read.clause
  const isOnly = onlyThat.test(text)
  const isEnd = endsThen.test(text) && phrases.some(isHour)
  const isFree = isEnd || read.words('not').length > 0 || keepsFree.test(text)
  if (!isOnly && !isFree && !isBack) return preferPart(acting, phrases)
  const classes = classesNamed(acting)
  if (classes.length > 0)
    return resolveWorkLimits(acting, classes, keptFree(acting, phrases, { isOnly, isBack }))
  // An hour of some weekdays alone: a habit holds one of all days, and the others are not meant.
  if (isOnly && isHourOfDays(read.clause)) return saying(cannot.habit)
  const { planning } = acting.preferences
  const wanted: SaidPreferences = {}
  let unkept = ''
  for (const { days, times } of hoursLast(phrases)) {
    const weekdays = weekdaysOf(days)
    const [time] = times
    if (time === undefined) Object.assign(wanted, ofDays(planning, weekdays, { isOnly, isBack }))
    else if (weekdays.length > 0 && weekdays.length < 7) return askWholeDays(acting, weekdays)
    else {
      const wish = joinClocks(time.wish, times[1]?.wish)
      const edge = edgeOf(isOnly ? outside(wish) : wish, read.ground.state.window)
      if (edge === null) unkept = cannot.middle
      else Object.assign(wanted, isBack ? lifted(edge) : edge)
    }
  }
  return Object.keys(wanted).length === 0 ? saying(unkept) : setHabits(acting, wanted, unkept)
}

const onlyThat = /\bonly\b|只(?!管)/

/** "On workdays only after 8": the days stand before what is only, and the hour behind it. */
function isHourOfDays({ text, days, times }: LexedText): boolean {
  const [day, time] = [days.at(0), times.at(-1)]
  if (day === undefined || time === undefined || weekdaysOf(days).length > 6) return false
  return onlyThat.test(text.slice(day.end, time.start)) && !onlyThat.test(text.slice(0, day.start))
}

/** "Nothing before 10, so no early mornings": the hour that was told is the one that counts. */
function hoursLast(phrases: readonly LexedText[]): LexedText[] {
  return [...phrases.filter((words) => !isHour(words)), ...phrases.filter(isHour)]
}

function isHour({ times }: LexedText): boolean {
  return times.some(({ wish }) => wish.kind !== 'part')
}

/** "No physics on Fridays" is of that work alone. */
function classesNamed({ read, ground }: Acting): TaskClass[] {
  const told = read.owners('course', 'task')
  // "As a rule" is no chain rule.
  const beside = read.clause.names.flatMap((name) => name.owners)
  const owners = told.length > 0 ? told : beside.filter(({ kind }) => kind !== 'item')
  const courses = new Set(owners.map((owner) => courseOfOwner(owner, ground.state)))
  const ids = new Set(classIdsOf(owners, ground.state))
  return ground.state.taskClasses.filter(
    ({ id, course }) => ids.has(id) || (ids.size === 0 && course !== '' && courses.has(course)),
  )
}

function keptFree(
  { ground }: Acting,
  phrases: readonly LexedText[],
  { isOnly, isBack }: { isOnly: boolean; isBack: boolean },
): KeptFree {
  const { window } = ground.state
  const weekdays = weekdaysOf(phrases.flatMap(({ days }) => days))
  const periods = phrases.flatMap(({ times }) =>
    times.flatMap(({ wish }) => periodsOf(wish, window)),
  )
  const others = (said: readonly number[], most: number) =>
    said.length === 0 || !isOnly
      ? [...said]
      : Array.from({ length: most }, (_, index) => index + 1).filter((each) => !said.includes(each))
  return { weekdays: others(weekdays, 7), periods: others(periods, window.periods.length), isBack }
}

function saysWhen({ days, times }: LexedText): boolean {
  return days.length + times.length > 0
}

const keepsFree =
  /\b(?:free|clear|empty|off|no|never|not|nothing|don'?t|avoid|without|stop|skip)\b|空|不|别|休息|避开|没/

/** Whole weeks say nothing of a day. */
function weekdaysOf(days: LexedText['days']): number[] {
  const single = days.filter(({ isWeek }) => !isWeek)
  return [...new Set(single.flatMap(({ dates }) => dates.map(weekdayOf)))].toSorted((a, b) => a - b)
}

function ofDays(
  { protectedWeekdays }: PlanningPreferences,
  said: readonly number[],
  { isOnly, isBack }: { isOnly: boolean; isBack: boolean },
): SaidPreferences {
  if (isBack) return { protectedWeekdays: protectedWeekdays.filter((day) => !said.includes(day)) }
  const added = isOnly ? [1, 2, 3, 4, 5, 6, 7].filter((day) => !said.includes(day)) : said
  const all = new Set([...protectedWeekdays, ...added])
  return { protectedWeekdays: [...all].toSorted((a, b) => a - b) }
}

function askWholeDays({ language }: Acting, weekdays: readonly number[]): Resolved {
  const { ask, choices } = actWords[language]
  const days = sayWeekdays(weekdays, language)
  return asking(ask.wholeDay(days), 'not', [
    { label: choices.keepFree(days), words: days },
    { label: choices.no },
  ])
}

/** "From 12:30 to 13:30": two clock times are the ends of one. */
function joinClocks(first: TimeWish, second: TimeWish | undefined): TimeWish {
  return first.kind === 'clock' && second?.kind === 'clock'
    ? { kind: 'between', from: first.minute, to: second.minute }
    : first
}

/** What stays free where only this time is wanted; itself where that has two ends. */
function outside(wish: TimeWish): TimeWish {
  switch (wish.kind) {
    case 'before':
      return { kind: 'after', minute: wish.minute }
    case 'after':
      return { kind: 'before', minute: wish.minute }
    case 'part':
      if (wish.part === 'morning') return { kind: 'after', minute: noon }
      return wish.part === 'evening' ? { kind: 'before', minute: evening } : wish
    default:
      return wish
  }
}

/** When people have lunch. */
const lunchTime = { from: 11 * 60, to: 15 * 60 }

type Edge =
  | Pick<SaidPreferences, 'noStudyBefore'>
  | Pick<SaidPreferences, 'noStudyAfter'>
  | Pick<SaidPreferences, 'lunch'>

/** The hour that study begins or ends at, or lunch, so that this time is free; null where it is another in between. */
function edgeOf(wish: TimeWish, { periods }: Window): Edge | null {
  const first = minutesOf(periods[0]?.start ?? '00:00')
  const last = minutesOf(periods.at(-1)?.end ?? '23:59')
  const between = (from: number, to: number) => {
    if (from <= first) return { noStudyBefore: clockOf(to) }
    if (to >= last) return { noStudyAfter: clockOf(from) }
    if (from < lunchTime.from || to > lunchTime.to || from >= to) return null
    return { lunch: { from: clockOf(from), to: clockOf(to) } }
  }
  switch (wish.kind) {
    case 'before':
      return { noStudyBefore: clockOf(wish.minute) }
    case 'after':
      return { noStudyAfter: clockOf(wish.minute) }
    case 'part':
      if (wish.part === 'morning') return { noStudyBefore: clockOf(noon) }
      if (wish.part === 'noon') return { lunch: { from: '12:00', to: '13:00' } }
      return wish.part === 'evening' ? { noStudyAfter: clockOf(evening) } : null
    case 'between':
      return between(wish.from, wish.to)
    case 'periods':
      return between(
        minutesOf(periods[wish.start - 1]?.start ?? '00:00'),
        minutesOf(periods[wish.end - 1]?.end ?? '23:59'),
      )
    case 'clock':
      return null
    default:
      return assertNever(wish)
  }
}

function lifted(edge: SaidPreferences): SaidPreferences {
  if ('lunch' in edge) return { lunch: null }
  return 'noStudyBefore' in edge ? { noStudyBefore: null } : { noStudyAfter: null }
}

/** "At most three hours a day", 每周空出两个晚上; null where no amount is said. */
function amountSaid(acting: Acting, isBack: boolean): Resolved | null {
  const { read, language, ground } = acting
  const { cannot, reason } = actWords[language]
  const clause = read.clause.text
  const [evenings] = eveningsFree.exec(clause) ?? []
  if (evenings !== undefined) {
    const count = numberIn(evenings)
    if (count === null || count > 7) return saying(cannot.habit)
    return setHabits(acting, { freeEvenings: isBack ? 0 : count })
  }
  const said = read.words('limit', 'count', 'length').join(' ')
  if (said === '') return null
  const text = prepareText(said, ground)
  const number = numberIn(text)
  if (/\b(?:at least|minimum|min|no less)\b|至少|最少|起码/.test(text)) return saying(cannot.least)
  const isOfOne = read.owners('course', 'task').length > 0
  if (
    isOfOne ||
    (/\bweek(?:ly)?\b|周|星期|礼拜/.test(clause) && !/\bdai?ly?|每天|一天|每日/.test(clause))
  )
    return saying(cannot.perWeek)
  if (isBack) return setHabits(acting, { dailyStudyPeriods: null })
  const minutes = minutesOfPeriod(ground.state.window)
  const length = findLength(text)?.length
  if (length === undefined && number !== null && ofBlocks.test(clause))
    return mostBlocks(acting, number)
  if (length === undefined || minutes === 0) return saying(cannot.habit)
  const periods = periodsWithin(length, ground.state.window)
  if (periods < 1 || length.amount <= 0) return saying(cannot.habit)
  return setHabits(
    acting,
    { dailyStudyPeriods: Math.min(periods, maxPeriods) },
    reason.minutes(Math.round(minutes)),
  )
}

/** "Two evenings off every week", 每周空出两个晚上 */
const eveningsFree = new RegExp(
  String.raw`(?:${numberPattern}|\d) (?:free )?(?:evenings?|nights?)\b(?=.*\b(?:free|off|week)\b)|(?:${numberPattern}|\d)个?晚上?(?=.*[空不休留歇])|[空留]出?来?(?:${numberPattern}|\d)个?晚上?`,
)

const ofBlocks = /\b(?:sessions?|blocks?|things?|tasks?|units?)\b|[次个项件]/

/** "Two study blocks a day": as many periods as blocks of theirs mostly take. */
function mostBlocks(acting: Acting, count: number): Resolved {
  const { ground, language } = acting
  const lengths = ground.state.tasks.flatMap((task) =>
    task.kind === 'item' ? [task.duration] : [],
  )
  const middle = lengths.toSorted((a, b) => a - b)[Math.floor(lengths.length / 2)] ?? 2
  const dailyStudyPeriods = Math.min(count * middle, maxPeriods)
  if (dailyStudyPeriods < 1) return saying(actWords[language].cannot.habit)
  return setHabits(acting, { dailyStudyPeriods }, actWords[language].reason.blocks(count, middle))
}

function numberIn(text: string): number | null {
  // 一天 of 一天两次 counts nothing.
  const said = text.replaceAll(/[一每][天日]|\b(?:a|one|per) day\b/g, ' ')
  const digits = /\d{1,2}/.exec(said)?.[0]
  if (digits !== undefined) return Number(digits)
  const words = said.split(/[^a-z一二两三四五六七]+/u).flatMap((word) => readNumber(word) ?? [])
  return words[0] ?? null
}
