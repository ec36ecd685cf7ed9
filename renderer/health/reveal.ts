// Turns the page to what a line speaks of: a block, a day, or what is due.
import type { DueEntry } from '../../shared/term/due.ts'
import type { Desk } from '../store/desk.ts'
import { openDetails, focusViewSwitch, showAView } from '../store/show-a-view.ts'
import { toDay } from '../store/week-store.ts'

/**
 * Turns to the week of a block and opens its details there. Does nothing for a task without a
 * place.
 */
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

/** Goes from the term to the week of a day, with the focus on what lies there first. */
export function openDay(desk: Desk, day: number): void {
  const first = desk.week.days.get(day)?.[0] ?? null
  desk.week.view.set((view) => ({ ...toDay(view, day), focusedTask: first }))
  showAView(desk, 'week')
  // The week is drawn in this turn of the loop.
  requestAnimationFrame(() => {
    const block =
      first === null ? null : document.querySelector<HTMLElement>(`button[data-task-id="${first}"]`)
    if (block === null) focusViewSwitch()
    else block.focus()
  })
}

/**
 * Opens what is due: an exam in its week, study work on the page of its course, homework in its
 * list.
 */
export function openDue(desk: Desk, entry: DueEntry): void {
  const { course } = entry
  if (entry.kind === 'exam') revealBlock(desk, entry.taskId)
  else if (entry.kind === 'work') desk.frame.set({ dialog: { kind: 'course', course } })
  else desk.frame.set({ dialog: { kind: 'homework', id: entry.homeworkId, course } })
}
