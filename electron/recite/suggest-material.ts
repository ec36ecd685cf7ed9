// Suggests what today asks to be recited (R2): the study block that goes on now or comes next, and the texts for it.
import { clockOf, minutesOf } from '../../shared/schedule/calendar.ts'
import type { Material } from '../../shared/recite/material.ts'
import type { Suggestion } from '../../shared/recite/requests.ts'
import { findTaskClass, type ScheduleState } from '../../shared/schedule/state.ts'
import { isPlacedItem, markOf } from '../../shared/schedule/task.ts'
import { isOwnTextsCourse } from '../../shared/schedule/work/recall-titles.ts'

/** `day` of the window and `minute` of the day; null where nothing more is planned. Texts kept for the block come first, then the most urgent. */
export function suggestMaterial(
  state: ScheduleState,
  materials: readonly Material[],
  { day, minute }: { day: number; minute: number },
): Suggestion {
  const blocks = state.tasks
    .filter(isPlacedItem)
    .filter((item) => item.place.day === day && markOf(item) === null)
    .map((item) => {
      const start = minutesOf(state.window.periods[item.place.start - 1]?.start ?? '00:00')
      const end = minutesOf(state.window.periods[item.place.end - 1]?.end ?? '00:00')
      return { item, start, end }
    })
    .filter(({ end }) => end > minute)
    .toSorted((a, b) => a.start - b.start || a.item.id - b.item.id)
  const [block] = blocks
  if (block === undefined) return null
  const { item, start, end } = block
  const course = findTaskClass(state, item.classId)?.course ?? ''
  return {
    taskId: item.id,
    title: item.title,
    course,
    isNow: start <= minute,
    start: clockOf(start),
    end: clockOf(end),
    materials: materials
      .filter((material) => material.taskId === item.id || belongsTo(material, course))
      .toSorted(
        (a, b) =>
          Number(b.taskId === item.id) - Number(a.taskId === item.id) ||
          compareUrgency(a, b) ||
          a.id - b.id,
      )
      .map(({ id }) => id),
  }
}

function belongsTo(material: Material, course: string): boolean {
  return material.course === course || (material.course === '' && isOwnTextsCourse(course))
}

/** What was never recited is due at once. */
export function compareUrgency(a: Material, b: Material): number {
  return (a.memory?.due ?? '').localeCompare(b.memory?.due ?? '')
}
