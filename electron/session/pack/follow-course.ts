// What the person has said of a course outside the schedule: it holds for the course under its new name too.
import { standingContextSchema } from '../../../shared/agent/standing-context.ts'
import { followSources } from '../../../db/courses/sources.ts'
import type { Preferences } from '../../../shared/settings/preferences.ts'
import { planningPreferencesSchema } from '../../../shared/planner/planning-preferences.ts'
import type { SessionContext } from '../context.ts'
import { setPreferences } from '../preference-requests.ts'

/** The old name keeps what it had: undo gives the course back to it. Nothing changes where nothing was said. */
export function followCourse(
  context: SessionContext,
  { course, name }: { course: string; name: string },
): void {
  followSources(context.database, course, name)
  const { planning, standing } = context.preferences
  const parts = withCopy(planning.preferredParts, course, name)
  const portraits = withCopy(standing.courses, course, name)
  const wished: Partial<Pick<Preferences, 'planning' | 'standing'>> = {}
  // What would become too long stays as it is, under the old name.
  const habits = planningPreferencesSchema.safeParse({ ...planning, preferredParts: parts })
  if (parts !== null && habits.success) wished.planning = habits.data
  const words = standingContextSchema.safeParse({ ...standing, courses: portraits })
  if (portraits !== null && words.success) wished.standing = words.data
  if (Object.keys(wished).length > 0) setPreferences(context, wished)
}

/** Null where nothing is to be copied. */
function withCopy<Said extends { course: string }>(
  said: readonly Said[],
  course: string,
  name: string,
): Said[] | null {
  const own = said.find((each) => each.course === course)
  return own === undefined
    ? null
    : [...said.filter((each) => each.course !== name), { ...own, course: name }]
}
