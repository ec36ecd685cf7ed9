// The weekday that the weeks of the page begin with; numbers of weekdays stay 1 for Monday to 7 for Sunday.
import { z } from 'zod'

/** Monday, Sunday and Saturday: what the calendars of the world begin with. */
export const weekStarts = [1, 7, 6] as const

export const weekStartSchema = z.literal(weekStarts)

export type WeekStart = z.infer<typeof weekStartSchema>

/** The seven weekdays in the order in which they are drawn. */
export function weekdaysFrom(start: WeekStart): number[] {
  return Array.from({ length: 7 }, (_, index) => ((start - 1 + index) % 7) + 1)
}

/**
 * The window day that a drawn week begins with. Week `n` is the one with the Monday of the term's week `n`: its days
 * before that Monday are of the week before, and before day 1 they lie outside the term.
 */
export function firstDayOfWeek(week: number, start: WeekStart): number {
  return (week - 1) * 7 + 1 - daysAhead(start)
}

/** The drawn week of a window day. */
export function weekOfDay(day: number, start: WeekStart): number {
  return Math.ceil((day + daysAhead(start)) / 7)
}

/** How many days a drawn week has before its Monday. */
function daysAhead(start: WeekStart): number {
  return (8 - start) % 7
}
