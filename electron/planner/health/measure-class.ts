// Measures what counts against the sessions of one class: how they lie to each other, to the exam and to the deadline.
import { contractingWithin } from '../from-state/standards.ts'
import type { StudyBlock, ClassFrame } from './board.ts'

export type ClassNumbers = {
  numbers: { sameDaySessions: number; closeDays: number; lastDayBlocks: number }
  /** Sessions that lie too close to the one before, or on a full day. */
  crammedSessions: number
}

export type ClassMeasure = ClassNumbers & {
  /** Those, each with the one before it. */
  crammed: readonly StudyBlock[]
  /** On the last day before the deadline. */
  lastDay: readonly StudyBlock[]
}

/** `sessions` are the placed ones in their order. What has begun is only looked back at. */
export function measureClass(frame: ClassFrame, sessions: readonly StudyBlock[]): ClassMeasure {
  const numbers = { sameDaySessions: 0, closeDays: 0, lastDayBlocks: 0 }
  const crammed = new Set<StudyBlock>()
  const lastDay: StudyBlock[] = []
  let crammedSessions = 0
  for (const [rank, session] of sessions.entries()) {
    if (session.hasBegun) continue
    if (isOnLastDay(frame, session)) {
      numbers.lastDayBlocks += 1
      lastDay.push(session)
    }
    const { isFullDay, missing } = lookBack(frame, sessions, rank)
    if (isFullDay) numbers.sameDaySessions += 1
    numbers.closeDays += missing
    if (!isFullDay && missing === 0) continue
    crammed.add(sessions[rank - 1] ?? session).add(session)
    crammedSessions += 1
  }
  return { numbers, crammedSessions, crammed: [...crammed], lastDay }
}

/** The numbers with one session elsewhere, from what it changes for itself and for those that look back at it. */
export function remeasureClass(
  frame: ClassFrame,
  sessions: readonly StudyBlock[],
  before: ClassNumbers,
  moved: StudyBlock,
): ClassNumbers {
  const numbers = { ...before.numbers }
  let { crammedSessions } = before
  const { rank } = moved
  const first = Math.max(0, rank - frame.dailyShare)
  const around = sessions.slice(first, rank + frame.dailyShare + 1)
  const count = (sign: 1 | -1) => {
    for (const looking of new Set([rank, rank + 1, rank + frame.dailyShare])) {
      const session = around[looking - first]
      if (session === undefined || session.hasBegun) continue
      const { isFullDay, missing } = lookBack(frame, around, looking - first)
      if (isFullDay) numbers.sameDaySessions += sign
      numbers.closeDays += sign * missing
      if (isFullDay || missing > 0) crammedSessions += sign
    }
    const own = around[rank - first]
    if (own !== undefined && isOnLastDay(frame, own)) numbers.lastDayBlocks += sign
  }
  count(-1)
  around[rank - first] = moved
  count(1)
  return { numbers, crammedSessions }
}

function isOnLastDay({ wantsBuffer, deadline }: ClassFrame, { day }: StudyBlock): boolean {
  return wantsBuffer && day === deadline
}

/** Whether the day had its share of sessions already, and the days that are missing to the session before. */
function lookBack(
  frame: ClassFrame,
  sessions: readonly StudyBlock[],
  rank: number,
): { isFullDay: boolean; missing: number } {
  const session = sessions[rank]
  const previous = sessions[rank - 1]
  if (session === undefined || previous === undefined) return { isFullDay: false, missing: 0 }
  return {
    isFullDay: sessions[rank - frame.dailyShare]?.day === session.day,
    missing: missingDays(frame, previous, session),
  }
}

/**
 * Days by which the gap falls short of half of the target; sessions on one day are another matter. Shortly before the
 * exam half of that is enough: contracting gaps serve a near test (Küpper-Tetzel, Kapler & Wiseheart 2014,
 * "Contracting, equal, and expanding learning schedules", Memory & Cognition 42). A gap too long is no fault of its
 * own: where there is one, others are too short.
 */
function missingDays(
  { targetGap, testDay }: ClassFrame,
  previous: StudyBlock,
  session: StudyBlock,
): number {
  const gap = session.day - previous.day
  if (gap < 1) return 0
  const part = testDay - session.day <= contractingWithin ? 4 : 2
  return Math.max(0, Math.ceil(targetGap / part) - gap)
}
