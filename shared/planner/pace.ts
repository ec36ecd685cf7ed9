// The student's pace (P6): how many times as long as planned the work of a course takes, from what it took so far.
import { placeLength } from '../schedule/place.ts'
import { type ScheduleState, findTask, findTaskClass } from '../schedule/state.ts'
import type { TaskClass } from '../schedule/task-class.ts'
import { markOf, type ItemTask } from '../schedule/task.ts'
import type { WorkEntry } from '../schedule/work-log.ts'

/** How far a value may lie from the mean before it counts less, in standard deviations (Huber 1964). */
const huberLimit = 1.345

/** How closely the mean is found, and after how many halvings at the latest. */
const precision = 1e-12
const halvings = 64

type Expectation = {
  /** Where the mean is expected while there are no values. */
  mean: number
  /** As many values as the expectation weighs. */
  weight: number
  /** The standard deviation of single values around their mean. */
  spread: number
}

/**
 * Huber's M-estimate of location (Huber, Robust Estimation of a Location Parameter, 1964) with a normal prior: the
 * zero of Σ ψ((xᵢ − m) / spread) + weight · (mean − m) / spread, where ψ cuts off at ±1.345. The left side only
 * falls as m grows and only rises with each value, so there is one zero, and it never falls when a value rises.
 */
function shrunkMean(values: readonly number[], { mean, weight, spread }: Expectation): number {
  let low = Math.min(mean, ...values)
  let high = Math.max(mean, ...values)
  const pull = (at: number) =>
    values.reduce(
      (sum, value) => sum + clamp((value - at) / spread),
      (weight * (mean - at)) / spread,
    )
  for (let step = 0; step < halvings && high - low > precision; step += 1) {
    const middle = (low + high) / 2
    if (pull(middle) > 0) low = middle
    else high = middle
  }
  return high
}

function clamp(distance: number): number {
  return Math.max(-huberLimit, Math.min(huberLimit, distance))
}

type SubjectType = TaskClass['subjectType']

/**
 * Students needed 55.5 days for a thesis that they had predicted to take 33.9, so 1.6 times as long (Buehler,
 * Griffin & Ross, Exploring the "Planning Fallacy", Journal of Personality and Social Psychology 67, 1994, study 1).
 */
export const usualFactor = 1.6

export type Pace = {
  /** Null: all courses together. */
  course: string | null
  /** Null: work of any kind. */
  subjectType: SubjectType | null
  /** How many times as long as planned the work is to be expected to take. */
  factor: number
  /** The pieces of work of this course and kind that it rests on. */
  pieces: number
  /** How many times as long as planned such a piece took, those that stand out aside; 1 where there is none. */
  own: number
  /** Minutes planned for them, and minutes taken. */
  planned: number
  actual: number
  /** What the factor would be without them: that of the student's other work, or of students at large. */
  expected: { from: 'students' | 'other-work'; factor: number; pieces: number }
}

/** What is known of the pace: by course and kind, and of all work together. */
export type PaceFacts = { tool: 'analyze_pace'; paces: Pace[]; overall: Pace }

/** As many pieces as the expectation weighs: with three of them, half of the factor is the student's own. */
const expectationWeight = 3

/** Standard deviation of the logarithm of single pieces' factors: two in three lie within 0.6 and 1.65 times the usual. */
const logSpread = 0.5

/** Beyond these a piece was not what was planned at all; its factor counts as the bound. */
const bounds = { least: 1 / 8, most: 8 }

/** The factor for the work of a course and kind; null stands for any. */
export function paceOf(
  pieces: readonly WorkPiece[],
  course: string | null,
  subjectType: SubjectType | null,
): Pace {
  const isOwn = (piece: WorkPiece) =>
    (course === null || piece.course === course) &&
    (subjectType === null || piece.subjectType === subjectType)
  const own = pieces.filter(isOwn)
  const others = pieces.filter((piece) => !isOwn(piece))
  const elsewhere = meanOf(others, Math.log(usualFactor))
  return {
    course,
    subjectType,
    factor: Math.exp(meanOf(own, elsewhere)),
    pieces: own.length,
    own: Math.exp(meanOf(own, 0, 0)),
    planned: own.reduce((sum, { planned }) => sum + planned, 0),
    actual: own.reduce((sum, { actual }) => sum + actual, 0),
    expected: {
      from: others.length === 0 ? 'students' : 'other-work',
      factor: Math.exp(elsewhere),
      pieces: others.length,
    },
  }
}

/** The pace of each course and kind in which work is closed out, most pieces first. */
export function listPaces(state: ScheduleState): Pace[] {
  const pieces = workPieces(state)
  const groups = Map.groupBy(pieces, ({ course, subjectType }) =>
    JSON.stringify([course, subjectType]),
  )
  return [...groups.values()]
    .flatMap(([first]) =>
      first === undefined ? [] : [paceOf(pieces, first.course, first.subjectType)],
    )
    .toSorted((a, b) => b.pieces - a.pieces)
}

/** Minutes to set aside for work that is thought to take `minutes`: the factor's, rounded up to five. */
export function minutesToPlan({ factor }: Pick<Pace, 'factor'>, minutes: number): number {
  return Math.ceil((minutes * factor) / 5 - roundingError) * 5
}

/** Logarithms there and back: 1.6 times 100 must not become 165. */
const roundingError = 1e-9

function meanOf(
  pieces: readonly WorkPiece[],
  mean: number,
  weight: number = expectationWeight,
): number {
  return shrunkMean(pieces.map(logFactor), { mean, weight, spread: logSpread })
}

// The logarithm, because half and twice as long are equally far off, and sums of overruns are skewed.
function logFactor({ planned, actual }: WorkPiece): number {
  return Math.log(Math.max(bounds.least, Math.min(bounds.most, actual / planned)))
}

export type WorkPiece = {
  /** The item with which it began. */
  taskId: number
  course: string
  subjectType: TaskClass['subjectType']
  /** Minutes. */
  planned: number
  /** Minutes over all the blocks it took. A rest that is still open counts as planned. */
  actual: number
}

/**
 * The work log as pieces of work: what was planned for each at first, and what it took in the
 * end.
 * Each block that is done or partly done, together with the blocks in which it went on, in the
 * order of ids.
 * What was missed says nothing of how long the work takes.
 */
export function workPieces(state: ScheduleState): WorkPiece[] {
  const marked = state.tasks.flatMap((task) => {
    const mark = markOf(task)
    return mark === null || task.kind === 'event' ? [] : [{ item: task, mark }]
  })
  const rests = new Set(marked.map(({ mark }) => mark.restId))
  return marked
    .filter(({ item }) => !rests.has(item.id))
    .map(({ item, mark }) => {
      const taskClass = findTaskClass(state, item.classId)
      return {
        taskId: item.id,
        course: taskClass?.course ?? '',
        subjectType: taskClass?.subjectType ?? 'mixed',
        planned: mark.planned,
        actual: minutesTaken(state, mark),
      }
    })
}

function minutesTaken(state: ScheduleState, first: WorkEntry): number {
  let sum = 0
  let mark: WorkEntry | null = first
  while (mark !== null) {
    sum += mark.minutes
    const rest: ItemTask | null = restOf(state, mark)
    const next: WorkEntry | null = rest === null ? null : markOf(rest)
    if (rest !== null && next === null) sum += minutesPlanned(rest, mark)
    mark = next
  }
  return sum
}

function restOf(state: ScheduleState, { restId }: WorkEntry): ItemTask | null {
  const rest = restId === null ? undefined : findTask(state, restId)
  return rest?.kind === 'item' ? rest : null
}

/** Of a rest that may lie nowhere yet: its periods, each as long as those of the block that it comes from. */
function minutesPlanned({ duration }: ItemTask, { planned, place }: WorkEntry): number {
  return Math.round((duration * planned) / placeLength(place))
}
