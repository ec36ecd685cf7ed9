// The person's preferences, a row for each key.
import { z } from 'zod'
import type { Preferences } from '../shared/settings/preferences.ts'
import { themes } from '../shared/settings/theme.ts'
import { autonomySchema, type Autonomy } from '../shared/agent/autonomy.ts'
import { standingContextSchema, type StandingContext } from '../shared/agent/standing-context.ts'
import { languages } from '../shared/language.ts'
import { modelChoiceSchema, type ModelChoice } from '../shared/model/model-choice.ts'
import {
  planningPreferencesSchema,
  type PlanningPreferences,
} from '../shared/planner/planning-preferences.ts'
import { webAddressSchema } from '../shared/research/web-address.ts'
import { reminderLeadSchema, type ReminderLead } from '../shared/settings/reminder-lead.ts'
import { weekStartSchema, type WeekStart } from '../shared/settings/week-start.ts'
import type { WeekloomDatabase } from './weekloom-database.ts'
import { writeTransaction } from './write-transaction.ts'

type Nullable<Fields> = { [Name in keyof Fields]: Fields[Name] | null }

/** What was never set, or can't be read, is null: the caller knows the machine's own language. */
export function readPreferences({ tables }: WeekloomDatabase): Nullable<Preferences> {
  const read = (key: keyof Preferences) => tables.preferences.read.get(key)?.value
  const language = read('language')
  const theme = read('theme')
  return {
    language: languages.find((known) => known === language) ?? null,
    theme: themes.find((known) => known === theme) ?? null,
    planning: parseJson<PlanningPreferences>(planningPreferencesSchema, read('planning')),
    model: parseJson<ModelChoice>(modelChoiceSchema, read('model')),
    autonomy: parseJson<Autonomy>(autonomySchema, read('autonomy')),
    standing: parseJson<StandingContext>(standingContextSchema, read('standing')),
    weekStart: parseJson<WeekStart>(weekStartSchema, read('weekStart')),
    reminderLead: parseJson<ReminderLead>(reminderLeadSchema, read('reminderLead')),
    patterns: parseJson<boolean>(z.boolean(), read('patterns')),
    webSearch: parseJson<string>(webAddressSchema, read('webSearch')),
  }
}

/** Null where the person has written nothing. */
export function readStanding({ tables }: WeekloomDatabase): StandingContext | null {
  const json = tables.preferences.read.get('standing')?.value
  return parseJson<StandingContext>(standingContextSchema, json)
}

function parseJson<Value>(schema: z.ZodType<Value>, json: string | undefined): Value | null {
  if (json === undefined) return null
  try {
    return schema.safeParse(JSON.parse(json)).data ?? null
  } catch {
    return null
  }
}

export function writePreferences(database: WeekloomDatabase, preferences: Preferences): void {
  const { language, theme, planning, model, autonomy, standing } = preferences
  const { weekStart, reminderLead, patterns, webSearch } = preferences
  const values = {
    language,
    theme,
    planning: JSON.stringify(planning),
    model: JSON.stringify(model),
    autonomy: JSON.stringify(autonomy),
    standing: JSON.stringify(standing),
    weekStart: JSON.stringify(weekStart),
    reminderLead: JSON.stringify(reminderLead),
    patterns: JSON.stringify(patterns),
    webSearch: JSON.stringify(webSearch),
  }
  writeTransaction(database, () => {
    for (const [key, value] of Object.entries(values)) {
      database.tables.preferences.write.run(key, value)
    }
  })
}
