// What of the week lies under a point of the screen: the day, the period, and whether the list is there.
import type { Edge } from '../../store/judge.ts'
import type { Task } from '../../../shared/schedule/task.ts'
import { blockBox, type WeekAxis } from '../../../shared/timetable/day-axis.ts'

export type Point = { x: number; y: number }

/** Of a block in hand: how far the point of grip lies below its upper edge, in pixels, and its length in periods. */
export type Grip = { below: number; periods: number }

export type Under =
  | { kind: 'cell'; day: number; start: number; period: number }
  | { kind: 'list' }
  | { kind: 'nothing' }

/** Null while no week is drawn. */
export function findScroller(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[data-week-scroller]')
}

export function readPoint({ x, y }: Point, axis: WeekAxis, grip: Grip): Under {
  if (isOverList(x, y)) return { kind: 'list' }
  const frame = findScroller()?.getBoundingClientRect()
  if (frame === undefined || y < frame.top || y > frame.bottom) return { kind: 'nothing' }
  for (const column of document.querySelectorAll<HTMLElement>('[data-window-day]')) {
    const { left, right, top, height } = column.getBoundingClientRect()
    if (x < left || x >= right) continue
    const share = (y - top) / height
    return {
      kind: 'cell',
      day: Number(column.dataset['windowDay']),
      start: nearestStart(axis, (y - grip.below - top) / height, grip.periods),
      period: periodAt(axis, share),
    }
  }
  return { kind: 'nothing' }
}

/** The start whose upper edge is nearest to a share of the day, where so many periods still follow. */
export function nearestStart(axis: WeekAxis, share: number, periods: number): number {
  const count = axis.rows.filter(({ period }) => period !== null).length
  let best = 1
  let least = Infinity
  for (const { period, top } of axis.rows) {
    if (period === null || period > count - periods + 1) continue
    const away = Math.abs(top - share)
    if (away < least) {
      least = away
      best = period
    }
  }
  return best
}

/** The end whose lower edge is nearest to a share of the day. */
export function nearestEnd(axis: WeekAxis, share: number): number {
  let best = 1
  let least = Infinity
  for (const { period, top, height } of axis.rows) {
    const away = Math.abs(top + height - share)
    if (period === null || away >= least) continue
    least = away
    best = period
  }
  return best
}

/** How far down a day's column a point lies, from 0 to 1; null where the day is not drawn. */
export function shareOfDay(day: number, y: number): number | null {
  const column = document.querySelector(`[data-window-day="${day}"]`)?.getBoundingClientRect()
  return column === undefined ? null : (y - column.top) / column.height
}

/** Pixels within an edge that take hold of it. A finger means a block by its title, and so less of the upper edge. */
const reaches = { mouse: { start: 7, end: 7 }, finger: { start: 8, end: 14 } }

/** The edge of a block that a press takes hold of; null in its middle. */
export function edgeAt(
  { top, bottom }: Pick<DOMRect, 'top' | 'bottom'>,
  y: number,
  by: keyof typeof reaches,
): Edge | null {
  const { start, end } = reaches[by]
  const most = (bottom - top) / 4
  if (bottom - y <= Math.min(end, most)) return 'end'
  return y - top <= Math.min(start, most) ? 'start' : null
}

/** The period at a share of the day; a break belongs to the period before it. */
export function periodAt(axis: WeekAxis, share: number): number {
  let found = 1
  for (const { period, top } of axis.rows) {
    if (period !== null && top <= share) found = period
  }
  return found
}

/** In pixels, of one that lies nowhere yet too. */
export function blockSize(axis: WeekAxis, task: Task): { width: number; height: number } {
  const column = document.querySelector('[data-window-day]')?.getBoundingClientRect()
  if (column === undefined) return { width: 100, height: 40 }
  const { height } =
    task.kind === 'event'
      ? blockBox(axis, task.place, task.clock)
      : blockBox(axis, task.place ?? { start: 1, end: task.duration }, null)
  return { width: column.width - 4, height: column.height * height - 2 }
}

function isOverList(x: number, y: number): boolean {
  const list = document.querySelector('[data-pending-list]')
  const side = (list?.closest('aside') ?? list)?.getBoundingClientRect()
  return (
    side !== undefined && x >= side.left && x <= side.right && y >= side.top && y <= side.bottom
  )
}
