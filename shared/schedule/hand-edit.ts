// What a person does to the schedule by hand, and the edit of the core that it stands for.
import { z } from 'zod'
import { assertNever } from '../assert-never.ts'
import { applyEdit, type Edit, type EditResult } from './edits.ts'
import { maxPeriods } from './place.ts'
import { findTask, type Moment, type ScheduleState } from './state.ts'
import { idSchema } from './term.ts'

export const handEditSchema = z.discriminatedUnion('kind', [
  /** Wherever it is now: a pending item gets the place, a placed task moves there. */
  z.strictObject({
    kind: z.literal('put'),
    task: idSchema,
    day: z.int().min(1),
    start: z.int().min(1).max(maxPeriods),
  }),
  z.strictObject({ kind: z.literal('swap'), taskA: idSchema, taskB: idSchema }),
  z.strictObject({ kind: z.literal('unplace'), task: idSchema }),
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

/** The same legality check as that of every other write (S7); the given state stays as it is. */
export function applyHandEdit(state: ScheduleState, edit: HandEdit, now: Moment): EditResult {
  return applyEdit(state, toEdit(state, edit), now)
}

function toEdit(state: ScheduleState, edit: HandEdit): Edit {
  switch (edit.kind) {
    case 'put': {
      const { task, day, start } = edit
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
