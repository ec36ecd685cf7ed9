// Defines what a look at a plan's health finds: rhythm, room, spacing and reserve, what stands against it, and what would mend it.
import type {
  HealthProblem,
  HealthProblemKind,
  Severity,
  SoftPreference,
} from '../tools/health-problem.ts'

/** How freely something can still move: not at all, into few places, into many. */
export type TightnessLevel = 'locked' | 'tight' | 'loose'

export type ItemTightness = {
  taskId: number
  /** Legal places other than its own. */
  alternatives: number
  /** Items of other classes with which it can trade places. */
  swaps: number
  level: TightnessLevel
}

export type Tightness = {
  level: TightnessLevel
  /** Placed items that have not begun. */
  items: ItemTightness[]
  /** Those that can move, and those that can trade places. */
  movable: number
  swappable: number
  /** The middle number of alternatives. */
  alternatives: number
}

/** A class whose own traits still have the values that every new one starts with. */
export type MissingProfile = {
  classId: number
  title: string
  missing: ('subject-type' | 'difficulty' | 'intensity')[]
}

export type ClassCapacity = {
  classId: number
  title: string
  /** The last day on which it may be worked on, within the window. */
  toDay: number
  pending: number
  /** Periods that are free for it in runs as long as its shortest item, and within its budget. */
  free: number
  /** Pending periods that can't be placed by then. */
  gap: number
}

export type Feasibility = {
  pending: number
  /** Periods missing at least, when classes have to share what is free. */
  gap: number
  /** The day by which they are missing; null when there is no gap. */
  gapDay: number | null
  /** Classes with pending items. */
  classes: ClassCapacity[]
}

export type BrokenPreference = { preference: SoftPreference; day: number; taskIds: number[] }

export type ClassSpacing = {
  classId: number
  title: string
  /** The exam that it prepares for; null when there is none. */
  examDay: number | null
  /** The last day that it may use when that is a deadline; null when it is the end of the term. */
  deadline: number | null
  sessions: number
  /** Days from each placed session to the next that has not begun. */
  gaps: number[]
  /** Days between sessions that would suit the exam and the room there is. */
  targetGap: number
  /** Sessions that lie too close to the one before. */
  crammed: number
  /** Days between the last placed session and the deadline or exam. */
  daysLeft: number | null
}

export type ReserveLevel = 'none' | 'thin' | 'fair' | 'ample'

export type Reserve = {
  level: ReserveLevel
  /** The deadline with the least room. */
  toDay: number
  /** Study periods still to be worked by then, placed or not. */
  demand: number
  /** Free study periods by then, within each day's target, once everything pending has its place. */
  spare: number
  /** `spare` in hundredths of `demand`. */
  percent: number
}

/** Named as the tools' arguments are. */
export type HealthVerdict = {
  /** Whether another round is worth a question to the person. */
  should_continue_optimize: boolean
  primary_problem: {
    kind: HealthProblemKind
    days: number[]
    task_ids: number[]
    severity: Severity
  } | null
  /** A problem stands, and no single move or swap improves any without making the plan as a whole worse. */
  is_forced_imperfection: boolean
  recommended_operation: 'move' | 'swap' | 'close'
  /** Of the whole plan from now on, as `healthWeights` says: lower is better. */
  improvement_signal: number
}

export type HealthFacts = {
  tool: 'analyze_health'
  /** The one day, and the one kind of problem, that was asked for; null for all. */
  day: number | null
  problem: HealthProblemKind | null
  rhythm: Pick<RhythmFacts, 'fromDay' | 'toDay' | 'days' | 'totals'>
  tightness: Tightness
  profile: MissingProfile[]
  feasibility: Feasibility
  preferences: BrokenPreference[]
  spacing: ClassSpacing[]
  /** Null when nothing is left to work on. */
  reserve: Reserve | null
  numbers: HealthNumbers
  /** Worst first. */
  problems: HealthProblem[]
  verdict: HealthVerdict
  /**
   * At most six that truly improve the main problem and the whole, by the diagnosis and, unless the person has asked
   * about the problem, by the planner's own total; best first, then always closing.
   */
  candidates: (HealthCandidate | CloseCandidate)[]
}

type FromTo = { from: number; to: number }

type MoveCall = {
  name: 'move'
  arguments: { task_id: number; new_day: number; new_slot_start: number }
}

/** Defines a single move or swap that would mend a plan, as it is offered. */
export type HealthCandidate = {
  /** `A` is the best. */
  id: string
  kind: 'move' | 'swap'
  /** The tool call that makes it. */
  call: MoveCall | { name: 'swap'; arguments: { task_a: number; task_b: number } }
  /** The improvement signal of the whole plan. */
  signal: FromTo
  /** The measure of the main problem. */
  problem: FromTo
  /** Every other number that changes. */
  numbers: ({ name: HealthNumber } & FromTo)[]
  /** Days that blocks move in all, and how many blocks. */
  cost: { days: number; blocks: number }
  /** One sentence for a person. */
  words: string
}

/** Leaves the plan as it is. */
type CloseCandidate = { id: 'close'; kind: 'close'; call: null; words: string }

/**
 * What one unit of each number weighs in the improvement signal. The signal of a plan is the sum of number times
 * weight over all days from now on: whole, at least 0, and 0 when nothing is left to mend. Lower is better.
 */
export const healthWeights = {
  /** Further sessions of one class on a day that has its share already. */
  sameDaySessions: 8,
  /** Days that sessions of a class lie closer together than half of the gap that suits its exam. */
  closeDays: 2,
  /** Blocks on the last day before a deadline. */
  lastDayBlocks: 6,
  /** Heavy blocks within an hour of one another. */
  heavyPairs: 6,
  /** Changes of course between one study block and the next of a day. */
  switches: 1,
  /** Those beyond two in a day, on top. */
  extraSwitches: 5,
  /** Runs of work beyond three hours. */
  longRuns: 2,
  /** Started quarters of an hour beyond. */
  longRunQuarters: 1,
  /** Meals for which study leaves no half hour. */
  lostMeals: 6,
  lateBlocks: 5,
  earlyBlocks: 2,
  /** Blocks on a Sunday, or on a day that the student protects. */
  restDayBlocks: 5,
  saturdayBlocks: 2,
  /** Blocks outside the part of the day that the student prefers for the course. */
  wrongPartBlocks: 3,
  /** Evenings of a week with study beyond those that the student gives to it. */
  lostEvenings: 5,
  /** Periods of study beyond a day's target. */
  overloadPeriods: 3,
  /** Single free periods beside study, too short for most work. */
  leftovers: 1,
  /** Touching blocks of different courses whose material blurs together. */
  tiringPairs: 2,
} as const

export type HealthNumber = keyof typeof healthWeights

/** Defines the numbers that a plan's health is counted in, and what each weighs. */
export type HealthNumbers = Record<HealthNumber, number>

/** Work without a free period or an hour between: lessons, exams and study outside them, by the clock. */
export type WorkRun = {
  /** First and last period. */
  start: number
  end: number
  /** From the first minute to the last, short breaks included. */
  minutes: number
  /** Study blocks in it. */
  taskIds: number[]
}

export type DayRhythm = {
  day: number
  /** Study blocks in order of time. */
  taskIds: number[]
  /** Changes of course between one study block and the next. */
  switches: number
  /** The longest run of work with study in it; null when all study lies inside lessons. */
  longestRun: WorkRun | null
  /** The longest single study block in minutes. */
  longestBlock: number
  /** Stretches of touching study blocks. */
  stretches: number
  /** Single free periods of less than an hour beside study. */
  leftovers: number
  /** Heavy blocks with less than an hour between them. */
  heavyPairs: [number, number][]
  /** Touching blocks of two courses with the same subject type: problem solving gains by it, memorising suffers. */
  sameType: { helpful: [number, number][]; tiring: [number, number][] }
  /** Minutes of study outside lessons, those beyond which the day gets heavy, and those of study within lessons. */
  load: { minutes: number; target: number; lessons: number; hosted: number }
}

export type RhythmTotals = {
  /** Days with study from now on. */
  days: number
  blocks: number
  switches: number
  /** The days on which each is worst; null where there is none. */
  mostSwitches: { day: number; count: number } | null
  longestRun: { day: number; run: WorkRun } | null
  stretches: number
  leftovers: number
  heavyPairs: number
  sameType: { helpful: number; tiring: number }
  overloadedDays: number[]
}

export type RhythmFacts = {
  tool: 'analyze_rhythm'
  /** The one day that was asked for, or null for all. */
  day: number | null
  fromDay: number
  toDay: number
  /** Days with study from now on, in order. */
  days: DayRhythm[]
  totals: RhythmTotals
}
