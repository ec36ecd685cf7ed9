// Takes out what an earlier reading brought, but for what the person has worked on, pinned, or that has begun.
import { syllabusWords } from '../../../shared/i18n/core/syllabus.ts'
import { checkFreedom } from '../../../shared/schedule/legality/freedom.ts'
import { findEvent, findTask, itemsOfClass } from '../../../shared/schedule/state.ts'
import type { ItemTask } from '../../../shared/schedule/task.ts'
import type { Known } from './known-citations.ts'
import type { PlanBoard } from './plan-board.ts'

export function removeKnown(board: PlanBoard, { classIds, eventIds, itemIds }: Known): void {
  for (const id of classIds) removeItems(board, itemsOfClass(board.state(), id), id)
  const items = itemIds
    .map((id) => findTask(board.state(), id))
    .filter((task) => task?.kind === 'item')
  for (const item of items) removeItems(board, [item], item.classId)
  for (const id of eventIds) removeEvent(board, id)
}

/** A class without sessions goes with the last of them. */
function removeItems(board: PlanBoard, items: readonly ItemTask[], classId: number): void {
  const { now, language } = board.input
  const staying = items.filter((item) => checkFreedom(item, now) !== null || item.log !== undefined)
  const going = items.filter((item) => !staying.includes(item))
  for (const item of staying)
    board.problems.push(syllabusWords[language].draftWords.stays(item.title))
  board.free(going.filter(({ place }) => place !== null))
  for (const { id } of going) board.freed.delete(id)
  const state = board.state()
  const ids = new Set(going.map(({ id }) => id))
  const tasks = state.tasks.filter(({ id }) => !ids.has(id))
  const isEmpty = !tasks.some((task) => task.kind === 'item' && task.classId === classId)
  const taskClasses = isEmpty
    ? state.taskClasses.filter(({ id }) => id !== classId)
    : state.taskClasses
  board.put({ ...state, tasks, taskClasses })
}

/** What it kept off its day is held again. */
function removeEvent(board: PlanBoard, id: number): void {
  const event = findEvent(board.state(), id)
  if (event !== undefined) board.change({ removed: [event] })
}
