// What the planner says to blocks in other places: the change of the plan's own total, from what it touches alone.
import type { ScheduleState } from '../../../shared/schedule/state.ts'
import { readProblem, type StateProblem } from '../from-state/read-problem.ts'
import type { PlacementPolicy } from '../policy.ts'
import { layOut, stretch, type Block, type DayContent } from '../problem/day-content.ts'
import { dayCost } from '../problem/day-cost.ts'
import { dayOf } from '../problem/score-plan.ts'
import { leftOut, type PlacementProblem, type Slot } from '../problem/problem.ts'
import type { Term } from '../problem/term.ts'
import type { StudyBlock } from './board.ts'

export type PlanScale = {
  /** Below 0 the plan gets better; null where the planner would not put them. */
  changeOf: (moved: readonly StudyBlock[]) => number | null
}

/** What waits for a place keeps its days and is not planned. */
export function makePlanScale(state: ScheduleState, policy: PlacementPolicy): PlanScale {
  const ordered = inOrder(state)
  const pending = state.tasks.filter((task) => task.kind === 'item' && task.place === null)
  const read = readProblem(ordered, policy, new Set(pending.map(({ id }) => id)))
  const days = layOut(read.problem, read.starts)
  const numbers = new Map(read.taskIds.map((id, task) => [id, task]))
  return {
    changeOf: (moved) => {
      const slots = new Map<number, Slot>()
      for (const block of moved) {
        const task = numbers.get(block.id)
        if (task === undefined || !mayLieAt(read.problem, task, block)) return null
        slots.set(task, (block.day - 1) * read.problem.periods + block.start - 1)
      }
      return weigh(read, days, slots)
    },
  }
}

/** Ties in the planner's reading go by position: the same schedule must have the same scale. */
function inOrder(state: ScheduleState): ScheduleState {
  return {
    ...state,
    tasks: state.tasks.toSorted((a, b) => a.id - b.id),
    taskClasses: state.taskClasses.toSorted((a, b) => a.id - b.id),
  }
}

function mayLieAt({ tasks }: PlacementProblem, task: number, block: StudyBlock): boolean {
  const { frozen, starts } = tasks[task] ?? { frozen: leftOut, starts: new Int32Array() }
  return frozen === null && (((starts[block.day - 1] ?? 0) >>> (block.start - 1)) & 1) === 1
}

type Slots = ReadonlyMap<number, Slot>

function weigh({ problem, starts }: StateProblem, days: readonly DayContent[], to: Slots): number {
  const touched = new Set<number>()
  for (const [task, slot] of to) {
    touched.add(dayOf(problem, starts[task] ?? 0)).add(dayOf(problem, slot))
  }
  const changes = [...touched].flatMap((day) => {
    const before = days[day]
    return before === undefined ? [] : [{ before, after: exchange(problem, before, to) }]
  })
  const slotBefore = (task: number) => starts[task] ?? leftOut
  const slotAfter = (task: number) => to.get(task) ?? slotBefore(task)
  const pairs = pairsAround(problem, to)
  const costOf = (term: Term): number => {
    switch (term.kind) {
      case 'left-out':
        return 0
      case 'place':
        return [...to].reduce(
          (sum, [task, slot]) =>
            sum + term.costAt(task, slot) - term.costAt(task, slotBefore(task)),
          0,
        )
      case 'gap':
        return pairs.reduce((sum, pair) => {
          const gap = (slotOf: (task: number) => Slot) =>
            gapCost(problem, term.costOf, pair, slotOf)
          return sum + gap(slotAfter) - gap(slotBefore)
        }, 0)
      default:
        return changes.reduce(
          (sum, { before, after }) =>
            sum + dayCost(problem, term, after) - dayCost(problem, term, before),
          0,
        )
    }
  }
  return problem.terms.reduce((sum, term) => sum + term.weight * costOf(term), 0)
}

function exchange({ periods, tasks }: PlacementProblem, day: DayContent, to: Slots): DayContent {
  const blocks: Block[] = day.blocks.filter(({ task }) => !to.has(task))
  for (const [task, slot] of to) {
    if (Math.floor(slot / periods) !== day.day) continue
    const { chain = 0, duration = 1, hosted } = tasks[task] ?? {}
    const start = slot % periods
    const isHosted = (((hosted?.[day.day] ?? 0) >>> start) & 1) === 1
    const mask = stretch(start, duration)
    blocks.push({ task, chain, start, mask, isHosted })
  }
  const study = blocks.reduce((mask, block) => (block.isHosted ? mask : mask | block.mask), 0)
  return { ...day, study, blocks: blocks.sort((a, b) => a.start - b.start || a.task - b.task) }
}

type Pair = readonly [earlier: number, later: number]

/** Neighbours in a chain of which at least one goes elsewhere. */
function pairsAround({ chains, tasks }: PlacementProblem, to: Slots): Pair[] {
  const moving = new Set([...to.keys()].map((task) => tasks[task]?.chain ?? -1))
  return [...moving].flatMap((chain) => {
    const inOrder = chains[chain] ?? []
    return inOrder.slice(1).flatMap((later, index): Pair[] => {
      const earlier = inOrder[index] ?? later
      return to.has(earlier) || to.has(later) ? [[earlier, later]] : []
    })
  })
}

function gapCost(
  problem: PlacementProblem,
  costOf: (earlier: number, later: number, days: number) => number,
  [earlier, later]: Pair,
  slotOf: (task: number) => Slot,
): number {
  const from = slotOf(earlier)
  const until = slotOf(later)
  if (from === leftOut || until === leftOut) return 0
  return costOf(earlier, later, dayOf(problem, until) - dayOf(problem, from))
}
