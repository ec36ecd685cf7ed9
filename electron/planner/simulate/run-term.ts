// Runs one run of the remaining term (K6): day by day the student works, is late, leaves off or stays away, and plans anew.
import { draw, drawKinds, paceSteps } from './slips.ts'
import type { SlipTerm } from './slip-term.ts'
import { stretch } from '../problem/day-masks.ts'

/**
 * On the evening before the slot `from`: every open session without a place gets one from then on, or is lost. It writes
 * the places and the room that is left.
 */
export type Replanner = (term: SlipTerm, run: RunState, from: number) => void

export type RunRules = {
  seed: number
  missed: number
  cutShort: number
  /** By class: `paceSteps` equally likely factors. */
  paces: readonly Float64Array[]
  /** By session: 1 for those that nobody may move. */
  held: Uint8Array
  replan: Replanner
}

/** One block whose first attempt is missed, or worked, whatever the dice say. */
export type Forced = { task: number; outcome: 'missed' | 'worked' }

export type RunResult = {
  /** By deadline: the day from 0 on which all of it was done, or -1. */
  finished: Int32Array
  /** By deadline: periods of the student's time that were left. */
  left: Float64Array
  /** By session: 1 where its first attempt was missed. */
  missedFirst: Uint8Array
}

export function makeResult({ items, deadlines }: SlipTerm): RunResult {
  return {
    finished: new Int32Array(deadlines.length),
    left: new Float64Array(deadlines.length),
    missedFirst: new Uint8Array(items.length),
  }
}

/** A cut-short block is worked for between these shares of its time; our assumption, as evenly as can be. */
const shares = { least: 0.25, most: 0.75 } as const

/** Of a period: what is left after a block and is no more than this is finished in the break. */
const smallRest = 0.25

/** Writes `result` anew; the same run with the same rules is always the same. */
export function runTerm(
  term: SlipTerm,
  rules: RunRules,
  state: RunState,
  run: number,
  result: RunResult,
  forced: Forced | null = null,
): void {
  resetRun(term, state, rules.held)
  begin(term, rules, state, run, result)
  const { items, days, periods, today } = term
  const { slots } = state
  let waits = slots.some((slot) => slot === lies.nowhere)
  for (let day = Math.max(0, today); day < days; day += 1) {
    if (day > today && waits) {
      rules.replan(term, state, day * periods)
      // What found no place now is lost, so that nothing waits any more.
      waits = false
    }
    const end = (day + 1) * periods
    for (let task = 0; task < items.length; task += 1) {
      const slot = slots[task] ?? lies.lost
      if (slot < 0 || slot >= end) continue
      tryBlock(term, rules, state, { run, task, day }, result, forced)
      if (slots[task] === lies.nowhere) waits = true
    }
  }
  close(term, state, result)
}

function begin(
  { items }: SlipTerm,
  { seed, paces }: RunRules,
  { needs }: RunState,
  run: number,
  { finished, left, missedFirst }: RunResult,
): void {
  finished.fill(-1)
  left.fill(0)
  missedFirst.fill(0)
  for (const [task, { item, chain }] of items.entries()) {
    const step = Math.floor(draw(seed, run, item.id, 0, drawKinds.pace) * paceSteps)
    needs[task] = item.duration * (paces[chain]?.[step] ?? 1)
  }
}

function tryBlock(
  term: SlipTerm,
  rules: RunRules,
  state: RunState,
  { run, task, day }: { run: number; task: number; day: number },
  result: RunResult,
  forced: Forced | null,
): void {
  const { slots, lengths, needs, attempts } = state
  const entry = term.items[task]
  if (entry === undefined) return
  const attempt = attempts[task] ?? 0
  attempts[task] = attempt + 1
  const length = lengths[task] ?? 1
  const need = needs[task] ?? 0
  const share = shareWorked(
    rules,
    run,
    entry.item.id,
    attempt,
    forced !== null && forced.task === task && attempt === 0 ? forced.outcome : null,
  )
  if (attempt === 0 && share === 0) result.missedFirst[task] = 1
  const within = need <= length + smallRest ? need : length
  const rest = need - share * within
  if (share > 0 && rest <= smallRest) {
    slots[task] = lies.done
    needs[task] = 0
    result.finished[entry.deadline] = Math.max(day, result.finished[entry.deadline] ?? -1)
    return
  }
  needs[task] = rest
  state.was[task] = slots[task] ?? lies.nowhere
  takeUp(term, state, task)
  if (share === 0) state.room[entry.chain] = (state.room[entry.chain] ?? 0) + length
  // A rest is never longer than the session was planned.
  else lengths[task] = Math.min(entry.item.duration, Math.max(1, Math.ceil(rest - smallRest)))
}

/** Of what could be done in the block: 0 where it is missed, 1 where all of its time is worked. */
function shareWorked(
  { seed, missed, cutShort }: RunRules,
  run: number,
  id: number,
  attempt: number,
  outcome: Forced['outcome'] | null,
): number {
  if (outcome === 'missed') return 0
  const dice = draw(seed, run, id, attempt, drawKinds.slip)
  // Where it is worked for certain, what the dice would have made a miss is spread over the rest.
  const slip =
    outcome === 'worked' && dice < missed ? missed + (dice / missed) * (1 - missed) : dice
  if (slip < missed) return 0
  if (slip >= missed + cutShort) return 1
  const within = draw(seed, run, id, attempt, drawKinds.share)
  return shares.least + (shares.most - shares.least) * within
}

/** A deadline with a session that was not done was not met. */
function close(
  { items }: SlipTerm,
  { slots, needs }: RunState,
  { finished, left }: RunResult,
): void {
  for (const [task, { deadline }] of items.entries()) {
    if (slots[task] === lies.done) continue
    finished[deadline] = -1
    left[deadline] = (left[deadline] ?? 0) + (needs[task] ?? 0)
  }
}

/** Of runs in their order: by run and deadline, the day from 0 on which it was met or -1, and the periods left. */
export type RunRecords = { runs: number; days: Int32Array; left: Float64Array }

/** What came of each run, kept until all are made. */
export function makeRecords({ deadlines }: SlipTerm, runs: number): RunRecords {
  const size = runs * deadlines.length
  return { runs, days: new Int32Array(size), left: new Float64Array(size) }
}

/** `lastDays` are those that count, by deadline: what is finished later was not met. */
export function record(
  { days, left }: RunRecords,
  run: number,
  result: RunResult,
  lastDays: readonly number[],
): void {
  for (const [deadline, last] of lastDays.entries()) {
    const day = result.finished[deadline] ?? -1
    const at = run * lastDays.length + deadline
    days[at] = day > last ? -1 : day
    left[at] = result.left[deadline] ?? 0
  }
}

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
