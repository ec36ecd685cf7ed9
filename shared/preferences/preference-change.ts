// Makes a change of preferences a value: written with an entry of history, and walked with it (D3).
import { z } from 'zod'
import { type Language, languages } from '../language.ts'
import {
  defaultPreferences,
  planningPreferencesSchema,
  type PlanningPreferences,
} from '../planner/planning-preferences.ts'
import type { WalkDirection } from '../schedule/history.ts'
import { isSameValue } from '../schedule/same-value.ts'
import { type WeekStart, weekStartSchema } from '../time/week-start.ts'
import { type ReminderLead, reminderLeadSchema } from './reminder-lead.ts'
import { type Theme, themes } from './theme.ts'

const habits = planningPreferencesSchema.shape

/** Preferences that can be said: those of the window, and each study habit by itself. */
export const saidPreferencesSchema = z.strictObject({
  language: z.enum(languages).exactOptional(),
  theme: z.enum(themes).exactOptional(),
  weekStart: weekStartSchema.exactOptional(),
  reminderLead: reminderLeadSchema.exactOptional(),
  patterns: z.boolean().exactOptional(),
  noStudyBefore: habits.noStudyBefore.exactOptional(),
  noStudyAfter: habits.noStudyAfter.exactOptional(),
  lunch: habits.lunch.exactOptional(),
  protectedWeekdays: habits.protectedWeekdays.exactOptional(),
  preferredParts: habits.preferredParts.exactOptional(),
  dailyStudyPeriods: habits.dailyStudyPeriods.exactOptional(),
  freeEvenings: habits.freeEvenings.exactOptional(),
})

export type SaidPreferences = z.infer<typeof saidPreferencesSchema>

/** The same keys in both. */
export const preferenceChangeSchema = z.strictObject({
  from: saidPreferencesSchema,
  to: saidPreferencesSchema,
})

export type PreferenceChange = z.infer<typeof preferenceChangeSchema>

/** The preferences that a change may be of. */
export const preferenceNames = [
  'language',
  'theme',
  'weekStart',
  'reminderLead',
  'patterns',
  'planning',
] as const

export type PreferenceName = (typeof preferenceNames)[number]

export type SayablePreferences = {
  language: Language
  theme: Theme
  weekStart: WeekStart
  reminderLead: ReminderLead
  patterns: boolean
  planning: PlanningPreferences
}

/** What was never set; the language is that of the machine. */
export const usualPreferences: Omit<SayablePreferences, 'language'> = {
  theme: 'system',
  weekStart: 1,
  reminderLead: null,
  patterns: false,
  planning: defaultPreferences,
}

/** Null where all of it is so already. */
export function changePreferences(
  present: SayablePreferences,
  wanted: SaidPreferences,
): PreferenceChange | null {
  const before: Record<string, unknown> = flattenPreferences(present)
  const to = Object.entries(wanted).filter(([key, value]) => !isSameValue(before[key], value))
  if (to.length === 0) return null
  return preferenceChangeSchema.parse({
    from: Object.fromEntries(to.map(([key]) => [key, before[key]])),
    to: Object.fromEntries(to),
  })
}

/** A preference that the person has set to something else since stays as they set it. */
export function walkPreferences<Present extends SayablePreferences>(
  present: Present,
  direction: WalkDirection,
  { from, to }: PreferenceChange,
): Present {
  const [here, there] = direction === 'redo' ? [from, to] : [to, from]
  const expected: Record<string, unknown> = here
  const before: Record<string, unknown> = flattenPreferences(present)
  const walked = Object.entries(there).filter(([key]) => isSameValue(before[key], expected[key]))
  return withPreferences(present, saidPreferencesSchema.parse(Object.fromEntries(walked)))
}

export function withPreferences<Present extends SayablePreferences>(
  present: Present,
  wanted: SaidPreferences,
): Present {
  const { language, theme, weekStart, reminderLead, patterns, ...planning } = wanted
  return {
    ...present,
    ...(language === undefined ? {} : { language }),
    ...(theme === undefined ? {} : { theme }),
    ...(weekStart === undefined ? {} : { weekStart }),
    ...(reminderLead === undefined ? {} : { reminderLead }),
    ...(patterns === undefined ? {} : { patterns }),
    ...(Object.keys(planning).length === 0
      ? {}
      : { planning: { ...present.planning, ...planning } }),
  }
}

/** Those that a change is about. */
export function preferencesIn({ to }: PreferenceChange): PreferenceName[] {
  const isOf = (key: string, name: PreferenceName) =>
    name === 'planning' ? key in habits : key === name
  return preferenceNames.filter((name) => Object.keys(to).some((key) => isOf(key, name)))
}

export function reversePreferences({ from, to }: PreferenceChange): PreferenceChange {
  return { from: to, to: from }
}

export function flattenPreferences({
  language,
  theme,
  weekStart,
  reminderLead,
  patterns,
  planning,
}: SayablePreferences): Required<SaidPreferences> {
  const { told: _, ...stored }: PlanningPreferences = planning
  return { language, theme, weekStart, reminderLead, patterns, ...stored }
}
