// Which day of the term a key leads to.

import { firstDayOfWeek, weekOfDay, type WeekStart } from '../../shared/settings/week-start.ts'

const steps: Record<string, (day: number) => number> = {
  ArrowLeft: (day) => day - 1,
  ArrowRight: (day) => day + 1,
  ArrowUp: (day) => day - 7,
  ArrowDown: (day) => day + 7,
  PageUp: (day) => day - 28,
  PageDown: (day) => day + 28,
}

/** Null for a key that leads nowhere; with `isFar`, Home and End lead to the ends of the term. */
export function dayByKey(
  key: string,
  day: number,
  { days, weekStart }: { days: number; weekStart: WeekStart },
  isFar = false,
): number | null {
  if (isFar && key === 'Home') return 1
  if (isFar && key === 'End') return days
  const first = firstDayOfWeek(weekOfDay(day, weekStart), weekStart)
  if (key === 'Home') return Math.max(1, first)
  if (key === 'End') return Math.min(days, first + 6)
  const step = steps[key]
  if (step === undefined) return null
  const next = step(day)
  if (next >= 1 && next <= days) return next
  // Four weeks on may be past the end: then as far as the column goes.
  if (key === 'PageUp') return ((day - 1) % 7) + 1
  if (key === 'PageDown') return day + Math.floor((days - day) / 7) * 7
  return null
}
