// Tells whether the movers find places together while all that is pinned stays; if not, which of them can't.
import { firstStart } from '../../problem/day-masks.ts'
import { leftOut, type Places } from '../../problem/problem.ts'
import type { Domain } from './domains.ts'
import { type Meter, placeTogether, type Placing } from './place-together.ts'

/** A small group that can't be placed together, or null when none of the simple reasons holds. */
function findTooTight(domains: readonly Domain[], periods: number): readonly Domain[] | null {
  const empty = domains.find(({ first }) => first === leftOut)
  if (empty !== undefined) return [empty]
  return findShortChain(domains, periods) ?? findOverfull(domains, periods)
}

/** Neighbours of one chain that can't all be placed in order, even alone; as few of them as show it. */
function findShortChain(domains: readonly Domain[], periods: number): readonly Domain[] | null {
  let from = 0
  let ready = 0
  for (const [index, domain] of domains.entries()) {
    if (domain.chain !== domains[index - 1]?.chain) {
      from = index
      ready = 0
    }
    ready = endAfter(domain, ready, periods)
    if (ready !== Infinity) continue
    for (let first = index - 1; first > from; first -= 1) {
      const few = domains.slice(first, index + 1)
      if (few.reduce((end, each) => endAfter(each, end, periods), 0) === Infinity) return few
    }
    return domains.slice(from, index + 1)
  }
  return null
}

/** The earliest end of one that starts at `ready` or later. */
function endAfter({ starts, first, last, duration }: Domain, ready: number, periods: number) {
  const start = ready <= first ? first : firstStart(starts, periods, ready, last)
  return start === leftOut ? Infinity : start + duration
}

/** Movers that all have to lie between two slots, where less is free than they need. */
function findOverfull(domains: readonly Domain[], periods: number): readonly Domain[] | null {
  if (domains.length === 1) return null
  const free = countFree(domains, periods)
  const byEnd = domains.toSorted((a, b) => endOf(a) - endOf(b))
  for (const from of new Set(byEnd.map(({ first }) => first))) {
    let needed = 0
    for (const [index, domain] of byEnd.entries()) {
      if (domain.first < from) continue
      needed += domain.duration
      if (needed <= (free[endOf(domain)] ?? 0) - (free[from] ?? 0)) continue
      return byEnd.slice(0, index + 1).filter(({ first }) => first >= from)
    }
  }
  return null
}

function endOf({ last, duration }: Domain): number {
  return last + duration
}

/** By slot: how many slots before it at least one of the movers could cover. */
function countFree(domains: readonly Domain[], periods: number): Int32Array {
  const days = domains[0]?.cover.length ?? 0
  const free = new Int32Array(days * periods + 1)
  for (let day = 0; day < days; day += 1) {
    let covered = 0
    for (const { cover } of domains) covered |= cover[day] ?? 0
    for (let period = 0; period < periods; period += 1) {
      const slot = day * periods + period
      free[slot + 1] = (free[slot] ?? 0) + ((covered >>> period) & 1)
    }
  }
  return free
}

/** Movers that can't be placed together, whatever the others do; `isProven` unless the search was cut short. */
export type Group = { tasks: readonly number[]; isProven: boolean }

type Fit =
  /** A slot for each mover. */
  { kind: 'fits'; slots: Places } | { kind: 'stuck'; groups: readonly Group[] }

/** Tries of a place for one group, and for each attempt to show that fewer of its movers are stuck. */
const tries = { group: 240, fewer: 24 }

/** All that stands against the movers. */
export function fitMovers(domains: readonly Domain[], periods: number, meter: Meter): Fit {
  const slots: Places = new Map()
  const groups: Group[] = []
  for (const part of splitDomains(domains, periods)) {
    const fit = fitPart(part, periods, meter)
    if (fit.kind === 'placed') for (const [task, slot] of fit.slots) slots.set(task, slot)
    else groups.push(explain(part, fit, periods, meter))
  }
  return groups.length === 0 ? { kind: 'fits', slots } : { kind: 'stuck', groups }
}

/** The same for who only wants to know whether they fit: null when they don't, or when it can't be told. */
export function placeMovers(
  domains: readonly Domain[],
  periods: number,
  meter: Meter,
): Places | null {
  const slots: Places = new Map()
  for (const part of splitDomains(domains, periods)) {
    const fit = fitPart(part, periods, meter)
    if (fit.kind !== 'placed') return null
    for (const [task, slot] of fit.slots) slots.set(task, slot)
  }
  return slots
}

type PartFit = Placing | { kind: 'tight'; core: readonly Domain[] }

function fitPart(part: readonly Domain[], periods: number, meter: Meter): PartFit {
  const core = findTooTight(part, periods)
  return core === null ? placeTogether(part, periods, tries.group, meter) : { kind: 'tight', core }
}

function explain(
  part: readonly Domain[],
  fit: Exclude<PartFit, { kind: 'placed' }>,
  periods: number,
  meter: Meter,
): Group {
  switch (fit.kind) {
    case 'tight':
      return { tasks: tasksOf(fit.core), isProven: true }
    case 'impossible':
      return { tasks: tasksOf(shrink(part, periods, meter)), isProven: true }
    default:
      return { tasks: tasksOf(part), isProven: false }
  }
}

function tasksOf(domains: readonly Domain[]): number[] {
  return domains.map(({ task }) => task)
}

/** Without those that are not needed to show that the group can't be placed. */
function shrink(group: readonly Domain[], periods: number, meter: Meter): readonly Domain[] {
  let core = group
  for (const each of group) {
    if (core.length <= 2) break
    const rest = core.filter((other) => other !== each)
    const tight = findTooTight(rest, periods)
    if (tight !== null) return tight
    if (placeTogether(rest, periods, tries.fewer, meter).kind === 'impossible') core = rest
  }
  return core
}

/** Each group chain by chain in order, as the domains come. */
function splitDomains(domains: readonly Domain[], periods: number): Domain[][] {
  const groups: Domain[][] = []
  for (const domain of domains) {
    const met = groups.filter((group) => group.some((other) => canMeet(other, domain, periods)))
    if (met.length === 0) groups.push([domain])
    else {
      for (const group of met) groups.splice(groups.indexOf(group), 1)
      groups.push([...met.flat(), domain])
    }
  }
  return groups.map((group) => group.sort((a, b) => a.chain - b.chain || a.rank - b.rank))
}

function canMeet(a: Domain, b: Domain, periods: number): boolean {
  if (a.first < 0 || b.first < 0) return false
  if (a.chain === b.chain && (a.rank < b.rank ? endOf(a) > b.first : endOf(b) > a.first))
    return true
  const from = Math.floor(Math.max(a.first, b.first) / periods)
  const until = Math.floor(Math.min(a.last, b.last) / periods)
  for (let day = from; day <= until; day += 1) {
    if (((a.cover[day] ?? 0) & (b.cover[day] ?? 0)) !== 0) return true
  }
  return false
}
