// Random terms with random legal schedules in them, and every field that a complete export holds filled with something.
import * as fc from 'fast-check'
import { cleanText } from '../../../../electron/text/clean-text.ts'
import { twoDigits } from '../../../../shared/schedule/calendar.ts'
import type { ScheduleState } from '../../../../shared/schedule/state.ts'
import { strategies, subjectTypes, type TaskClass } from '../../../../shared/schedule/task-class.ts'
import { eventKinds, type Task } from '../../../../shared/schedule/task.ts'
import type { Term } from '../../../../shared/schedule/term.ts'
import { hours, term } from '../../../builders.ts'
import { stateArbitrary } from '../../../shared/schedule/arbitraries.ts'

export type Plan = { term: Term; state: ScheduleState }

const titleArbitrary = fc
  .oneof(
    fc.string({ unit: 'grapheme', maxLength: 30 }),
    fc.constantFrom(
      '高等数学（上）',
      'a, b; c\\d "e"',
      '  x  ',
      '<b>&amp;',
      '👩‍🏫 Übung',
      'null',
      '{}',
    ),
  )
  .map((text) => cleanText(text))

const termArbitrary = fc.record({
  name: titleArbitrary,
  zone: fc.constantFrom('Asia/Shanghai', 'Europe/Berlin', 'America/St_Johns', 'UTC'),
  overrides: fc
    .uniqueArray(fc.integer({ min: 2, max: 15 }), { maxLength: 3 })
    .chain((dates) =>
      fc.tuple(
        ...dates.map((date) =>
          fc.constantFrom(
            { kind: 'off' as const, date: isoOf(date) },
            { kind: 'follows' as const, date: isoOf(date), week: 1, weekday: 3 },
          ),
        ),
      ),
    ),
})

function isoOf(day: number): string {
  return `2026-11-${String(day).padStart(2, '0')}`
}

const detailArbitrary = fc.record({
  title: titleArbitrary,
  course: titleArbitrary,
  location: titleArbitrary,
  eventKind: fc.constantFrom(...eventKinds),
  hasClock: fc.boolean(),
  isMissed: fc.boolean(),
  subjectType: fc.constantFrom(...subjectTypes),
  strategy: fc.constantFrom(...strategies),
  grade: fc.integer({ min: 1, max: 5 }),
})

type Detail = typeof detailArbitrary extends fc.Arbitrary<infer Value> ? Value : never

export const planArbitrary: fc.Arbitrary<Plan> = fc
  .record({
    state: stateArbitrary,
    term: termArbitrary,
    details: fc.array(detailArbitrary, { minLength: 8, maxLength: 8 }),
  })
  .map(({ state, term: changes, details }) => {
    const detailOf = ({ id }: { id: number }) => details[id % details.length]
    return {
      term: term({ weeks: 2, periods: hours(8), ...changes }),
      state: {
        ...state,
        tasks: state.tasks.map((task) => fillTask(task, detailOf(task))),
        taskClasses: state.taskClasses.map((each) => fillClass(each, detailOf(each))),
      },
    }
  })

function fillTask(task: Task, detail: Detail | undefined): Task {
  if (detail === undefined) return task
  const { title, course, location, eventKind, hasClock, isMissed } = detail
  if (task.kind === 'event') {
    const isBeside = task.place.end < task.place.start
    const own = isBeside ? task.clock : null
    const { start, end } = task.place
    const within = { start: `${twoDigits(7 + start)}:05`, end: `${twoDigits(7 + end)}:40` }
    const clock = hasClock && !isBeside ? within : own
    return { ...task, title, course, location, eventKind, clock }
  }
  if (!isMissed || task.place !== null) return { ...task, title }
  const place = { day: 1, start: 1, end: task.duration }
  const entry = { outcome: 'missed' as const, place, planned: 45, minutes: 0, restId: null }
  return { ...task, title, log: [entry] }
}

function fillClass(taskClass: TaskClass, detail: Detail | undefined): TaskClass {
  if (detail === undefined) return taskClass
  const { title, course, subjectType, strategy, grade } = detail
  return { ...taskClass, title, course, subjectType, strategy, difficulty: grade, priority: grade }
}
