// The exams that a question means, by their sitting and their course.
import { findTaskClass, type ScheduleState } from '../../../shared/schedule/state.ts'
import type { EventTask } from '../../../shared/schedule/task.ts'
import type { Draft, ExamSitting } from './draft.ts'
import type { NameOwner } from '../words/known-names.ts'
import { normaliseText } from '../../../shared/text/normalise-text.ts'

const sittings: Record<ExamSitting, RegExp> = {
  midterm: /mid-?term|期中/,
  final: /\bfinal|期末/,
}

/** Ids; a sitting that no title tells of leaves all exams of the course. */
export function findExams(
  { sitting, names }: Pick<Extract<Draft, { kind: 'query-exam' }>, 'sitting' | 'names'>,
  state: ScheduleState,
): number[] {
  const exams = state.tasks.filter(
    (task): task is EventTask => task.kind === 'event' && task.eventKind === 'exam',
  )
  const ofCourse =
    names.length === 0
      ? exams
      : exams.filter((exam) => names.some((name) => isOf(exam, name, state)))
  if (sitting === null) return ofCourse.map(({ id }) => id)
  const isSat = ({ title }: EventTask) => sittings[sitting].test(normaliseText(title))
  const other = sittings[sitting === 'final' ? 'midterm' : 'final']
  const sat = ofCourse.filter(isSat)
  const open = ofCourse.filter(({ title }) => !other.test(normaliseText(title)))
  const isNamed = names.length > 0
  return (sat.length > 0 ? sat : isNamed ? open : []).map(({ id }) => id)
}

/** The bodies of work of the exam's course. */
export function classesOfExam(exam: EventTask, state: ScheduleState): number[] {
  return state.taskClasses
    .filter(({ id }) => isOf(exam, { kind: 'class', id }, state))
    .map(({ id }) => id)
}

function isOf(exam: EventTask, { kind, id }: NameOwner, state: ScheduleState): boolean {
  if (kind === 'series') return exam.series === id
  const task = kind === 'item' ? state.tasks.find((other) => other.id === id) : undefined
  const classId = kind === 'class' ? id : task?.kind === 'item' ? task.classId : 0
  const course = normaliseText(findTaskClass(state, classId)?.course ?? '')
  if (course === '') return false
  return normaliseText(exam.course) === course || normaliseText(exam.title).includes(course)
}
