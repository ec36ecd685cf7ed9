// Repairs by moving what stands in the way: a placed block, locked or not, or a personal appointment.
import type { RepairChange } from '../../../../shared/planner/clash.ts'
import { checkFreedom } from '../../../../shared/schedule/legality/freedom.ts'
import { nearestLegalPlaces } from '../../../../shared/schedule/legality.ts'
import { placeLength, type Place } from '../../../../shared/schedule/place.ts'
import { findTask } from '../../../../shared/schedule/state.ts'
import type { Task } from '../../../../shared/schedule/task.ts'
import { placeAtSlot } from '../../problem/problem.ts'
import {
  tryPlan,
  bestOf,
  firstHelpful,
  tryChange,
  workOfReading,
  type Proposal,
  type ProposalContext,
  type Proposer,
} from './proposal.ts'
import { spend } from '../demands.ts'
import { unlockTask } from '../../explain/find-limits.ts'
import { effortOf } from './apply-change.ts'

/** How many obstacles are tried, and how many places for each. */
const obstacles = 12
const places = 5

type Obstacle = Task & { place: Place }

export const proposeMove: Proposer = (context) => {
  const found = findObstacles(context)
  return bestOf([firstHelpful(found, (task) => tryMoving(context, task))])
}

/** What may be moved and lies among the days of the clash, what stands least firmly first. */
function findObstacles({ plan, read, clashing, classes }: ProposalContext): Obstacle[] {
  const { state, policy } = plan
  const frozen = new Set(
    read.problem.tasks.flatMap(({ frozen }, task) =>
      frozen === null ? [] : (read.taskIds[task] ?? []),
    ),
  )
  const first = Math.max(policy.now.day, Math.min(...classes.map(({ fromDay }) => fromDay)))
  const last = Math.max(...classes.map(({ toDay }) => toDay))
  return state.tasks
    .flatMap((task): Obstacle[] => (task.place === null ? [] : [{ ...task, place: task.place }]))
    .filter((task) => (task.kind === 'event' ? task.eventKind === 'personal' : frozen.has(task.id)))
    .filter(({ id, place }) => !clashing.has(id) && place.day >= first && place.day <= last)
    .filter((task) => checkFreedom({ ...task, locked: false }, policy.now) === null)
    .toSorted(
      (a, b) =>
        firmness(a) - firmness(b) || placeLength(b.place) - placeLength(a.place) || a.id - b.id,
    )
    .slice(0, obstacles)
}

/** 0 suggested, 1 placed, 2 locked, 3 an appointment. */
function firmness(task: Task): number {
  if (task.kind === 'event') return 3
  if (task.locked) return 2
  return task.status === 'suggested' ? 0 : 1
}

function tryMoving(context: ProposalContext, task: Obstacle): Proposal | null {
  const { id, place, locked: isLocked } = task
  const effort = effortOf('move-block', firmness(task))
  return firstHelpful(goalsOf(context, task), (to) => {
    const change: RepairChange = { kind: 'move-block', taskId: id, from: place, to, isLocked }
    return tryChange(context, change, effort)
  })
}

/** Where it could go for the clash to end, near its place first; nowhere if even without it the clash remains. */
function goalsOf(context: ProposalContext, task: Obstacle): Place[] {
  const { plan, target, work } = context
  if (!spend(work, workOfReading(context))) return []
  const free = unlockTask(plan.state, task.id)
  const nearest = nearestLegalPlaces(free, task.id, task.place, plan.policy.now, places)
  if (task.kind === 'event') {
    const state = { ...free, tasks: free.tasks.filter(({ id }) => id !== task.id) }
    const isInTheWay = task.guestIds.length === 0 && tryPlan({ ...plan, state }, target, work)
    return isInTheWay ? nearest : []
  }
  const mayMove = [...movableIds(context), task.id]
  const policy = { ...plan.policy, mayMove }
  const tried = tryPlan({ ...plan, state: free, policy }, new Set([...target, task.id]), work)
  if (tried === null) return []
  const slot = tried.placing.get(tried.read.taskIds.indexOf(task.id))
  return slot === undefined
    ? nearest
    : [...nearest, placeAtSlot(slot, plan.state.window.periods.length, task.duration)]
}

function movableIds({ plan, read }: ProposalContext): number[] {
  return read.taskIds.filter(
    (id, task) =>
      read.problem.tasks[task]?.frozen === null && findTask(plan.state, id)?.place !== null,
  )
}
