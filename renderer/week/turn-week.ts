// Turns the week view's pages, within the term.
import type { Desk } from '../store/desk.ts'
import { currentWeek, drawnWeeks } from '../store/week-store.ts'

/** `steps` weeks on, or back when negative. */
export function turnWeek(desk: Desk, steps: number): void {
  desk.week.view.set((view) => ({
    shownWeek: Math.max(1, Math.min(drawnWeeks(view), view.shownWeek + steps)),
  }))
}

export function turnToToday(desk: Desk): void {
  desk.week.view.set((view) => ({ shownWeek: currentWeek(view) }))
}
