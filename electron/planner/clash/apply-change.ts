// A repair made real: the state and the policy as they would be after it.
import { assertNever } from '../../../shared/assert-never.ts'
import type { RepairChange } from '../../../shared/planner/clash.ts'
import { defaultPreferences } from '../../../shared/planner/planning-preferences.ts'
import { applyEdit } from '../../../shared/schedule/edits.ts'
import type { ScheduleState } from '../../../shared/schedule/state.ts'
import type { TaskClass } from '../../../shared/schedule/task-class.ts'
import type { Task } from '../../../shared/schedule/task.ts'
import { unlockTask } from '../explain/find-limits.ts'
import type { PlacementPolicy } from '../from-state/policy.ts'

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
export type Plan = {
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
