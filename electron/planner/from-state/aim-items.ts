// Gives each item of a class the day that its strategy wants, and the gap to the one before it that memory wants.
import type { TaskClass } from '../../../shared/schedule/task-class.ts'
import type { ChosenItem } from './choose-items.ts'
import type { DraftTask } from './draft-chain.ts'
import { nextExam, type Exams } from './find-exam.ts'
import type { Gap, PlannedTask } from './plan-facts.ts'
import { bestGap } from './spacing.ts'
import { targetDays, type ChainLink, type Target } from './target-days.ts'

export type AimFacts = {
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
}

export function aimItems(drafts: readonly DraftTask[], facts: AimFacts): PlannedTask[] {
  const { taskClass, shares, ease, phase, reserveFrom, exams } = facts
  const exam = nextExam(exams, taskClass.course, taskClass.toDay)
  const links = linkUp(drafts, facts)
  const targets = targetDays(links, {
    strategy: taskClass.strategy,
    shares,
    ease,
    phase,
    reserveFrom,
    daysToExam: exam === null ? null : exam - taskClass.toDay,
  })
  const gapFacts = {
    strategy: taskClass.strategy,
    testAfter: (day: number) => nextExam(exams, taskClass.course, day + 1) ?? shares.length,
  }
  const ofDrafts = targets.filter((_, index) => links[index]?.isWaiting === false)
  return drafts.map((draft, index) => {
    const target = ofDrafts[index] ?? { day: 0, tolerance: 0, apart: 0 }
    const before = ofDrafts[index - 1]
    const gap = before === undefined ? noGap : findGap(before.day, target, gapFacts)
    return { ...draft, taskClass, target, gap }
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

export type GapFacts = {
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
