// Turns the middle of the page to another of its views, and opens and closes the details of a block there.
import type { Desk, View } from './desk.ts'

/** What lay over the view that goes, goes with it. */
export function showAView(desk: Desk, view: View): void {
  if (desk.frame.get().view !== view) desk.frame.set({ view, details: null })
}

/** For when what had the focus went with its view. */
export function focusViewSwitch(): void {
  const shown = document.querySelectorAll<HTMLElement>('[data-view][aria-current="page"]')
  for (const button of shown) button.focus()
}

export function openDetails(desk: Desk, taskId: number, block: HTMLElement): void {
  const { left, top, right, bottom } = block.getBoundingClientRect()
  desk.weighing.set({ asked: null, isTurning: false })
  desk.frame.set({ details: { taskId, anchor: { left, top, right, bottom } } })
}

export function closeDetails(desk: Desk): void {
  desk.frame.set({ details: null })
}

/** Closes what is open now, once something is done: what is opened meanwhile stays. */
export function laterCloser(desk: Desk): () => void {
  const { details } = desk.frame.get()
  return () => {
    if (desk.frame.get().details === details) closeDetails(desk)
  }
}
