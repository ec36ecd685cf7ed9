// The items of one class as tasks of the problem, each with its starts, bounded by those that stay (S4).
import type { PlanningPreferences } from '../../../shared/planner/planning-preferences.ts'
import { runStarts } from '../../../shared/schedule/free-runs.ts'
import { excludedMask } from '../../../shared/schedule/legality/check-place.ts'
import { firstPeriods, maskOf } from '../../../shared/schedule/occupancy.ts'
import { type Place, placeLength } from '../../../shared/schedule/place.ts'
import type { ScheduleState, Window } from '../../../shared/schedule/state.ts'
import type { TaskClass } from '../../../shared/schedule/task-class.ts'
import type { ItemTask } from '../../../shared/schedule/task.ts'
import { allowedDays, awayOn, isDayInScope, type ChosenItem } from './choose-items.ts'
import type { OccupiedDay } from './day-capacity.ts'
import { periodsInHours, type DayClock, takenOn } from './day-clock.ts'
import type { PlacementPolicy } from './policy.ts'
import { leftOut, slotOfPlace, type ProblemTask, type Slot } from '../problem/problem.ts'

/** By day from 0: periods that a class may use, as bits. */
type Permitted = {
  /** By the rules and the scope. */
  legal: Int32Array
  /** Of these, what the student's preferences, and what was told of the course's time, leave for new study. */
  preferred: Int32Array
}

/** Where each item may start, as bits of each day: limits, scope, preferences, the past and what stands there. */
export function findPermitted(
  state: ScheduleState,
  taskClass: TaskClass,
  policy: PlacementPolicy,
  preferences: PlanningPreferences,
  clock: DayClock,
): Permitted {
  const legal = legalPeriods(state, taskClass, policy)
  const { told = [], protectedWeekdays } = preferences
  const ofCourse = told.filter(({ course }) => course === taskClass.course)
  const liked = periodsInHours(clock, preferences)
  const preferred = legal.map((coming, day) => {
    const weekday = state.window.days[day]?.weekday ?? 0
    if (coming === 0 || protectedWeekdays.includes(weekday)) return 0
    const taken = ofCourse.reduce((mask, times) => mask | takenOn(clock, weekday, times), 0)
    return coming & liked & ~taken
  })
  return { legal, preferred }
}

/** By day from 0: the periods to come that a class may use by its limits and the scope. */
export function legalPeriods(
  state: ScheduleState,
  taskClass: TaskClass,
  { now, scope }: Pick<PlacementPolicy, 'now' | 'scope'>,
): Int32Array {
  const legal = new Int32Array(state.window.days.length)
  const outOfScope = (scope?.excludedPeriods ?? []).reduce((mask, period) => mask | bit(period), 0)
  const open = firstPeriods(state.window.periods.length) & ~excludedMask(taskClass) & ~outOfScope
  for (const day of allowedDays(state, taskClass, now)) {
    if (!isDayInScope(state, day, scope)) continue
    const here = awayOn(scope, day).reduce(
      (mask, { start, end }) => mask & (firstPeriods(start - 1) | ~firstPeriods(end)),
      open,
    )
    legal[day - 1] = day === now.day ? here & ~firstPeriods(now.period) : here
  }
  return legal
}

type ItemLimits = {
  duration: number
  mayEmbed: boolean
  permitted: Int32Array
  /** The nearest items of the class that stay: it starts after the one and ends before the other (S4). */
  after: Place | null
  before: Place | null
}

/** By day from 0: where the item may start, and at which of these starts it lies inside a host. */
export function findStarts(
  occupied: readonly OccupiedDay[],
  { duration, mayEmbed, permitted, after, before }: ItemLimits,
): { starts: Int32Array; hosted: Int32Array } {
  const starts = new Int32Array(occupied.length)
  const hosted = new Int32Array(occupied.length)
  const first = Math.max(1, after?.day ?? 1)
  const last = Math.min(occupied.length, before?.day ?? occupied.length)
  for (let day = first; day <= last; day += 1) {
    const standing = occupied[day - 1]
    let open = permitted[day - 1] ?? 0
    if (day === after?.day) open &= ~firstPeriods(after.end)
    if (day === before?.day) open &= firstPeriods(before.start - 1)
    if (open === 0 || standing === undefined) continue
    let inHosts = 0
    if (mayEmbed) {
      for (const host of standing.hosts) inHosts |= runStarts(open & host, duration, standing.cuts)
    }
    hosted[day - 1] = inHosts
    starts[day - 1] = inHosts | runStarts(open & ~standing.solid, duration, standing.cuts)
  }
  return { starts, hosted }
}

function bit(period: number): number {
  return 1 << (period - 1)
}

export type DraftTask = { item: ItemTask; task: ProblemTask; present: Slot }

type ChainFacts = {
  window: Window
  chain: number
  taskClass: TaskClass
  permitted: Permitted
  occupied: readonly OccupiedDay[]
}

/** Those that wait bind nobody (S4). */
export function draftChain(chosen: readonly ChosenItem[], facts: ChainFacts): DraftTask[] {
  const bounds = boundsOf(chosen)
  return chosen.flatMap((choice, index): DraftTask[] => {
    const { item } = choice
    if (choice.kind === 'waiting') return []
    const present = slotOf(facts.window, item.place)
    if (choice.kind === 'frozen')
      return present === leftOut ? [] : [stay(choice.item, present, facts)]
    const isBarred = choice.kind === 'wanted' && choice.isOverBudget
    const places = isBarred ? noPlaces(facts) : placesOf(choice, bounds[index] ?? noBounds, facts)
    const task = { chain: facts.chain, duration: item.duration, ...places, frozen: null }
    return [{ item, task, present }]
  })
}

/** The slot of a place, or `leftOut` for one outside the window. */
export function slotOf({ days, periods }: Window, place: Place | null): Slot {
  if (place === null || place.day > days.length || place.end > periods.length) return leftOut
  return slotOfPlace(place, periods.length)
}

type Bounds = { after: Place | null; before: Place | null }

const noBounds: Bounds = { after: null, before: null }

/** For each item the nearest ones of its class that stay. */
function boundsOf(chosen: readonly ChosenItem[]): Bounds[] {
  const bounds = chosen.map((): Bounds => ({ after: null, before: null }))
  let after: Place | null = null
  for (const [index, choice] of chosen.entries()) {
    bounds[index] = { after, before: null }
    if (choice.kind === 'frozen') after = choice.item.place
  }
  let before: Place | null = null
  for (let index = chosen.length - 1; index >= 0; index -= 1) {
    const choice = chosen[index]
    bounds[index] = { after: bounds[index]?.after ?? null, before }
    if (choice?.kind === 'frozen') before = choice.item.place
  }
  return bounds
}

function stay(
  item: ItemTask & { place: Place },
  slot: Slot,
  { chain, occupied, window }: ChainFacts,
): DraftTask {
  const starts = new Int32Array(occupied.length)
  const hosted = new Int32Array(occupied.length)
  const day = Math.floor(slot / window.periods.length)
  starts[day] = 1 << (slot % window.periods.length)
  if (item.hostId !== null) hosted[day] = starts[day]
  const task = { chain, duration: placeLength(item.place), starts, hosted, frozen: slot }
  return { item, task, present: slot }
}

function noPlaces({ occupied }: ChainFacts): Pick<ProblemTask, 'starts' | 'hosted'> {
  return { starts: new Int32Array(occupied.length), hosted: new Int32Array(occupied.length) }
}

function placesOf(
  { item }: ChosenItem,
  bounds: Bounds,
  { occupied, permitted, taskClass: { mayEmbed } }: ChainFacts,
): Pick<ProblemTask, 'starts' | 'hosted'> {
  const { duration, place } = item
  return findStarts(occupied, {
    duration,
    mayEmbed,
    permitted: place === null ? permitted.preferred : withPresent(permitted, place),
    ...bounds,
  })
}

/** A preference drives nothing away: where an item lies now it may stay, as far as the rules allow it. */
function withPresent({ legal, preferred }: Permitted, place: Place): Int32Array {
  const permitted = preferred.slice()
  const day = place.day - 1
  permitted[day] = (preferred[day] ?? 0) | ((legal[day] ?? 0) & maskOf(place))
  return permitted
}
