// Defines the rhythm of a plan's days: what follows what, runs of work, and load.

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
