// Counts what a change does, task by task: what a turn may do unasked, and what it says it has done, both come from here.
import { z } from 'zod'
import type { ScheduleDiff, ScheduleRecord } from './diff.ts'
import { isSamePlace, type Place } from './place.ts'
import { isSameValue } from './same-value.ts'

const countSchema = z.int().min(0)

export const tallySchema = z.strictObject({
  placed: countSchema,
  moved: countSchema,
  /** Had a place and waits for one now. */
  takenOff: countSchema,
  added: countSchema,
  deleted: countSchema,
  /** In any other way. */
  changed: countSchema,
})

export type Tally = z.infer<typeof tallySchema>

/** In the order in which they are said. */
export const tallyKinds = ['placed', 'moved', 'takenOff', 'added', 'deleted', 'changed'] as const

export const noChanges: Tally = {
  placed: 0,
  moved: 0,
  takenOff: 0,
  added: 0,
  deleted: 0,
  changed: 0,
}

export function tallyDiff({ added, updated, removed }: ScheduleDiff): Tally {
  const tally = {
    ...noChanges,
    added: Object.keys(added).length,
    deleted: Object.keys(removed).length,
  }
  for (const [from, to] of Object.values(updated)) {
    const kind = kindOf(from, to)
    if (kind !== null) tally[kind] += 1
  }
  return tally
}

export function addTallies(one: Tally, other: Tally): Tally {
  return {
    placed: one.placed + other.placed,
    moved: one.moved + other.moved,
    takenOff: one.takenOff + other.takenOff,
    added: one.added + other.added,
    deleted: one.deleted + other.deleted,
    changed: one.changed + other.changed,
  }
}

export function countChanges(tally: Tally): number {
  return Object.values(tally).reduce((sum, count) => sum + count, 0)
}

/** Null for an event that only gets or loses a guest: the guest is what changes. */
function kindOf(from: ScheduleRecord, to: ScheduleRecord): keyof Tally | null {
  const [before, after] = [placeOf(from), placeOf(to)]
  if (!isSamePlace(before, after)) {
    if (before === null) return 'placed'
    return after === null ? 'takenOff' : 'moved'
  }
  const isHost = from.kind === 'event' && to.kind === 'event'
  const isGuestsOnly = isHost && isSameValue({ ...from, guestIds: to.guestIds }, to)
  return isGuestsOnly && !isSameValue(from, to) ? null : 'changed'
}

function placeOf(record: ScheduleRecord): Place | null {
  return record.kind === 'class' ? null : record.place
}
