// Where one run stands: where each session lies, how long it is, what is left of it, and which periods are taken.
import { stretch } from '../problem/day-masks.ts'
import type { SlipTerm } from './slip-term.ts'

/** In place of a slot. */
export const lies = { nowhere: -1, lost: -2, done: -3 } as const

export type RunState = {
  /** By session: its slot, or one of `lies`. */
  slots: Int32Array
  /** The same as it was before the evening. */
  before: Int32Array
  /** By session without a place: where it lay when it slipped; -1 if nowhere yet. */
  was: Int32Array
  /** By session: periods that it covers, and would cover. */
  lengths: Int32Array
  /** By session: periods of this student's time that it still needs. */
  needs: Float64Array
  /** By session: how often it was tried. */
  attempts: Int32Array
  /** By session: whether it stays where it is until it is worked. */
  held: Uint8Array
  /** By day: periods with sessions on them. */
  taken: Int32Array
  /** By slot: the number of the class of the session on it; where nothing is taken, anything. */
  owners: Int16Array
  /** By class: periods that its budget leaves. */
  room: Float64Array
}

export function makeRunState({ items, days, periods, room }: SlipTerm): RunState {
  return {
    slots: new Int32Array(items.length),
    before: new Int32Array(items.length),
    was: new Int32Array(items.length),
    lengths: new Int32Array(items.length),
    needs: new Float64Array(items.length),
    attempts: new Int32Array(items.length),
    held: new Uint8Array(items.length),
    taken: new Int32Array(days),
    owners: new Int16Array(days * periods),
    room: Float64Array.from(room),
  }
}

/** As the plan has it; `held` are the sessions that nobody may move. */
export function resetRun(term: SlipTerm, run: RunState, held: Uint8Array): void {
  run.taken.fill(0)
  run.attempts.fill(0)
  run.room.set(term.room)
  run.held.set(held)
  for (const [task, { item, slot, was }] of term.items.entries()) {
    run.slots[task] = slot
    run.was[task] = was
    run.lengths[task] = item.duration
    run.needs[task] = item.duration
    if (slot >= 0) placeSession(term, run, task, slot)
  }
}

/** Lays a session without a place at a slot. */
export function placeSession(
  { items, periods }: SlipTerm,
  { slots, taken, owners, lengths }: RunState,
  task: number,
  slot: number,
): void {
  const length = lengths[task] ?? 1
  const day = Math.floor(slot / periods)
  slots[task] = slot
  taken[day] = (taken[day] ?? 0) | stretch(slot % periods, length)
  owners.fill(items[task]?.chain ?? 0, slot, slot + length)
}

/** Takes a session from its place. */
export function takeUp(
  { periods }: SlipTerm,
  { slots, taken, lengths }: RunState,
  task: number,
): void {
  const slot = slots[task] ?? lies.nowhere
  if (slot < 0) return
  const day = Math.floor(slot / periods)
  taken[day] = (taken[day] ?? 0) & ~stretch(slot % periods, lengths[task] ?? 1)
  slots[task] = lies.nowhere
}

/** The first slot after a session; 0 where it lies nowhere. */
export function endOf({ slots, lengths }: RunState, task: number): number {
  const slot = slots[task] ?? lies.lost
  return slot < 0 ? 0 : slot + (lengths[task] ?? 1)
}

/** Where it lay before the evening, or before it slipped; -1 for work that has had no place yet. */
export function oldSlot({ before, was }: RunState, task: number): number {
  const slot = before[task] ?? lies.nowhere
  return slot >= 0 ? slot : (was[task] ?? lies.nowhere)
}
