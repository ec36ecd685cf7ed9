// What a person does to the schedule by hand, and the edit of the core that it stands for.
import { z } from 'zod'
import { assertNever } from '../assert-never.ts'
import { copyTask, type CopyIds } from './edits/copy-task.ts'
import { applyEdit, type Edit, type EditResult } from './edits.ts'
import { maxPeriods } from './place.ts'
import { findTask, type Moment, type ScheduleState } from './state.ts'
import { idSchema } from './term.ts'

const cell = {
  task: idSchema,
  day: z.int().min(1),
  start: z.int().min(1).max(maxPeriods),
}

/** More blocks than a person selects at once. */
const mostSelected = 200

export const handEditSchema = z.discriminatedUnion('kind', [
  /** Wherever it is now: a pending item gets the place, a placed task moves there, and placed others with it. */
  z.strictObject({
    kind: z.literal('put'),
    ...cell,
    also: z.array(z.strictObject(cell)).min(1).max(mostSelected).exactOptional(),
  }),
  /** The same once more: another session of its work, an appointment, a meeting of its class. */
  z.strictObject({ kind: z.literal('copy'), ...cell }),
  z.strictObject({ kind: z.literal('swap'), taskA: idSchema, taskB: idSchema }),
  z.strictObject({
    kind: z.literal('unplace'),
    task: idSchema,
    also: z.array(idSchema).min(1).max(mostSelected).exactOptional(),
  }),
  z.strictObject({ kind: z.literal('pin'), task: idSchema }),
  z.strictObject({ kind: z.literal('unpin'), task: idSchema }),
  /** Longer or shorter; with `start` at its upper edge. */
  z.strictObject({
    kind: z.literal('resize'),
    task: idSchema,
    start: z.int().min(1).max(maxPeriods).exactOptional(),
    periods: z.int().min(1).max(maxPeriods),
  }),
])

export type HandEdit = z.infer<typeof handEditSchema>

/**
 * The same legality check as that of every other write (S7); the given state stays as it is. `ids` are the first free
 * ones of the file; where nothing is written any that the state does not have will do.
 */
export function applyHandEdit(
  state: ScheduleState,
  edit: HandEdit,
  now: Moment,
  ids: CopyIds | null = null,
): EditResult {
  return edit.kind === 'copy'
    ? copyTask(state, edit, now, ids)
    : applyEdit(state, toEdit(state, edit), now)
}

function toEdit(state: ScheduleState, edit: Exclude<HandEdit, { kind: 'copy' }>): Edit {
  switch (edit.kind) {
    case 'put': {
      const { task, day, start, also } = edit
      if (also !== undefined) return { kind: 'batch-move', moves: [{ task, day, start }, ...also] }
      const known = findTask(state, task)
      const isPending = known?.kind === 'item' && known.place === null
      return { kind: isPending ? 'place' : 'move', task, day, start }
    }
    case 'swap':
    case 'unplace':
      return edit
    case 'pin':
      return { kind: 'lock', task: edit.task, locked: true }
    case 'unpin':
      return { kind: 'lock', task: edit.task, locked: false }
    case 'resize':
      return { ...edit, start: edit.start ?? null }
    default:
      return assertNever(edit)
  }
}

/** The task that the person has in hand. */
export function taskOfHandEdit(edit: HandEdit): number {
  return edit.kind === 'swap' ? edit.taskA : edit.task
}
