// The form of the standing context as it is being written, and what it comes to.
import {
  mostStandingText,
  standingLength,
  type StandingContext,
} from '../../shared/agent/standing-context.ts'

/** The courses of the term, and any that were written about before. */
export function draftOf(standing: StandingContext, courses: readonly string[]): StandingContext {
  const portraits = new Map(standing.courses.map(({ course, portrait }) => [course, portrait]))
  const names = [...new Set([...courses, ...portraits.keys()])]
  return {
    ...standing,
    courses: names.map((course) => ({ course, portrait: portraits.get(course) ?? '' })),
  }
}

export function withPortrait(
  draft: StandingContext,
  course: string,
  portrait: string,
): StandingContext {
  return {
    ...draft,
    courses: draft.courses.map((each) => (each.course === course ? { course, portrait } : each)),
  }
}

/** What is kept: a course about which nothing is written is left out. */
export function standingOf({ profile, goals, courses }: StandingContext): StandingContext {
  return {
    profile: profile.trim(),
    goals: goals.trim(),
    courses: courses
      .map(({ course, portrait }) => ({ course, portrait: portrait.trim() }))
      .filter(({ portrait }) => portrait !== ''),
  }
}

/** Characters that may still be written; less than none is too many. */
export function roomLeft(draft: StandingContext): number {
  return mostStandingText - standingLength(standingOf(draft))
}
