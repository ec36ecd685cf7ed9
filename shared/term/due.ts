// Lists what is due: exams, the last days of study work with what of it is open, and homework; the nearest first.
import type { HomeworkLine } from '../homework/requests.ts'
import { daysBetween } from '../schedule/calendar.ts'
import type { ScheduleState } from '../schedule/state.ts'
import { isPlacedItem, markOf, type EventTask, type ItemTask, type Task } from '../schedule/task.ts'
import { minutesOfPeriod, minutesOfPlace } from '../schedule/work-minutes.ts'

export type DueEntry = {
  title: string
  course: string
  date: string
  /** Days from today; below 0 it is over. */
  days: number
  /** Of the day, where one is known. */
  time: string | null
  /**
   * Minutes of study for it that are not worked yet; and how many have a place. Of an exam: all of its course until then,
   * and before the last one of the course what ends with the term too.
   */
  open: number
  planned: number
} &
  /** `hasWork`: its course has some that begins by then, reaches past its exam before, and where the course goes on is over by then. */
  (
    | { kind: 'exam'; taskId: number; hasWork: boolean }
    | { kind: 'work'; classId: number }
    | { kind: 'homework'; homeworkId: number }
  )

/** Two of one name and day are told apart by it. */
export function keyOfDue(entry: DueEntry): string {
  switch (entry.kind) {
    case 'exam':
      return `exam ${entry.taskId}`
    case 'work':
      return `work ${entry.classId}`
    default:
      return `homework ${entry.homeworkId}`
  }
}

/** `today` is an ISO date. What ends with the term has no day of its own. */
export function listDue(
  state: ScheduleState,
  homework: readonly HomeworkLine[],
  today: string,
): DueEntry[] {
  const tasks = homework.filter(({ urgency }) => urgency !== 'done')
  const allWork = openWork(state, today)
  const work = allWork
    .filter(({ toDay }) => toDay < state.window.days.length)
    .map(({ entry }) => entry)
  const handIns = tasks.map(({ id, title, course, dueDate: date, dueTime: time }): DueEntry => {
    const days = daysBetween(today, date)
    // Work that was planned for homework is that homework.
    const at = work.findIndex(
      (each) => each.date === date && each.title === title && each.course === course,
    )
    const [{ open, planned } = nothing] = at < 0 ? [] : work.splice(at, 1)
    return { kind: 'homework', homeworkId: id, title, course, date, days, time, open, planned }
  })
  return [...dueExams(state, today, allWork), ...work, ...handIns].toSorted(
    (a, b) => a.days - b.days || (a.time ?? '24').localeCompare(b.time ?? '24'),
  )
}

const nothing = { open: 0, planned: 0 }

function dueExams(
  { window, tasks, taskClasses }: ScheduleState,
  today: string,
  work: readonly OpenWork[],
): DueEntry[] {
  return tasks.flatMap((task): DueEntry[] => {
    if (!isExam(task)) return []
    const { id, title, course, place, clock } = task
    const date = window.days[place.day - 1]?.date
    if (date === undefined || date < today) return []
    const time = clock?.start ?? window.periods[place.start - 1]?.start ?? null
    const events = tasks
      .filter((each) => each.kind === 'event')
      .filter((each) => each.course === course)
    const before = events.filter((each) => isExam(each) && each.place.day < place.day)
    const previous = Math.max(0, ...before.map((each) => each.place.day))
    // One that lessons follow is no last one.
    const isLast = events.every((each) => each.place.day <= place.day)
    const own = work.flatMap(({ entry, toDay }) =>
      entry.course === course && (toDay <= place.day || (isLast && toDay >= window.days.length))
        ? [entry]
        : [],
    )
    const open = own.reduce((sum, each) => sum + each.open, 0)
    const planned = own.reduce((sum, each) => sum + each.planned, 0)
    const days = daysBetween(today, date)
    const hasWork = taskClasses.some(
      ({ course: of, fromDay, toDay }) =>
        of === course && fromDay <= place.day && toDay > previous && (isLast || toDay <= place.day),
    )
    return [{ kind: 'exam', taskId: id, hasWork, title, course, date, days, time, open, planned }]
  })
}

function isExam(task: Task): task is EventTask {
  return task.kind === 'event' && task.eventKind === 'exam'
}

type OpenWork = { entry: DueEntry; toDay: number }

/** Work of which something is open; what ends with the term too. */
function openWork({ window, tasks, taskClasses }: ScheduleState, today: string): OpenWork[] {
  const items = Map.groupBy(
    tasks.filter((task) => task.kind === 'item').filter((item) => markOf(item) === null),
    ({ classId }) => classId,
  )
  return taskClasses.flatMap(({ id, title, course, toDay }): OpenWork[] => {
    const own = items.get(id) ?? []
    const date = window.days[toDay - 1]?.date
    if (own.length === 0 || date === undefined) return []
    const minutesOf = (item: ItemTask) =>
      item.place === null
        ? Math.round(item.duration * minutesOfPeriod(window))
        : minutesOfPlace(window, item.place)
    const sum = (of: readonly ItemTask[]) => of.reduce((all, item) => all + minutesOf(item), 0)
    const days = daysBetween(today, date)
    const [open, planned] = [sum(own), sum(own.filter(isPlacedItem))]
    const told = { title, course, date, days, time: null, open, planned }
    return [{ entry: { kind: 'work', classId: id, ...told }, toDay }]
  })
}
