// The selection in the grid of the timetable: one weekday, a run of periods, moved by keys and by the pointer. Pure.
import type { Cells } from '../../shared/timetable/edit-block.ts'

/** `anchor` is where the run began, `period` where it has come to. */
export type Cursor = { weekday: number; anchor: number; period: number }

export const firstCursor: Cursor = { weekday: 1, anchor: 1, period: 1 }

export function cellsOf({ weekday, anchor, period }: Cursor): Cells {
  return { weekday, start: Math.min(anchor, period), end: Math.max(anchor, period) }
}

const steps: Record<string, { weekday: number; period: number }> = {
  ArrowUp: { weekday: 0, period: -1 },
  ArrowDown: { weekday: 0, period: 1 },
  ArrowLeft: { weekday: -1, period: 0 },
  ArrowRight: { weekday: 1, period: 0 },
}

/** Null for a key that moves nothing. With Shift the run grows or shrinks, which it does within its day. */
export function moveCursor(
  cursor: Cursor,
  { key, shiftKey }: { key: string; shiftKey: boolean },
  periods: number,
): Cursor | null {
  if (key === 'Home') return { ...cursor, weekday: 1, anchor: cursor.period }
  if (key === 'End') return { ...cursor, weekday: 7, anchor: cursor.period }
  const step = steps[key]
  if (step === undefined) return null
  const period = clamp(cursor.period + step.period, periods)
  if (shiftKey) return step.weekday === 0 ? { ...cursor, period } : cursor
  return { weekday: clamp(cursor.weekday + step.weekday, 7), anchor: period, period }
}

function clamp(value: number, last: number): number {
  return Math.max(1, Math.min(last, value))
}

export function isInCursor(cursor: Cursor, weekday: number, period: number): boolean {
  const { start, end } = cellsOf(cursor)
  return cursor.weekday === weekday && start <= period && period <= end
}
