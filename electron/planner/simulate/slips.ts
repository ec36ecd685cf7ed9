// Draws how a student slips (K6): shares of missed and shortened blocks and the pace, from the work log or assumed.
import { paceOf, workPieces, type WorkPiece } from '../../../shared/planner/pace.ts'
import type {
  Estimate,
  SlipChoice,
  SlipFacts,
  SlipSource,
} from '../../../shared/planner/simulation.ts'
import type { ScheduleState } from '../../../shared/schedule/state.ts'
import type { TaskClass } from '../../../shared/schedule/task-class.ts'
import type { WorkEntry } from '../../../shared/schedule/work-log.ts'
import { mixBits } from '../engine/random.ts'

/** What a draw decides of one attempt at a session. */
export const drawKinds = { slip: 1, share: 2, pace: 3 } as const

const twoTo32 = 4_294_967_296

/** From 0 up to 1: the same on every machine for the same five numbers. */
export function draw(
  seed: number,
  run: number,
  task: number,
  attempt: number,
  kind: (typeof drawKinds)[keyof typeof drawKinds],
): number {
  let bits = mixBits(Math.imul(seed, 0x9e3779b1) ^ 0x2545f491)
  bits = mixBits(bits ^ Math.imul(run + 1, 0x85ebca6b))
  bits = mixBits(bits ^ Math.imul(task + 1, 0xc2b2ae35))
  bits = mixBits(bits ^ Math.imul(attempt * 4 + kind, 0x27d4eb2f))
  return (bits >>> 0) / twoTo32
}

/** Steps of the table of paces. */
export const paceSteps = 512

/**
 * `paceSteps` equally likely factors of a lognormal distribution: `median` times the exponential of `spread` times the
 * normal quantile. In thousandths, so that the last bits of a machine's logarithm never show.
 */
export function paceTable(median: number, spread: number): Float64Array {
  return Float64Array.from({ length: paceSteps }, (_, step) => {
    const factor = median * Math.exp(spread * normalQuantile((step + 0.5) / paceSteps))
    return Math.round(factor * 1000) / 1000
  })
}

const centre = {
  top: [2.50662823884, -18.61500062529, 41.39119773534, -25.44106049637],
  bottom: [-8.4735109309, 23.08336743743, -21.06224101826, 3.13082909833],
}

const tail = [
  0.3374754822726147, 0.9761690190917186, 0.1607979714918209, 0.0276438810333863,
  0.0038405729373609, 0.0003951896511919, 0.0000321767881768, 0.0000002888167364,
  0.0000003960315187,
]

/** Of the standard normal distribution, to 3·10⁻⁹ (Moro, The Full Monte, Risk 8, 1995). */
function normalQuantile(share: number): number {
  const from = share - 0.5
  if (Math.abs(from) < 0.42) {
    const square = from * from
    const top = centre.top.reduceRight((sum, factor) => sum * square + factor, 0)
    const bottom = centre.bottom.reduceRight((sum, factor) => sum * square + factor, 0)
    return (from * top) / (bottom * square + 1)
  }
  const far = Math.log(-Math.log(from > 0 ? 1 - share : share))
  const value = tail.reduceRight((sum, factor) => sum * far + factor, 0)
  return from > 0 ? value : -value
}

/** Of the standard normal distribution at 97.5 %. */
const z = 1.959964

/** Wilson's interval (Wilson, Probable Inference, JASA 22, 1927): it never leaves 0 to 1, and is no point at its ends. */
export function wilson(hits: number, runs: number): Estimate {
  if (runs === 0) return { value: 0, low: 0, high: 1 }
  const share = hits / runs
  const weight = 1 + z ** 2 / runs
  const centre = (share + z ** 2 / (2 * runs)) / weight
  const half = (z / weight) * Math.sqrt((share * (1 - share)) / runs + z ** 2 / (4 * runs ** 2))
  return {
    value: share,
    low: Math.max(0, Math.min(share, centre - half)),
    high: Math.min(1, Math.max(share, centre + half)),
  }
}

/**
 * How far a share falls between paired runs: `falls` of them went from yes to no, `rises` from no to yes. The interval
 * is that of Agresti and Min (Statistics in Medicine 24, 2005), with half a pair added to each kind.
 */
export function pairedDrop(falls: number, rises: number, pairs: number): Estimate {
  if (pairs === 0) return { value: 0, low: -1, high: 1 }
  const all = pairs + 2
  const down = (falls + 0.5) / all
  const up = (rises + 0.5) / all
  const value = (falls - rises) / pairs
  const half = z * Math.sqrt((down + up - (down - up) ** 2) / all)
  const centre = down - up
  return {
    value,
    low: Math.max(-1, Math.min(value, centre - half)),
    high: Math.min(1, Math.max(value, centre + half)),
  }
}

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
type ClassPace = {
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
