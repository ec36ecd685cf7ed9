// The term of the simulator: three weeks of eight periods, a seminar that hosts, two lessons, and three bodies of work.
import { commitChange } from '../../../db/change.ts'
import { openDatabase } from '../../../db/file/open-database.ts'
import { buildWindow } from '../../../shared/schedule/calendar.ts'
import { diffStates } from '../../../shared/schedule/diff.ts'
import type { ScheduleState } from '../../../shared/schedule/state.ts'
import type { EventTask } from '../../../shared/schedule/task.ts'
import { event, item, taskClass, term } from '../../builders.ts'

const plan = {
  name: 'Simulated',
  firstMonday: '2026-11-02',
  weeks: 3,
  zone: 'UTC',
  periods: term().periods.slice(0, 8),
  overrides: [],
}

/** An hour before the first period. */
export const start = Date.parse('2026-11-02T07:00:00Z')

function events(): EventTask[] {
  return [0, 1, 2].flatMap((week) => [
    event(1 + 4 * week, { day: 1 + 7 * week, start: 1, end: 2 }, { series: 1, course: 'Maths' }),
    event(2 + 4 * week, { day: 2 + 7 * week, start: 3, end: 6 }, { series: 2, hosts: true }),
    event(3 + 4 * week, { day: 4 + 7 * week, start: 1, end: 2 }, { series: 3, course: 'Maths' }),
    event(4 + 4 * week, { day: 5 + 7 * week, start: 4, end: 7 }, { series: 4, hosts: true }),
  ])
}

const sessions = (classId: number, from: number, durations: number[]) =>
  durations.map((duration, index) =>
    item(from + index, { classId, order: index + 1, duration, title: `Session ${from + index}` }),
  )

function firstState(): ScheduleState {
  const window = buildWindow(plan)
  const work = { fromDay: 1, toDay: 21 }
  return {
    window,
    tasks: [
      ...events(),
      ...sessions(1, 20, [1, 1, 1, 1]),
      ...sessions(2, 30, [2, 2, 1, 2]),
      ...sessions(3, 40, [1, 2, 1]),
    ],
    taskClasses: [
      taskClass(1, { ...work, course: 'Maths', mayEmbed: true }),
      taskClass(2, { ...work, course: 'Maths', excludedWeekdays: [7] }),
      taskClass(3, { ...work, course: 'Art', excludedPeriods: [8], mayEmbed: true }),
    ],
  }
}

/** A data folder with it, made by the product's own store. */
export function fillFolder(folder: string): void {
  const at = new Date(start).toISOString()
  const opened = openDatabase(folder, { create: true, at })
  if (!opened.ok) throw new Error(opened.failure.kind)
  const state = firstState()
  const empty = { window: state.window, tasks: [], taskClasses: [] }
  const diff = diffStates(empty, state)
  const change = { kind: 'diff', diff, who: 'person', why: 'the term', cardId: null } as const
  commitChange(opened.value, { at, change, term: plan })
  opened.value.close()
}
