// The chances of a term's deadlines with one re-planner or the other, all dice alike; and the evenings on which they agree.
import { lastDayOf } from '../../../../electron/planner/simulate/describe-deadline.ts'
import { putOff, rulesOf } from '../../../../electron/planner/simulate/simulate-plan.ts'
import {
  lies,
  makeRunState,
  type RunState,
  makeResult,
  runTerm,
  type Replanner,
} from '../../../../electron/planner/simulate/run-term.ts'
import { readSlips } from '../../../../electron/planner/simulate/slips.ts'
import { readSlipTerm, type SlipTerm } from '../../../../electron/planner/simulate/slip-term.ts'
import type { Moment, ScheduleState } from '../../../../shared/schedule/state.ts'
import { trueReplanner } from './replan-truly.ts'

type Runs = { state: ScheduleState; now: Moment; runs: number; seed?: number }

/** By deadline: the share of the runs that met it. */
export function chancesWith(
  { state, now, runs, seed = 1 }: Runs,
  makeReplanner: (term: SlipTerm) => Replanner,
): number[] {
  const term = readSlipTerm({ state, now })
  const rules = { ...rulesOf(term, readSlips(state), seed), replan: makeReplanner(term) }
  const run = makeRunState(term)
  const result = makeResult(term)
  const last = term.deadlines.map((deadline) => lastDayOf(term, deadline))
  const met = last.map(() => 0)
  for (let number = 0; number < runs; number += 1) {
    runTerm(term, rules, run, number, result)
    for (const [deadline, day] of last.entries()) {
      const finished = result.finished[deadline] ?? -1
      if (finished >= 0 && finished <= day) met[deadline] = (met[deadline] ?? 0) + 1
    }
  }
  return met.map((count) => count / runs)
}

export type Agreement = { evenings: number; lost: number; moves: number; places: number }

/** On how many evenings as many are lost, as many move, and all of them come to lie at the same places. */
export function agreeOnEvenings(asked: Runs): Agreement {
  const seen: Agreement = { evenings: 0, lost: 0, moves: 0, places: 0 }
  chancesWith(asked, (term) => {
    const truly = trueReplanner(term)
    return (_, run, from) => {
      const before = copyOf(run)
      putOff(term, run, from)
      const quick = run.slots.slice()
      writeBack(run, before)
      truly(term, run, from)
      const count = (slots: Int32Array, is: (slot: number, old: number) => boolean) =>
        slots.reduce((sum, slot, task) => sum + (is(slot, before.slots[task] ?? 0) ? 1 : 0), 0)
      seen.evenings += 1
      seen.lost += count(quick, isLost) === count(run.slots, isLost) ? 1 : 0
      seen.moves += count(quick, isMoved) === count(run.slots, isMoved) ? 1 : 0
      seen.places += quick.every((slot, task) => slot === run.slots[task]) ? 1 : 0
    }
  })
  return seen
}

function isLost(slot: number, old: number): boolean {
  return slot === lies.lost && old !== lies.lost
}

function isMoved(slot: number, old: number): boolean {
  return old >= 0 && slot !== old
}

function copyOf({ slots, taken, owners, room }: RunState) {
  return {
    slots: slots.slice(),
    taken: taken.slice(),
    owners: owners.slice(),
    room: room.slice(),
  }
}

function writeBack(run: RunState, { slots, taken, owners, room }: ReturnType<typeof copyOf>): void {
  run.slots.set(slots)
  run.taken.set(taken)
  run.owners.set(owners)
  run.room.set(room)
}
