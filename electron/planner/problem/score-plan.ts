// The plain scorer: it defines what a plan costs and which rules it breaks; the engine's fast one must agree with it.
import { assertNever } from '../../../shared/assert-never.ts'
import { termNames, type TermName } from '../../../shared/planner/explanation.ts'
import { stretch, countBits, highestBit } from './day-masks.ts'
import { leftOut, type PlacementProblem, type Slot, type Starts, type Term } from './problem.ts'

type Block = { task: number; chain: number; start: number; mask: number; isHosted: boolean }

export type DayContent = {
  /** From 0. */
  day: number
  /** Periods with classes and appointments, hosts included. */
  fixed: number
  /** Periods with study outside hosts. */
  study: number
  /** All study of the day in order of time. */
  blocks: readonly Block[]
}

/** What lies on each day of a plan, in the form that the terms of a day look at. */
export function layOut(problem: PlacementProblem, starts: Starts): DayContent[] {
  const byDay = Array.from({ length: problem.days }, (): [number, Slot][] => [])
  for (const [task, slot] of starts.entries()) {
    if (slot !== leftOut) byDay[Math.floor(slot / problem.periods)]?.push([task, slot])
  }
  return byDay.map((placed, day) =>
    addBlocks(problem, { day, fixed: problem.fixed[day] ?? 0, study: 0, blocks: [] }, placed),
  )
}

/** The day with these tasks, too, whose slots lie on it. */
export function addBlocks(
  { periods, tasks }: PlacementProblem,
  { day, fixed, blocks: before }: DayContent,
  placed: readonly (readonly [task: number, slot: Slot])[],
): DayContent {
  const blocks = [...before]
  for (const [task, slot] of placed) {
    const { chain = 0, duration = 1, hosted = noHosts } = tasks[task] ?? {}
    const start = slot % periods
    const isHosted = (((hosted[day] ?? 0) >>> start) & 1) === 1
    blocks.push({ task, chain, start, mask: stretch(start, duration), isHosted })
  }
  const study = blocks.reduce((mask, block) => (block.isHosted ? mask : mask | block.mask), 0)
  return { day, fixed, study, blocks: blocks.sort((a, b) => a.start - b.start || a.task - b.task) }
}

const noHosts = new Int32Array(0)

/** Those of a day as a whole. */
export type DayTerm = Exclude<Term, { kind: 'place' | 'left-out' | 'gap' }>

/** What a day costs under one term, from the day's content alone. */
export function isDayTerm(term: Term): term is Term & DayTerm {
  return term.kind !== 'place' && term.kind !== 'left-out' && term.kind !== 'gap'
}

/** Without its weight. */
export function dayCost({ periods }: PlacementProblem, term: DayTerm, day: DayContent): number {
  switch (term.kind) {
    case 'load':
      return Math.max(0, countBits(day.study) - (term.target[day.day] ?? 0)) ** 2
    case 'run':
      return countLongRuns(day, periods, term.longest + 1, term.breaksAfter)
    case 'switch':
      return pairsOf(day.blocks).filter(
        ([a, b]) => term.subjectOf[a.chain] !== term.subjectOf[b.chain],
      ).length
    case 'touch':
      return pairsOf(day.blocks).filter(
        ([a, b]) =>
          term.among[a.chain] === 1 && term.among[b.chain] === 1 && touch(a, b, term.reach),
      ).length
    case 'fragment':
      return countFragments(day, periods, term.breaksAfter)
    default:
      return assertNever(term)
  }
}

function countLongRuns(
  { fixed, study }: DayContent,
  periods: number,
  length: number,
  breaksAfter: number,
): number {
  let runs = 0
  for (let start = 0; start + length <= periods; start += 1) {
    const window = stretch(start, length)
    const inside = stretch(start, length - 1)
    if ((breaksAfter & inside) !== 0) continue
    if (((fixed | study) & window) === window && (study & window) !== 0) runs += 1
  }
  return runs
}

function pairsOf(blocks: readonly Block[]): [Block, Block][] {
  return blocks.slice(1).map((block, index): [Block, Block] => [blocks[index] ?? block, block])
}

function touch(a: Block, b: Block, reach: Int32Array): boolean {
  const last = highestBit(a.mask)
  return b.start > last && b.start <= (reach[last] ?? last)
}

function countFragments(
  { fixed, study }: DayContent,
  periods: number,
  breaksAfter: number,
): number {
  const isFree = (period: number) => (((fixed | study) >>> period) & 1) === 0
  const isBreak = (period: number) => ((breaksAfter >>> period) & 1) === 1
  const isStudy = (period: number) => ((study >>> period) & 1) === 1
  let fragments = 0
  for (let period = 1; period < periods - 1; period += 1) {
    if (!isFree(period)) continue
    const joinsBefore = isFree(period - 1) && !isBreak(period - 1)
    const joinsAfter = isFree(period + 1) && !isBreak(period)
    if (joinsBefore || joinsAfter) continue
    const studyBefore = isStudy(period - 1) && !isBreak(period - 1)
    const studyAfter = isStudy(period + 1) && !isBreak(period)
    if (studyBefore || studyAfter) fragments += 1
  }
  return fragments
}

type Score = {
  /** The weighted sum of all terms. */
  total: number
  /** By name, weight included; terms of the same name are added up. */
  terms: Record<TermName, number>
}

/** Works on illegal plans too, as far as each start lies inside its day. */
export function scorePlan(problem: PlacementProblem, starts: Starts): Score {
  const days = layOut(problem, starts)
  const terms = noCosts()
  let total = 0
  for (const term of problem.terms) {
    const cost = term.weight * plainCost(problem, starts, days, term)
    terms[term.name] += cost
    total += cost
  }
  return { total, terms }
}

export function noCosts(): Record<TermName, number> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every name is a key
  return Object.fromEntries(termNames.map((name) => [name, 0])) as Record<TermName, number>
}

function plainCost(
  problem: PlacementProblem,
  starts: Starts,
  days: readonly DayContent[],
  term: Term,
): number {
  switch (term.kind) {
    case 'place':
      return sumOver(problem, starts, (task, slot) =>
        slot === leftOut ? 0 : term.costAt(task, slot),
      )
    case 'left-out':
      return sumOver(problem, starts, (task, slot) => (slot === leftOut ? term.costOf(task) : 0))
    case 'gap':
      return neighboursInChains(problem).reduce(
        (sum, pair) => sum + gapCost(problem, term, pair, (task) => starts[task] ?? leftOut),
        0,
      )
    default:
      return days.reduce((sum, day) => sum + dayCost(problem, term, day), 0)
  }
}

function sumOver(
  problem: PlacementProblem,
  starts: Starts,
  costOf: (task: number, slot: Slot) => number,
): number {
  return problem.tasks.reduce((sum, _, task) => sum + costOf(task, starts[task] ?? leftOut), 0)
}

/** What it costs to leave the task out. */
export function lossOf({ terms }: PlacementProblem, task: number): number {
  return terms.reduce(
    (sum, term) => sum + (term.kind === 'left-out' ? term.weight * term.costOf(task) : 0),
    0,
  )
}

/** Without its weight; nothing where one of the two is left out. */
export function gapCost(
  problem: PlacementProblem,
  { costOf }: Extract<Term, { kind: 'gap' }>,
  [earlier, later]: readonly [earlier: number, later: number],
  slotOf: (task: number) => Slot,
): number {
  const from = slotOf(earlier)
  const to = slotOf(later)
  if (from === leftOut || to === leftOut) return 0
  return costOf(earlier, later, dayOf(problem, to) - dayOf(problem, from))
}

/** Each task with the next one of its chain. */
export function neighboursInChains({
  chains,
}: PlacementProblem): [earlier: number, later: number][] {
  return chains.flatMap((chain) =>
    chain.slice(1).map((later, index): [number, number] => [chain[index] ?? later, later]),
  )
}

export function dayOf({ periods }: PlacementProblem, slot: Slot): number {
  return Math.floor(slot / periods)
}
