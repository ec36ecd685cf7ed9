// Defines why an edit is not legal (S7): the rule broken, the tasks in the way, and the nearest legal places.
import type { Place } from './place.ts'
import type { Mark } from './work-log.ts'

export type RefusalReason =
  /** No task has this id. */
  | { kind: 'unknown-task'; rule: 'T1' }
  /** `place` on something that already has a place (T4). */
  | { kind: 'already-placed'; rule: 'T4'; place: Place }
  /** `move`, `swap` or `unplace` on a pending item (T4). */
  | { kind: 'still-pending'; rule: 'T4' }
  /** `place` or `unplace` on an event (T4). */
  | { kind: 'not-an-item'; rule: 'T4' }
  | { kind: 'outside-window'; rule: 'T1'; days: number; periods: number }
  /** Starts in the day but runs past its last period. */
  | { kind: 'past-end-of-day'; rule: 'T1'; target: Place; periods: number }
  /** An event beside the rows is to go to a row (S3). */
  | { kind: 'beside-rows'; rule: 'S3'; target: Place; clock: { start: string; end: string } }
  /** Solid tasks already lie there. */
  | { kind: 'occupied'; rule: 'S3'; target: Place; occupants: number[] }
  /** Partly inside a host, or across two. */
  | { kind: 'astride-host'; rule: 'S3'; target: Place; occupants: number[] }
  /** The host's periods already carry a guest. */
  | { kind: 'host-taken'; rule: 'S3'; target: Place; occupants: number[] }
  /** Inside an event that hosts, but the class may not be embedded. */
  | { kind: 'embedding-not-allowed'; rule: 'S5'; target: Place; occupants: number[] }
  /** Would not start after its placed predecessor ends. */
  | { kind: 'before-predecessor'; rule: 'S4'; target: Place; occupants: number[] }
  /** Would not end before its placed successor starts. */
  | { kind: 'after-successor'; rule: 'S4'; target: Place; occupants: number[] }
  | { kind: 'outside-range'; rule: 'S5'; target: Place; fromDay: number; toDay: number }
  | { kind: 'excluded-period'; rule: 'S5'; target: Place; periods: number[] }
  | { kind: 'excluded-weekday'; rule: 'S5'; target: Place; weekday: number }
  | { kind: 'over-budget'; rule: 'S5'; budget: number; wanted: number }
  | { kind: 'locked'; rule: 'S6' }
  /** `lock` on a class or an exam: the timetable fixes it, not the person. */
  | { kind: 'fixed-event'; rule: 'S6' }
  /** `lock` on what is locked already, or the other way round. */
  | { kind: 'same-lock'; rule: 'S6'; locked: boolean }
  /** `resize` on an event. */
  | { kind: 'fixed-length'; rule: 'T4' }
  /** It is as long already. */
  | { kind: 'same-length'; rule: 'T4'; periods: number }
  /** The task itself has already begun. */
  | { kind: 'begun'; rule: 'S6'; place: Place }
  /** The task is marked as done or partly done where it lies. */
  | { kind: 'worked'; rule: 'S6'; place: Place }
  /** The target has already begun. */
  | { kind: 'in-the-past'; rule: 'S6'; target: Place }
  | { kind: 'unequal-durations'; rule: 'T4'; otherTask: number; durations: [number, number] }
  /** The same task twice in one edit. */
  | { kind: 'repeated-task'; rule: 'T4' }
  | { kind: 'no-moves'; rule: 'T1' }
  /** `mark` on an event. */
  | { kind: 'not-study'; rule: 'P6' }
  /** Partly done or missed before it has begun. */
  | { kind: 'not-begun'; rule: 'P6'; place: Place }
  /** Partly done without minutes, missed or open with some. */
  | { kind: 'wrong-minutes'; rule: 'P6'; mark: Mark }
  /** The block is marked so already. */
  | { kind: 'same-mark'; rule: 'P6'; mark: Mark }
  /** The rest that the mark has made can't be taken back: it is locked, has begun or is marked itself. */
  | { kind: 'rest-in-use'; rule: 'P6'; rest: number }
  /** The task already lies there: nothing would change. */
  | { kind: 'no-change'; rule: 'T4'; place: Place }

export type Refusal = {
  /** The task that the reason is about; 0 where the edit names none. */
  task: number
  reason: RefusalReason
  /**
   * Up to three places to which the task could go instead, nearest in time to the wanted one first.
   * Empty where no other place would cure the refusal.
   */
  nearest: Place[]
  /**
   * Present when `task` is a guest that the move of this host would carry along (S3):
   * the host was to be moved, and `nearest` is for the host.
   */
  carrier?: number
}
