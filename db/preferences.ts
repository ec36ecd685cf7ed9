// The person's preferences, a row for each key.
import { themes, type Preferences } from '../shared/ipc.ts'
import { languages } from '../shared/language.ts'
import {
  planningPreferencesSchema,
  type PlanningPreferences,
} from '../shared/planner/planning-preferences.ts'
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
    planning: parsePlanning(read('planning')),
  }
}

function parsePlanning(json: string | undefined): PlanningPreferences | null {
  if (json === undefined) return null
  try {
    return planningPreferencesSchema.safeParse(JSON.parse(json)).data ?? null
  } catch {
    return null
  }
}

export function writePreferences(database: WeekloomDatabase, preferences: Preferences): void {
  const { language, theme, planning } = preferences
  const values = { language, theme, planning: JSON.stringify(planning) }
  writeTransaction(database, () => {
    for (const [key, value] of Object.entries(values)) {
      database.tables.preferences.write.run(key, value)
    }
  })
}
