// The seven days of a drawn week; at the ends of the term some lie outside it.
import { addDays, weekdayOf } from '../schedule/calendar.ts'
import type { Window } from '../schedule/state.ts'
import type { Term } from '../schedule/term.ts'

export type DrawnDay = { day: number; date: string; weekday: number; isInTerm: boolean }

/** `firstDay` is a window day, below 1 where the week begins before the term. */
export function drawnDays(
  { firstMonday }: Pick<Term, 'firstMonday'>,
  { days }: Pick<Window, 'days'>,
  firstDay: number,
): DrawnDay[] {
  return Array.from({ length: 7 }, (_, index) => {
    const day = firstDay + index
    const date = addDays(firstMonday, day - 1)
    return { day, date, weekday: weekdayOf(date), isInTerm: day >= 1 && day <= days.length }
  })
}
