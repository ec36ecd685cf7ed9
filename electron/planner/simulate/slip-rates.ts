// How this student slips (K6): shares of missed and shortened blocks and the pace, from the work log and an assumption.
import { paceOf } from '../../../shared/planner/pace.ts'
import type { SlipChoice, SlipFacts, SlipSource } from '../../../shared/planner/simulation.ts'
import { workPieces, type WorkPiece } from '../../../shared/planner/work-pieces.ts'
import type { ScheduleState } from '../../../shared/schedule/state.ts'
import type { TaskClass } from '../../../shared/schedule/task-class.ts'
import type { WorkEntry } from '../../../shared/schedule/work-log.ts'

/**
 * While nothing is known of a student, one block in five is missed and one in ten cut short. This is our own assumption:
 * no study of timetabled work by oneself gives the figure. It is kinder than the half of good intentions that people
 * carry out (Sheeran, Intention–Behavior Relations, European Review of Social Psychology 12, 2002), because when and
 * where are settled here, which helps (Gollwitzer & Sheeran, Advances in Experimental Social Psychology 38, 2006).
 */
export const assumedSlips = { missed: 0.2, cutShort: 0.1 } as const

/** As many blocks as the assumption weighs: with ten marks, half of each share is the student's own. */
const assumptionWeight = 10

/** Of the logarithm of single pieces' paces, and as many pieces as that assumption weighs (see pace.ts). */
const usualSpread = 0.5
const spreadWeight = 5

/** The pace of a body of work: `factor` is the median, `spread` the standard deviation of the logarithm. */
export type ClassPace = {
  classId: number
  factor: number
  spread: number
  from: SlipSource
  pieces: number
}

export type Slips = Omit<SlipFacts, 'paces'> & { paces: readonly ClassPace[] }

/** What is chosen counts as it is; a chosen pace holds for each session exactly. */
export function readSlips(state: ScheduleState, choice: SlipChoice = {}): Slips {
  const entries = state.tasks.flatMap((task) => (task.kind === 'item' ? (task.log ?? []) : []))
  const count = (test: (entry: WorkEntry) => boolean) => entries.filter(test).length
  const shrink = (assumed: number, own: number) =>
    (assumed * assumptionWeight + own) / (assumptionWeight + entries.length)
  const missed = choice.missed ?? shrink(assumedSlips.missed, count(isMissed))
  const cutShort = choice.cutShort ?? shrink(assumedSlips.cutShort, count(isCutShort))
  const isChosen = choice.missed !== undefined || choice.cutShort !== undefined
  const pieces = workPieces(state)
  return {
    missed,
    cutShort: Math.min(cutShort, 1 - missed),
    from: isChosen ? 'chosen' : entries.length > 0 ? 'marks' : 'assumed',
    marks: entries.length,
    paces: state.taskClasses.map((taskClass) => paceOfClass(pieces, taskClass, choice.pace)),
  }
}

function isMissed({ outcome }: WorkEntry): boolean {
  return outcome === 'missed'
}

/** Left before its time was over; one that took all its time and was not enough is a matter of pace. */
function isCutShort({ outcome, minutes, planned }: WorkEntry): boolean {
  return outcome === 'partly' && minutes < planned
}

function paceOfClass(
  pieces: readonly WorkPiece[],
  { id, course, subjectType }: TaskClass,
  chosen: number | undefined,
): ClassPace {
  if (chosen !== undefined)
    return { classId: id, factor: chosen, spread: 0, from: 'chosen', pieces: pieces.length }
  const { factor } = paceOf(pieces, course, subjectType)
  return {
    classId: id,
    factor,
    spread: spreadOf(pieces),
    from: pieces.length > 0 ? 'marks' : 'assumed',
    pieces: pieces.length,
  }
}

/** Of all the student's pieces around their middle, shrunk towards the usual one while they are few. */
function spreadOf(pieces: readonly WorkPiece[]): number {
  const logs = pieces.map(({ planned, actual }) =>
    Math.log(Math.max(1 / 8, Math.min(8, actual / planned))),
  )
  const mean = logs.reduce((sum, value) => sum + value, 0) / Math.max(1, logs.length)
  const squares = logs.reduce((sum, value) => sum + (value - mean) ** 2, 0)
  return Math.sqrt((spreadWeight * usualSpread ** 2 + squares) / (spreadWeight + logs.length))
}
