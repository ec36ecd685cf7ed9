// Defines the slots of a guide (B10): what its form shows and sets, each with where its value comes from.
import { z } from 'zod'
import { maxPeriods } from '../schedule/place.ts'
import { courseNameSchema, isoDateSchema, titleSchema, weekdaySchema } from '../schedule/term.ts'
import { guideDraftSchema, type GuideDraft, type GuideSection } from './guide-draft.ts'

const { items, difficulty, priority, strategy, profile } = guideDraftSchema.shape

/** Minutes of one session, and of all of the work. */
const sessionSchema = z.int().min(10).max(720)
const wholeSchema = z
  .int()
  .min(10)
  .max(300 * 60)

/** In the order in which they are shown. Dates are ISO; lengths are minutes. */
export const slotSchemas = {
  course: courseNameSchema.min(1),
  title: titleSchema.min(1),
  exam: isoDateSchema.nullable(),
  due: isoDateSchema.nullable(),
  begin: isoDateSchema.nullable(),
  minutes: wholeSchema,
  /** The longest that one session may be. */
  session: sessionSchema.nullable(),
  items,
  /** Kept free; one day of the week is left for the work. */
  weekdays: z.array(weekdaySchema).max(6),
  periods: z.array(z.int().min(1).max(maxPeriods)),
  difficulty,
  priority,
  strategy,
  /** What is to be remembered of the student in this course, one line each. */
  profile,
} as const

export type SlotName = keyof typeof slotSchemas

export const slotOrder: readonly SlotName[] = z.keyof(z.strictObject(slotSchemas)).options

export type SlotValues = { [Name in SlotName]: z.infer<(typeof slotSchemas)[Name]> }

export const slotChangeSchema = z.strictObject(slotSchemas).partial()

/** What one press in the form sets. */
export type SlotChange = { [Name in SlotName]?: SlotValues[Name] | undefined }

/** `found`: in the timetable, the plan or the course's pack. */
export type SlotSource = 'told' | 'found' | 'guessed' | 'open'

/** Null where nothing is known yet. */
export type GuideSlots = {
  [Name in SlotName]: { value: SlotValues[Name] | null; source: SlotSource }
}

/** Where each belongs in the draft, and which section it settles. */
export const slotParts: Record<
  SlotName,
  { section: GuideSection; fields: readonly (keyof GuideDraft)[] }
> = {
  course: { section: 'course', fields: ['course'] },
  title: { section: 'work', fields: ['title'] },
  exam: { section: 'dates', fields: ['exam'] },
  due: { section: 'dates', fields: ['to_day'] },
  begin: { section: 'dates', fields: ['from_day'] },
  minutes: { section: 'amount', fields: ['items'] },
  session: { section: 'amount', fields: ['items'] },
  items: { section: 'amount', fields: ['items'] },
  weekdays: { section: 'limits', fields: ['exclude_weekdays'] },
  periods: { section: 'limits', fields: ['exclude_slots'] },
  difficulty: { section: 'effort', fields: ['difficulty'] },
  priority: { section: 'effort', fields: ['priority'] },
  strategy: { section: 'strategy', fields: ['strategy'] },
  profile: { section: 'profile', fields: ['profile'] },
}

export function slotNamesOf(change: SlotChange): SlotName[] {
  return slotOrder.filter((name) => change[name] !== undefined)
}
