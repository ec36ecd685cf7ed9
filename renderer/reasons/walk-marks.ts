// The way by keyboard between the details of a block and the marks of its other places on the week.
import type { Desk } from '../store/desk.ts'
import { closeDetails } from '../store/show-a-view.ts'

/** Puts the focus on the mark that Tab reaches, or on the first where a proposal covers that one. */
export function enterMarks(): void {
  ;(findMark('[tabindex="0"]') ?? findMark(''))?.focus()
}

/** One step back: from what was asked to its mark, from a mark to the details, from the details to the week. */
export function stepBack(desk: Desk, details: HTMLElement): void {
  const { asked } = desk.weighing.get()
  if (asked !== null) {
    const { day, start } = asked.place
    desk.weighing.set({ asked: null })
    ;(findMark(`[data-day="${day}"][data-start="${start}"]`) ?? details).focus()
  } else if (isMark(document.activeElement)) details.focus()
  else closeDetails(desk)
}

export function isMark(element: EventTarget | null): boolean {
  return element instanceof Element && element.closest('[data-cost]') !== null
}

function findMark(marks: string): HTMLElement | null {
  return document.querySelector(`button[data-cost]${marks}`)
}
