// Goes from the term to the week of a day, with the focus on what lies there first.
import { focusViewSwitch, showAView } from '../store/show-a-view.ts'
import type { Desk } from '../store/desk.ts'
import { toDay } from '../store/week-store.ts'

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
