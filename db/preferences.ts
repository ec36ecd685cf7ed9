// Keeps the person's preferences, and what was learnt of models and their keys.
import { shortNamesSchema, type ShortNames } from '../shared/preferences/short-name.ts'
import {
  defineStatements,
  wholeTables,
  type WeekloomDatabase,
  writeTransaction,
} from './store/database.ts'
import { createHash } from 'node:crypto'
import { z } from 'zod'
import { toText } from './store/stored-text.ts'
import { type Autonomy, autonomySchema } from '../shared/agent/autonomy.ts'
import { type ProfileChange, walkProfile } from '../shared/agent/profile-change.ts'
import {
  noStudentProfile,
  type StudentProfile,
  studentProfileSchema,
} from '../shared/agent/student-profile.ts'
import { languages } from '../shared/language.ts'
import { type Abilities, abilitiesSchema } from '../shared/model/abilities.ts'
import { type ModelChoice, modelChoiceSchema } from '../shared/preferences/model-choice.ts'
import {
  type PlanningPreferences,
  keptPreferencesSchema,
} from '../shared/planner/planning-preferences.ts'
import { webAddressSchema } from '../shared/research/web-address.ts'
import {
  type PreferenceChange,
  preferenceNames,
  type SayablePreferences,
  usualPreferences,
  walkPreferences,
} from '../shared/preferences/preference-change.ts'
import { isSameValue } from '../shared/schedule/same-value.ts'
import type { WalkDirection } from '../shared/schedule/history.ts'
import type { Preferences } from '../shared/view/preferences.ts'
import { type ReminderLead, reminderLeadSchema } from '../shared/preferences/reminder-lead.ts'
import { themes } from '../shared/preferences/theme.ts'
import { type WeekStart, weekStartSchema } from '../shared/time/week-start.ts'

/** Statements on `preference`. */
export const preferenceStatements = defineStatements((connection) => ({
  read: connection.prepare<[key: string], { value: string }>(
    'SELECT value FROM preference WHERE key = ?',
  ),
  write: connection.prepare<[key: string, value: string]>(
    'INSERT OR REPLACE INTO preference (key, value) VALUES (?, ?)',
  ),
}))

/** Statements on `model_ability`. */
export const abilityStatements = defineStatements(
  (connection) => ({
    read: connection.prepare<[endpoint: string], { abilities: string }>(
      'SELECT abilities FROM model_ability WHERE endpoint = ?',
    ),
    write: connection.prepare<[endpoint: string, abilities: string]>(
      'INSERT OR REPLACE INTO model_ability (endpoint, abilities) VALUES (?, ?)',
    ),
  }),
  wholeTables('model_ability'),
)

type Nullable<Fields> = { [Name in keyof Fields]: Fields[Name] | null }

/** What was never set, or can't be read, is null: the caller knows the machine's own language. */
export function readPreferences(database: WeekloomDatabase): Nullable<Preferences> {
  const read = (key: keyof Preferences) => preferenceStatements(database).read.get(key)?.value
  const language = read('language')
  const theme = read('theme')
  return {
    language: languages.find((known) => known === language) ?? null,
    theme: themes.find((known) => known === theme) ?? null,
    planning: parseJson<PlanningPreferences>(keptPreferencesSchema, read('planning')),
    model: parseJson<ModelChoice>(modelChoiceSchema, read('model')),
    autonomy: parseJson<Autonomy>(autonomySchema, read('autonomy')),
    standing: parseJson<StudentProfile>(studentProfileSchema, read('standing')),
    weekStart: parseJson<WeekStart>(weekStartSchema, read('weekStart')),
    reminderLead: parseJson<ReminderLead>(reminderLeadSchema, read('reminderLead')),
    patterns: parseJson<boolean>(z.boolean(), read('patterns')),
    shortNames: parseJson<ShortNames>(shortNamesSchema, read('shortNames')),
    webSearch: parseJson<string>(webAddressSchema, read('webSearch')),
  }
}

/** Null where the person has written nothing. */
export function readStudentProfile(database: WeekloomDatabase): StudentProfile | null {
  const json = preferenceStatements(database).read.get('standing')?.value
  return parseJson<StudentProfile>(studentProfileSchema, json)
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
  writeTransaction(database, () => writeRows(database, preferences))
}

function writeRows(database: WeekloomDatabase, preferences: Partial<Preferences>): void {
  for (const [key, value] of Object.entries(preferences)) {
    const isWord = typeof value === 'string' && (key === 'language' || key === 'theme')
    preferenceStatements(database).write.run(key, isWord ? value : JSON.stringify(value))
  }
}

/** To be called in a transaction. What was never set is as it was when the change was made. */
export function walkStoredPreferences(
  database: WeekloomDatabase,
  direction: WalkDirection,
  change: PreferenceChange,
): void {
  const stored = readPreferences(database)
  const here = direction === 'redo' ? change.from : change.to
  const before: SayablePreferences = {
    language: stored.language ?? here.language ?? languages[0],
    theme: stored.theme ?? usualPreferences.theme,
    weekStart: stored.weekStart ?? usualPreferences.weekStart,
    reminderLead: stored.reminderLead,
    patterns: stored.patterns ?? usualPreferences.patterns,
    planning: stored.planning ?? usualPreferences.planning,
  }
  const after = walkPreferences(before, direction, change)
  const changed = preferenceNames.filter((name) => !isSameValue(before[name], after[name]))
  writeRows(database, Object.fromEntries(changed.map((name) => [name, after[name]])))
}

const row = 'keyHosts'

const hostsSchema = z.record(z.string(), z.string())

/** Null for a key that has not been used. */
export function readKeyHost(database: WeekloomDatabase, key: string): string | null {
  return readHosts(database)[digestOf(key)] ?? null
}

export function writeKeyHost(database: WeekloomDatabase, key: string, host: string): void {
  writeTransaction(database, () =>
    writeHosts(database, { ...readHosts(database), [digestOf(key)]: host }),
  )
}

export function forgetKeyHost(database: WeekloomDatabase, key: string): void {
  writeTransaction(database, () => {
    const { [digestOf(key)]: _, ...others } = readHosts(database)
    writeHosts(database, others)
  })
}

function writeHosts(database: WeekloomDatabase, hosts: z.infer<typeof hostsSchema>): void {
  preferenceStatements(database).write.run(row, JSON.stringify(hosts))
}

/** Empty where it can't be read: the next use is then the first. */
function readHosts(database: WeekloomDatabase): Record<string, string> {
  try {
    return hostsSchema.parse(
      JSON.parse(preferenceStatements(database).read.get(row)?.value ?? '{}'),
    )
  } catch {
    return {}
  }
}

/** Enough to tell keys apart, too little to find one. */
function digestOf(key: string): string {
  return createHash('sha256').update(`weekloom key ${key}`).digest('hex').slice(0, 16)
}

/** Null when nothing is known, or what is kept can't be read: it is learnt again. */
export function readAbilities(database: WeekloomDatabase, endpoint: string): Abilities | null {
  const row = abilityStatements(database).read.get(endpoint)
  if (row === undefined) return null
  try {
    return abilitiesSchema.safeParse(JSON.parse(row.abilities)).data ?? null
  } catch {
    return null
  }
}

export function writeAbilities(
  database: WeekloomDatabase,
  endpoint: string,
  abilities: Abilities,
): void {
  const text = toText(abilitiesSchema, abilities)
  writeTransaction(database, () => abilityStatements(database).write.run(endpoint, text))
}

/** To be called in a transaction. What would be too long to tell in every call is left as it is. */
export function walkPortraits(
  database: WeekloomDatabase,
  direction: WalkDirection,
  change: ProfileChange,
): void {
  const before = readStudentProfile(database) ?? noStudentProfile
  const after = walkProfile(before, direction, change)
  if (after === before || !studentProfileSchema.safeParse(after).success) return
  preferenceStatements(database).write.run('standing', JSON.stringify(after))
}
