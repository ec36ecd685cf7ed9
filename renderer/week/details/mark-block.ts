// Says what became of a block, and tells the person what came of that.
import type { Mark } from '../../../shared/schedule/work-log.ts'
import { ask, tellChange } from '../../store/actions.ts'
import type { Desk } from '../../store/desk.ts'

/** `minutes` counts for what was worked on only. True when it was written. */
export async function markBlock(
  desk: Desk,
  taskId: number,
  mark: Mark,
  minutes: number,
): Promise<boolean> {
  const worked = mark === 'done' || mark === 'partly' ? { minutes } : {}
  const marked = await ask(desk, 'mark-block', { taskId, mark, ...worked })
  if (marked === null) return false
  tellChange(desk, marked.summary)
  return true
}
