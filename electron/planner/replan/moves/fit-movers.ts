// Whether the movers find places together while all that is pinned stays; if not, which of them can't.
import type { Domain } from './domains.ts'
import type { Meter } from './meter.ts'
import { placeTogether, type Places, type Placing } from './place-together.ts'
import { findTooTight } from './too-tight.ts'

/** Movers that can't be placed together, whatever the others do; `isProven` unless the search was cut short. */
export type Group = { tasks: readonly number[]; isProven: boolean }

export type Fit =
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

function endOf({ last, duration }: Domain): number {
  return last + duration
}
