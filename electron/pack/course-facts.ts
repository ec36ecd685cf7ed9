// Reads what the schedule holds of one course: its exams, its bodies of work, and the last day for new work.
import { goalOf } from '../language/pack/read-deadline.ts'
import { examsAhead } from '../../shared/timetable/exams.ts'
import { isPlacedItem, markOf, type EventTask, type ItemTask } from '../../shared/schedule/task.ts'
import type { TaskClass } from '../../shared/schedule/task-class.ts'
import { examMeant, isOfKind } from './topic-words.ts'
import { type PackMaterial } from './pack-material.ts'

export type CourseFacts = {
  /** Those that are not over, ascending in time. */
  exams: EventTask[]
  classes: TaskClass[]
  /** Of those classes, class by class in their order. */
  items: ItemTask[]
  /** The last window day on which work for the course may lie, and what sets it. */
  lastDay: number
  lastBy: 'exam' | 'goal' | 'term'
}

export function readCourse(
  material: Pick<PackMaterial, 'course' | 'state' | 'now' | 'deadline' | 'pack' | 'answers'>,
): CourseFacts {
  const { course, state, now, deadline } = material
  const exams = examsAhead(state, course, now)
  const classes = state.taskClasses.filter((each) => each.course === course)
  const ids = new Set(classes.map(({ id }) => id))
  const items = state.tasks
    .filter((task): task is ItemTask => task.kind === 'item' && ids.has(task.classId))
    .toSorted((a, b) => a.classId - b.classId || a.order - b.order)
  const kind = examMeant(goalOf(material))
  const meant = exams.filter(({ title }) => kind !== null && isOfKind(title, kind))
  const counted = meant.length > 0 ? meant : exams
  const last = lastDayOf(counted, deadline, now.day, state.window.days.length)
  return { exams, classes, items, ...last }
}

/** Work that is not closed out: it waits, or lies in the week without a mark. */
export function isOpen(item: ItemTask): boolean {
  return !isPlacedItem(item) || markOf(item) === null
}

function lastDayOf(
  exams: readonly EventTask[],
  deadline: number | null,
  today: number,
  lastOfTerm: number,
): Pick<CourseFacts, 'lastDay' | 'lastBy'> {
  // Of an exam on this very day nothing is left to plan but today, unless another one comes.
  const exam = exams.find(({ place }) => place.day > today) ?? exams[0]
  const before = exam === undefined ? null : Math.max(today, exam.place.day - 1)
  if (deadline !== null && deadline >= today && (before === null || deadline <= before)) {
    return { lastDay: Math.min(deadline, lastOfTerm), lastBy: 'goal' }
  }
  return before === null
    ? { lastDay: lastOfTerm, lastBy: 'term' }
    : { lastDay: before, lastBy: 'exam' }
}
