// What the core knows of homework, read anew whenever a window or a terminal has changed something of it.
import type { HomeworkLine } from '../../shared/homework/requests.ts'
import { ask } from '../store/actions.ts'
import { useDesk } from '../store/use-store.ts'
import { useQuery } from '../store/use-query.ts'

/** Blocks and minutes come from the schedule. */
export const homeworkChanges = ['homework', 'schedule', 'reload'] as const

/** All items; null until the first answer. What is due comes from the clock. */
export function useHomeworkLines(): readonly HomeworkLine[] | null {
  const { value } = useQuery('read-homework', {}, { on: [...homeworkChanges, 'clock'] })
  return value === null ? null : value.items
}

/** Where there is no room for a sentence of its own: a failure stands at the foot of the page. */
export function useTick(): (id: number, isDone: boolean) => void {
  const desk = useDesk()
  return (id, isDone) => void ask(desk, 'edit-homework', { id, edit: { kind: 'done', isDone } })
}
