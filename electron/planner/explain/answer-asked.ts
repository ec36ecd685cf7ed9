// "And why not there?": what a wished place costs, or which rule and which tasks stand against it (S7).
import type { AskedPlace, PlaceCost } from '../../../shared/planner/explanation.ts'
import { applyEdit } from '../../../shared/schedule/edits.ts'
import { checkPlace } from '../../../shared/schedule/legality.ts'
import { isSamePlace, placeAt, placeLength, type Place } from '../../../shared/schedule/place.ts'
import type { Refusal } from '../../../shared/schedule/refusal.ts'
import type { Moment, ScheduleState } from '../../../shared/schedule/state.ts'
import type { EventTask, ItemTask, Task } from '../../../shared/schedule/task.ts'

/** A day, a period to start at, or both; what is left open may be anything. */
export type Wish = { day?: number | undefined; slot_start?: number | undefined }

export type AskedContext = {
  /** As it is, locks and all. */
  state: ScheduleState
  item: ItemTask
  now: Moment
  /** Legal places of the item but its own, were it unlocked, by what they cost. */
  ranked: readonly PlaceCost[]
  weigh: (place: Place) => PlaceCost
}

export function answerAsked(context: AskedContext, wish: Wish): AskedPlace | null {
  const { state, item, ranked } = context
  const { day, slot_start: start } = wish
  if (day === undefined && start === undefined) return null
  if (day !== undefined && start !== undefined)
    return answerPlace(context, placeAt(day, start, item.duration))
  const isWished = (place: Place) =>
    (day === undefined || place.day === day) && (start === undefined || place.start === start)
  const best = ranked.find(({ place }) => isWished(place) && !item.locked)
  if (best !== undefined) return { kind: 'legal', cost: best, isBest: true }
  const answer = answerPlace(context, nearestWish(state, item, context.now, wish))
  return answer.kind === 'illegal' ? { ...answer, isOpen: true } : answer
}

function answerPlace(context: AskedContext, place: Place): AskedPlace {
  const { state, item, now, ranked, weigh } = context
  if (isSamePlace(place, item.place)) return { kind: 'here', place }
  const refusal = refusalOf(state, item, place, now)
  if (refusal === null) return { kind: 'legal', cost: weigh(place), isBest: false }
  const unlocked = ranked.find((each) => isSamePlace(each.place, place)) ?? null
  return {
    kind: 'illegal',
    place,
    isOpen: false,
    refusal,
    nearest: refusal.nearest.map(weigh),
    unlocked: item.locked ? unlocked : null,
  }
}

/** The one place that stands for an open question with no legal answer: the start that most others share the fate of. */
function nearestWish(state: ScheduleState, item: ItemTask, now: Moment, wish: Wish): Place {
  const { days, periods } = state.window
  const here = item.place
  const candidates =
    wish.day !== undefined
      ? periods.map((_, index) => placeAt(wish.day ?? 1, index + 1, item.duration))
      : days.map((_, index) => placeAt(index + 1, wish.slot_start ?? 1, item.duration))
  const fates = candidates
    .filter((place) => !isSamePlace(place, here) && place.end <= periods.length)
    .map((place) => ({ place, kind: checkPlace(state, item.id, place, now)?.kind }))
  const byKind = [...Map.groupBy(fates, ({ kind }) => kind).values()]
  const [common] = byKind.toSorted((a, b) => b.length - a.length)
  const fallback = placeAt(
    wish.day ?? here?.day ?? 1,
    wish.slot_start ?? here?.start ?? 1,
    item.duration,
  )
  return common?.[0]?.place ?? fallback
}

function refusalOf(state: ScheduleState, task: Task, place: Place, now: Moment): Refusal | null {
  const kind = task.place === null ? 'place' : 'move'
  const edited = applyEdit(state, { kind, task: task.id, day: place.day, start: place.start }, now)
  return edited.ok ? null : edited.failure
}

/** Events have no costs; what is left open is as it is now. */
export function answerAskedEvent(
  state: ScheduleState,
  event: EventTask,
  now: Moment,
  wish: Wish,
): AskedPlace | null {
  const { day, slot_start: start } = wish
  if (day === undefined && start === undefined) return null
  const { place: here } = event
  const place = placeAt(day ?? here.day, start ?? here.start, placeLength(here))
  if (isSamePlace(place, here)) return { kind: 'here', place }
  const refusal = refusalOf(state, event, place, now)
  if (refusal === null) return { kind: 'unweighed', place }
  return { kind: 'illegal', place, isOpen: false, refusal, nearest: [], unlocked: null }
}
