// Where one run stands: where each session lies, how long it is, what is left of it, and which periods are taken.
import type { SlipTerm } from './slip-term.ts'

/** In place of a slot. */
export const lies = { nowhere: -1, lost: -2, done: -3 } as const

export type RunState = {
  /** By session: its slot, or one of `lies`. */
  slots: Int32Array
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
  /** By class: periods that its budget leaves. */
  room: Float64Array
}

export function makeRunState({ items, days, room }: SlipTerm): RunState {
  return {
    slots: new Int32Array(items.length),
    lengths: new Int32Array(items.length),
    needs: new Float64Array(items.length),
    attempts: new Int32Array(items.length),
    held: new Uint8Array(items.length),
    taken: new Int32Array(days),
    room: Float64Array.from(room),
  }
}

/** As the plan has it; `held` are the sessions that nobody may move. */
export function resetRun(term: SlipTerm, run: RunState, held: Uint8Array): void {
  run.taken.fill(0)
  run.attempts.fill(0)
  run.room.set(term.room)
  run.held.set(held)
  for (const [task, { item, slot }] of term.items.entries()) {
    run.slots[task] = slot
    run.lengths[task] = item.duration
    run.needs[task] = item.duration
    if (slot >= 0) take(term, run, slot, item.duration)
  }
}

export function take(
  { periods }: SlipTerm,
  { taken }: RunState,
  slot: number,
  length: number,
): void {
  const day = Math.floor(slot / periods)
  taken[day] = (taken[day] ?? 0) | (((1 << length) - 1) << (slot % periods))
}

export function free(
  { periods }: SlipTerm,
  { taken }: RunState,
  slot: number,
  length: number,
): void {
  const day = Math.floor(slot / periods)
  taken[day] = (taken[day] ?? 0) & ~(((1 << length) - 1) << (slot % periods))
}
