// What is worth saying next, read off the plan: at most three things.
import type { HistoryHeads } from '../../shared/app-view.ts'
import type { ScheduleState } from '../../shared/schedule/state.ts'

export type SuggestionName =
  | 'plan-week'
  | 'plan-next-week'
  | 'plan-rest'
  | 'free-tomorrow'
  | 'free-friday'
  | 'list-pending'
  | 'undo-last'
  | 'guide'

/** `weekday` is today's, 1 to 7, `week` the term's week of today; `isNew`: nothing was said in this conversation yet. */
export function suggest(
  state: ScheduleState,
  history: HistoryHeads,
  { weekday, week, isNew = false }: { weekday: number; week: number; isNew?: boolean },
): SuggestionName[] {
  const items = state.tasks.filter((task) => task.kind === 'item')
  const hasPending = items.some(({ place }) => place === null)
  const placedIn = (wanted: number) =>
    items.some(({ place }) => place !== null && Math.ceil(place.day / 7) === wanted)
  const isPlanned = placedIn(week)
  const hasNext = week * 7 < state.window.days.length
  const wishes: [SuggestionName, boolean][] = [
    ['plan-week', hasPending && !isPlanned],
    ['plan-next-week', hasPending && isPlanned && hasNext && !placedIn(week + 1)],
    ['plan-rest', hasPending && isPlanned && hasNext && placedIn(week + 1)],
    ['list-pending', hasPending && !isPlanned],
    ['guide', isNew],
    ['free-friday', weekday < 4],
    ['free-tomorrow', weekday >= 4 || !hasPending],
    ['undo-last', isPlanned && history.undo !== null],
    ['list-pending', hasPending && isPlanned],
    ['guide', !hasPending && !isNew],
  ]
  return wishes
    .filter(([, isFitting]) => isFitting)
    .map(([name]) => name)
    .slice(0, 3)
}
