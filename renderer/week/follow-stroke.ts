// A finger's stroke aside turns the week's page.
import type { Desk } from '../store/desk.ts'
import { turnWeek } from '../store/week-store.ts'

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
    turnWeek(desk.week, aside < 0 ? 1 : -1)
  }
  const move = () => {
    if (desk.carry.view.get().carry !== null) ears.abort()
  }
  window.addEventListener('pointerup', up, listen)
  window.addEventListener('pointermove', move, listen)
  window.addEventListener('pointercancel', () => ears.abort(), listen)
}
