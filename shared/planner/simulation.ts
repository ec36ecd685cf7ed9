// Defines what many runs of the remaining term against a student who slips come to (K6): facts for words, charts and models.

/** A share from 0 to 1, with the interval that holds it at 95 %. */
export type Estimate = { value: number; low: number; high: number }

/** Where an assumption comes from: nobody's data yet, the student's own marks, or what the person has chosen. */
export type SlipSource = 'assumed' | 'marks' | 'chosen'

/** What the person assumes in place of what is known; each part may be left away. */
export type SlipChoice = {
  /** Shares of blocks, 0 to 0.9. */
  missed?: number | undefined
  cutShort?: number | undefined
  /** How many times as long as planned the work takes, 0.5 to 4. */
  pace?: number | undefined
}

export type SlipFacts = {
  /** Shares of blocks that are missed, and of those that are begun and cut short. */
  missed: number
  cutShort: number
  from: SlipSource
  /** Blocks closed out so far: what the shares rest on beside the assumption. */
  marks: number
  /** The pace of each body of work that is simulated. */
  paces: { classId: number; factor: number; from: SlipSource; pieces: number }[]
}

/** `exam`: the course's next exam, in the calendar or told by its day, and its ISO date; `range`: the last day of the body of work; `term`: the end of the term. */
export type DeadlineDue = { kind: 'exam'; examDate: string } | { kind: 'range' } | { kind: 'term' }

export type DeadlineOutlook = {
  /** Of this plan only. */
  key: string
  classId: number
  title: string
  course: string
  due: DeadlineDue
  /** The last window day that counts, and its ISO date. */
  day: number
  date: string
  isPast: boolean
  /** Sessions still to be worked; those of them that have no place yet; and their minutes as planned. */
  sessions: number
  waiting: number
  minutes: number
  /** To have all of it done in time. */
  chance: Estimate
  /** ISO dates by which half, and four in five, of the runs have finished; null where they have not. */
  p50: string | null
  p80: string | null
  /** Expected minutes that are left undone. */
  unfinished: number
  /** When the plan as it stands would finish it; null while a session has no place. */
  planned: string | null
  /** From `fromDate` on, a day each up to the deadline: the share of runs that have finished by its end. */
  finishedBy: number[]
}

/** What becomes of a deadline's chance when one block is missed, all else being equal. */
export type BlockEffect = {
  taskId: number
  title: string
  course: string
  date: string
  start: string
  /** Of `DeadlineOutlook`. */
  key: string
  /** Chance when it is worked, and when it is missed. */
  worked: number
  missed: number
  drop: Estimate
  /** Pairs of runs that differ in nothing else. */
  pairs: number
}

export type EmptyOutlook = 'no-work' | 'nothing-placed' | 'all-done' | 'term-over'

export type SimulationFacts =
  | { kind: 'empty'; course: string | null; why: EmptyOutlook }
  | {
      kind: 'outlook'
      /** Null: all courses. */
      course: string | null
      runs: number
      seed: number
      fromDate: string
      slips: SlipFacts
      /** Blocks that have passed without a mark; they count as worked. */
      unmarked: number
      /** By date; the least certain first on the same day. */
      deadlines: DeadlineOutlook[]
      /** The blocks whose miss costs most, the worst first; none where no miss is felt. */
      blocks: BlockEffect[]
    }

export const usualRuns = 2000

export const runLimits = { least: 100, most: 10_000 } as const

/** The ISO date of the next exam of a course, which lies after today; null where none is known. */
export type ExamOf = (course: string) => string | null
