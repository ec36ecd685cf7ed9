// Gives each item of a class the day that its strategy wants, and the gap to the one before it that memory wants.
import type { TaskClass } from '../../../shared/schedule/task-class.ts'
import type { ChosenItem } from './choose-items.ts'
import type { DraftTask } from './draft-chain.ts'
import type { DayWindow, Gap, PlannedTask, Target } from './plan-facts.ts'
import { contract, nextExam, type Exams, bestGap } from './spacing.ts'

/** One item of the class, in its order; days count from 0. */
export type ChainLink = {
  /** The day where it stays, or null when it may be planned. */
  fixedDay: number | null
  /** By day: where it may start, as bits. */
  starts: Int32Array
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
  [before, after]: readonly [number | null, number | null],
): Int32Array {
  const open = openDays(links, shares.length)
  const all = strategy === 'rapid' ? open : withShares(open, shares)
  // Neither beside a session that stays nor in the reserve, as long as other days are left.
  const apart = keepIfAny(all, (day) => day !== before && day !== after)
  const left = keepIfAny(apart, (day) => day < reserveFrom)
  return strategy === 'rapid' ? easiestDays(left, ease, links.length) : left
}

/** By day: 1 where one of them may start. */
function openDays(links: readonly ChainLink[], days: number): Int32Array {
  const open = new Int32Array(days)
  for (const { starts } of links) {
    for (let day = 0; day < days; day += 1) if (starts[day] !== 0) open[day] = 1
  }
  return open
}

/** The shares of the open days; where all of them are 0, one each. */
function withShares(open: Int32Array, shares: Int32Array): Int32Array {
  const even = new Int32Array(open.length)
  let sum = 0
  for (let day = 0; day < open.length; day += 1) {
    const share = (shares[day] ?? 0) * (open[day] ?? 0)
    even[day] = share
    sum += share
  }
  return sum === 0 ? open : even
}

/** Weekdays if there are enough of them for one item a day, else Saturdays too, else all. */
function easiestDays(open: Int32Array, ease: Uint8Array, count: number): Int32Array {
  for (const least of [2, 1]) {
    const days = open.map((share, day) => ((ease[day] ?? 0) < least ? 0 : share))
    if (days.filter((share) => share > 0).length >= count) return days
  }
  return open
}

/** Only the days that are kept, if any of those is open. */
function keepIfAny(shares: Int32Array, isKept: (day: number) => boolean): Int32Array {
  const kept = new Int32Array(shares.length)
  let sum = 0
  for (let day = 0; day < shares.length; day += 1) {
    const share = shares[day] ?? 0
    if (share === 0 || !isKept(day)) continue
    kept[day] = share
    sum += share
  }
  return sum === 0 ? shares : kept
}

function spreadOver(
  shares: Int32Array,
  count: number,
  { strategy, daysToExam, phase }: TargetFacts,
): Target[] {
  const days = daysWith(shares)
  const total = shares.reduce((sum, share) => sum + share, 0)
  const targets = Array.from({ length: count }, (_, index) => {
    if (strategy === 'rapid') return days[Math.min(index, days.length - 1)] ?? 0
    const position = contract((index + phase) / count, daysToExam)
    return dayAtShare(shares, days, position * total)
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

function daysWith(shares: Int32Array): number[] {
  const days: number[] = []
  for (let day = 0; day < shares.length; day += 1) if (shares[day] !== 0) days.push(day)
  return days
}

/** The day by whose end more than so much of all shares has been taken. */
function dayAtShare(shares: Int32Array, days: readonly number[], wanted: number): number {
  let taken = 0
  for (const day of days) {
    taken += shares[day] ?? 0
    if (taken > wanted) return day
  }
  return days.at(-1) ?? 0
}

type AimFacts = {
  taskClass: TaskClass
  /** All items of the class in their order. */
  chosen: readonly ChosenItem[]
  /** By day from 0: the periods that those may use which wait. */
  open: Int32Array
  /** By day from 0: how much of an even spread it takes. */
  shares: Int32Array
  /** By day from 0: how gladly it is worked on. */
  ease: Uint8Array
  /** Of the class's items within their parts of the spread, from 0 to 1. */
  phase: number
  /** The first day, from 0, of the class's reserve. */
  reserveFrom: number
  periods: number
  exams: Exams
  /** By item id: when its own lesson wants it. */
  windows: ReadonlyMap<number, DayWindow>
}

export function aimItems(drafts: readonly DraftTask[], facts: AimFacts): PlannedTask[] {
  const { taskClass, shares, ease, phase, reserveFrom, exams, windows } = facts
  const exam = nextExam(exams, taskClass.course, taskClass.toDay)
  const links = linkUp(drafts, facts)
  // It is due inside the term.
  const rises = windows.size === 0 && taskClass.toDay < facts.shares.length
  const targets = targetDays(links, {
    strategy: taskClass.strategy,
    shares: rises ? rising(shares, taskClass) : shares,
    ease,
    // Of what rises neither the first session is to be very early nor the last.
    phase: rises ? 0.25 + phase / 2 : phase,
    reserveFrom,
    daysToExam: exam === null ? null : exam - taskClass.toDay,
  })
  const gapFacts = {
    strategy: taskClass.strategy,
    testAfter: (day: number) => nextExam(exams, taskClass.course, day + 1) ?? shares.length,
  }
  const ofDrafts = targets
    .filter((_, index) => links[index]?.isWaiting === false)
    .map((target, index) => aimAtLesson(target, drafts[index], windows))
  return drafts.map((draft, index) => {
    const target = ofDrafts[index] ?? { day: 0, tolerance: 0, apart: 0 }
    const before = ofDrafts[index - 1]
    const gap = before === undefined ? noGap : findGap(before.day, target, gapFacts)
    return { ...draft, taskClass, target, gap }
  })
}

/** The middle of its window, where it may lie in it; else where an even spread wants it. */
function aimAtLesson(
  target: Target,
  draft: DraftTask | undefined,
  windows: ReadonlyMap<number, DayWindow>,
): Target {
  const window = draft === undefined ? undefined : windows.get(draft.item.id)
  if (draft === undefined || window === undefined || draft.task.frozen !== null) return target
  const { from, to } = window
  const isOpen = draft.task.starts.some((mask, day) => mask !== 0 && day >= from && day <= to)
  if (!isOpen) return target
  // Sooner is no use, and later is counted from the lesson.
  const day = Math.ceil((from + to) / 2)
  return { ...target, day, tolerance: day - from }
}

/** The last day of dated work takes four times the share of the first. */
const rise = { from: 4, by: 12 }

/** Towards its last day more of each day is for the work. */
function rising(shares: Int32Array, { fromDay, toDay }: TaskClass): Int32Array {
  const first = fromDay - 1
  const length = Math.max(1, toDay - fromDay)
  return shares.map((share, day) => {
    const position = Math.max(0, Math.min(1, (day - first) / length))
    return share * (rise.from + Math.round(rise.by * position))
  })
}

type Link = ChainLink & { isWaiting: boolean }

/** What waits takes its share of the days too, so that what has a place is not spread over them. */
function linkUp(drafts: readonly DraftTask[], { chosen, open, periods }: AimFacts): Link[] {
  const byItem = new Map(drafts.map(({ item, task }) => [item.id, task]))
  return chosen.flatMap(({ kind, item }): Link[] => {
    if (kind === 'waiting') return [{ fixedDay: null, starts: open, isWaiting: true }]
    const task = byItem.get(item.id)
    if (task === undefined) return []
    const fixedDay = task.frozen === null ? null : Math.floor(task.frozen / periods)
    return [{ fixedDay, starts: task.starts, isWaiting: false }]
  })
}

/** For the first item, and for work that is to be over soon. */
const noGap: Gap = { least: 0, most: Infinity }

type GapFacts = {
  strategy: TaskClass['strategy']
  /** When what is learned on a day, from 0, is asked for, in days from 1: in the next exam, else at the end of the term. */
  testAfter: (day: number) => number
}

/** What memory wants after a session on the day `from`, as far as an even spread has room for it. */
export function findGap(
  from: number,
  { day, apart }: Pick<Target, 'day' | 'apart'>,
  { strategy, testAfter }: GapFacts,
): Gap {
  if (strategy === 'rapid') return noGap
  const best = bestGap(testAfter(day) - (day + 1))
  const even = Math.max(apart, day - from)
  return { least: Math.min(best, even), most: 2 * Math.max(best, even, 1) }
}
