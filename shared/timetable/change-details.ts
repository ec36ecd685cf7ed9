// Changes the term's name, length and period table: what lies in a row keeps its clock times, and nothing is left without a row.
import { fail, succeed, type Result } from '../result.ts'
import { daysBetween, minutesOf } from '../schedule/calendar.ts'
import { usedPeriods } from '../schedule/class-order.ts'
import { emptyDiff, type ScheduleDiff } from '../schedule/diff.ts'
import { findViolations } from '../schedule/legality.ts'
import { isBesideRows, type Place } from '../schedule/place.ts'
import type { ScheduleState } from '../schedule/state.ts'
import { withDropped, type Task } from '../schedule/task.ts'
import { termSchema, type Period, type Term } from '../schedule/term.ts'
import { toTerm, type Plan, type TermChange } from './term-change.ts'

/** A row of the new table; `was` is its number in the old one, null for a new row. */
export type PeriodRow = Period & { was: number | null }

export type DetailsProblem =
  | { kind: 'same' }
  | { kind: 'bad-table' }
  /** Something lies in a row that is to go. */
  | { kind: 'row-in-use'; row: number; task: Task; others: number }
  /** It has clock times of its own, which would lie outside its rows. */
  | { kind: 'own-clock'; task: Task }
  | { kind: 'week-in-use'; weeks: number; task: Task; others: number }

export type DetailsChange = { diff: ScheduleDiff; term: TermChange }

export function changeDetails(
  { term, state }: Plan,
  { name, weeks }: Pick<Term, 'name' | 'weeks'>,
): Result<DetailsChange, DetailsProblem> {
  if (name === term.name && weeks === term.weeks) return fail({ kind: 'same' })
  const late = state.tasks.filter((task) => placesOf(task).some(({ day }) => day > weeks * 7))
  const [task] = late
  if (task !== undefined) return fail({ kind: 'week-in-use', weeks, task, others: late.length - 1 })
  const last = weeks * 7
  const isInside = (date: string) => daysInto(term, date) <= last
  const to = {
    ...term,
    name,
    weeks,
    overrides: term.overrides.filter(({ date }) => isInside(date)),
  }
  return succeed({ diff: emptyDiff(), term: { from: term, to } })
}

function daysInto(term: Term, date: string): number {
  return daysBetween(term.firstMonday, date) + 1
}

export function changePeriods(
  { term, state }: Plan,
  table: readonly PeriodRow[],
): Result<DetailsChange, DetailsProblem> {
  const periods = table.map(({ start, end }) => ({ start, end }))
  const to = termSchema.safeParse({ ...term, periods })
  const kept = table.flatMap(({ was }) => was ?? [])
  const isInOrder = kept.every(
    (was, index) => was > (kept[index - 1] ?? 0) && was <= term.periods.length,
  )
  if (!to.success || !isInOrder) return fail({ kind: 'bad-table' })
  if (JSON.stringify(to.data.periods) === JSON.stringify(term.periods))
    return fail({ kind: 'same' })
  const rows = term.periods.map((_, index) => table.findIndex(({ was }) => was === index + 1) + 1)
  const isRenumbered = rows.some((row, index) => row !== index + 1)
  const change = { from: term, to: to.data, ...(isRenumbered ? { rows } : {}) }
  const problem =
    findInRows(state, rows) ?? findOwnClock(state, rows, periods) ?? findCovered(state, change)
  if (problem !== null) return fail(problem)
  return succeed({ diff: changeLimits(state, change, rows), term: change })
}

/** Where a task lies, where it was missed, and where what it keeps off lies: each names rows. */
function placesOf(task: Task): Place[] {
  if (task.kind === 'event') return withDropped(task).map(({ place }) => place)
  const log = task.log ?? []
  return [...(task.place === null ? [] : [task.place]), ...log.map(({ place }) => place)]
}

function findInRows({ tasks }: ScheduleState, rows: readonly number[]): DetailsProblem | null {
  for (const [index, row] of rows.entries()) {
    if (row !== 0) continue
    const inside = tasks.filter((task) =>
      placesOf(task).some(({ start, end }) => start <= index + 1 && index + 1 <= end),
    )
    const [task] = inside
    if (task !== undefined)
      return { kind: 'row-in-use', row: index + 1, task, others: inside.length - 1 }
  }
  return null
}

function findOwnClock(
  { tasks }: ScheduleState,
  rows: readonly number[],
  periods: readonly Period[],
): DetailsProblem | null {
  const isOutside = (task: Task) => {
    if (task.kind !== 'event' || task.clock === null || isBesideRows(task.place)) return false
    const first = periods[(rows[task.place.start - 1] ?? 0) - 1]
    const last = periods[(rows[task.place.end - 1] ?? 0) - 1]
    if (first === undefined || last === undefined) return true
    return (
      minutesOf(task.clock.start) >= minutesOf(last.end) ||
      minutesOf(task.clock.end) <= minutesOf(first.start)
    )
  }
  const task = tasks.find(isOutside)
  return task === undefined ? null : { kind: 'own-clock', task }
}

/** What lay beside the rows and would now lie on one that something else takes. */
function findCovered(state: ScheduleState, change: TermChange): DetailsProblem | null {
  const known = new Set(findViolations(state).map(({ task }) => task))
  const after = findViolations(toTerm(state, change)).filter(({ rule }) => rule === 'S3')
  const ids = new Set(after.flatMap((each) => ('occupants' in each ? each.occupants : [])))
  for (const each of after) ids.add(each.task)
  const task = state.tasks.find(
    ({ kind, id, place }) =>
      kind === 'event' && ids.has(id) && !known.has(id) && isBesideRows(place),
  )
  return task === undefined ? null : { kind: 'own-clock', task }
}

/** A limit on a row that goes has nothing to limit any more; what the same hours now count, a budget allows. */
function changeLimits(
  state: ScheduleState,
  change: TermChange,
  rows: readonly number[],
): ScheduleDiff {
  const diff = emptyDiff()
  const after = toTerm(state, change)
  for (const taskClass of state.taskClasses) {
    const { id, slotBudget: budget } = taskClass
    const excludedPeriods = taskClass.excludedPeriods.filter((row) => rows[row - 1] !== 0)
    const grown = usedPeriods(after, id)
    const isOver = budget !== null && grown > budget && grown > usedPeriods(state, id)
    if (excludedPeriods.length === taskClass.excludedPeriods.length && !isOver) continue
    const slotBudget = isOver ? grown : budget
    diff.updated[`class:${id}`] = [taskClass, { ...taskClass, excludedPeriods, slotBudget }]
  }
  return diff
}
