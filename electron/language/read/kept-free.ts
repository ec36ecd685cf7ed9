// What a plan keeps free every week: whole weekdays, times of all days, and times of one weekday alone.

/** Every week, "Friday mornings": a weekday 1..7 and on it the periods. */
export type WeeklyTime = { weekday: number; start: number; end: number }

/** What to keep free: weekdays 1..7, period numbers of all days, and times of one weekday alone. */
export type Limits = { weekdays: number[]; periods: number[]; times?: WeeklyTime[] }

export const noLimits: Limits = { weekdays: [], periods: [] }

export function hasLimits(limits: Limits): boolean {
  return limits.weekdays.length + limits.periods.length + timesOfWeek(limits).length > 0
}

export function mergeLimits(a: Limits, b: Limits): Limits {
  const times = mergeTimes([...timesOfWeek(a), ...timesOfWeek(b)])
  return {
    weekdays: mergeNumbers(a.weekdays, b.weekdays),
    periods: mergeNumbers(a.periods, b.periods),
    ...(times.length === 0 ? {} : { times }),
  }
}

export function timesOfWeek({ times }: Limits): WeeklyTime[] {
  return times ?? []
}

function mergeTimes(times: readonly WeeklyTime[]): WeeklyTime[] {
  const byName = new Map(times.map((time) => [`${time.weekday}:${time.start}-${time.end}`, time]))
  return [...byName.values()].toSorted((a, b) => a.weekday - b.weekday || a.start - b.start)
}

function mergeNumbers(a: number[], b: number[]): number[] {
  return [...new Set([...a, ...b])].toSorted((x, y) => x - y)
}

/** Without what is free again. */
export function withoutAllowed(limits: Limits, allowed: Limits): Limits {
  const left = timesOfWeek(limits).filter(({ weekday }) => !allowed.weekdays.includes(weekday))
  return {
    weekdays: limits.weekdays.filter((day) => !allowed.weekdays.includes(day)),
    periods: limits.periods.filter((period) => !allowed.periods.includes(period)),
    ...(left.length === 0 ? {} : { times: left }),
  }
}
