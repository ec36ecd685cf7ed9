// get_overview: the window, the totals, every day, room in hosts, what is pending and the limits of the classes.
import { usedPeriods } from '../../schedule/class-order.ts'
import { type Moment, type ScheduleState, itemsOfClass } from '../../schedule/state.ts'
import type { TaskClass } from '../../schedule/task-class.ts'
import type { ItemTask, TaskStatus } from '../../schedule/task.ts'
import type { Period } from '../../schedule/term.ts'
import { dayFacts, type DayFacts, type HostRoom } from '../day-facts.ts'

export type ClassFacts = {
  taskClass: TaskClass
  /** Periods that its placed items cover. */
  usedPeriods: number
  /** In their order. */
  pending: ItemTask[]
}

export type OverviewFacts = {
  tool: 'get_overview'
  weeks: number
  firstDate: string
  lastDate: string
  periods: Period[]
  now: Moment
  totals: { events: number } & Record<TaskStatus, number>
  /** Every day of the window. */
  days: DayFacts[]
  /** Runs of periods from now on in which a host has room. */
  hostRoom: HostRoom[]
  classes: ClassFacts[]
}

export function overviewFacts(state: ScheduleState, now: Moment): OverviewFacts {
  const { window } = state
  const days = dayFacts(
    state,
    now,
    window.days.map((_, index) => index + 1),
  )
  const first = window.days[0]
  const last = window.days.at(-1)
  return {
    tool: 'get_overview',
    weeks: last === undefined ? 0 : last.week,
    firstDate: first?.date ?? '',
    lastDate: last?.date ?? '',
    periods: window.periods,
    now,
    totals: {
      events: state.tasks.filter((task) => task.kind === 'event').length,
      existing: countItems(state, 'existing'),
      suggested: countItems(state, 'suggested'),
      pending: countItems(state, 'pending'),
    },
    days,
    hostRoom: days.flatMap(({ hostRoom }) => hostRoom),
    classes: state.taskClasses.map((taskClass) => ({
      taskClass,
      usedPeriods: usedPeriods(state, taskClass.id),
      pending: itemsOfClass(state, taskClass.id).filter(({ status }) => status === 'pending'),
    })),
  }
}

function countItems(state: ScheduleState, status: TaskStatus): number {
  return state.tasks.filter((task) => task.kind === 'item' && task.status === status).length
}
