// A block that is held at a side of the week turns it, after a rest, so that the weeks never race by.
import type { Desk } from '../../store/desk.ts'
import { turnWeek } from '../../store/week-store.ts'
import { findScroller, type Point } from './read-point.ts'

/** Milliseconds at the side before the first turn, and between one and the next. */
const firstRest = 650
const nextRest = 1000
/** Pixels that count as the side: of the last day, and of what lies right of the week. */
const inside = 10
const beyond = 60

export type Turning = {
  /** Once a frame; `time` is that of the frame, in milliseconds. */
  follow(at: Point, time: number): void
  end(): void
}

export function watchSides(desk: Desk): Turning {
  const root = document.documentElement
  let side: -1 | 0 | 1 = 0
  let turnsAt = 0
  return {
    follow(at, time) {
      const now = sideAt(at)
      if (now !== side) {
        side = now
        turnsAt = time + firstRest
        if (side === 0) delete root.dataset['turning']
        else root.dataset['turning'] = side === 1 ? 'next' : 'previous'
        return
      }
      if (side === 0 || time < turnsAt) return
      turnsAt = time + nextRest
      turnWeek(desk.week, side)
    },
    end() {
      delete root.dataset['turning']
    },
  }
}

/** -1 on the clock times left of the week, 1 at its right. */
function sideAt({ x, y }: Point): -1 | 0 | 1 {
  const frame = findScroller()?.getBoundingClientRect()
  const columns = [...document.querySelectorAll('[data-window-day]')]
  const first = columns.at(0)?.getBoundingClientRect()
  const last = columns.at(-1)?.getBoundingClientRect()
  if (frame === undefined || first === undefined || last === undefined) return 0
  if (y < frame.top || y > frame.bottom) return 0
  if (x >= frame.left && x < first.left) return -1
  return x > last.right - inside && x < frame.right + beyond ? 1 : 0
}
