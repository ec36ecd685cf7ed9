// Moves whole runs of sessions by a number of days: a course from one session on, or all that is ahead (P3).
import { applyEdit, type Move } from '../../../shared/schedule/edits.ts'
import { checkFreedom } from '../../../shared/schedule/legality/freedom.ts'
import {
  findTask,
  itemsOfClass,
  type Moment,
  type ScheduleState,
} from '../../../shared/schedule/state.ts'
import { isPlacedItem, type PlacedItem } from '../../../shared/schedule/task.ts'
import { proposeDelay } from '../../planner/replan/propose-shift.ts'
import { nowhere } from '../words/task-words.ts'
import type { Write } from '../resolve/intent.ts'
import { noLimits } from '../read/kept-free.ts'
import { movesOf } from '../../../shared/tools/write/batch-moves.ts'
import { movesBetween } from './batch-moves.ts'
import { relocateTasks } from './relocate-tasks.ts'

type Wanted = Extract<Write, { kind: 'delay' }>

export type Delay = {
  moves: Move[]
  /** Sessions that can't go there; of a run that can't be moved as a whole its first one. */
  stuck: number[]
}

/** Of several ways the one that leaves the fewest stuck. */
export function delayTasks(state: ScheduleState, write: Wanted, now: Moment): Delay {
  const { firstIds } = write
  const forth = delayRuns(state, write, now)
  if (forth.stuck.length === 0 || firstIds.length === 1) return forth
  const back = delayRuns(state, { ...write, firstIds: firstIds.toReversed() }, now)
  const singly = delaySingly(state, write, now)
  const [best] = [forth, back, singly].toSorted((a, b) => a.stuck.length - b.stuck.length)
  return best ?? forth
}

/** One run after the other, each seeing where the last one went; judged together in the end. */
function delayRuns(start: ScheduleState, write: Wanted, now: Moment): Delay {
  let state = start
  const stuck: number[] = []
  for (const id of write.firstIds) {
    const batch = proposeDelay(state, id, write.days, now)
    const edited =
      batch === null ? null : applyEdit(state, { kind: 'batch-move', moves: movesOf(batch) }, now)
    if (edited === null || !edited.ok) stuck.push(id)
    else state = edited.value.state
  }
  const moves = movesBetween(start, state)
  const isLegal = moves.length > 0 && applyEdit(start, { kind: 'batch-move', moves }, now).ok
  if (!isLegal) return { moves: [], stuck: [...write.firstIds] }
  // A later run may have pushed an earlier one aside.
  const strays = sessionsOf(start, write, now).filter(({ id, place }) => {
    const run = findTask(state, id)?.place
    return run?.day !== place.day + write.days
  })
  return { moves, stuck: stuck.length > 0 ? stuck : strays.map(({ id }) => id) }
}

/** Each session by itself, the last ones first. */
function delaySingly(state: ScheduleState, write: Wanted, now: Moment): Delay {
  const taskIds = sessionsOf(state, write, now).map(({ id }) => id)
  const target = { ...nowhere, shift: write.days }
  return relocateTasks(
    state,
    { kind: 'relocate', taskIds, target, avoid: noLimits, avoidDates: [] },
    now,
  )
}

/** What is to move: each first session and the later ones of its course that may. */
export function sessionsOf(state: ScheduleState, { firstIds }: Wanted, now: Moment): PlacedItem[] {
  return firstIds.flatMap((id) => {
    const first = findTask(state, id)
    if (first?.kind !== 'item') return []
    return itemsOfClass(state, first.classId)
      .filter(isPlacedItem)
      .filter((item) => item.order >= first.order && checkFreedom(item, now) === null)
  })
}

/** How far a distance may be from the wished one to be offered instead. */
const farthest = 4

/** The distance nearest to the wished one, in its direction, at which all of it fits; null without one. */
export function nearestDelay(state: ScheduleState, write: Wanted, now: Moment): number | null {
  const sign = Math.sign(write.days)
  const others = Array.from({ length: farthest }, (_, index) => index + 1).flatMap((more) => [
    write.days + sign * more,
    write.days - sign * more,
  ])
  return (
    others.find(
      (days) =>
        Math.sign(days) === sign && delayTasks(state, { ...write, days }, now).stuck.length === 0,
    ) ?? null
  )
}
