// Making a block longer or shorter by keys and buttons: an edge goes a period on or back, legal or not.
import { findTask } from '../../../shared/schedule/state.ts'
import type { Place } from '../../../shared/schedule/place.ts'
import type { Desk } from '../../store/desk.ts'
import { pickUp, steerTo } from './carry.ts'
import type { Edge, Target } from '../../store/judge.ts'

/** Takes the edges of a block in hand; its lower one goes `step` periods on at once. */
export function resizeByKeys(desk: Desk, taskId: number, step: number): void {
  const { state } = desk.week.view.get()
  const task = state === null ? undefined : findTask(state, taskId)
  if (state === null || task === undefined) return
  const target = task.place && stepEdge(task.place, 'end', step, state.window.periods.length)
  pickUp(desk, taskId, { by: 'keys', purpose: 'resize', target })
}

/** One edge of the block in hand goes a period later, or with -1 earlier. */
export function steerEdge(desk: Desk, edge: Edge, step: 1 | -1): void {
  const { carry } = desk.carry.view.get()
  const { state } = desk.week.view.get()
  const place = carry?.verdict?.place ?? null
  if (state === null || place === null) return
  steerTo(desk, stepEdge(place, edge, step, state.window.periods.length), 'edge')
}

/** Within the day, and never shorter than one period. */
export function stepEdge({ start, end }: Place, edge: Edge, step: number, last: number): Target {
  return edge === 'end'
    ? { kind: 'span', start, end: Math.min(Math.max(start, end + step), last) }
    : { kind: 'span', start: Math.max(Math.min(end, start + step), 1), end }
}
