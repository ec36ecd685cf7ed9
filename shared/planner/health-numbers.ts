// Defines the numbers that a plan's health is counted in, and what each weighs.

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

export type HealthNumbers = Record<HealthNumber, number>
