// Weighs which block matters most (K6): the same runs once with it worked and once with it missed, all other dice alike.
import type { BlockEffect } from '../../../shared/planner/simulation.ts'
import { pairedDrop } from './slips.ts'
import {
  runTerm,
  type Forced,
  type RunRecords,
  type RunResult,
  type RunRules,
  type RunState,
} from './run-term.ts'
import type { SlipTerm } from './slip-term.ts'

/** What the runs without a forced block came to: by run and deadline, and by run and session. */
export type PlainRuns = { records: RunRecords; missedFirst: Uint8Array }

export type BlockDrop = Pick<BlockEffect, 'worked' | 'missed' | 'drop' | 'pairs'> & { task: number }

/** Runs in all for a first look at every block, and pairs for each of those that it finds. */
const looks = 1000
const mostPairsOfLook = 60
const pairsOfFinalist = 300
const finalists = 4

type Bench = {
  term: SlipTerm
  rules: RunRules
  state: RunState
  result: RunResult
  plain: PlainRuns
  /** By deadline: the last day that counts. */
  lastDays: readonly number[]
  /** True stops; what is known by then is answered. */
  tick: () => boolean
}

/** How many runs the weighing of so many blocks takes. */
export function runsToWeigh(blocks: number, runs: number): number {
  if (blocks === 0) return 0
  const ofLook = pairsOfLook(blocks, runs)
  return blocks * ofLook + Math.min(blocks, finalists) * pairsOfFinal(ofLook, runs)
}

function pairsOfLook(blocks: number, runs: number): number {
  const fair = Math.floor(looks / Math.max(1, blocks))
  return Math.max(1, Math.min(Math.floor(runs / 2), mostPairsOfLook, Math.max(10, fair)))
}

function pairsOfFinal(ofLook: number, runs: number): number {
  return Math.min(pairsOfFinalist, runs - ofLook)
}

/**
 * The blocks whose miss lowers the chance of their own deadline, the worst first. Those that a first look at a few runs
 * points to are weighed by other runs, so that the figure isn't the luck by which they were chosen.
 */
export function weighBlocks(bench: Bench, tasks: readonly number[]): BlockDrop[] {
  const { runs } = bench.plain.records
  const ofLook = pairsOfLook(tasks.length, runs)
  const seen: { task: number; drop: number }[] = []
  for (const task of tasks) {
    const look = compare(bench, task, 0, ofLook)
    if (look === null) return []
    seen.push({ task, drop: look.drop.value })
  }
  const chosen = seen
    .filter(({ drop }) => drop > 0)
    .toSorted((a, b) => b.drop - a.drop || a.task - b.task)
    .slice(0, finalists)
  const weighed: BlockDrop[] = []
  for (const { task } of chosen) {
    const found = compare(bench, task, ofLook, pairsOfFinal(ofLook, runs))
    if (found === null) return []
    weighed.push(found)
  }
  // What can't be told from nothing is not said.
  return weighed
    .filter(({ drop }) => drop.low > 0)
    .toSorted((a, b) => b.drop.value - a.drop.value || a.task - b.task)
}

/** The plain run is one half of each pair; the other is run here. Null where it was stopped. */
function compare(
  { term, rules, state, result, plain, lastDays, tick }: Bench,
  task: number,
  first: number,
  pairs: number,
): BlockDrop | null {
  const deadline = term.items[task]?.deadline ?? 0
  const [deadlines, tasks] = [term.deadlines.length, term.items.length]
  let worked = 0
  let missed = 0
  let falls = 0
  let rises = 0
  for (let run = first; run < first + pairs; run += 1) {
    if (tick()) return null
    const wasMissed = plain.missedFirst[run * tasks + task] === 1
    const forced: Forced = { task, outcome: wasMissed ? 'worked' : 'missed' }
    runTerm(term, rules, state, run, result, forced)
    const asIs = (plain.records.days[run * deadlines + deadline] ?? -1) >= 0
    const day = result.finished[deadline] ?? -1
    const other = day >= 0 && day <= (lastDays[deadline] ?? 0)
    const isMet = { worked: wasMissed ? other : asIs, missed: wasMissed ? asIs : other }
    worked += isMet.worked ? 1 : 0
    missed += isMet.missed ? 1 : 0
    falls += isMet.worked && !isMet.missed ? 1 : 0
    rises += !isMet.worked && isMet.missed ? 1 : 0
  }
  return {
    task,
    worked: worked / pairs,
    missed: missed / pairs,
    drop: pairedDrop(falls, rises, pairs),
    pairs,
  }
}
