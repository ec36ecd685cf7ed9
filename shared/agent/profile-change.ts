// Makes a change of the courses' portraits in the student's profile (O8) a value: made with an entry of history, and walked with it.
import { z } from 'zod'
import { maxProfileCourse, studentProfileSchema, type StudentProfile } from './student-profile.ts'

/** An empty portrait is none. */
const portraitSchema = z.strictObject({
  course: z.string().trim().min(1).max(maxProfileCourse),
  portrait: z.string().max(2_000),
})

/** The same courses in both, each once. */
export const profileChangeSchema = z.strictObject({
  from: z.array(portraitSchema),
  to: z.array(portraitSchema),
})

export type ProfileChange = z.infer<typeof profileChangeSchema>

/** Null when all of it is there already, or when it would not fit into what every call is told. */
export function changePortraits(
  standing: StudentProfile,
  wanted: readonly z.infer<typeof portraitSchema>[],
): ProfileChange | null {
  const to = wanted.filter(({ course, portrait }) => portraitOf(standing, course) !== portrait)
  if (to.length === 0) return null
  const from = to.map(({ course }) => ({ course, portrait: portraitOf(standing, course) }))
  const change = { from, to }
  const after = walkProfile(standing, 'redo', change)
  return studentProfileSchema.safeParse(after).success ? change : null
}

/** A portrait that the student has written anew since stays as they wrote it. */
export function walkProfile(
  standing: StudentProfile,
  direction: 'undo' | 'redo',
  change: ProfileChange,
): StudentProfile {
  const [here, there] = direction === 'redo' ? [change.from, change.to] : [change.to, change.from]
  return there.reduce((before, { course, portrait }) => {
    const expected = here.find((each) => each.course === course)?.portrait ?? ''
    return portraitOf(before, course) === expected ? withPortrait(before, course, portrait) : before
  }, standing)
}

export function portraitOf({ courses }: StudentProfile, course: string): string {
  return courses.find((each) => each.course === course)?.portrait ?? ''
}

function withPortrait(standing: StudentProfile, course: string, portrait: string): StudentProfile {
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
