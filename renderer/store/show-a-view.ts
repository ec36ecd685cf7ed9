// Turns the middle of the page to another of its views.
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
