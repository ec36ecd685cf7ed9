// What new limits of work come to: one call for each body of work, a question where blocks stand in the way, or why not.
import { dateToDay, dayToDate, datesBetween } from '../../../shared/schedule/calendar.ts'
import {
  findTask,
  findTaskClass,
  type ScheduleState,
  type Moment,
} from '../../../shared/schedule/state.ts'
import type { TaskClass } from '../../../shared/schedule/task-class.ts'
import {
  upsertClass,
  type UpsertProblem,
  type ClassWish,
} from '../../../shared/schedule/work/upsert-class.ts'
import { minutesOfPeriod } from '../../../shared/schedule/work-minutes.ts'
import { assertNever } from '../../../shared/assert-never.ts'
import type { Ground } from '../ground.ts'
import { nowhere } from '../words/task-words.ts'
import type { Intent, Write } from './intent.ts'
import { noLimits } from '../read/kept-free.ts'
import { classIdsOf } from '../words/class-ids.ts'
import { ask, say } from '../say/say-or-ask.ts'
import type { SaidLength } from '../../../shared/time/said-length.ts'
import type { ClassChange, ClassChangeDraft, UpsertWrite } from '../read/work-drafts.ts'

export function resolveClassChange(draft: ClassChangeDraft, ground: Ground): Intent {
  const classes = classIdsOf(draft.names, ground.state).flatMap(
    (id) => findTaskClass(ground.state, id) ?? [],
  )
  if (classes.length === 0) return ask({ kind: 'no-such-task' })
  const wrong = findWrong(draft.change, ground)
  if (wrong !== null) return wrong
  const writes = classes.flatMap((taskClass) => writeOf(taskClass, draft.change, ground) ?? [])
  if (writes.length === 0)
    return say({ kind: 'limit-is-so', classIds: classes.map(({ id }) => id) })
  const over = writes.find(({ values }) => (values.to_day ?? ground.now.day) < ground.now.day)
  if (over?.values.to_day !== undefined)
    return ask({ kind: 'work-over', date: dayToDate(ground.state.window, over.values.to_day) })
  const empty = writes.find((write) => leavesNothing(write, ground.state))
  if (empty !== undefined)
    return say({ kind: 'limit-leaves-nothing', classIds: [empty.values.task_class_id ?? 0] })
  const judged = writes.map((write) => ({ write, problem: problemOf(write, ground) }))
  if (judged.some(({ problem }) => problem !== null && problem.kind !== 'in-the-way'))
    return ask({ kind: 'days-backwards' })
  const inTheWay = judged.flatMap(({ problem }) =>
    problem?.kind === 'in-the-way' ? problem.taskIds : [],
  )
  if (inTheWay.length > 0) return makeRoom(draft, writes, inTheWay, ground)
  const [first] = writes
  if (draft.doubt !== null && !draft.agreed && first !== undefined)
    return ask({ kind: 'really-work', doubt: draft.doubt, write: first })
  return { kind: 'writes', writes, notes: [] }
}

function findWrong(change: ClassChange, { state, today }: Ground): Intent | null {
  if (change.kind === 'weekly-time') return say({ kind: 'weekly-time' })
  if (change.kind === 'sessions')
    return periodsOfLength(change.length, state) === null ? ask({ kind: 'work-length' }) : null
  if (change.kind !== 'due') return null
  const { date } = change
  if (date < today.date) return ask({ kind: 'work-over', date })
  return dateToDay(state.window, date) === null ? ask({ kind: 'day-outside-term', date }) : null
}

/** Null when it changes nothing. */
function writeOf(taskClass: TaskClass, change: ClassChange, ground: Ground): UpsertWrite | null {
  const { state } = ground
  const values = valuesOf(taskClass, change, state)
  const write: UpsertWrite = {
    kind: 'upsert',
    values: { task_class_id: taskClass.id, ...values },
    assumed: [],
  }
  return problemOf(write, ground)?.kind === 'no-change' ? null : write
}

function valuesOf(
  { excludedWeekdays, excludedPeriods, toDay }: TaskClass,
  change: ClassChange,
  state: ScheduleState,
): Omit<UpsertWrite['values'], 'task_class_id'> {
  const allPeriods = state.window.periods.map((_, index) => index + 1)
  const week = [1, 2, 3, 4, 5, 6, 7]
  switch (change.kind) {
    case 'keep-off':
      return limits(
        change.weekdays.length === 0 ? null : join(excludedWeekdays, change.weekdays),
        change.periods.length === 0 ? null : join(excludedPeriods, change.periods),
      )
    case 'only':
      return limits(
        change.weekdays.length === 0 ? null : without(week, change.weekdays),
        change.periods.length === 0 ? null : without(allPeriods, change.periods),
      )
    case 'allow':
      return limits(
        change.weekdays.length === 0 ? null : without(excludedWeekdays, change.weekdays),
        change.periods.length === 0 ? null : without(excludedPeriods, change.periods),
      )
    case 'due':
      return { to_day: dateToDay(state.window, change.date) ?? 1 }
    case 'due-shift': {
      const last = state.window.days.length
      return { to_day: Math.min(Math.max(1, Math.min(toDay, last) + change.days), last) }
    }
    case 'sessions':
      return { session_slots: periodsOfLength(change.length, state) ?? 1 }
    case 'priority':
      return { priority: change.priority }
    case 'weekly-time':
      return {}
    default:
      return assertNever(change)
  }
}

function limits(weekdays: number[] | null, periods: number[] | null) {
  return {
    ...(weekdays === null ? {} : { excluded_weekdays: weekdays }),
    ...(periods === null ? {} : { excluded_slots: periods }),
  }
}

const join = (a: readonly number[], b: readonly number[]) =>
  [...new Set([...a, ...b])].toSorted((x, y) => x - y)
const without = (all: readonly number[], some: readonly number[]) =>
  all.filter((number) => !some.includes(number))

/** Null for nothing, or for more than half a day. */
export function periodsOfLength(
  { unit, amount }: SaidLength,
  { window }: ScheduleState,
): number | null {
  const average = minutesOfPeriod(window)
  if (amount <= 0 || average === 0) return null
  const periods = unit === 'periods' ? amount : Math.max(1, Math.ceil(amount / average - 0.2))
  return periods > Math.max(1, window.periods.length / 2) ? null : periods
}

function leavesNothing({ values }: UpsertWrite, { window }: ScheduleState): boolean {
  const { excluded_weekdays: weekdays = [], excluded_slots: periods = [] } = values
  return weekdays.length === 7 || periods.length >= window.periods.length
}

function problemOf({ values }: UpsertWrite, { state, now }: Ground): UpsertProblem | null {
  const ids = { task: (state.tasks.at(-1)?.id ?? 0) + 1, class: 1 }
  const made = upsertClass(state, fieldsOf(values, now), ids)
  return made.ok ? null : made.failure
}

/** The blocks go to where the new limits let them, then the limits are set. */
function makeRoom(
  draft: ClassChangeDraft,
  writes: UpsertWrite[],
  taskIds: number[],
  ground: Ground,
): Intent {
  const { state, today } = ground
  if (draft.change.kind === 'sessions') return say({ kind: 'too-long-there', taskIds })
  const isOver = taskIds.some((id) => (findTask(state, id)?.place?.day ?? 0) < ground.now.day)
  if (isOver) return say({ kind: 'limit-of-past', taskIds })
  const { values } = { ...writes[0] }
  const { excluded_weekdays: weekdays = [], excluded_slots: periods = [] } = { ...values }
  const last = values?.to_day
  const first = dateToDay(state.window, today.date) ?? 1
  const dates =
    last === undefined
      ? null
      : datesBetween(dayToDate(state.window, first), dayToDate(state.window, last))
  const move: Write = {
    kind: 'relocate',
    taskIds,
    target: { ...nowhere, dates },
    avoid: { ...noLimits, weekdays, periods },
    avoidDates: [],
  }
  return {
    kind: 'writes',
    writes: [move, ...writes],
    notes: [{ kind: 'limit-in-the-way', taskIds }],
  }
}

/** The limits of a call on existing work as the schedule's own fields, so that what it would break is known before. */
function fieldsOf(values: UpsertWrite['values'], now: Moment): ClassWish {
  const { excluded_weekdays: weekdays, excluded_slots: periods, session_slots: length } = values
  return {
    classId: values.task_class_id ?? null,
    fields: {
      ...(values.to_day === undefined ? {} : { toDay: values.to_day }),
      ...(weekdays === undefined ? {} : { excludedWeekdays: weekdays }),
      ...(periods === undefined ? {} : { excludedPeriods: periods }),
      ...(values.priority === undefined ? {} : { priority: values.priority }),
    },
    ...(length === undefined ? {} : { sessions: length, movesResized: true }),
    now,
    items: [],
  }
}
