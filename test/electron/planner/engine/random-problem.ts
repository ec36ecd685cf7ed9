// Small placement problems of every make: hosts, frozen tasks that break rules, all kinds of terms, several of a kind.
import * as fc from 'fast-check'
import { stretch } from '../../../../electron/planner/problem/day-masks.ts'
import {
  leftOut,
  type PlacementProblem,
  type ProblemTask,
  type Term,
} from '../../../../electron/planner/problem/problem.ts'

type Random = (count: number) => number

/** Whole numbers below `count`, the same for the same seed. */
export function makeRandom(seed: number): Random {
  let state = Math.imul(seed + 1, 0x9e3779b1) | 1
  return (count) => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) % count
  }
}

/** `tightness` is how many tasks there are for each day, in tenths. */
export const problems: fc.Arbitrary<PlacementProblem> = fc
  .record({
    seed: fc.nat(1_000_000_000),
    days: fc.integer({ min: 1, max: 12 }),
    periods: fc.constantFrom(1, 4, 10, 12, 17, 30),
    chains: fc.integer({ min: 0, max: 5 }),
    tightness: fc.integer({ min: 2, max: 40 }),
  })
  .map(drawProblem)

/** Ten tasks and more for each day of half-hours. */
export const crowdedProblems: fc.Arbitrary<PlacementProblem> = fc
  .record({
    seed: fc.nat(1_000_000_000),
    days: fc.integer({ min: 1, max: 5 }),
    periods: fc.constantFrom(24, 28, 30),
    chains: fc.integer({ min: 1, max: 14 }),
    tightness: fc.integer({ min: 100, max: 200 }),
  })
  .map(drawProblem)

type Draw = { seed: number; days: number; periods: number; chains: number; tightness: number }

function drawProblem({ seed, days, periods, chains, tightness }: Draw): PlacementProblem {
  const random = makeRandom(seed)
  const count = chains === 0 ? 0 : Math.ceil((days * tightness) / 10)
  return makeProblem(random, days, periods, chains, count)
}

function makeProblem(
  random: Random,
  days: number,
  periods: number,
  chains: number,
  count: number,
): PlacementProblem {
  const whole = stretch(0, periods)
  const masks = () => Int32Array.from({ length: days }, () => random(2 ** 30) & whole)
  const fixed = masks().map((mask, day) => mask & (random(2 ** 30) >>> (day % 2)))
  const tasks = Array.from({ length: count }, () => makeTask(random, fixed, periods, chains))
  const lists = Array.from({ length: chains }, (_, chain) =>
    tasks.flatMap((task, number) => (task.chain === chain ? [number] : [])),
  )
  return { days, periods, fixed, tasks, chains: lists, terms: makeTerms(random, days, chains) }
}

function makeTask(random: Random, fixed: Int32Array, periods: number, chains: number): ProblemTask {
  const duration = Math.min(periods, [1, 1, 1, 2, 2, 3, 4][random(7)] ?? 1)
  const hosts = fixed.map((mask) => (random(4) === 0 ? mask : 0))
  const hosted = hosts.map((mask) => inside(mask, duration))
  const free = fixed.map((mask) => inside(stretch(0, periods) & ~mask, duration))
  const from = random(fixed.length + 1)
  const to = from + random(fixed.length + 1)
  const starts = free.map((mask, day) =>
    day < from || day > to || random(9) === 0 ? 0 : mask | (hosted[day] ?? 0),
  )
  // A frozen task may lie anywhere, over fixed things and other frozen ones too, or nowhere.
  const anywhere = random(fixed.length) * periods + random(periods - duration + 1)
  const frozen = random(6) === 0 ? (random(8) === 0 ? leftOut : anywhere) : null
  return { chain: random(Math.max(1, chains)), duration, starts, hosted, frozen }
}

function inside(mask: number, length: number): number {
  let starts = mask
  for (let step = 1; step < length; step += 1) starts &= mask >>> step
  return starts
}

function makeTerms(random: Random, days: number, chains: number): Term[] {
  const weight = () => [0, 1, 1, 2, 3, 7, 40][random(7)] ?? 1
  const breaksAfter = () => (random(2) === 0 ? 0 : random(2 ** 20))
  const salt = random(1000)
  const all: Term[] = [
    { kind: 'left-out', name: 'unplaced', weight: 1 + weight(), costOf: (task) => 5 + (task % 9) },
    {
      kind: 'place',
      name: 'pref',
      weight: weight(),
      costAt: (task, slot) => (task * 7 + slot * 13 + salt) % 6,
    },
    { kind: 'place', name: 'late', weight: weight(), costAt: (_, slot) => Math.floor(slot / 20) },
    {
      kind: 'gap',
      name: 'spacing',
      weight: weight(),
      costOf: (earlier, _, gap) => Math.abs(gap - (earlier % 4)),
    },
    {
      kind: 'load',
      name: 'load',
      weight: weight(),
      target: Int32Array.from({ length: days }, () => random(8)),
    },
    { kind: 'run', name: 'run', weight: weight(), longest: random(6), breaksAfter: breaksAfter() },
    { kind: 'run', name: 'run', weight: weight(), longest: random(4), breaksAfter: 0 },
    {
      kind: 'switch',
      name: 'switch',
      weight: weight(),
      subjectOf: Int32Array.from({ length: chains }, () => random(3)),
    },
    {
      kind: 'touch',
      name: 'heavy',
      weight: weight(),
      among: Uint8Array.from({ length: chains }, () => random(2)),
      // No block fits between two that touch.
      reach: Int32Array.from({ length: 30 }, (_, last) => last + random(2)),
    },
    { kind: 'fragment', name: 'fragment', weight: weight(), breaksAfter: breaksAfter() },
  ]
  return all.filter(() => random(4) > 0)
}
