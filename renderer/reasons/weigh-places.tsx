// Has the other starts of a block in a week weighed, and puts what they cost on the days until new ones come.
import { useEffect } from 'react'
import type { PlaceCost } from '../../shared/planner/explanation.ts'
import { isSamePlace, type Place } from '../../shared/schedule/place.ts'
import type { ScheduleState } from '../../shared/schedule/state.ts'
import type { PlacedItem } from '../../shared/schedule/task.ts'
import { firstDayOfWeek } from '../../shared/time/week-start.ts'
import { ask } from '../store/actions.ts'
import type { Desk } from '../store/desk.ts'
import { useDesk } from '../store/use-store.ts'

/**
 * Asks what the other starts of a block in a week would cost, and puts them on the days until
 * they are cleared.
 * One request; answers with the way to want its answer no longer. Marks that lie there stay until
 * the new ones come:
 * where the schedule changes meanwhile, whoever walks over them stays where they are.
 */
export function markCosts(
  desk: Desk,
  { window }: Pick<ScheduleState, 'window'>,
  item: PlacedItem,
  week: number,
): () => void {
  const days = window.days.length
  const first = firstDayOfWeek(week, desk.week.view.get().weekStart)
  const fromDay = Math.max(1, first)
  let isWanted = fromDay <= days
  const show = async (): Promise<void> => {
    const toDay = Math.min(days, first + 6)
    const answer = await ask(desk, 'weigh-places', { taskId: item.id, fromDay, toDay })
    if (!isWanted) return
    if (answer === null) clearMarks(desk)
    else putMarks(desk, groupByDay(answer.places, item.place))
  }
  if (isWanted) void show()
  return () => {
    isWanted = false
  }
}

/** Takes the marks off the week, and with them what was asked about one. */
export function clearMarks(desk: Desk): void {
  desk.costs.replace(new Map())
  desk.weighing.set({ stop: null, asked: null })
}

function putMarks(desk: Desk, marked: ReadonlyMap<number, readonly PlaceCost[]>): void {
  const costs = [...marked.values()].flat()
  const { stop, asked } = desk.weighing.get()
  const find = (place: Pick<Place, 'day' | 'start'> | undefined) =>
    costs.find((cost) => cost.place.day === place?.day && cost.place.start === place.start)
  desk.costs.replace(marked)
  const next = find(stop ?? undefined)?.place ?? findCheapest(costs)
  desk.weighing.set({ stop: next, asked: find(asked?.place) ?? null })
  if (next === null) desk.weighing.set({ isTurning: false })
}

/** By day; a start that the block itself covers has no room for a mark. */
export function groupByDay(
  places: readonly PlaceCost[],
  here: Place,
): Map<number, readonly PlaceCost[]> {
  const isFree = ({ place }: PlaceCost) =>
    !isSamePlace(place, here) &&
    !(place.day === here.day && here.start <= place.start && place.start <= here.end)
  return Map.groupBy(places.filter(isFree), ({ place }) => place.day)
}

/** The mark at which a walk over the week begins: the first of the best. */
function findCheapest(costs: readonly PlaceCost[]): Place | null {
  const [first, ...others] = costs
  if (first === undefined) return null
  return others.reduce((best, cost) => (cost.total < best.total ? cost : best), first).place
}

type WeighPlacesProps = { state: ScheduleState; item: PlacedItem; week: number }

/**
 * Has the other places of a block weighed in one week for as long as it is rendered; draws
 * nothing of its own. To be keyed by block and week: within them it is weighed anew, and the
 * marks stay until the new ones come.
 */
export function WeighPlaces({ state, item, week }: WeighPlacesProps) {
  const desk = useDesk()
  useEffect(() => markCosts(desk, state, item, week), [desk, item, state, week])
  useEffect(() => () => clearMarks(desk), [desk])
  return null
}
