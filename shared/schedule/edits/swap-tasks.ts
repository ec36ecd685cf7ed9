// `swap`: two placed tasks of equal length take each other's places, both or neither.
import { isSamePlace, placeLength } from '../place.ts'
import type { Moment, ScheduleState } from '../state.ts'
import type { EditResult } from './edit.ts'
import { findPlaced, refuse } from './refuse.ts'
import { applyPlaces } from './apply-places.ts'

export function swapTasks(
  state: ScheduleState,
  taskA: number,
  taskB: number,
  now: Moment,
): EditResult {
  const foundA = findPlaced(state, taskA)
  if (!foundA.ok) return foundA
  const foundB = findPlaced(state, taskB)
  if (!foundB.ok) return foundB
  if (taskA === taskB) return refuse(taskA, { kind: 'repeated-task', rule: 'T4' })
  const placeA = foundA.value.place
  const placeB = foundB.value.place
  const durations: [number, number] = [placeLength(placeA), placeLength(placeB)]
  if (durations[0] !== durations[1]) {
    return refuse(taskA, { kind: 'unequal-durations', rule: 'T4', otherTask: taskB, durations })
  }
  if (isSamePlace(placeA, placeB)) {
    return refuse(taskA, { kind: 'no-change', rule: 'T4', place: placeA })
  }
  return applyPlaces(
    state,
    new Map([
      [taskA, placeB],
      [taskB, placeA],
    ]),
    now,
  )
}
