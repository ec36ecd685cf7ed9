// Turns the week view's pages, within the term: weeks, or as many days as are drawn at once.
import type { Desk } from '../store/desk.ts'
import { currentWeek, drawnFrom, drawnWeeks, toDay, withSpan } from '../store/week-store.ts'
import type { Span } from '../store/week-store.ts'

/** `steps` pages on, or back when negative. */
export function turnWeek(desk: Desk, steps: number): void {
  desk.week.view.set((view) => {
    if (view.span === 7)
      return { shownWeek: Math.max(1, Math.min(drawnWeeks(view), view.shownWeek + steps)) }
    const days = view.state?.window.days.length ?? 1
    const day = drawnFrom(view) + steps * view.span
    return toDay({ ...view, span: 1 }, Math.max(1, Math.min(days, day)))
  })
}

export function turnToToday(desk: Desk): void {
  desk.week.view.set((view) => {
    const shownWeek = currentWeek(view)
    return { shownWeek, ...withSpan({ ...view, shownWeek }, view.span) }
  })
}

export function showSpan(desk: Desk, span: Span): void {
  desk.week.view.set((view) => withSpan(view, span))
}

/** Pixels that a finger goes aside before the page is turned, and how much more than up or down. */
const stroke = 56
const slope = 2

/** For the press of a finger: a stroke aside turns the page, unless it has taken something in hand. */
export function followStroke(desk: Desk, event: PointerEvent): void {
  if (event.pointerType === 'mouse' || desk.week.view.get().span === 7) return
  const ears = new AbortController()
  const listen = { signal: ears.signal }
  const up = ({ pointerId, clientX, clientY }: PointerEvent) => {
    if (pointerId !== event.pointerId) return
    ears.abort()
    const [aside, along] = [clientX - event.clientX, clientY - event.clientY]
    if (Math.abs(aside) < stroke || Math.abs(aside) < slope * Math.abs(along)) return
    turnWeek(desk, aside < 0 ? 1 : -1)
  }
  const move = () => {
    if (desk.carry.view.get().carry !== null) ears.abort()
  }
  window.addEventListener('pointerup', up, listen)
  window.addEventListener('pointermove', move, listen)
  window.addEventListener('pointercancel', () => ears.abort(), listen)
}
