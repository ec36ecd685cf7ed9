// explain_task: why a task is where it is, and why not elsewhere (P2).
import {
  type PendingExplanation,
  type PlaceCost,
  type PlacedExplanation,
  type Spacing,
  type TermAmount,
  type TermView,
  type Instead,
  type EventExplanation,
  type ExplanationData,
  termNames,
  type TermName,
} from '../../../shared/planner/explanation.ts'
import type { PlanningPreferences } from '../../../shared/planner/planning-preferences.ts'
import { neighboursOf } from '../../../shared/schedule/class-order.ts'
import { legalStarts, hasBegun } from '../../../shared/schedule/legality.ts'
import { comparePlaces, isSamePlace, type Place } from '../../../shared/schedule/place.ts'
import type { Refusal } from '../../../shared/schedule/refusal.ts'
import {
  type Moment,
  type ScheduleState,
  type Window,
  findTask,
} from '../../../shared/schedule/state.ts'
import {
  type ItemTask,
  type PlacedItem,
  isPlacedItem,
  type EventTask,
} from '../../../shared/schedule/task.ts'
import type {
  FactsOutcome,
  RefusedOutcome,
  ToolContext,
} from '../../../shared/tools/tool-context.ts'
import { sayExplanation } from '../../../shared/planner/say/say-explanation.ts'
import { sayRefusal } from '../../../shared/words/schedule/say-refusal.ts'
import { totalOf, type TermCosts } from '../cost/board.ts'
import { answerAsked, type Wish, answerAskedEvent } from './answer-asked.ts'
import { costsNow, weighPlaces, readStandpoint, type Standpoint } from './costs-of-places.ts'
import { findLimits, findNoPlace, unlockTask } from './find-limits.ts'
import { partOf, readClock } from '../from-state/day-clock.ts'
import { type PlacementPolicy, weighingPolicy } from '../from-state/policy.ts'
import { saturday } from '../from-state/standards.ts'

/** How many other places are told. */
const offers = 3

type View = {
  state: ScheduleState
  /** With the item unlocked. */
  free: ScheduleState
  now: Moment
  standpoint: Standpoint
  /** Legal places but the present one, those that cost least first. */
  ranked: readonly PlaceCost[]
}

/** Everything there is to say about one item: its limits, its costs by term, where else it could lie. */
function explainPlaced(
  state: ScheduleState,
  policy: PlacementPolicy,
  item: PlacedItem,
  wish: Wish,
): PlacedExplanation {
  const view = lookAt(state, policy, item)
  const { standpoint, ranked } = view
  const here = costsNow(standpoint)
  const limits = [...(item.locked ? [{ kind: 'locked' as const }] : []), ...limitsOf(view, item)]
  const isOver = limits.some(({ kind }) => kind === 'begun' || kind === 'worked')
  return {
    kind: 'placed',
    taskId: item.id,
    place: item.place,
    limits,
    terms: weighTerms(here, ranked),
    share: totalOf(here),
    spacing: spacingOf(state, item),
    instead: isOver ? [] : findInstead(state.window, item.place, ranked),
    otherPlaces: ranked.length,
    betterPlaces: ranked.filter(({ total }) => total < 0).length,
    alternatives: ranked.slice(0, offers),
    asked: askedOf(view, item, wish),
  }
}

function explainPending(
  state: ScheduleState,
  policy: PlacementPolicy,
  item: ItemTask,
  wish: Wish,
): PendingExplanation {
  const view = lookAt(state, policy, item)
  return {
    kind: 'pending',
    taskId: item.id,
    limits: [...(item.locked ? [{ kind: 'locked' as const }] : []), ...limitsOf(view, item)],
    legalPlaces: view.ranked.length,
    best: view.ranked.slice(0, offers),
    none: view.ranked.length === 0 ? findNoPlace(view.free, item, policy.now) : null,
    asked: askedOf(view, item, wish),
  }
}

function lookAt(state: ScheduleState, policy: PlacementPolicy, item: ItemTask): View {
  const free = unlockTask(state, item.id)
  const { now } = policy
  const standpoint = readStandpoint(state, policy, item)
  const places = legalStarts(free, item.id, now).filter((place) => !isSamePlace(place, item.place))
  return { state, free, now, standpoint, ranked: rank(standpoint, places, item.place) }
}

/** Of equal cost the nearer to the present place comes first, then the earlier. */
function rank(standpoint: Standpoint, places: readonly Place[], here: Place | null): PlaceCost[] {
  const away = (place: Place) => Math.abs(place.day - (here?.day ?? place.day))
  return weighPlaces(standpoint, places).toSorted(
    (a, b) => a.total - b.total || away(a.place) - away(b.place) || comparePlaces(a.place, b.place),
  )
}

function limitsOf({ free, now, standpoint }: View, item: ItemTask) {
  return findLimits({
    state: free,
    item,
    now,
    legal: legalStarts(free, item.id, now),
    weigh: (places) => weighPlaces(standpoint, places).map(({ total }) => total),
  })
}

function askedOf({ state, now, standpoint, ranked }: View, item: ItemTask, wish: Wish) {
  const weigh = (place: Place) => {
    const [cost] = weighPlaces(standpoint, [place])
    return cost ?? { place, total: 0, terms: [] }
  }
  return answerAsked({ state, item, now, ranked, weigh }, wish)
}

function spacingOf(state: ScheduleState, item: PlacedItem): Spacing {
  const { predecessor, successor } = neighboursOf(state, item)
  return {
    sinceLast: predecessor === null ? null : item.place.day - predecessor.place.day,
    untilNext: successor === null ? null : successor.place.day - item.place.day,
  }
}

/** Terms that cost nothing here and nowhere else are left out. */
function weighTerms(here: TermCosts, ranked: readonly PlaceCost[]): TermView[] {
  return termNames.flatMap((term): TermView[] => {
    const own = here[term]
    const others = ranked.map(({ terms }) => own + amountOf(terms, term))
    const least = Math.min(own, ...others)
    const most = Math.max(own, ...others)
    if (least === 0 && most === 0) return []
    const cheaper = others.filter((cost) => cost < own).length
    const dearer = others.filter((cost) => cost > own).length
    return [{ term, here: own, least, most, cheaper, dearer }]
  })
}

function amountOf(terms: readonly TermAmount[], name: TermName): number {
  return terms.find(({ term }) => term === name)?.amount ?? 0
}

/** `ranked` are its other places, those that cost least first. Empty for a block that takes no free time. */
function findInstead(window: Window, here: Place, ranked: readonly PlaceCost[]): Instead[] {
  const clock = readClock(window.periods)
  const takes: Record<Instead['of'], (place: Place) => boolean> = {
    weekend: ({ day }) => (window.days[day - 1]?.weekday ?? 0) >= saturday,
    evening: ({ end }) => partOf(clock, end - 1) === 'evening',
  }
  const kinds = (['weekend', 'evening'] as const).filter((kind) => takes[kind](here))
  return kinds.map((kind) => ({
    of: kind,
    best: ranked.find(({ place }) => !takes[kind](place)) ?? null,
  }))
}

type ExplainArguments = { task_id: number } & Wish

/** Whatever days are being planned, every place is weighed. */
export function explainTask(
  context: ToolContext & { preferences?: PlanningPreferences },
  args: ExplainArguments,
): FactsOutcome<ExplanationData> | RefusedOutcome {
  const { state, language } = context
  const data = explain(state, weighingPolicy(context.now, context.preferences), args)
  if (data === null) {
    const refusal: Refusal = {
      task: args.task_id,
      reason: { kind: 'unknown-task', rule: 'T1' },
      nearest: [],
    }
    return { kind: 'refused', refusal, text: sayRefusal(state, refusal, language, 'numbered') }
  }
  return { kind: 'facts', data, text: sayExplanation(state, data, language, 'numbered') }
}

/** Null for an unknown task. */
export function explain(
  state: ScheduleState,
  policy: PlacementPolicy,
  { task_id: id, ...wish }: ExplainArguments,
): ExplanationData | null {
  const task = findTask(state, id)
  if (task === undefined) return null
  const tool = 'explain_task'
  if (task.kind === 'event') return { tool, ...explainEvent(state, policy.now, task, wish) }
  return isPlacedItem(task)
    ? { tool, ...explainPlaced(state, policy, task, wish) }
    : { tool, ...explainPending(state, policy, task, wish) }
}

function explainEvent(
  state: ScheduleState,
  now: Moment,
  event: EventTask,
  wish: Wish,
): EventExplanation {
  const { id: taskId, place, locked: isLocked, hosts, guestIds } = event
  const asked = answerAskedEvent(state, event, now, wish)
  const begun = hasBegun(event, now)
  return { kind: 'event', taskId, place, isLocked, hasBegun: begun, hosts, guestIds, asked }
}
