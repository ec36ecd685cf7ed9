// The work log as pieces of work: what was planned for each at first, and what it took in the end.
import { placeLength } from '../schedule/place.ts'
import { findTask, findTaskClass, type ScheduleState } from '../schedule/state.ts'
import type { TaskClass } from '../schedule/task-class.ts'
import { markOf, type ItemTask } from '../schedule/task.ts'
import type { WorkEntry } from '../schedule/work-log.ts'

export type WorkPiece = {
  /** The item with which it began. */
  taskId: number
  course: string
  subjectType: TaskClass['subjectType']
  /** Minutes. */
  planned: number
  /** Minutes over all the blocks it took. A rest that is still open counts as planned. */
  actual: number
}

/**
 * Each block that is done or partly done, together with the blocks in which it went on, in the order of ids.
 * What was missed says nothing of how long the work takes.
 */
export function workPieces(state: ScheduleState): WorkPiece[] {
  const marked = state.tasks.flatMap((task) => {
    const mark = markOf(task)
    return mark === null || task.kind === 'event' ? [] : [{ item: task, mark }]
  })
  const rests = new Set(marked.map(({ mark }) => mark.restId))
  return marked
    .filter(({ item }) => !rests.has(item.id))
    .map(({ item, mark }) => {
      const taskClass = findTaskClass(state, item.classId)
      return {
        taskId: item.id,
        course: taskClass?.course ?? '',
        subjectType: taskClass?.subjectType ?? 'mixed',
        planned: mark.planned,
        actual: minutesTaken(state, mark),
      }
    })
}

function minutesTaken(state: ScheduleState, first: WorkEntry): number {
  let sum = 0
  let mark: WorkEntry | null = first
  while (mark !== null) {
    sum += mark.minutes
    const rest: ItemTask | null = restOf(state, mark)
    const next: WorkEntry | null = rest === null ? null : markOf(rest)
    if (rest !== null && next === null) sum += minutesPlanned(rest, mark)
    mark = next
  }
  return sum
}

function restOf(state: ScheduleState, { restId }: WorkEntry): ItemTask | null {
  const rest = restId === null ? undefined : findTask(state, restId)
  return rest?.kind === 'item' ? rest : null
}

/** Of a rest that may lie nowhere yet: its periods, each as long as those of the block that it comes from. */
function minutesPlanned({ duration }: ItemTask, { planned, place }: WorkEntry): number {
  return Math.round((duration * planned) / placeLength(place))
}
