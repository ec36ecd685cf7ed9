// What a proposer of repairs is given, and how it finds the least change that helps.
import { type Places, leftOut, type Slot } from '../problem/problem.ts'
import type { RepairChange } from '../../../shared/planner/clash.ts'
import type { TaskClass } from '../../../shared/schedule/task-class.ts'
import { checkDemands, type CheckResult } from './checker.ts'
import {
  wholeCounts,
  type Counts,
  countAmong,
  readStateDemands,
  type StateDemands,
  searchRoughly,
  spend,
  type Work,
} from './demands.ts'
import { assertNever } from '../../../shared/assert-never.ts'
import { defaultPreferences } from '../../../shared/planner/planning-preferences.ts'
import { applyEdit } from '../../../shared/schedule/edits.ts'
import type { ScheduleState } from '../../../shared/schedule/state.ts'
import type { Task } from '../../../shared/schedule/task.ts'
import { unlockTask } from '../explain/find-limits.ts'
import type { PlacementPolicy } from '../from-state/policy.ts'

export type Tried = {
  fits: 'all' | 'these'
  read: StateDemands
  /** Where what fits may lie. */
  placing: Places
}

/** The most steps of one try. */
const workForOne = 150_000

/** `target` is what has to fit at least; null where even that clashes, or nobody can tell. */
export function tryPlan(
  { state, policy, skipped }: Plan,
  target: ReadonlySet<number>,
  work: Work,
): Tried | null {
  const read = readStateDemands(state, policy, skipped)
  const whole = check(read, wholeCounts(read.demands), work)
  if (whole.kind === 'fits') return { fits: 'all', read, placing: whole.placing }
  const found = whole.kind === 'unknown' ? searchWhole(read, work) : null
  if (found !== null) return { fits: 'all', read, placing: found }
  const these = check(read, countAmong(read, target), work)
  return these.kind === 'fits' ? { fits: 'these', read, placing: these.placing } : null
}

function check({ demands }: StateDemands, counts: Counts, work: Work): CheckResult {
  const own: Work = { left: Math.min(workForOne, work.left) }
  const given = own.left
  const result = checkDemands(demands, counts, own)
  spend(work, given - Math.max(0, own.left))
  return result
}

/** What a search counts for beside the exact check. */
const workOfSearch = 50_000

/** A plan with everything in it, where the exact check could not tell. */
function searchWhole({ problem }: StateDemands, work: Work): Places | null {
  if (!spend(work, workOfSearch)) return null
  const { starts } = searchRoughly(problem)
  return starts.includes(leftOut) ? null : new Map(starts.entries())
}

/** How good a try is: 2 all, 1 what it is about, 0 nothing. */
function levelOf(tried: Tried | null): 0 | 1 | 2 {
  if (tried === null) return 0
  return tried.fits === 'all' ? 2 : 1
}

export type ProposalContext = {
  plan: Plan
  read: StateDemands
  /** The tasks of the clash. */
  clashing: ReadonlySet<number>
  /** What a repair has to make room for at least: all work of these kinds, beside what has a place anyway. */
  target: ReadonlySet<number>
  /** The best plan as it is: where tasks lie, and those it leaves out. */
  placed: ReadonlyMap<number, Slot>
  missing: readonly number[]
  /** The classes of the clash, the least important first. */
  classes: readonly TaskClass[]
  work: Work
}

/** A repair that was tried and helps. */
export type Proposal = { change: RepairChange; tried: Tried; effort: number }

export type Proposer = (context: ProposalContext) => Proposal[]

/** What reading a changed plan costs beside the check of its demands. */
export function workOfReading({ read: { problem } }: ProposalContext): number {
  return 5000 + Math.round(2.5 * problem.tasks.length * problem.days)
}

/** Null where the change does not help. */
export function tryChange(
  context: ProposalContext,
  change: RepairChange,
  effort: number,
): Proposal | null {
  const { plan, target, work } = context
  if (!spend(work, workOfReading(context))) return null
  const tried = tryPlan(applyChange(plan, change), target, work)
  return tried === null ? null : { change, tried, effort }
}

/**
 * The smallest amount, from 1 to `most`, that helps as much as the most does: where much never helps less than little,
 * halving finds it.
 */
export function leastHelpful(
  most: number,
  attempt: (amount: number) => Proposal | null,
): Proposal | null {
  if (most < 1) return null
  let best = attempt(most)
  if (best === null) return null
  const level = levelOf(best.tried)
  let low = 1
  let high = most
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    const found = attempt(middle)
    if (found !== null && levelOf(found.tried) >= level) {
      best = found
      high = middle
    } else {
      low = middle + 1
    }
  }
  return best
}

/** The first that helps everything, else the first that helps at all; nothing after the former is tried. */
export function firstHelpful<Choice>(
  choices: Iterable<Choice>,
  attempt: (choice: Choice) => Proposal | null,
): Proposal | null {
  let best: Proposal | null = null
  for (const choice of choices) {
    const found = attempt(choice)
    if (found === null) continue
    if (found.tried.fits === 'all') return found
    best ??= found
  }
  return best
}

/** Those that help more come first, then those that ask less. */
export function compareProposals(a: Proposal, b: Proposal): number {
  return levelOf(b.tried) - levelOf(a.tried) || a.effort - b.effort
}

export function bestOf(proposals: readonly (Proposal | null)[]): Proposal[] {
  const [best] = proposals.filter((each) => each !== null).toSorted(compareProposals)
  return best === undefined ? [] : [best]
}

/**
 * As a measure: 10 is one suggested block that goes elsewhere. Moving dates asks less than giving up evenings, that
 * less than days off, and all of it less than leaving work undone.
 */
const efforts: Record<RepairChange['kind'], { base: number; each: number }> = {
  'move-block': { base: 10, each: 5 },
  'study-in-class': { base: 20, each: 0 },
  'raise-budget': { base: 20, each: 2 },
  'earlier-start': { base: 15, each: 2 },
  'later-date': { base: 20, each: 3 },
  'longer-day': { base: 20, each: 4 },
  'use-kept-hours': { base: 30, each: 5 },
  'allow-weekdays': { base: 30, each: 10 },
  'use-kept-days': { base: 40, each: 15 },
  shorten: { base: 45, each: 8 },
  drop: { base: 60, each: 10 },
}

/** `amount` counts days, periods or weekdays, or how firmly a block stands: 0 suggested to 3 an event. */
export function effortOf(kind: RepairChange['kind'], amount: number): number {
  const { base, each } = efforts[kind]
  return base + each * amount
}

/** What is to be planned, how, and without which pending items. */
type Plan = {
  state: ScheduleState
  policy: PlacementPolicy
  skipped: ReadonlySet<number>
}

export function applyChange(plan: Plan, change: RepairChange): Plan {
  const { state, policy, skipped } = plan
  switch (change.kind) {
    case 'later-date':
      return changeLimits(plan, change.classId, () => ({ toDay: change.to }))
    case 'earlier-start':
      return changeLimits(plan, change.classId, () => ({ fromDay: change.to }))
    case 'longer-day':
      return changeLimits(plan, change.classId, ({ excludedPeriods }) => ({
        excludedPeriods: excludedPeriods.filter((period) => !change.periods.includes(period)),
      }))
    case 'allow-weekdays':
      return changeLimits(plan, change.classId, ({ excludedWeekdays }) => ({
        excludedWeekdays: excludedWeekdays.filter((day) => !change.weekdays.includes(day)),
      }))
    case 'study-in-class':
      return changeClass(plan, change.classId, { mayEmbed: true })
    case 'raise-budget':
      return changeClass(plan, change.classId, { slotBudget: change.to })
    case 'use-kept-days': {
      const { protectedWeekdays } = policy.preferences ?? defaultPreferences
      const kept = protectedWeekdays.filter((day) => !change.weekdays.includes(day))
      return withPreferences(plan, { protectedWeekdays: kept })
    }
    case 'use-kept-hours':
      return withPreferences(
        plan,
        change.edge === 'before' ? { noStudyBefore: change.to } : { noStudyAfter: change.to },
      )
    case 'move-block':
      return { ...plan, state: moveBlock(state, policy, change) }
    case 'shorten': {
      const duration = change.to
      return { ...plan, state: changeItems(state, change.taskIds, { duration }) }
    }
    case 'drop':
      return { ...plan, skipped: new Set([...skipped, ...change.taskIds]) }
    default:
      return assertNever(change)
  }
}

type Limits = Pick<TaskClass, 'fromDay' | 'toDay' | 'excludedPeriods' | 'excludedWeekdays'>

/** Of a class, or of the scope that this plan keeps to. */
function changeLimits(
  plan: Plan,
  classId: number | null,
  change: (limits: Limits) => Partial<Limits>,
): Plan {
  const { state, policy } = plan
  if (classId !== null) {
    const found = state.taskClasses.find(({ id }) => id === classId)
    return found === undefined ? plan : changeClass(plan, classId, change(found))
  }
  if (policy.scope === null) return plan
  return { ...plan, policy: { ...policy, scope: { ...policy.scope, ...change(policy.scope) } } }
}

function changeClass(plan: Plan, classId: number, changes: Partial<TaskClass>): Plan {
  const taskClasses = plan.state.taskClasses.map((each) =>
    each.id === classId ? { ...each, ...changes } : each,
  )
  return { ...plan, state: { ...plan.state, taskClasses } }
}

function withPreferences(
  plan: Plan,
  changes: Partial<NonNullable<PlacementPolicy['preferences']>>,
): Plan {
  const preferences = { ...(plan.policy.preferences ?? defaultPreferences), ...changes }
  return { ...plan, policy: { ...plan.policy, preferences } }
}

function changeItems(
  state: ScheduleState,
  ids: readonly number[],
  changes: { duration?: number; locked?: boolean },
): ScheduleState {
  const tasks = state.tasks.map((task): Task =>
    ids.includes(task.id) ? changeTask(task, changes) : task,
  )
  return { ...state, tasks }
}

function changeTask(task: Task, changes: { duration?: number; locked?: boolean }): Task {
  return task.kind === 'item'
    ? { ...task, ...changes }
    : { ...task, locked: changes.locked ?? task.locked }
}

/** Where the move is refused the state stays as it was; the lock is back on at the new place. */
function moveBlock(
  state: ScheduleState,
  { now }: PlacementPolicy,
  { taskId, to, isLocked }: Extract<RepairChange, { kind: 'move-block' }>,
): ScheduleState {
  const edit = { kind: 'move', task: taskId, day: to.day, start: to.start } as const
  const moved = applyEdit(unlockTask(state, taskId), edit, now)
  if (!moved.ok) return state
  return isLocked ? changeItems(moved.value.state, [taskId], { locked: true }) : moved.value.state
}
