// Turns to the week of a block and opens its details there.
import { weekOfDay } from '../../shared/time/week-start.ts'
import type { Desk } from '../store/desk.ts'
import { openDetails } from '../store/show-a-view.ts'

/** Does nothing for a task without a place. */
export function revealBlock(desk: Desk, taskId: number): void {
  const day = desk.week.tasks.get(taskId)?.place?.day
  if (day === undefined) return
  const week = weekOfDay(day, desk.week.view.get().weekStart)
  desk.frame.set({ view: 'week' })
  desk.week.view.set({ shownWeek: week, focusedTask: taskId })
  // The week is drawn, and the dialog gone, in this turn of the loop.
  requestAnimationFrame(() => {
    const block = document.querySelector<HTMLElement>(`button[data-task-id="${taskId}"]`)
    if (block === null) return
    block.scrollIntoView({ block: 'nearest' })
    block.focus({ preventScroll: true })
    openDetails(desk, taskId, block)
  })
}
