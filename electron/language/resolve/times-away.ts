// Days without time, as said, turned into runs of dates from today on and the periods of them.
import { dateToDay, daysBetween } from '../../../shared/schedule/calendar.ts'
import type { AwayWish } from '../read/draft.ts'
import type { Ground } from '../ground.ts'
import type { AwayTime } from './intent.ts'
import { splitRuns } from '../../../shared/time/say/split-runs.ts'
import { periodsOf } from './wishes.ts'

/** From today on, days that follow one another as one; without periods that a wish leaves none. */
export function timesOf(spans: readonly AwayWish[], ground: Ground): AwayTime[] {
  const { window } = ground.state
  return spans.flatMap(({ dates, wish }): AwayTime[] => {
    const ahead = dates.filter((date) => isNotOver(date, ground))
    const runs = runsOfDates([...new Set(ahead)].toSorted())
    if (wish === null) return runs.map(({ from, to }) => ({ from, to, periods: null }))
    const periods = splitRuns(periodsOf(wish, window))
    return runs.flatMap(({ from, to }) => periods.map((each) => ({ from, to, periods: each })))
  })
}

export function isNotOver(date: string, { state, now }: Ground): boolean {
  return (dateToDay(state.window, date) ?? 0) >= Math.max(1, now.day)
}

export function runsOfDates(dates: readonly string[]): { from: string; to: string }[] {
  const runs: { from: string; to: string }[] = []
  for (const date of dates) {
    const last = runs.at(-1)
    if (last !== undefined && daysBetween(last.to, date) === 1) last.to = date
    else runs.push({ from: date, to: date })
  }
  return runs
}
