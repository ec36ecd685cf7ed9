// A change of the courses' portraits in the standing context (O8) as a value: made with an entry of history, and walked with it.
import { z } from 'zod'
import {
  maxStandingCourse,
  standingContextSchema,
  type StandingContext,
} from './standing-context.ts'

/** An empty portrait is none. */
const portraitSchema = z.strictObject({
  course: z.string().trim().min(1).max(maxStandingCourse),
  portrait: z.string().max(2_000),
})

export type Portrait = z.infer<typeof portraitSchema>

/** The same courses in both, each once. */
export const standingChangeSchema = z.strictObject({
  from: z.array(portraitSchema),
  to: z.array(portraitSchema),
})

export type StandingChange = z.infer<typeof standingChangeSchema>

/** Null when all of it is there already, or when it would not fit into what every call is told. */
export function changePortraits(
  standing: StandingContext,
  wanted: readonly Portrait[],
): StandingChange | null {
  const to = wanted.filter(({ course, portrait }) => portraitOf(standing, course) !== portrait)
  if (to.length === 0) return null
  const from = to.map(({ course }) => ({ course, portrait: portraitOf(standing, course) }))
  const change = { from, to }
  const after = walkStanding(standing, 'redo', change)
  return standingContextSchema.safeParse(after).success ? change : null
}

/** A portrait that the student has written anew since stays as they wrote it. */
export function walkStanding(
  standing: StandingContext,
  direction: 'undo' | 'redo',
  change: StandingChange,
): StandingContext {
  const [here, there] = direction === 'redo' ? [change.from, change.to] : [change.to, change.from]
  return there.reduce((before, { course, portrait }) => {
    const expected = here.find((each) => each.course === course)?.portrait ?? ''
    return portraitOf(before, course) === expected ? withPortrait(before, course, portrait) : before
  }, standing)
}

export function portraitOf({ courses }: StandingContext, course: string): string {
  return courses.find((each) => each.course === course)?.portrait ?? ''
}

function withPortrait(
  standing: StandingContext,
  course: string,
  portrait: string,
): StandingContext {
  const { courses } = standing
  if (portrait === '')
    return { ...standing, courses: courses.filter((each) => each.course !== course) }
  const has = courses.some((each) => each.course === course)
  return {
    ...standing,
    courses: has
      ? courses.map((each) => (each.course === course ? { course, portrait } : each))
      : [...courses, { course, portrait }],
  }
}
