// Makes the edit that each write tool's arguments ask for.
import type { Edit } from '../../schedule/edits.ts'
import type { ToolArguments, EditToolName } from '../catalogue.ts'
import { movesOf } from './batch-moves.ts'

type EditMaker<Name extends EditToolName> = (args: ToolArguments<Name>, nextId: number) => Edit

const toolEdits: { [Name in EditToolName]: EditMaker<Name> } = {
  place: ({ task_id: task, day, slot_start: start }) => ({ kind: 'place', task, day, start }),
  move: ({ task_id: task, new_day: day, new_slot_start: start }) => ({
    kind: 'move',
    task,
    day,
    start,
  }),
  swap: ({ task_a: taskA, task_b: taskB }) => ({ kind: 'swap', taskA, taskB }),
  batch_move: (batch) => ({ kind: 'batch-move', moves: movesOf(batch) }),
  unplace: ({ task_id: task, also }) => ({
    kind: 'unplace',
    task,
    ...(also === undefined ? {} : { also }),
  }),
  mark_task: ({ task_id: task, mark, minutes = null }, restId) => ({
    kind: 'mark',
    task,
    mark,
    minutes,
    restId,
  }),
}

/** `nextId` is the id of the task that the edit may add. */
export function makeEdit<Name extends EditToolName>(
  name: Name,
  args: ToolArguments<Name>,
  nextId: number,
): Edit {
  return toolEdits[name](args, nextId)
}
