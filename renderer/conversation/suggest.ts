// What is worth saying next, read off the plan: at most three things.
import type { HistoryHeads } from '../../shared/ipc.ts'
import type { ScheduleState } from '../../shared/schedule/state.ts'

export type SuggestionName =
  | 'plan-week'
  | 'free-tomorrow'
  | 'free-friday'
  | 'list-pending'
  | 'undo-last'

/** `weekday` is today's, 1 to 7. */
export function suggest(
  state: ScheduleState,
  history: HistoryHeads,
  weekday: number,
): SuggestionName[] {
  const items = state.tasks.filter((task) => task.kind === 'item')
  const hasPending = items.some(({ place }) => place === null)
  const hasPlaced = items.some(({ place }) => place !== null)
  const wishes: [SuggestionName, boolean][] = [
    ['plan-week', hasPending],
    ['list-pending', hasPending],
    ['free-friday', weekday < 4],
    ['free-tomorrow', weekday >= 4 || !hasPending],
    ['undo-last', hasPlaced && !hasPending && history.undo !== null],
  ]
  return wishes
    .filter(([, isFitting]) => isFitting)
    .map(([name]) => name)
    .slice(0, 3)
}
