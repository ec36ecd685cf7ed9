// Says the rhythm of a plan as text for a model: the totals in a line, then a line for each day.
import { healthWords } from '../../i18n/core/health.ts'
import type { Language } from '../../language.ts'
import type { DayRhythm, RhythmFacts, RhythmTotals } from '../health.ts'
import type { ScheduleState } from '../../schedule/state.ts'
import { sayDayNumber, sayNumberedDay } from '../../time/say/say-date.ts'
import { sayDuration } from '../../time/say/say-duration.ts'
import { sayPeriods } from '../../words/schedule/say-place.ts'

/** Days that are told one by one. */
const mostDays = 14

export function sayRhythm(
  state: ScheduleState,
  { day, fromDay, toDay, days, totals }: RhythmFacts,
  language: Language,
): string {
  const say = healthWords[language].healthRhythm
  const { window } = state
  const [only] = days
  if (only === undefined) {
    const from = sayNumberedDay(window, fromDay, language)
    return day === null ? say.none(from) : say.noneOnDay(from)
  }
  if (day !== null) {
    const head = say.headOfDay(sayNumberedDay(window, day, language), totals.blocks)
    return say.line(head, sayDayParts(only, language))
  }
  const head = say.head(
    sayNumberedDay(window, fromDay, language),
    sayNumberedDay(window, toDay, language),
    totals.blocks,
    totals.days,
  )
  const told = days
    .slice(0, mostDays)
    .map((each) => say.day(sayNumberedDay(window, each.day, language), sayDayParts(each, language)))
  return [
    say.line(head, sayTotals(totals, language)),
    ...told,
    ...(days.length > told.length ? [say.more(days.length - told.length)] : []),
  ].join('\n')
}

/** "switches 12, at most 4 in a day (day 26)", "longest run 3 h 25 min (day 26, periods 1–4)" and so on. */
export function sayTotals(totals: RhythmTotals, language: Language): string[] {
  const say = healthWords[language].healthRhythm
  const { mostSwitches, longestRun, sameType } = totals
  const whereOf = (day: number, run: { start: number; end: number }) =>
    [sayDayNumber(day, language), sayPeriods(run, language)].join(say.list)
  return [
    mostSwitches === null
      ? say.switches(0)
      : say.mostSwitches(
          totals.switches,
          mostSwitches.count,
          sayDayNumber(mostSwitches.day, language),
        ),
    longestRun === null
      ? say.noRun
      : say.run(
          sayDuration(longestRun.run.minutes, language),
          whereOf(longestRun.day, longestRun.run),
        ),
    say.stretches(totals.stretches),
    say.leftovers(totals.leftovers),
    totals.heavyPairs === 0 ? say.noHeavy : say.heavy(`${totals.heavyPairs}`),
    say.sameType(`${sameType.helpful}`, `${sameType.tiring}`),
    totals.overloadedDays.length === 0
      ? say.noOverload
      : say.overloaded(sayDayList(totals.overloadedDays, language)),
  ]
}

/** The same for one day, with the tasks concerned. */
export function sayDayParts(day: DayRhythm, language: Language): string[] {
  const say = healthWords[language].healthRhythm
  const { longestRun, sameType, heavyPairs, load } = day
  const sayPairs = (pairs: readonly [number, number][]) =>
    pairs.length === 0 ? say.nothing : pairs.map(([a, b]) => say.pair(a, b)).join(say.list)
  return [
    say.switches(day.switches),
    longestRun === null
      ? say.noRun
      : say.run(sayDuration(longestRun.minutes, language), sayPeriods(longestRun, language)),
    say.block(sayDuration(day.longestBlock, language)),
    say.stretches(day.stretches),
    say.leftovers(day.leftovers),
    heavyPairs.length === 0 ? say.noHeavy : say.heavy(sayPairs(heavyPairs)),
    say.sameType(sayPairs(sameType.helpful), sayPairs(sameType.tiring)),
    say.load(
      sayDuration(load.minutes, language),
      sayDuration(load.target, language),
      sayDuration(load.lessons, language),
    ),
  ]
}

/** Days that are named; beyond that they are counted. */
const mostNamedDays = 8

/** "day 26, day 29, 4 more". */
export function sayDayList(days: readonly number[], language: Language): string {
  const named = days.slice(0, mostNamedDays).map((day) => sayDayNumber(day, language))
  const rest = days.length - named.length
  return (rest > 0 ? [...named, `+${rest}`] : named).join(healthWords[language].healthRhythm.list)
}
