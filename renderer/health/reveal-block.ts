// Turns to the week of a block and opens its details there.
import type { Desk } from '../store/desk.ts'
import { toDay } from '../store/week-store.ts'
import { openDetails } from '../store/show-a-view.ts'

/** Does nothing for a task without a place. */
export function revealBlock(desk: Desk, taskId: number): void {
  const day = desk.week.tasks.get(taskId)?.place?.day
  if (day === undefined) return
  desk.frame.set({ view: 'week' })
  desk.week.view.set((view) => ({ ...toDay(view, day), focusedTask: taskId }))
  // The week is drawn, and the dialog gone, in this turn of the loop.
  requestAnimationFrame(() => {
    const block = document.querySelector<HTMLElement>(`button[data-task-id="${taskId}"]`)
    if (block === null) return
    block.scrollIntoView({ block: 'nearest' })
    block.focus({ preventScroll: true })
    openDetails(desk, taskId, block)
  })
}
