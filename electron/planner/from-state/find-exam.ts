// When the work of a class is put to the test.
import type { ScheduleState } from '../../../shared/schedule/state.ts'

/** By course, the window days of its exams, ascending. */
export type Exams = ReadonlyMap<string, readonly number[]>

export function findExams({ tasks }: ScheduleState): Exams {
  const exams = new Map<string, number[]>()
  for (const task of tasks) {
    if (task.kind !== 'event' || task.eventKind !== 'exam' || task.course === '') continue
    exams.set(task.course, [...(exams.get(task.course) ?? []), task.place.day])
  }
  for (const days of exams.values()) days.sort((a, b) => a - b)
  return exams
}

/** The day of the first exam of a course after `day`; null if none is known. */
export function nextExam(exams: Exams, course: string, day: number): number | null {
  return exams.get(course)?.find((exam) => exam > day) ?? null
}
