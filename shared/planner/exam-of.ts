// Defines when a course is examined, as the planner, recite and the outlook ask for it.

/** The ISO date of the next exam of a course, which lies after today; null where none is known. */
export type ExamOf = (course: string) => string | null
