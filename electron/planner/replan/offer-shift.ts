// Offers what would make a refused change possible: the smallest batch of moves, where there is one (P3).
import type { OfferedShift } from '../../../shared/planner/replan.ts'
import type { Edit } from '../../../shared/schedule/edits.ts'
import { lengthOf } from '../../../shared/schedule/legality/check-place.ts'
import { isSamePlace, placeAt, type Place } from '../../../shared/schedule/place.ts'
import type { Refusal } from '../../../shared/schedule/refusal.ts'
import { findTask, type Moment, type ScheduleState } from '../../../shared/schedule/state.ts'
import { makeEdit } from '../../../shared/tools/write/tool-edits.ts'
import type { ScheduleToolName } from '../../../shared/tools/catalogue.ts'
import { parseToolArguments } from '../../../shared/tools/parse-arguments.ts'
import type { BatchMove } from '../../../shared/tools/write/batch-moves.ts'
import { proposeRoom, proposeShift, proposeShifts } from './propose-shift.ts'

/** A call of a schedule tool, and why it was refused. */
export type RefusedWrite = {
  state: ScheduleState
  now: Moment
  name: ScheduleToolName
  arguments: unknown
  refusal: Refusal
}

/** Null where nothing else stands in the way than what can't give way. */
export function offerShift({
  state,
  now,
  name,
  arguments: values,
  refusal,
}: RefusedWrite): OfferedShift | null {
  if (!isCurable(refusal)) return null
  const edit = readEdit(name, values)
  if (edit?.kind === 'place') return offerRoom(state, edit, now)
  const targets = edit === null ? null : targetsOf(state, edit)
  if (targets === null || targets.size === 0) return null
  const [first] = targets
  const batch =
    first !== undefined && targets.size === 1
      ? proposeShift(state, first[0], first[1], now)
      : proposeShifts(state, targets, now)
  return batch && describe(state, batch, 'moves', new Set(targets.keys()))
}

/** What makes room for a pending block at `place`; null when nothing does. */
function offerRoom(
  state: ScheduleState,
  { task: id, day, start }: Extract<Edit, { kind: 'place' }>,
  now: Moment,
): OfferedShift | null {
  const task = findTask(state, id)
  if (task?.kind !== 'item' || task.place !== null) return null
  const batch = proposeRoom(state, task, placeAt(day, start, task.duration), now)
  return batch && describe(state, batch, 'room', new Set())
}

/** Only what is in the way, or in the order, can move out of it. */
function isCurable({ reason }: Refusal): boolean {
  switch (reason.kind) {
    case 'occupied':
    case 'host-taken':
    case 'astride-host':
    case 'before-predecessor':
    case 'after-successor':
      return true
    default:
      return false
  }
}

function readEdit(name: ScheduleToolName, values: unknown): Edit | null {
  switch (name) {
    case 'place':
    case 'move':
    case 'swap':
    case 'batch_move': {
      const parsed = parseToolArguments(name, values, 'en')
      return parsed.ok ? makeEdit(name, parsed.value, 0) : null
    }
    default:
      return null
  }
}

/** Null where a task is unknown or has no place. */
function targetsOf(state: ScheduleState, edit: Edit): Map<number, Place> | null {
  const targets = new Map<number, Place>()
  for (const [id, to] of wantedBy(state, edit)) {
    const task = findTask(state, id)
    if (task?.place === null || task === undefined || to === null) return null
    const place = placeAt(to.day, to.start, lengthOf(task))
    if (!isSamePlace(place, task.place)) targets.set(id, place)
  }
  return targets
}

type Start = { day: number; start: number }

function wantedBy(state: ScheduleState, edit: Edit): [id: number, to: Start | null][] {
  switch (edit.kind) {
    case 'move':
      return [[edit.task, edit]]
    case 'batch-move':
      return edit.moves.map((move) => [move.task, move])
    case 'swap':
      return [
        [edit.taskA, findTask(state, edit.taskB)?.place ?? null],
        [edit.taskB, findTask(state, edit.taskA)?.place ?? null],
      ]
    default:
      return []
  }
}

function describe(
  state: ScheduleState,
  batch: BatchMove,
  kind: OfferedShift['kind'],
  asked: ReadonlySet<number>,
): OfferedShift {
  const others = batch.moves.flatMap(({ task_id: taskId, new_day: day, new_slot_start: start }) => {
    const task = findTask(state, taskId)
    if (task === undefined || task.place === null || asked.has(taskId)) return []
    const to = placeAt(day, start, lengthOf(task))
    return isSamePlace(to, task.place) ? [] : [{ taskId, from: task.place, to }]
  })
  return { kind, batch, others }
}
