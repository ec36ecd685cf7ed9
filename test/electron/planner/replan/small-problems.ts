// Random small problems with a plan in force that is broken, and the fewest moves of each, found by trying all plans.
import * as fc from 'fast-check'
import {
  leftOut,
  type PlacementProblem,
  type ProblemTask,
  type Term,
} from '../../../../electron/planner/problem/problem.ts'

export type Broken = { problem: PlacementProblem; present: Int32Array }

type TaskDraft = {
  chain: number
  duration: number
  /** A bit for each start that is allowed. */
  allowed: number
  isFrozen: boolean
  /** Of all slots; -1 for none. */
  at: number
}

export const anyBroken: fc.Arbitrary<Broken> = fc
  .record({ days: fc.integer({ min: 1, max: 3 }), periods: fc.integer({ min: 2, max: 4 }) })
  .chain(({ days, periods }) =>
    fc
      .array(anyTask(days * periods), { minLength: 1, maxLength: 6 })
      .map((drafts) => buildBroken(days, periods, drafts)),
  )

function anyTask(cells: number): fc.Arbitrary<TaskDraft> {
  return fc.record({
    chain: fc.integer({ min: 0, max: 2 }),
    duration: fc.integer({ min: 1, max: 2 }),
    allowed: fc.oneof(fc.constant(-1), fc.integer()),
    isFrozen: fc.nat(5).map((value) => value === 0),
    at: fc.integer({ min: -1, max: cells - 1 }),
  })
}

export function buildBroken(days: number, periods: number, drafts: readonly TaskDraft[]): Broken {
  const tasks = drafts.map(({ chain, duration, allowed, isFrozen, at }): ProblemTask => {
    const inDay = periods - duration + 1
    const starts = Int32Array.from({ length: days }, (_, day) =>
      inDay <= 0 ? 0 : (allowed >>> (day * periods)) & ((1 << inDay) - 1),
    )
    const isPlaced = at >= 0 && (at % periods) + duration <= periods
    return {
      chain,
      duration,
      starts,
      hosted: new Int32Array(days),
      frozen: isFrozen && isPlaced ? at : null,
    }
  })
  const present = Int32Array.from(drafts, ({ at, duration }) =>
    at >= 0 && (at % periods) + duration <= periods ? at : leftOut,
  )
  const chains = [0, 1, 2].map((chain) =>
    tasks.flatMap((task, index) => (task.chain === chain ? [index] : [])),
  )
  const problem = {
    days,
    periods,
    fixed: new Int32Array(days),
    tasks,
    chains,
    terms: terms(periods),
  }
  return { problem, present }
}

function terms(periods: number): Term[] {
  return [
    { kind: 'left-out', name: 'unplaced', weight: 60, costOf: () => 1 },
    { kind: 'place', name: 'pref', weight: 1, costAt: (task, slot) => (slot * 7 + task * 3) % 5 },
    { kind: 'gap', name: 'spacing', weight: 4, costOf: (_a, _b, days) => Math.max(0, 1 - days) },
    { kind: 'run', name: 'run', weight: 3, longest: Math.max(1, periods - 2), breaksAfter: 0 },
  ]
}

export type Least = { givenUp: number; moves: number; total: number }

/** Tries every plan. `atRisk` may go without a place, no other task may. */
export function leastByTrying(
  { problem, present }: Broken,
  atRisk: ReadonlySet<number>,
  maxMoves: number,
  costOf: (starts: Int32Array) => number,
): Least {
  const { days, periods, tasks } = problem
  const starts = Int32Array.from(tasks, ({ frozen }) => frozen ?? leftOut)
  let best: Least = { givenUp: Infinity, moves: Infinity, total: Infinity }
  const assign = (task: number, givenUp: number, moves: number): void => {
    if (givenUp > best.givenUp || (givenUp === best.givenUp && moves > best.moves)) return
    const each = tasks[task]
    if (each === undefined) {
      const total = costOf(starts)
      const isBetter = givenUp < best.givenUp || moves < best.moves || total < best.total
      if (isBetter) best = { givenUp, moves, total }
      return
    }
    if (each.frozen !== null) return assign(task + 1, givenUp, moves)
    for (let slot = 0; slot < days * periods; slot += 1) {
      const isStart =
        (((each.starts[Math.floor(slot / periods)] ?? 0) >>> (slot % periods)) & 1) === 1
      const isMove = present[task] !== leftOut && present[task] !== slot
      if (!isStart || moves + Number(isMove) > maxMoves) continue
      if (!meets(problem, starts, task, slot)) continue
      starts[task] = slot
      assign(task + 1, givenUp, moves + Number(isMove))
      starts[task] = leftOut
    }
    if (atRisk.has(task)) assign(task + 1, givenUp + 1, moves)
  }
  assign(0, 0, 0)
  return best
}

/** Whether the task may start there beside what is placed: frozen tasks, and those before it in the list. */
function meets(
  { tasks, chains }: PlacementProblem,
  starts: Int32Array,
  task: number,
  slot: number,
) {
  const end = slot + (tasks[task]?.duration ?? 0)
  const chain = chains[tasks[task]?.chain ?? 0] ?? []
  const rank = chain.indexOf(task)
  const placedEnd = (other: number) => (starts[other] ?? 0) + (tasks[other]?.duration ?? 0)
  const before = chain.findLast((other, index) => index < rank && starts[other] !== leftOut)
  const after = chain.find((other, index) => index > rank && starts[other] !== leftOut)
  if (before !== undefined && placedEnd(before) > slot) return false
  if (after !== undefined && (starts[after] ?? 0) < end) return false
  return tasks.every(
    (_, other) =>
      other === task ||
      starts[other] === leftOut ||
      placedEnd(other) <= slot ||
      (starts[other] ?? 0) >= end,
  )
}
