// Short names of courses, chosen by the person: what a block of the week says in place of the course's own name (U8).
import { z } from 'zod'
import { courseNameSchema } from '../schedule/term.ts'

/** Characters. */
const longest = 24

export const shortNameSchema = z.string().max(longest)

export const shortNamesSchema = z
  .array(z.strictObject({ course: courseNameSchema, name: shortNameSchema.min(1) }))
  .max(200)

export type ShortNames = z.infer<typeof shortNamesSchema>

/** Empty where none was chosen. */
export function shortNameOf(names: ShortNames, course: string): string {
  return names.find((each) => each.course === course)?.name ?? ''
}

/** An empty name takes it back. */
export function withShortName(names: ShortNames, course: string, name: string): ShortNames {
  const others = names.filter((each) => each.course !== course)
  return name === '' ? others : [...others, { course, name }]
}
