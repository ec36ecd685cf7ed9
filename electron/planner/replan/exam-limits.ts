// The exam that a block is there for: a re-plan keeps the block before it, as long as that can be (P3).
import { isExam } from '../../../shared/timetable/exams.ts'
import { hasBegun } from '../../../shared/schedule/legality.ts'
import { comparePlaces, endsBefore, type Place } from '../../../shared/schedule/place.ts'
import { findTask, type Moment, type ScheduleState } from '../../../shared/schedule/state.ts'
import type { EventTask, ItemTask } from '../../../shared/schedule/task.ts'

/** By block: the exam of its course that comes next after it. */
export type ExamLimits = ReadonlyMap<number, EventTask>

/**
 * For a block with a place the first exam after it; a `leaving` one that lies after all exams belongs before the last.
 * For a pending block the first exam after its place in the order. Exams that have begun bind nobody.
 */
export function findExamLimits(
  state: ScheduleState,
  now: Moment,
  leaving: ReadonlySet<number>,
): ExamLimits {
  const limits = new Map<number, EventTask>()
  const byCourse = examsToCome(state, now)
  if (byCourse.size === 0) return limits
  const items = state.tasks.filter((task): task is ItemTask => task.kind === 'item')
  const byClass = Map.groupBy(items, ({ classId }) => classId)
  for (const { id, course } of state.taskClasses) {
    const exams = byCourse.get(course) ?? []
    if (exams.length === 0) continue
    let earlier: Place | null = null
    for (const item of byClass.get(id)?.toSorted((a, b) => a.order - b.order) ?? []) {
      const from: Place | null = item.place ?? earlier
      const next = exams.find(({ place }) => from === null || endsBefore(from, place))
      const exam = next ?? (leaving.has(item.id) ? exams.at(-1) : undefined)
      if (exam !== undefined) limits.set(item.id, exam)
      earlier = from
    }
  }
  return limits
}

/** By course, in order of time. */
function examsToCome({ tasks }: ScheduleState, now: Moment): Map<string, EventTask[]> {
  const exams = tasks
    .filter(isExam)
    .filter(({ course, place }) => course !== '' && !hasBegun(place, now))
    .toSorted((a, b) => comparePlaces(a.place, b.place))
  return Map.groupBy(exams, ({ course }) => course)
}

/** Whether a block at that place comes after the exam that it is there for. */
export function isPastExam(limits: ExamLimits, taskId: number, place: Place): boolean {
  const exam = limits.get(taskId)
  return exam !== undefined && !endsBefore(place, exam.place)
}

/** Without those of the classes to which the blocks belong. */
export function liftLimits(
  state: ScheduleState,
  limits: ExamLimits,
  blocks: readonly number[],
): ExamLimits {
  const classOf = (id: number) => {
    const task = findTask(state, id)
    return task?.kind === 'item' ? task.classId : null
  }
  const lifted = new Set(blocks.map(classOf))
  return new Map([...limits].filter(([id]) => !lifted.has(classOf(id))))
}
