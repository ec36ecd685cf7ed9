// Defines what a model should always know of the student (the standing context, O8): written by the person, shown whole, put into every model call.
import { longestCourse } from '../schedule/term.ts'
import { z } from 'zod'

/** Characters of all of it: some 1,500 tokens in every call. */
export const mostProfileText = 6_000

/** Characters of a course's name. */
export const maxProfileCourse = longestCourse

const partSchema = z.string().trim().max(2_000)

export const studentProfileSchema = z
  .strictObject({
    /** Who the student is and how they learn. */
    profile: partSchema,
    /** What this term is to bring. */
    goals: partSchema,
    /** What a course is like for them; each course once. */
    courses: z
      .array(
        z.strictObject({
          course: z.string().trim().min(1).max(maxProfileCourse),
          portrait: partSchema,
        }),
      )
      .max(30),
  })
  .refine((standing) => profileLength(standing) <= mostProfileText, { path: ['length'] })
  .refine(({ courses }) => new Set(courses.map(({ course }) => course)).size === courses.length, {
    path: ['courses'],
  })

export type StudentProfile = {
  profile: string
  goals: string
  courses: { course: string; portrait: string }[]
}

export const noStudentProfile: StudentProfile = { profile: '', goals: '', courses: [] }

export function profileLength({ profile, goals, courses }: StudentProfile): number {
  const portraits = courses.map(({ course, portrait }) => course.length + portrait.length)
  return profile.length + goals.length + portraits.reduce((sum, length) => sum + length, 0)
}

/** True where the person has said nothing: then no call mentions it. */
export function isBlankProfile(standing: StudentProfile): boolean {
  return profileLength(standing) === 0
}
