// From where on something counts against a plan: the bounds that the diagnosis holds each day to, with their reasons.

/** Changes of course in a day: three subjects fit into it, and each further one costs a start (Monsell 2003). */
export const mostSwitches = 2

/**
 * Minutes of work without a free period or an hour between. Four hours a day is what even experts keep up with full
 * attention (Ericsson, Krampe & Tesch-Römer 1993, "The role of deliberate practice", Psychological Review 100).
 */
export const longestRun = 240

/** A break of so many minutes ends a run, as it does for the planner. */
export const longBreak = 60

/** A single free period shorter than this is a leftover: too short for most work. */
export const usefulMinutes = 60

/** Study that ends later is late, unless the student says otherwise; in minutes since midnight. */
export const lateAfter = 21 * 60

/** Study that begins sooner is early, likewise. */
export const earlyBefore = 8 * 60 + 30

/** When the meals are eaten, and the minutes that study should leave for each. */
export const meals: readonly { from: number; to: number }[] = [
  { from: 11 * 60 + 30, to: 13 * 60 + 30 },
  { from: 17 * 60 + 30, to: 19 * 60 + 30 },
]
export const mealMinutes = 30

export const saturday = 6
export const sunday = 7

/** Minutes of study on a day without lessons beyond which it gets heavy, unless the student says otherwise. */
export const studyTarget = 180
/** Lessons and study together; on a day full of lessons a little study still fits. */
export const dayTarget = 450
export const leastStudyTarget = 60

/** Sessions of a class on one day, by its strategy; more only where its days don't suffice. */
export const sessionsADay = { steady: 1, rapid: 2 } as const

/** A class with fewer days than this is short work, whose last day is no buffer lost. */
export const shortRange = 5

/** Fewer places than this, and an item is tight. */
export const fewPlaces = 3

/** In hundredths of the demand: what a plan should keep free for what takes longer. */
export const reserve = { thin: 10, ample: 15 } as const

/** Days before an exam in which gaps should shrink. */
export const contractingWithin = 7
