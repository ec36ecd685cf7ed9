// Turns the week view's pages, within the term.
import type { Desk } from '../store/desk.ts'
import { currentWeek } from '../store/week-store.ts'

/** `steps` weeks on, or back when negative. */
export function turnWeek(desk: Desk, steps: number): void {
  desk.week.view.set(({ shownWeek, term }) => ({
    shownWeek: Math.max(1, Math.min(term?.weeks ?? 1, shownWeek + steps)),
  }))
}

export function turnToToday(desk: Desk): void {
  desk.week.view.set(({ state, clock }) => ({ shownWeek: currentWeek(state, clock) }))
}
