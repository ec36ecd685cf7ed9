// The parts of the term's dialog, in the order in which it shows them.

export const termParts = ['term', 'periods', 'days'] as const

export type TermPart = (typeof termParts)[number]
