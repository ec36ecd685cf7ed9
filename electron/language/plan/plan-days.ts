// Which days of the term a plan covers, when the words name them and when they leave it open.
import { addDays, dateToDay, weekdayOf } from '../../../shared/schedule/calendar.ts'
import type { Ground } from '../ground.ts'
import type { Plan } from '../resolve/intent.ts'
import type { Limits } from '../read/kept-free.ts'

export type PlanDays =
  | { kind: 'days'; days: Plan['days']; span: Plan['span']; limits: Limits }
  | { kind: 'term-over' }
  | { kind: 'days-over' }
  /** The last day lies before the first. */
  | { kind: 'backwards' }
  | { kind: 'outside'; date: string }

type Wanted = { dates: string[] | null; isAll: boolean }

/** Days already over are left out; single days with gaps between them become a run and weekdays to keep free. */
export function choosePlanDays({ dates, isAll }: Wanted, ground: Ground): PlanDays {
  const { window } = ground.state
  const last = window.days.length
  if (ground.now.day > last || last === 0) return { kind: 'term-over' }
  if (isAll) return { kind: 'days', days: null, span: 'everything', limits: none }
  if (dates === null) return chooseWeek(ground)
  const [first] = dates
  if (first === undefined) return { kind: 'backwards' }
  const wanted = dates.flatMap((date) => dateToDay(window, date) ?? [])
  if (wanted.length === 0) return { kind: 'outside', date: first }
  const ahead = wanted.filter((day) => day >= ground.now.day)
  const from = ahead[0]
  const to = ahead.at(-1)
  if (from === undefined || to === undefined) return { kind: 'days-over' }
  return {
    kind: 'days',
    days: { from, to },
    span: 'asked',
    limits: gapsOf(ahead, from, to, ground),
  }
}

const none: Limits = { weekdays: [], periods: [] }

// From Friday on "my week" is the coming one; before that it is what is left of this one.
function chooseWeek(ground: Ground): PlanDays {
  const { window } = ground.state
  const today = dateToDay(window, ground.today.date)
  if (today === null)
    return {
      kind: 'days',
      days: { from: 1, to: Math.min(7, window.days.length) },
      span: 'first-week',
      limits: none,
    }
  const weekday = weekdayOf(ground.today.date)
  if (weekday <= 4)
    return {
      kind: 'days',
      days: { from: today, to: today + 7 - weekday },
      span: 'rest-of-week',
      limits: none,
    }
  const monday = dateToDay(window, addDays(ground.today.date, 8 - weekday))
  if (monday === null)
    return {
      kind: 'days',
      days: { from: today, to: window.days.length },
      span: 'rest-of-week',
      limits: none,
    }
  return { kind: 'days', days: { from: monday, to: monday + 6 }, span: 'coming-week', limits: none }
}

function gapsOf(days: number[], from: number, to: number, ground: Ground): Limits {
  const weekdayOfDay = (day: number) => ground.state.window.days[day - 1]?.weekday ?? 0
  const wanted = new Set(days.map(weekdayOfDay))
  const between = Array.from({ length: to - from + 1 }, (_, index) => from + index)
  const missing = between.filter((day) => !days.includes(day)).map(weekdayOfDay)
  return {
    weekdays: [...new Set(missing)]
      .filter((weekday) => !wanted.has(weekday))
      .toSorted((a, b) => a - b),
    periods: [],
  }
}
