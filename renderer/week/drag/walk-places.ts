// Where the keys lead a block in hand: to the next place that may take it, or with Shift to any cell.
import { legalStarts } from '../../../shared/schedule/legality.ts'
import { lengthOf } from '../../../shared/schedule/legality/check-place.ts'
import type { Moment, ScheduleState } from '../../../shared/schedule/state.ts'
import type { Task } from '../../../shared/schedule/task.ts'
import { walkFrom, type Cell, type WalkKey } from '../week-walk.ts'
import { findPartners, type Target } from '../../store/judge.ts'

/** The next target in the key's direction; null where there is none. */
export function nextTarget(
  state: ScheduleState,
  task: Task,
  { purpose, here, now }: { purpose: 'put' | 'swap'; here: Cell; now: Moment },
  key: WalkKey,
): Target | null {
  const targets = listTargets(state, task, purpose, now)
  const cells = targets.map(({ cell }) => cell)
  return targets[walkFrom(cells, here, key) ?? -1]?.target ?? null
}

function listTargets(
  state: ScheduleState,
  task: Task,
  purpose: 'put' | 'swap',
  now: Moment,
): { cell: Cell; target: Target }[] {
  if (purpose === 'swap')
    return findPartners(state, task, now, [1, state.window.days.length]).map(({ id, place }) => ({
      cell: place,
      target: { kind: 'block', taskId: id },
    }))
  return legalStarts(state, task.id, now).map(({ day, start }) => ({
    cell: { day, start },
    target: { kind: 'cell', day, start },
  }))
}

/** One cell on, legal or not, within the term. */
export function nextCell(state: ScheduleState, task: Task, here: Cell, key: WalkKey): Target {
  const last = state.window.periods.length - lengthOf(task) + 1
  const days = state.window.days.length
  const steps: Record<WalkKey, Cell> = {
    ArrowUp: { day: here.day, start: here.start - 1 },
    ArrowDown: { day: here.day, start: here.start + 1 },
    ArrowLeft: { day: here.day - 1, start: here.start },
    ArrowRight: { day: here.day + 1, start: here.start },
    Home: { day: here.day, start: 1 },
    End: { day: here.day, start: last },
  }
  const { day, start } = steps[key]
  // Beside the rows it keeps its time.
  const row = last > state.window.periods.length ? here.start : clamp(start, 1, last)
  return { kind: 'cell', day: clamp(day, 1, days), start: row }
}

/** Where carrying by keys begins: where it lies, else the first place of the shown week that fits, else of the term. */
export function firstTarget(
  state: ScheduleState,
  task: Task,
  now: Moment,
  [fromDay, toDay]: readonly [number, number],
): Target {
  if (task.place !== null) return { kind: 'cell', day: task.place.day, start: task.place.start }
  const legal = legalStarts(state, task.id, now)
  const { day, start } = legal.find((place) => place.day >= fromDay && place.day <= toDay) ??
    legal.find((place) => place.day >= fromDay) ??
    legal.at(-1) ?? { day: fromDay, start: 1 }
  return { kind: 'cell', day, start }
}

/** The first block to trade places with: of the shown week if one is there. */
export function firstPartner(
  state: ScheduleState,
  task: Task,
  now: Moment,
  [fromDay, toDay]: readonly [number, number],
): Target | null {
  const partners = findPartners(state, task, now, [1, state.window.days.length])
  const ordered = partners.toSorted(
    (a, b) => a.place.day - b.place.day || a.place.start - b.place.start,
  )
  const shown = ordered.find(({ place }) => place.day >= fromDay && place.day <= toDay)
  const found = shown ?? ordered.find(({ place }) => place.day > toDay) ?? ordered.at(-1)
  return found === undefined ? null : { kind: 'block', taskId: found.id }
}

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(value, Math.max(low, high)))
}
