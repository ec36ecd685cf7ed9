// Finds the repairs of a clash that change one thing: what stands in the way, or the time within the dates.
import type { RepairChange } from '../../../shared/planner/clash.ts'
import { defaultPreferences } from '../../../shared/planner/planning-preferences.ts'
import { usedPeriods } from '../../../shared/schedule/class-order.ts'
import { minutesOf } from '../../../shared/schedule/calendar.ts'
import { itemsOfClass, findTask } from '../../../shared/schedule/state.ts'
import {
  effortOf,
  bestOf,
  firstHelpful,
  leastHelpful,
  tryChange,
  type Proposal,
  type ProposalContext,
  type Proposer,
  tryPlan,
  workOfReading,
} from './proposal.ts'
import { checkFreedom } from '../../../shared/schedule/legality/freedom.ts'
import { nearestLegalPlaces } from '../../../shared/schedule/legality.ts'
import { placeLength, type Place } from '../../../shared/schedule/place.ts'
import type { Task } from '../../../shared/schedule/task.ts'
import { placeAtSlot } from '../problem/problem.ts'
import { spend } from './demands.ts'
import { unlockTask } from '../explain/find-limits.ts'

type Excluded = { classId: number | null; periods: readonly number[]; weekdays: readonly number[] }

/** What each class excludes, and what this plan was asked to leave alone. */
function excludedBy({ plan, classes }: ProposalContext): Excluded[] {
  const { scope } = plan.policy
  const ofClasses = classes.map(({ id, excludedPeriods, excludedWeekdays }): Excluded => {
    return { classId: id, periods: excludedPeriods, weekdays: excludedWeekdays }
  })
  if (scope === null) return ofClasses
  const { excludedPeriods: periods, excludedWeekdays: weekdays } = scope
  return [...ofClasses, { classId: null, periods, weekdays }]
}

export const proposeLongerDay: Proposer = (context) => {
  const count = context.plan.state.window.periods.length
  return bestOf(
    excludedBy(context).map(({ classId, periods }) => {
      const inOrder = nearestFirst(periods, count)
      const attempt = (chosen: readonly number[]) => {
        const change: RepairChange = {
          kind: 'longer-day',
          classId,
          periods: chosen.toSorted((a, b) => a - b),
        }
        return tryChange(context, change, effortOf('longer-day', chosen.length))
      }
      const enough = leastHelpful(inOrder.length, (amount) => attempt(inOrder.slice(0, amount)))
      return enough === null ? null : withoutIdle(enough, attempt)
    }),
  )
}

/** Excluded periods, those beside open ones first, the earlier before the later. */
function nearestFirst(excluded: readonly number[], count: number): number[] {
  const isOpen = (period: number) => period >= 1 && period <= count && !excluded.includes(period)
  const away = (period: number) => {
    let distance = 1
    while (distance < count && !isOpen(period - distance) && !isOpen(period + distance))
      distance += 1
    return distance
  }
  return excluded.filter((period) => period <= count).toSorted((a, b) => away(a) - away(b) || a - b)
}

/** Gives back every period that is not needed. */
function withoutIdle(
  proposal: Proposal,
  attempt: (periods: readonly number[]) => Proposal | null,
): Proposal {
  if (proposal.change.kind !== 'longer-day') return proposal
  let best = proposal
  for (const period of proposal.change.periods) {
    if (best.change.kind !== 'longer-day' || best.change.periods.length === 1) break
    const fewer = attempt(best.change.periods.filter((each) => each !== period))
    if (fewer?.tried.fits === proposal.tried.fits) best = fewer
  }
  return best
}

export const proposeWeekdays: Proposer = (context) =>
  bestOf(
    excludedBy(context).map(({ classId, weekdays }) =>
      firstHelpful(oneOrAll(weekdays), (chosen) => {
        const change: RepairChange = { kind: 'allow-weekdays', classId, weekdays: chosen }
        return tryChange(context, change, effortOf('allow-weekdays', chosen.length))
      }),
    ),
  )

export const proposeKeptDays: Proposer = (context) => {
  const { protectedWeekdays } = context.plan.policy.preferences ?? defaultPreferences
  return bestOf([
    firstHelpful(oneOrAll(protectedWeekdays), (weekdays) =>
      tryChange(
        context,
        { kind: 'use-kept-days', weekdays },
        effortOf('use-kept-days', weekdays.length),
      ),
    ),
  ])
}

/** Each by itself, from Monday on, and then all together. */
function oneOrAll(weekdays: readonly number[]): number[][] {
  const ascending = weekdays.toSorted((a, b) => a - b)
  return [...ascending.map((day) => [day]), ...(ascending.length > 1 ? [ascending] : [])]
}

export const proposeKeptHours: Proposer = (context) => {
  const { noStudyBefore, noStudyAfter } = context.plan.policy.preferences ?? defaultPreferences
  const { periods } = context.plan.state.window
  const later = periods.map(({ end }) => end).filter((end) => isAfter(end, noStudyAfter))
  const earlier = periods
    .map(({ start }) => start)
    .filter((start) => isAfter(noStudyBefore, start))
    .toReversed()
  return bestOf([
    tryHours(context, 'after', noStudyAfter, later),
    tryHours(context, 'before', noStudyBefore, earlier),
  ])
}

/** `times` go further and further from the present one. */
function tryHours(
  context: ProposalContext,
  edge: 'before' | 'after',
  from: string | null,
  times: readonly string[],
): Proposal | null {
  return leastHelpful(times.length, (amount) => {
    const to = times[amount - 1]
    if (from === null || to === undefined) return null
    const effort = effortOf('use-kept-hours', amount)
    return tryChange(context, { kind: 'use-kept-hours', edge, from, to }, effort)
  })
}

/** Whether both are times and the first is the later. */
function isAfter(time: string | null, other: string | null): boolean {
  return time !== null && other !== null && minutesOf(time) > minutesOf(other)
}

export const proposeStudyInClass: Proposer = (context) => {
  const hasHosts = context.plan.state.tasks.some((task) => task.kind === 'event' && task.hosts)
  if (!hasHosts) return []
  return bestOf(
    context.classes
      .filter(({ mayEmbed }) => !mayEmbed)
      .map(({ id }) =>
        tryChange(context, { kind: 'study-in-class', classId: id }, effortOf('study-in-class', 0)),
      ),
  )
}

export const proposeBudget: Proposer = (context) => {
  const { state, skipped } = context.plan
  return bestOf(
    context.classes.map(({ id, slotBudget }) => {
      if (slotBudget === null) return null
      const pending = itemsOfClass(state, id).filter(
        (item) => item.place === null && !skipped.has(item.id),
      )
      const wanted = pending.reduce((sum, item) => sum + item.duration, usedPeriods(state, id))
      return leastHelpful(wanted - slotBudget, (amount) =>
        tryChange(
          context,
          { kind: 'raise-budget', classId: id, from: slotBudget, to: slotBudget + amount },
          effortOf('raise-budget', amount),
        ),
      )
    }),
  )
}

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
