// From where on something counts against a plan, beside the bounds that the planner itself keeps to (standards.ts).

/** Changes of course in a day: three subjects fit into it, and each further one costs a start (Monsell 2003). */
export const mostSwitches = 2

/** A single free period shorter than this is a leftover: too short for most work. */
export const usefulMinutes = 60

/** Sessions of a class on one day, by its strategy; more only where its days don't suffice. */
export const sessionsADay = { steady: 1, rapid: 2 } as const

/** A class with fewer days than this is short work, whose last day is no buffer lost. */
export const shortRange = 5

/** Fewer places than this, and an item is tight. */
export const fewPlaces = 3

/** In hundredths of the demand: what a plan should keep free for what takes longer. */
export const reserve = { thin: 10, ample: 15 } as const
