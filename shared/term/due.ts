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
  /** Minutes of study for it that are not worked yet, of an exam all of its course until then; and how many have a place. */
  open: number
  planned: number
} &
  /** `hasWork`: its course has some that begins by then and reaches past its exam before. */
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
  const allWork = dueWork(state, today)
  const work = [...allWork]
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
  work: readonly DueEntry[],
): DueEntry[] {
  return tasks.flatMap((task): DueEntry[] => {
    if (!isExam(task)) return []
    const { id, title, course, place, clock } = task
    const date = window.days[place.day - 1]?.date
    if (date === undefined || date < today) return []
    const time = clock?.start ?? window.periods[place.start - 1]?.start ?? null
    const own = work.filter((each) => each.course === course && each.date <= date)
    const open = own.reduce((sum, each) => sum + each.open, 0)
    const planned = own.reduce((sum, each) => sum + each.planned, 0)
    const days = daysBetween(today, date)
    const before = tasks.flatMap((each) =>
      isExam(each) && each.course === course ? each.place.day : [],
    )
    const previous = Math.max(0, ...before.filter((day) => day < place.day))
    const hasWork = taskClasses.some(
      ({ course: of, fromDay, toDay }) => of === course && fromDay <= place.day && toDay > previous,
    )
    return [{ kind: 'exam', taskId: id, hasWork, title, course, date, days, time, open, planned }]
  })
}

function isExam(task: Task): task is EventTask {
  return task.kind === 'event' && task.eventKind === 'exam'
}

function dueWork({ window, tasks, taskClasses }: ScheduleState, today: string): DueEntry[] {
  const items = Map.groupBy(
    tasks.filter((task) => task.kind === 'item').filter((item) => markOf(item) === null),
    ({ classId }) => classId,
  )
  return taskClasses.flatMap(({ id, title, course, toDay }): DueEntry[] => {
    const own = items.get(id) ?? []
    const date = window.days[toDay - 1]?.date
    if (own.length === 0 || date === undefined || toDay >= window.days.length) return []
    const minutesOf = (item: ItemTask) =>
      item.place === null
        ? Math.round(item.duration * minutesOfPeriod(window))
        : minutesOfPlace(window, item.place)
    const sum = (of: readonly ItemTask[]) => of.reduce((all, item) => all + minutesOf(item), 0)
    const days = daysBetween(today, date)
    const [open, planned] = [sum(own), sum(own.filter(isPlacedItem))]
    return [{ kind: 'work', classId: id, title, course, date, days, time: null, open, planned }]
  })
}
