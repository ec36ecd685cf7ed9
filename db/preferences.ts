// The person's preferences, a row for each key.
import { themes, type Preferences } from '../shared/ipc.ts'
import { languages } from '../shared/language.ts'
import type { WeekloomDatabase } from './weekloom-database.ts'
import { writeTransaction } from './write-transaction.ts'

type Nullable<Fields> = { [Name in keyof Fields]: Fields[Name] | null }

/** What was never set, or can't be read, is null: the caller knows the machine's own language. */
export function readPreferences({ tables }: WeekloomDatabase): Nullable<Preferences> {
  const language = tables.preferences.read.get('language')?.value
  const theme = tables.preferences.read.get('theme')?.value
  return {
    language: languages.find((known) => known === language) ?? null,
    theme: themes.find((known) => known === theme) ?? null,
  }
}

export function writePreferences(database: WeekloomDatabase, preferences: Preferences): void {
  writeTransaction(database, () => {
    for (const [key, value] of Object.entries(preferences)) {
      database.tables.preferences.write.run(key, value)
    }
  })
}
