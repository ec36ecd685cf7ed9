// Says what a change of the term is, in sentences: its name, its weeks, its rows, its days off and make-up days.
import { scheduleWords, type ScheduleWords } from '../../i18n/core/schedule.ts'
import type { Language } from '../../language.ts'
import { addDays } from '../../schedule/calendar.ts'
import { isSameValue } from '../../schedule/same-value.ts'
import type { CalendarOverride, Period, Term } from '../../schedule/term.ts'
import { sayIso } from '../../time/say/say-date.ts'
import { weekdayName } from '../../time/say/weekday-name.ts'

/** One sentence for each thing that is other; none where nothing is. */
export function sayTermChange(
  { from, to }: { from: Term; to: Term },
  language: Language,
): string[] {
  const say = scheduleWords[language].termChange
  return [
    ...(from.name === to.name ? [] : [say.name(to.name)]),
    ...(from.weeks === to.weeks ? [] : [say.weeks(to.weeks)]),
    ...sayPeriods(from.periods, to.periods, say),
    ...sayOverrides(from.overrides, to, language),
  ]
}

function clockOf({ start, end }: Period): string {
  return `${start}–${end}`
}

function overlaps(a: Period, b: Period): boolean {
  return a.start < b.end && b.start < a.end
}

/** Rows that overlap none of the other table are new or gone; of the rest those that differ are counted. */
function sayPeriods(
  from: readonly Period[],
  to: readonly Period[],
  say: ScheduleWords['termChange'],
): string[] {
  const added = to.filter((row) => !from.some((other) => overlaps(row, other)))
  const gone = from.filter((row) => !to.some((other) => overlaps(row, other)))
  const changed = to.filter(
    (row) => !added.includes(row) && !from.some((other) => isSameValue(row, other)),
  ).length
  return [
    ...added.map((row) => say.rowAdded(clockOf(row))),
    ...gone.map((row) => say.rowGone(clockOf(row))),
    ...(changed === 0 ? [] : [say.rows(changed)]),
  ]
}

function sayOverrides(
  from: readonly CalendarOverride[],
  { overrides }: Term,
  language: Language,
): string[] {
  const say = scheduleWords[language].termChange
  const isNew = (one: CalendarOverride) => !from.some((other) => isSameValue(one, other))
  const off = overrides.filter((one) => one.kind === 'off' && isNew(one)).map(({ date }) => date)
  const gone = from
    .map(({ date }) => date)
    .filter((date) => !overrides.some((one) => one.date === date))
  const follows = overrides.flatMap((one) =>
    one.kind === 'follows' && isNew(one)
      ? [
          say.follows(
            sayIso(one.date, language),
            weekdayName(one.weekday, language, 'long'),
            one.week,
          ),
        ]
      : [],
  )
  return [
    ...sayRuns(off, language).map(say.off),
    ...follows,
    ...sayRuns(gone, language).map(say.work),
  ]
}

/** "Thu 1 Oct – Wed 7 Oct", one text for each run of dates. */
function sayRuns(dates: readonly string[], language: Language): string[] {
  const runs: { first: string; last: string }[] = []
  for (const date of dates.toSorted()) {
    const run = runs.at(-1)
    if (run !== undefined && addDays(run.last, 1) === date) run.last = date
    else runs.push({ first: date, last: date })
  }
  return runs.map(({ first, last }) =>
    first === last
      ? sayIso(first, language)
      : `${sayIso(first, language)}${scheduleWords[language].termChange.to}${sayIso(last, language)}`,
  )
}
