// A whole term with lessons, exams and placed study, made from a seed: what the diagnosis is measured and tried on.
import { applyEdit } from '../../../../shared/schedule/edits.ts'
import { legalStarts } from '../../../../shared/schedule/legality.ts'
import type { ScheduleState } from '../../../../shared/schedule/state.ts'
import { subjectTypes, type TaskClass } from '../../../../shared/schedule/task-class.ts'
import type { EventTask, ItemTask } from '../../../../shared/schedule/task.ts'
import { samplePeriods } from '../../../../electron/timetable/sample/sample-timetable.ts'
import { at, beforeTerm, event, item, schedule, taskClass, week } from '../../../builders.ts'

type TermSize = { weeks: number; courses: number; sessions: number; seed: number }

/** Every course has two lessons a week, an exam in the last week and `sessions` items, each wherever chance puts it. */
export function termPlan({ weeks, courses, sessions, seed }: TermSize): ScheduleState {
  const random = chance(seed)
  const window = week({ weeks, periods: samplePeriods })
  const classes: TaskClass[] = []
  const events: EventTask[] = []
  const items: ItemTask[] = []
  let id = 1
  for (let course = 1; course <= courses; course += 1) {
    classes.push(
      taskClass(course, {
        subjectType: subjectTypes[course % subjectTypes.length] ?? 'mixed',
        intensity: 1 + random(5),
        strategy: random(4) === 0 ? 'rapid' : 'steady',
        toDay: weeks * 7 - 7 + random(5),
        excludedWeekdays: random(3) === 0 ? [7] : [],
        mayEmbed: random(2) === 0,
      }),
    )
    for (let lesson = 0; lesson < 2; lesson += 1) {
      const weekday = (course + lesson * 2) % 5
      const start = 1 + 2 * random(4)
      for (let week = 0; week < weeks - 1; week += 1) {
        const place = at(week * 7 + weekday + 1, start, start + 1)
        const isTaken = events.some(
          (other) => other.place.day === place.day && other.place.start === place.start,
        )
        if (isTaken) continue
        events.push(event(id, place, { course: `Course ${course}`, hosts: random(4) === 0 }))
        id += 1
      }
    }
    events.push(
      event(id, at(weeks * 7 - 6 + (course % 6), 1 + 2 * (course % 3), 2 + 2 * (course % 3)), {
        course: `Course ${course}`,
        eventKind: 'exam',
      }),
    )
    id += 1
    for (let order = 1; order <= sessions; order += 1) {
      items.push(item(id, { classId: course, order, duration: 1 + random(2) }))
      id += 1
    }
  }
  let state = schedule([...classes, ...events, ...items], window)
  // Classes in turns, each session near its share of the term.
  for (let order = 1; order <= sessions; order += 1) {
    for (const each of items.filter((one) => one.order === order)) {
      const share = Math.floor(((order - 1) * (weeks * 7 - 14)) / sessions)
      const starts = legalStarts(state, each.id, beforeTerm).filter(({ day }) => day > share)
      const chosen = starts[random(Math.min(starts.length, 24))]
      if (chosen === undefined) continue
      const edit = { kind: 'place', task: each.id, day: chosen.day, start: chosen.start } as const
      const placed = applyEdit(state, edit, beforeTerm)
      if (placed.ok) state = placed.value.state
    }
  }
  return state
}

/** Whole numbers below a bound, the same for the same seed. */
function chance(seed: number): (bound: number) => number {
  let value = seed + 1
  return (bound) => {
    value = (Math.imul(value, 1_103_515_245) + 12_345) & 0x7fffffff
    return bound <= 0 ? 0 : (value >>> 8) % bound
  }
}
