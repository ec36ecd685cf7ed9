// Fits the present term to what comes for the first time: long enough for its exams, and without lessons on its days off.
import { addDays, daysBetween, weekOf } from '../../../shared/schedule/calendar.ts'
import { nameKey } from '../../../shared/text/name-key.ts'
import { sayIso } from '../../../shared/time/say/say-date.ts'
import { isExam } from '../../../shared/timetable/exams.ts'
import { importWords } from '../../../shared/i18n/core/import.ts'
import { applyDiff, diffStates, type ScheduleDiff } from '../../../shared/schedule/diff.ts'
import type { Moment, ScheduleState } from '../../../shared/schedule/state.ts'
import type { CalendarOverride, Term } from '../../../shared/schedule/term.ts'
import { changeOverrides } from '../../../shared/timetable/change-overrides.ts'
import { walkPlan } from '../../../shared/timetable/term-change.ts'
import { lineTitle } from './said-kinds.ts'
import { type DayOff, type LeftOut, type Series, type SourceLine } from './series.ts'
import { sayExamples } from '../import/say-import.ts'
import type { ImportInput, TimetableSource } from '../import/import-proposal.ts'

/** Weeks without lessons before the exams: those of autumn may come after the New Year. */
const longestBeforeExams = 6

/** As many weeks as the exams of its own courses need that follow the last of them. */
function withExamWeeks(
  term: Term,
  series: readonly Series[],
  state: ScheduleState,
  mostWeeks: number,
): Term {
  const last = addDays(term.firstMonday, (term.weeks + longestBeforeExams + 1) * 7 - 1)
  const own = coursesOf(state)
  const exams = series
    .filter(({ kind, course }) => kind === 'exam' && own.has(nameKey(course)))
    .flatMap(({ meetings }) => meetings.map(({ date }) => date))
    .filter((date) => date <= last)
  const needed = exams.map((date) => Math.floor(daysBetween(term.firstMonday, date) / 7) + 1)
  return { ...term, weeks: Math.min(mostWeeks, Math.max(term.weeks, ...needed)) }
}

/** The weeks that the exams need which `diff` adds: others had no place. */
export function weeksNeeded(before: Term, state: ScheduleState, { added }: ScheduleDiff): number {
  const own = coursesOf(state)
  const exams = Object.values(added).flatMap((record) =>
    record.kind === 'event' && isExam(record) && own.has(nameKey(record.course))
      ? [weekOf(record.place.day)]
      : [],
  )
  return Math.max(before.weeks, ...exams)
}

function coursesOf({ tasks, taskClasses }: ScheduleState): Set<string> {
  const taught = tasks.flatMap((task) =>
    task.kind === 'event' && task.eventKind === 'class' ? [task] : [],
  )
  const names = [...taught, ...taskClasses].map(({ course }) => nameKey(course))
  return new Set(names.filter((name) => name !== ''))
}

/** A day on which the same feed holds lessons is none without them, nor is one that the term knows already. */
export function overridesOf(
  daysOff: readonly DayOff[],
  { firstMonday, weeks, overrides }: Pick<Term, 'firstMonday' | 'weeks' | 'overrides'>,
  series: readonly Series[],
): CalendarOverride[] {
  const lessons = new Set(
    series.flatMap(({ kind, meetings }) =>
      kind === 'class' ? meetings.map(({ date }) => date) : [],
    ),
  )
  const said = new Set(daysOff.flatMap(({ date, isSaid }) => (isSaid ? [date] : [])))
  const known = new Set(overrides.map(({ date }) => date))
  const dates = new Set(daysOff.map(({ date }) => date)).difference(known)
  return [...dates].toSorted().flatMap((date): CalendarOverride[] => {
    const day = daysBetween(firstMonday, date)
    return day < 0 || day >= weeks * 7 || (lessons.has(date) && !said.has(date))
      ? []
      : [{ kind: 'off', date }]
  })
}

/** A guess takes no lesson away: where one is held on any of its days, it is only named. */
function withoutLessons(
  daysOff: readonly DayOff[],
  { firstMonday }: Term,
  { tasks }: ScheduleState,
): DayOff[] {
  const taught = new Set(
    tasks.flatMap((task) =>
      task.kind === 'event' && task.eventKind === 'class'
        ? [addDays(firstMonday, task.place.day - 1)]
        : [],
    ),
  )
  const guessed = daysOff.filter(({ date, isSaid }) => !isSaid && taught.has(date))
  const titles = new Set(guessed.map(({ title }) => title))
  return daysOff.filter(({ title, isSaid }) => isSaid || !titles.has(title))
}

/** `present` is the term without the days that become free. */
export type FitTerm = {
  source: TimetableSource
  present: Term
  freed: readonly CalendarOverride[]
}

/** `state`: of the term that may change, else null. */
export function fitTerm(
  { daysOff = [], ...source }: TimetableSource,
  state: ScheduleState | null,
  mostWeeks: number,
): FitTerm {
  const { term, series } = source
  const present = state === null ? term : withExamWeeks(term, series, state, mostWeeks)
  const freed =
    state === null ? [] : overridesOf(withoutLessons(daysOff, term, state), present, series)
  const known = new Set([...present.overrides, ...freed].map(({ date }) => date))
  const overrides = [...present.overrides, ...freed].toSorted((a, b) => (a.date < b.date ? -1 : 1))
  const last = addDays(present.firstMonday, present.weeks * 7)
  const isInTerm = ({ date }: DayOff) => date >= present.firstMonday && date < last
  const stays = daysOff.filter(({ date }) => !known.has(date))
  const inside = new Set(stays.filter(isInTerm).map(({ title }) => title))
  const outside = new Set(stays.map(({ title }) => title)).difference(inside)
  const leftOut = [
    ...[...inside].map((title) => ({ reason: 'term-day-off' as const, title })),
    ...[...outside].map((title) => ({ reason: 'outside-term' as const, title })),
  ]
  return {
    source: {
      ...source,
      term: { ...present, overrides },
      leftOut: [...source.leftOut, ...leftOut],
    },
    present,
    freed,
  }
}

/** What `diff` brings, and the lessons of the days that become free gone. */
export function freeDays(
  { present, freed }: FitTerm,
  state: ScheduleState,
  diff: ScheduleDiff,
  now: Moment,
  ids: { task: number; series: number },
): ScheduleDiff {
  const brought = applyDiff(state, diff)
  if (!brought.ok || freed.length === 0) return diff
  let plan = { term: present, state: brought.value }
  for (const { date } of freed) {
    const wish = { kind: 'off', from: date, to: date, freeStudy: false } as const
    const change = changeOverrides(plan, wish, [], now, ids)
    const walked = change.ok ? walkPlan(plan, 'redo', change.value) : change
    if (walked.ok) plan = walked.value
  }
  return diffStates(state, plan.state)
}

export function sayFit(
  { source: { term }, freed }: FitTerm,
  { term: before, language }: ImportInput,
  { removed }: ScheduleDiff,
): string[] {
  if (before === null) return []
  const { longerTerm, freedDays } = importWords[language].importNotes
  const days = new Set(freed.map(({ date }) => daysBetween(term.firstMonday, date) + 1))
  const lessons = Object.values(removed).filter(
    (record) => record.kind === 'event' && days.has(record.place.day),
  ).length
  return [
    ...(term.weeks > before.weeks ? [longerTerm(term.weeks)] : []),
    ...(freed.length > 0
      ? [
          freedDays(
            freed.length,
            sayExamples(
              freed.map(({ date }) => sayIso(date, language)),
              language,
            ),
            lessons,
          ),
        ]
      : []),
  ]
}

/** What was left out as a day off is said to be so. */
export function withoutDaysOff(
  lines: readonly SourceLine[],
  leftOut: readonly LeftOut[],
): SourceLine[] {
  const stays = new Set(
    leftOut.flatMap(({ reason, title }) =>
      ['term-day-off', 'outside-term'].includes(reason) ? [lineTitle(title)] : [],
    ),
  )
  return lines.map((line): SourceLine =>
    line.kind === 'day-off' && stays.has(line.title)
      ? Object.assign({}, line, { kind: 'left-out' })
      : line,
  )
}
