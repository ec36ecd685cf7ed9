// The state as an edit wants it, legal or not: a refusal speaks of tasks where the edit would put them.
import { arrange } from '../../schedule/arrangement.ts'
import type { Edit } from '../../schedule/edits.ts'
import { placeAt, placeLength, type Place } from '../../schedule/place.ts'
import { findTask, type ScheduleState } from '../../schedule/state.ts'

/** Only swaps and batches put several tasks elsewhere at once; for other edits it is the state itself. */
export function proposedState(state: ScheduleState, edit: Edit): ScheduleState {
  const targets = targetsOf(state, edit)
  if (targets.size === 0) return state
  const { places } = arrange(state, targets)
  return {
    ...state,
    tasks: state.tasks.map((task) => {
      const place = places.get(task.id)
      return place === undefined ? task : { ...task, place }
    }),
  }
}

function targetsOf(state: ScheduleState, edit: Edit): Map<number, Place> {
  const targets = new Map<number, Place>()
  const put = (id: number, start: { day: number; start: number } | null | undefined) => {
    const place = findTask(state, id)?.place
    if (place && start) targets.set(id, placeAt(start.day, start.start, placeLength(place)))
  }
  if (edit.kind === 'swap') {
    put(edit.taskA, findTask(state, edit.taskB)?.place)
    put(edit.taskB, findTask(state, edit.taskA)?.place)
  }
  if (edit.kind === 'batch-move') for (const move of edit.moves) put(move.task, move)
  return targets
}
