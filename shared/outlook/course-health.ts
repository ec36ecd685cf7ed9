// Defines what the numbers of the plan's health mean for one course, or for the whole plan (K6): each number with its reason.

/** What a line is about. */
export const healthTopics = [
  'room',
  'spacing',
  'buffer',
  'reserve',
  'load',
  'rhythm',
  'runs',
  'heavy',
  'evenings',
  'freedom',
  'profile',
] as const

/** `good` and `fair` need nothing; `poor` is worth a change. */
export type HealthGrade = 'good' | 'fair' | 'poor'

/**
 * What the reserve is enough for. `thin`: for less than work tends to overrun by; `tight`: for single slips, and not for
 * as much as work usually takes longer; `roomy`: for both.
 */
export type ReserveRoom = 'none' | 'thin' | 'tight' | 'roomy'

export type HealthMeaning = {
  topic: (typeof healthTopics)[number]
  /** Of a body of work, its id; null for what is about the course or the plan. */
  classId: number | null
  standing: HealthGrade
  /** The number as it is said: "2 d 3 h", "40 %". */
  figure: string
  /** One or two sentences: what it means here, and why. */
  words: string
  /** Blocks to be shown, in order of time. */
  taskIds: number[]
  /** ISO dates of the days that it is about. */
  dates: string[]
}

export type CourseHealth = {
  /** Null: the whole plan. */
  course: string | null
  /** Study blocks ahead. */
  blocks: number
  meanings: HealthMeaning[]
  /** One sentence: how it stands. */
  verdict: string
}
