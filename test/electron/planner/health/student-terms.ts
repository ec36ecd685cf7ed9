// Terms of students who do not exist, made from a seed: a weekly timetable, exams, and work that waits for a plan.
import { samplePeriods } from '../../../../electron/timetable/sample/sample-timetable.ts'
import type { ScheduleState } from '../../../../shared/schedule/state.ts'
import { subjectTypes, type TaskClass } from '../../../../shared/schedule/task-class.ts'
import type { EventTask, ItemTask } from '../../../../shared/schedule/task.ts'
import { at, event, item, schedule, taskClass, week } from '../../../builders.ts'

/** Starts of the lessons of a day: two periods each, or the first of them. */
const lessonStarts = [1, 3, 6, 8, 10]

/**
 * Ten to sixteen weeks; four to seven courses that meet 15 to 25 times a week, mostly on weekdays; for each of them one
 * or two bodies of work with three to twelve items of one to four periods, some of them before an exam.
 */
export function studentTerm(seed: number): ScheduleState {
  const random = chance(seed)
  const weeks = 10 + random(7)
  const courses = 4 + random(4)
  const lessons = layLessons({ weeks, courses, meetings: 15 + random(11) }, random)
  const work = Array.from({ length: courses }, (_, course) => layWork(course + 1, weeks, random))
  const exams = work.flatMap(({ exam }) => exam)
  const classes = work.flatMap((each) => each.classes)
  const events = withoutClashes([...exams, ...lessons]).map((each, index) =>
    Object.assign(each, { id: index + 1, series: index + 1 }),
  )
  const items = work
    .flatMap((each) => each.items)
    .map((each, index) => Object.assign(each, { id: events.length + index + 1 }))
  return schedule([...classes, ...events, ...items], week({ weeks, periods: samplePeriods }))
}

type Random = (bound: number) => number

function layLessons(
  { weeks, courses, meetings }: { weeks: number; courses: number; meetings: number },
  random: Random,
): EventTask[] {
  const cells = Array.from({ length: 25 }, (_, index) => ({
    weekday: (index % 5) + 1,
    start: lessonStarts[Math.floor(index / 5)] ?? 1,
    // Evening lessons are rare.
    rank: random(1000) + (index >= 20 ? 2000 : 0),
  }))
  const chosen = cells.toSorted((a, b) => a.rank - b.rank).slice(0, meetings)
  return chosen.flatMap(({ weekday, start }, index) => {
    const course = (index % courses) + 1
    const hosts = random(8) === 0
    const end = start + (random(3) === 0 ? 0 : 1)
    return Array.from({ length: weeks }, (_, week) =>
      event(0, at(week * 7 + weekday, start, end), {
        title: `C${course}`,
        course: `Course ${course}`,
        hosts,
      }),
    )
  })
}

type Work = { classes: TaskClass[]; items: ItemTask[]; exam: EventTask[] }

function layWork(course: number, weeks: number, random: Random): Work {
  const traits = {
    course: `Course ${course}`,
    subjectType: subjectTypes[random(subjectTypes.length)] ?? 'mixed',
    intensity: 1 + random(5),
    difficulty: 1 + random(5),
    priority: 1 + random(5),
    mayEmbed: random(3) === 0,
    excludedWeekdays: random(4) === 0 ? [7] : [],
    excludedPeriods: random(6) === 0 ? [10, 11, 12] : [],
  }
  const examWeek = 4 + random(weeks - 4)
  const examDay = examWeek * 7 + 1 + random(5)
  const hasExam = random(2) === 0
  const steady = taskClass(course * 2 - 1, {
    ...traits,
    title: `C${course} steady`,
    toDay: hasExam ? examDay - 1 - random(3) : weeks * 7 - 1 - random(7),
  })
  const exam = event(0, at(examDay, 3, 4), {
    title: `C${course} exam`,
    course: traits.course,
    eventKind: 'exam',
  })
  const classes = [steady]
  const items = layItems(steady.id, 4 + random(7), 1 + random(3), random)
  if (random(3) === 0) {
    const fromDay = 1 + 7 * random(weeks - 4)
    const rapid = taskClass(course * 2, {
      ...traits,
      title: `C${course} rapid`,
      strategy: 'rapid',
      fromDay,
      toDay: fromDay + 10 + random(14),
    })
    classes.push(rapid)
    items.push(...layItems(rapid.id, 3 + random(3), 2 + random(3), random))
  }
  return { classes, items, exam: hasExam ? [exam] : [] }
}

/** Mostly of the usual length; a few a period shorter. */
function layItems(classId: number, count: number, usual: number, random: Random): ItemTask[] {
  return Array.from({ length: count }, (_, index) =>
    item(0, {
      classId,
      order: index + 1,
      title: `Session ${index + 1}`,
      duration: Math.max(1, usual - (random(4) === 0 ? 1 : 0)),
    }),
  )
}

/** An exam takes the place of the lessons that it meets. */
function withoutClashes(events: readonly EventTask[]): EventTask[] {
  const taken = new Set<string>()
  return events.filter(({ place }) => {
    const cells = Array.from(
      { length: place.end - place.start + 1 },
      (_, index) => `${place.day}/${place.start + index}`,
    )
    if (cells.some((cell) => taken.has(cell))) return false
    for (const cell of cells) taken.add(cell)
    return true
  })
}

/** Whole numbers below a bound, the same for the same seed (a linear congruential generator). */
function chance(seed: number): Random {
  let value = (Math.imul(seed, 2_654_435_761) + 12_345) & 0x7fffffff
  return (bound) => {
    value = (Math.imul(value, 1_103_515_245) + 12_345) & 0x7fffffff
    return bound <= 0 ? 0 : (value >>> 8) % bound
  }
}
