// Says what a change of preferences does: each that changes, from what to what.
import { sayLength } from '../words/schedule/say-length.ts'
import { grammar } from '../i18n/grammar.ts'
import { sharedPreferenceWords } from '../i18n/shared/preferences.ts'
import { assertNever } from '../assert-never.ts'
import type { Language } from '../language.ts'
import type { HabitProblem, Lunch } from '../planner/planning-preferences.ts'
import { listPhrases, listWords } from '../text/join-words.ts'
import { quoteTitle } from '../text/quote-title.ts'
import { sayWeekdays, weekdayName } from '../time/say/weekday-name.ts'
import {
  saidPreferencesSchema,
  type PreferenceChange,
  type SaidPreferences,
} from './preference-change.ts'

/** A line for each. */
export function sayPreferenceLines(
  { from, to }: PreferenceChange,
  rows: Rows,
  language: Language,
): string[] {
  const { changed, names } = sharedPreferenceWords[language]
  return keysOf(to).map((key) =>
    changed(names[key], sayValue(to, key, rows, language), sayValue(from, key, rows, language)),
  )
}

/** What each is to be, as a part of a sentence. */
export function sayPreferenceNames(
  { to }: PreferenceChange,
  rows: Rows,
  language: Language,
): string {
  const { colon } = grammar[language].joints
  const { names } = sharedPreferenceWords[language]
  return listPhrases(
    keysOf(to).map((key) => names[key] + colon + sayValue(to, key, rows, language)),
    language,
  )
}

export function sayPreferenceChange(
  change: PreferenceChange,
  rows: Rows,
  language: Language,
): string {
  return sayPreferenceLines(change, rows, language).join(grammar[language].joints.gap)
}

export function sayHabitProblem(problem: HabitProblem, language: Language): string {
  const say = sharedPreferenceWords[language].problems
  return problem.kind === 'too-many' ? say['too-many'](problem.most) : say[problem.kind]
}

/** Of the term; null where there is none. */
type Rows = Parameters<typeof sayLength>[1]

type Key = keyof SaidPreferences

/** In the order in which they are declared. */
function keysOf(said: SaidPreferences): Key[] {
  return saidPreferencesSchema.keyof().options.filter((key) => key in said)
}

function sayValue(said: SaidPreferences, key: Key, rows: Rows, language: Language): string {
  const words = sharedPreferenceWords[language]
  switch (key) {
    case 'language':
      return grammar[said.language ?? language].ownName
    case 'theme':
      return words.themeNames[said.theme ?? 'system']
    case 'weekStart':
      return weekdayName(said.weekStart ?? 1, language, 'long')
    case 'reminderLead':
      return words.lead(said.reminderLead ?? null)
    case 'patterns':
      return words.onOff(said.patterns === true)
    case 'noStudyBefore':
    case 'noStudyAfter':
      return said[key] ?? words.noLimit
    case 'lunch':
      return said.lunch == null ? words.usualLunch : sayLunch(said.lunch)
    case 'protectedWeekdays': {
      const days = said.protectedWeekdays ?? []
      return days.length === 0 ? words.none : sayWeekdays(days, language)
    }
    case 'preferredParts':
      return sayParts(said.preferredParts ?? [], language)
    case 'dailyStudyPeriods':
      return said.dailyStudyPeriods == null
        ? words.usualAmount
        : sayLength(said.dailyStudyPeriods, rows, language)
    case 'freeEvenings':
      return `${said.freeEvenings ?? 0}`
    default:
      return assertNever(key)
  }
}

/** "12:00–13:00" */
export function sayLunch({ from, to }: Lunch): string {
  return `${from}–${to}`
}

function sayParts(
  parts: NonNullable<SaidPreferences['preferredParts']>,
  language: Language,
): string {
  const { none, partNames, partOf } = sharedPreferenceWords[language]
  if (parts.length === 0) return none
  return listWords(
    parts.map(({ course, part }) => partOf(quoteTitle(course, language), partNames[part])),
    language,
  )
}
