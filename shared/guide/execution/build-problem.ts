// Defines why a draft has no document.

/** All of it is in the plan as it is. */
export type BuildProblem = { kind: 'no-change' }
