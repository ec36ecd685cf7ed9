// Finds the lessons whose titles hold words that are no name by themselves: 习题课 of two courses, "the lab".
import type { ScheduleState } from '../../../shared/schedule/state.ts'
import { holdsName, plainName } from '../../../shared/words/course-names.ts'

const around = /\b(?:the|my|our|class|lesson|session)\b|课$/g

/** Ids of series; empty where no title holds them. */
export function lessonsCalled(said: string, { tasks }: ScheduleState): number[] {
  const words = plainName(said).replaceAll(around, ' ').replaceAll(/ +/g, ' ').trim()
  const found = tasks.flatMap((task) =>
    task.kind === 'event' && holdsName(plainName(task.title), words) ? [task.series] : [],
  )
  return [...new Set(found)]
}
