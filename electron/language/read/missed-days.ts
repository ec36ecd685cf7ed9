// Days on which nothing was done: what was planned then is marked as missed, and planned again.
import { dayToDate } from '../../../shared/schedule/calendar.ts'
import { hasBegun } from '../../../shared/schedule/legality.ts'
import { isPlacedItem, markOf } from '../../../shared/schedule/task.ts'
import type { Ground } from '../ground.ts'
import { emptyOperand } from '../words/operands.ts'
import { nowhere } from '../words/task-words.ts'
import type { Doubt, MarkDraft } from './draft.ts'

/** Whether study that nothing was told of lies behind on a day. */
export function hasBegunOn(date: string, { state, now }: Ground): boolean {
  return state.tasks.some(
    (task) =>
      task.kind === 'item' &&
      isPlacedItem(task) &&
      markOf(task) === null &&
      dayToDate(state.window, task.place.day) === date &&
      hasBegun(task, now),
  )
}

export function missedOn(dates: string[], doubt: Doubt | null): MarkDraft {
  return {
    kind: 'mark',
    mark: 'missed',
    isAnew: true,
    worked: null,
    operands: [{ ...emptyOperand, dates }],
    said: [],
    unfound: [],
    target: nowhere,
    doubt,
  }
}
