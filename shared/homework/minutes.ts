// The study work of a homework item as the schedule has it: its blocks, and the minutes planned and worked (H1, P6).
import { isPlacedItem, markOf, type ItemTask } from '../schedule/task.ts'
import { findTaskClass, itemsOfClass, type ScheduleState } from '../schedule/state.ts'
import { minutesOfPeriod, minutesOfPlace } from '../schedule/work-minutes.ts'
import type { Homework, HomeworkWork } from './homework.ts'

export type HomeworkMinutes = {
  /** Minutes that its blocks were planned to take at first; a rest belongs to the block that it comes from. */
  planned: number
  /** Minutes that they took so far, as the work log has them. */
  worked: number
}

/** In their order, with the rests of those that were partly done; empty where the work is gone. */
export function itemsOfHomework(state: ScheduleState, work: HomeworkWork | null): ItemTask[] {
  if (work === null) return []
  const all = itemsOfClass(state, work.classId)
  if (work.tasks === null) return all
  const own = new Set(work.tasks)
  // Rests stand behind the block that they come from, so that one pass finds rests of rests.
  return all.filter((item) => {
    if (!own.has(item.id)) return false
    const restId = markOf(item)?.restId ?? null
    if (restId !== null) own.add(restId)
    return true
  })
}

/** With the link to its work as far as that is in this schedule. */
export function withPresentWork(state: ScheduleState, homework: Homework): Homework {
  return { ...homework, work: presentWork(state, homework.work) }
}

function presentWork(state: ScheduleState, work: HomeworkWork | null): HomeworkWork | null {
  if (work === null || findTaskClass(state, work.classId) === undefined) return null
  if (work.tasks === null) return work
  const there = new Set(itemsOfHomework(state, work).map(({ id }) => id))
  const tasks = work.tasks.filter((id) => there.has(id))
  return tasks.length === 0 ? null : { ...work, tasks }
}

export function minutesOfHomework(
  state: ScheduleState,
  items: readonly ItemTask[],
): HomeworkMinutes {
  const rests = new Set(items.map((item) => markOf(item)?.restId ?? null))
  const planned = items
    .filter(({ id }) => !rests.has(id))
    .reduce((sum, item) => sum + plannedMinutes(state, item), 0)
  const worked = items
    .flatMap(({ log }) => log ?? [])
    .reduce((sum, { minutes }) => sum + minutes, 0)
  return { planned: Math.round(planned), worked }
}

function plannedMinutes({ window }: ScheduleState, item: ItemTask): number {
  const mark = markOf(item)
  if (mark !== null) return mark.planned
  if (isPlacedItem(item)) return minutesOfPlace(window, item.place)
  return item.duration * minutesOfPeriod(window)
}
