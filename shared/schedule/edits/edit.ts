// Defines what can be asked of the schedule, and what it answers.
import type { ScheduleDiff } from '../diff.ts'
import type { Refusal } from '../refusal.ts'
import type { Result } from '../../result.ts'
import type { ScheduleState } from '../state.ts'
import type { Mark } from '../work-log.ts'

/** Where a task is to start. */
export type Move = { task: number; day: number; start: number }

/**
 * `minutes` is what the block took, 0 to 1440; null means as planned. What is left of a partly done one becomes
 * a new item with the id `restId`, which no task may have had before.
 */
export type MarkEdit = {
  kind: 'mark'
  task: number
  mark: Mark
  minutes: number | null
  restId: number
}

/** Pins a placed block where it lies, or frees it again. */
export type LockEdit = { kind: 'lock'; task: number; locked: boolean }

/** Another length in periods, and for a placed item another first period; null keeps the one it has. */
export type ResizeEdit = { kind: 'resize'; task: number; start: number | null; periods: number }

export type Edit =
  /** Gives a pending item a place; wholly inside a host it becomes the host's guest. */
  | ({ kind: 'place' } & Move)
  | ({ kind: 'move' } & Move)
  /** Two placed tasks of equal length take each other's places. */
  | { kind: 'swap'; taskA: number; taskB: number }
  /** All or none, judged on the final state. */
  | { kind: 'batch-move'; moves: readonly Move[] }
  /** Back to pending, with all that leaves at once with it. */
  | { kind: 'unplace'; task: number; also?: readonly number[] }
  /** What became of a block (P6). */
  | MarkEdit
  | LockEdit
  | ResizeEdit

export type EditResult = Result<{ state: ScheduleState; diff: ScheduleDiff }, Refusal>
