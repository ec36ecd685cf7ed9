// The day on which a class's strategy would put each of its items, before anything else is weighed.
import type { TaskClass } from '../../../shared/schedule/task-class.ts'
import { contract } from './spacing.ts'

/** One item of the class, in its order; days count from 0. */
export type ChainLink = {
  /** The day where it stays, or null when it may be planned. */
  fixedDay: number | null
  /** By day: where it may start, as bits. */
  starts: Int32Array
}

export type Target = {
  /** What the strategy wants. */
  day: number
  /** How many days off still do. */
  tolerance: number
  /** The whole days from the item before it in an even spread; 0 where that one stays where it is. */
  apart: number
}

/**
 * The last part of a range is kept as a reserve: an eighth, at most a week. Work takes longer than its plan says
 * (Buehler, Griffin & Ross 1994, "Exploring the planning fallacy", Journal of Personality and Social Psychology 67).
 */
const reservePart = 8
const longestReserve = 7

/** Days at the end of the class's range that a plan should leave alone. */
export function reserveDays({ fromDay, toDay }: TaskClass): number {
  const range = toDay - fromDay + 1
  return Math.min(longestReserve, Math.max(0, Math.round(range / reservePart)))
}

export type TargetFacts = {
  strategy: TaskClass['strategy']
  /** By day: how much of an even spread it takes, as far as the work may lie there. */
  shares: Int32Array
  /** By day: how gladly it is worked on, as `weekdayShare`. */
  ease: Uint8Array
  /** The first of the days, from 0, that are kept as a reserve. */
  reserveFrom: number
  /** Days from the end of the class's range to its exam; null if none is known. */
  daysToExam: number | null
  /** Where in its part of the spread each item lies, from 0 to 1: classes with other phases take other days. */
  phase: number
}

/**
 * Between two items that stay, those that are planned share the days evenly (steady) or come one a day (rapid), which
 * takes weekends only where weekdays don't suffice.
 */
export function targetDays(links: readonly ChainLink[], facts: TargetFacts): Target[] {
  const targets: Target[] = []
  let index = 0
  while (index < links.length) {
    const stays = links[index]?.fixedDay ?? null
    if (stays !== null) {
      targets.push({ day: stays, tolerance: 0, apart: 0 })
      index += 1
      continue
    }
    let end = index
    while (end < links.length && links[end]?.fixedDay === null) end += 1
    const shares = shareOfDays(links.slice(index, end), facts, [
      links[index - 1]?.fixedDay ?? null,
      links[end]?.fixedDay ?? null,
    ])
    targets.push(...spreadOver(shares, end - index, facts))
    index = end
  }
  return targets
}

/** By day: how much of the links it should take. */
function shareOfDays(
  links: readonly ChainLink[],
  { shares, ease, reserveFrom, strategy }: TargetFacts,
  besides: readonly (number | null)[],
): Int32Array {
  const open = shares.map((_, day) => (links.some(({ starts }) => starts[day] !== 0) ? 1 : 0))
  const even = shares.map((share, day) => share * (open[day] ?? 0))
  const all = strategy === 'rapid' || even.every((share) => share === 0) ? open : even
  // Neither beside a session that stays nor in the reserve, as long as other days are left.
  const left = withoutDays(
    withoutDays(all, (day) => besides.includes(day)),
    (day) => day >= reserveFrom,
  )
  return strategy === 'rapid' ? easiestDays(left, ease, links.length) : left
}

/** Weekdays if there are enough of them for one item a day, else Saturdays too, else all. */
function easiestDays(open: Int32Array, ease: Uint8Array, count: number): Int32Array {
  for (const least of [2, 1]) {
    const days = open.map((share, day) => ((ease[day] ?? 0) < least ? 0 : share))
    if (days.filter((share) => share > 0).length >= count) return days
  }
  return open
}

function withoutDays(shares: Int32Array, isOut: (day: number) => boolean): Int32Array {
  const rest = shares.map((share, day) => (isOut(day) ? 0 : share))
  return rest.some((share) => share > 0) ? rest : shares
}

function spreadOver(
  shares: Int32Array,
  count: number,
  { strategy, daysToExam, phase }: TargetFacts,
): Target[] {
  const days = [...shares.keys()].filter((day) => shares[day] !== 0)
  const targets = Array.from({ length: count }, (_, index) => {
    if (strategy === 'rapid') return days[Math.min(index, days.length - 1)] ?? 0
    const position = contract((index + phase) / count, daysToExam)
    return dayAtShare(shares, days, position)
  })
  const apart = days.length === 0 ? 0 : ((days.at(-1) ?? 0) - (days[0] ?? 0) + 1) / count
  // A session a week may lie three days off, one in two days a single day: the gaps see to the rest.
  const tolerance = strategy === 'rapid' ? 0 : Math.floor(apart / 2)
  return targets.map((day, index) => ({
    day,
    tolerance,
    apart: index === 0 ? 0 : Math.floor(apart),
  }))
}

/** The day by whose end this part of all shares has been taken. */
function dayAtShare(shares: Int32Array, days: readonly number[], position: number): number {
  const total = shares.reduce((sum, share) => sum + share, 0)
  let taken = 0
  for (const day of days) {
    taken += shares[day] ?? 0
    if (taken > position * total) return day
  }
  return days.at(-1) ?? 0
}
