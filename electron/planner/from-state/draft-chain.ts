// The items of one class as tasks of the problem, each with its starts, bounded by those that stay (S4).
import { maskOf } from '../../../shared/schedule/occupancy.ts'
import { placeLength, type Place } from '../../../shared/schedule/place.ts'
import type { Window } from '../../../shared/schedule/state.ts'
import type { ItemTask } from '../../../shared/schedule/task.ts'
import type { TaskClass } from '../../../shared/schedule/task-class.ts'
import { leftOut, slotOfPlace, type ProblemTask, type Slot } from '../problem/problem.ts'
import type { ChosenItem } from './choose-items.ts'
import { findStarts, type Permitted } from './find-starts.ts'
import type { GroundDay } from './lay-ground.ts'

export type DraftTask = { item: ItemTask; task: ProblemTask; present: Slot }

export type ChainFacts = {
  window: Window
  chain: number
  taskClass: TaskClass
  permitted: Permitted
  ground: readonly GroundDay[]
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
  { chain, ground, window }: ChainFacts,
): DraftTask {
  const starts = new Int32Array(ground.length)
  const hosted = new Int32Array(ground.length)
  const day = Math.floor(slot / window.periods.length)
  starts[day] = 1 << (slot % window.periods.length)
  if (item.hostId !== null) hosted[day] = starts[day]
  const task = { chain, duration: placeLength(item.place), starts, hosted, frozen: slot }
  return { item, task, present: slot }
}

function noPlaces({ ground }: ChainFacts): Pick<ProblemTask, 'starts' | 'hosted'> {
  return { starts: new Int32Array(ground.length), hosted: new Int32Array(ground.length) }
}

function placesOf(
  { item }: ChosenItem,
  bounds: Bounds,
  { ground, permitted, taskClass: { mayEmbed } }: ChainFacts,
): Pick<ProblemTask, 'starts' | 'hosted'> {
  const { duration, place } = item
  return findStarts(ground, {
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
