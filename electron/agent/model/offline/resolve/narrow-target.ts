// What "not in the morning" and "not on Friday" leave of where a block should go.
import { minutesOf, weekdayOf } from '../../../../../shared/schedule/calendar.ts'
import type { Window } from '../../../../../shared/schedule/state.ts'
import { timesOfWeek, type Limits } from '../read/kept-free.ts'
import type { TimeWish } from '../words/mention.ts'
import { type Target, nowhere } from '../words/task-words.ts'

/** Nowhere when nothing certain is left: then it is asked. */
export function narrowTarget(target: Target, limits: Limits, window: Window): Target {
  const { dates } = target
  if (dates === null && limits.periods.length === 0) return nowhere
  const left = dates?.filter((date) => !limits.weekdays.includes(weekdayOf(date))) ?? null
  if (left?.length === 0) return nowhere
  const timed = timesOfWeek(limits)
  const free = left?.filter((date) => !timed.some(({ weekday }) => weekday === weekdayOf(date)))
  if (timed.length > 0 && free !== undefined && free.length > 0)
    return { ...nowhere, dates: free, wish: target.wish }
  const periods = [
    ...limits.periods,
    ...timed.flatMap(({ start, end }) =>
      Array.from({ length: end - start + 1 }, (_, index) => start + index),
    ),
  ]
  if (periods.length === 0) return { ...nowhere, dates: left, wish: target.wish }
  const wish = wishBeside(periods, window)
  return wish === null ? nowhere : { ...nowhere, dates: left, wish }
}

/** The time after them, or before them; null when they lie in the middle of the day or fill it. */
function wishBeside(periods: readonly number[], { periods: all }: Window): TimeWish | null {
  const first = Math.min(...periods)
  const last = Math.max(...periods)
  const [before, after] = [all[first - 1], all[last]]
  if (first === 1 && after !== undefined) return { kind: 'after', minute: minutesOf(after.start) }
  if (first > 1 && last === all.length && before !== undefined)
    return { kind: 'before', minute: minutesOf(before.start) }
  return null
}
