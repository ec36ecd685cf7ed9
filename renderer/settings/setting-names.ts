// What every setting is called, part by part: by these names it is looked for, and found in its part.
import { windowWords } from '../../shared/i18n/window-words.ts'
import { languages, type Language } from '../../shared/language.ts'
import type { Window } from '../../shared/schedule/state.ts'
import { clockStep } from '../../shared/words/schedule/say-length.ts'
import type { Named } from '../kit/rank-names.ts'
import { settingsParts, type SettingsPart } from '../store/desk.ts'

export type Setting = { part: SettingsPart; name: string; also: string }

/** Some are named after the rows of the term. */
export function listSettings(language: Language, rows: Window | null): Setting[] {
  const words = windowWords[language]
  const { settings, assistant, standing, habit, caldav, backup, data, about } = words
  const names: Record<SettingsPart, [name: string, also?: string][]> = {
    general: [
      [settings.language],
      [settings.theme, Object.values(settings.themes).join(' ')],
      [settings.patterns, `${settings.patternsOff} ${settings.patternsOn}`],
      [settings.weekStart, Object.values(settings.weekStarts).join(' ')],
      [settings.reminder],
      [settings.term.name, settings.term.hint],
    ],
    assistant: [
      [assistant.who, `${assistant.endpoint} ${assistant.key}`],
      [assistant.withoutAsking, Object.values(assistant.autonomy).join(' ')],
    ],
    standing: [[standing.profile], [standing.goals], [standing.courses]],
    habits: [
      [habit.before],
      [habit.after],
      [habit.protectedDays],
      [words.lengthFields[clockStep(rows) === null ? 'periods' : 'minutes'].daily],
      [habit.evenings],
      [habit.parts, Object.values(habit.part).join(' ')],
    ],
    calendar: [
      [caldav.address, `${caldav.user} ${caldav.password}`],
      [caldav.calendar],
      [caldav.reminder],
      [caldav.automatic],
      [words.feeds.title],
    ],
    backups: [[backup.now, backup.restore]],
    data: [[data.folder], [data.everything], [data.moveIn], [data.erase]],
    about: [[about.packages]],
  }
  return settingsParts.flatMap((part) =>
    names[part].map(([name, also = '']) => ({
      part,
      name,
      also: `${also} ${settings.parts[part]}`,
    })),
  )
}

/** Each by its place in the list, with its names in every language. */
export function nameSettings(rows: Window | null): Named<number>[] {
  const lists = languages.map((language) => listSettings(language, rows))
  return (lists[0] ?? []).map((_, id) => ({
    id,
    names: lists.flatMap((list) => list[id] ?? []),
  }))
}
