// The seven days ahead as the small chart shows them: study against the day's target, and changes of course.
import type { HealthFacts } from '../../shared/planner/health.ts'
import type { Window } from '../../shared/schedule/state.ts'

export type ChartDay = {
  day: number
  date: string
  weekday: number
  minutes: number
  /** Null on a day without study, of which none is known. */
  target: number | null
  switches: number
}

/** The first day is that from which the plan was looked at; fewer than seven at the end of the term. */
export function comingWeek({ rhythm }: Pick<HealthFacts, 'rhythm'>, window: Window): ChartDay[] {
  const byDay = new Map(rhythm.days.map((each) => [each.day, each]))
  const first = Math.max(1, rhythm.fromDay)
  return window.days.slice(first - 1, first + 6).map(({ date, weekday }, index) => {
    const day = first + index
    const known = byDay.get(day)
    return {
      day,
      date,
      weekday,
      minutes: known?.load.minutes ?? 0,
      target: known?.load.target ?? null,
      switches: known?.switches ?? 0,
    }
  })
}

/** Minutes that the full height of the chart stands for: whole hours, two at least. */
export function chartHeight(days: readonly ChartDay[]): number {
  const most = Math.max(120, ...days.map(({ minutes, target }) => Math.max(minutes, target ?? 0)))
  return Math.ceil(most / 60) * 60
}
