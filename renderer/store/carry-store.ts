// What the person holds in hand: a block that is dragged or carried by keys, and a what-if that is not written yet.
import type { HandEdit } from '../../shared/schedule/hand-edit.ts'
import type { ScheduleDiff } from '../../shared/schedule/diff.ts'
import type { Place } from '../../shared/schedule/place.ts'
import type { Edge, Target, Verdict } from './judge.ts'
import { createKeyedStore, type KeyedStore, createStore, type Store } from './store.ts'

/** What a key ran into: no further place, partner, cell or week that way, or an edge that goes no further. */
export type Bound = 'place' | 'partner' | 'cell' | 'week' | 'edge'

export type Carry = {
  taskId: number
  by: 'pointer' | 'keys'
  /** `swap`: the keys lead from one possible partner to the next; `resize`: an edge is held, not the block. */
  purpose: 'put' | 'swap' | 'resize'
  /** The edge that is held; null for both, and for a block that is held whole. */
  edge: Edge | null
  target: Target | null
  /** Null over nothing that could take it. */
  verdict: Verdict | null
  /** Of the last key; null where it led on. */
  bound: Bound | null
  /** Letting go asks "what if" and writes nothing. */
  isTrial: boolean
  /** Letting go makes the same once more, and what is in hand stays where it lies. */
  isCopy: boolean
  /** Selected blocks that go as far as the one in hand. */
  also: readonly number[]
  /** Let go, and on its way to the core. */
  isDropping: boolean
}

/** A change that is shown as ghosts and waits for its yes. */
export type Trial = {
  edit: HandEdit
  taskId: number
  diff: ScheduleDiff
  /** How the plan's cost would change; null where nothing weighs it. */
  cost: number | null
  /** Its yes is on the way to the core. */
  isKeeping: boolean
}

export type CarryState = {
  carry: Carry | null
  trial: Trial | null
  /** What other starts cost against the present one, by `day:start`; empty where nothing weighs it. */
  costs: ReadonlyMap<string, number>
  /** Blocks that are moved or taken off together. */
  selected: ReadonlySet<number>
  /** Empty time that is chosen, for something new. */
  cells: Cells | null
}

/** A run of periods of one day, from where it was begun to where it has come to. */
export type Cells = {
  day: number
  anchor: number
  period: number
  by: 'pointer' | 'keys'
  /** What to make there is asked. */
  isOpen: boolean
  /** The last key led no further. */
  isAtEnd: boolean
}

/** Where the block would come to lie. */
export type Landing = { taskId: number; place: Place; tone: 'legal' | 'swap' | 'refused' | 'here' }

export type CarryStore = {
  view: Store<CarryState>
  /** By window day: periods that a legal place covers, as bits. */
  glow: KeyedStore<number, number>
  /** By window day. */
  landing: KeyedStore<number, readonly Landing[]>
  /** Tasks that the block in hand may trade places with. */
  partners: KeyedStore<number, true>
}

export const noCosts: ReadonlyMap<string, number> = new Map()
export const noneSelected: ReadonlySet<number> = new Set()

export function createCarryStore(): CarryStore {
  return {
    view: createStore<CarryState>({
      carry: null,
      trial: null,
      costs: noCosts,
      selected: noneSelected,
      cells: null,
    }),
    glow: createKeyedStore<number, number>(),
    landing: createKeyedStore<number, readonly Landing[]>(),
    partners: createKeyedStore<number, true>(),
  }
}

export function costKey({ day, start }: Pick<Place, 'day' | 'start'>): string {
  return `${day}:${start}`
}
