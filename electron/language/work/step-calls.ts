// Which of the turn's calls belong to which write, found by the tasks they are about.
import type { Move } from '../../../shared/schedule/edits.ts'
import { movesOf } from '../../../shared/tools/write/batch-moves.ts'
import { assertNever } from '../../../shared/assert-never.ts'
import { tools } from '../../../shared/tools/catalogue.ts'
import { dayToDate } from '../../../shared/schedule/calendar.ts'
import type { ScheduleState } from '../../../shared/schedule/state.ts'
import type { ExecutedCall } from '../../model/model.ts'
import type { Write } from '../resolve/intent.ts'
import type { UpsertWrite } from '../read/work-drafts.ts'

const placeArguments = tools.place.arguments
const moveArguments = tools.move.arguments
const swapArguments = tools.swap.arguments
const batchArguments = tools.batch_move.arguments
const markArguments = tools.mark_task.arguments
const replanSchema = tools.replan.arguments
const upsertArguments = tools.upsert_task_class.arguments
const unplaceArguments = tools.unplace.arguments

/** Where a call wanted to put a single task; null for other calls. */
export function readPut(call: ExecutedCall): { task: number; day: number; start: number } | null {
  const placed = call.name === 'place' ? placeArguments.safeParse(call.arguments) : null
  if (placed?.success === true) {
    const { task_id: task, day, slot_start: start } = placed.data
    return { task, day, start }
  }
  const moved = call.name === 'move' ? moveArguments.safeParse(call.arguments) : null
  if (moved?.success !== true) return null
  const { task_id: task, new_day: day, new_slot_start: start } = moved.data
  return { task, day, start }
}

export function readMoves(call: ExecutedCall): Move[] {
  const parsed = call.name === 'batch_move' ? batchArguments.safeParse(call.arguments) : null
  return parsed?.success === true ? movesOf(parsed.data) : []
}

export function readSwap(call: ExecutedCall): [number, number] | null {
  const parsed = call.name === 'swap' ? swapArguments.safeParse(call.arguments) : null
  return parsed?.success === true ? [parsed.data.task_a, parsed.data.task_b] : null
}

/** What was taken off the week; none for other calls. */
export function readUnplace(call: ExecutedCall): number[] {
  const parsed = call.name === 'unplace' ? unplaceArguments.safeParse(call.arguments) : null
  return parsed?.success === true ? [parsed.data.task_id, ...(parsed.data.also ?? [])] : []
}

/** What study work was to be made or changed; null for other calls. */
export function readUpsert(call: ExecutedCall): UpsertWrite['values'] | null {
  const parsed =
    call.name === 'upsert_task_class' ? upsertArguments.safeParse(call.arguments) : null
  return parsed?.success === true ? parsed.data : null
}

/** The task that a mark is about; null for other calls. */
export function readMark(call: ExecutedCall): number | null {
  const parsed = call.name === 'mark_task' ? markArguments.safeParse(call.arguments) : null
  return parsed?.success === true ? parsed.data.task_id : null
}

/** What a re-plan was asked to do; null for other calls. */
export function readReplan(
  call: ExecutedCall,
  { window }: ScheduleState,
): Extract<Write, { kind: 'replan' }> | null {
  const parsed = call.name === 'replan' ? replanSchema.safeParse(call.arguments) : null
  if (parsed?.success !== true) return null
  const { unavailable = [], task_ids: taskIds = [], max_moves: maxMoves = null } = parsed.data
  const away = unavailable.map(
    ({ day_from: first, day_to: last, slot_start: start, slot_end: end }) => ({
      from: dayToDate(window, Math.min(first, window.days.length)),
      to: dayToDate(window, Math.min(last, window.days.length)),
      periods: start === undefined ? null : { start, end: end ?? window.periods.length },
    }),
  )
  return { kind: 'replan', away, taskIds, maxMoves }
}

/** A re-plan is that of a write when both are about the same: times without time, blocks, or what is broken. */
function isReplanOf(call: ExecutedCall, { away, taskIds }: Extract<Write, { kind: 'replan' }>) {
  const parsed = call.name === 'replan' ? replanSchema.safeParse(call.arguments) : null
  if (parsed?.success !== true) return false
  const { unavailable, task_ids: ids = [] } = parsed.data
  // Blocks that get a new place keep off the days that were told before.
  return (
    (ids.length > 0 || (unavailable === undefined) === (away.length === 0)) &&
    ids.every((id) => taskIds.includes(id)) &&
    ids.length > 0 === taskIds.length > 0
  )
}

/** `repeats` counts the earlier steps that are the same walk through history. */
export function callsOf(write: Write, calls: readonly ExecutedCall[], repeats = 0): ExecutedCall[] {
  const own = calls.filter((call) => belongsTo(call, write))
  if (write.kind !== 'undo' && write.kind !== 'redo') return own
  return own.filter(({ outcome }) => outcome !== 'stale').slice(repeats)
}

function belongsTo(call: ExecutedCall, write: Write): boolean {
  switch (write.kind) {
    case 'plan':
      return false
    case 'put':
      return readPut(call)?.task === write.taskId
    case 'relocate': {
      const moves = readMoves(call)
      // Others may make room for them.
      return moves.some(({ task }) => write.taskIds.includes(task))
    }
    case 'delay':
      return readMoves(call).some(({ task }) => write.firstIds.includes(task))
    case 'swap': {
      const pair = readSwap(call)
      return pair !== null && pair.includes(write.taskA) && pair.includes(write.taskB)
    }
    case 'unplace':
      return readUnplace(call).some((id) => write.taskIds.includes(id))
    case 'replan':
      return isReplanOf(call, write)
    case 'mark':
      return readMark(call) === write.taskId
    case 'improve':
      return call.name === 'move' || call.name === 'swap'
    case 'upsert': {
      const values = readUpsert(call)
      return (
        values !== null &&
        values.task_class_id === write.values.task_class_id &&
        (values.task_class_id !== undefined || values.title === write.values.title)
      )
    }
    case 'undo':
      return call.name === 'undo_change'
    case 'redo':
      return call.name === 'redo_change'
    default:
      return assertNever(write)
  }
}
