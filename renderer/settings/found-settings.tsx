// The settings whose names fit what is typed, each with the part that it stands in.
import { windowWords } from '../../shared/i18n/window-words.ts'
import { languages, type Language } from '../../shared/language.ts'
import type { Window } from '../../shared/schedule/state.ts'
import { clockStep } from '../../shared/words/schedule/say-length.ts'
import { rankNames, type Named } from '../kit/rank-names.ts'
import { settingsParts, type SettingsPart } from '../store/desk.ts'
import { useDesk, useStore } from '../store/use-store.ts'
import { useLanguage, useWords } from '../words/words.ts'
import styles from './settings.module.css'

/** In the order of how well they fit. */
export function useFoundSettings(query: string): Setting[] {
  const language = useLanguage()
  const rows = useStore(useDesk().week.view, ({ state }) => state?.window ?? null)
  const all = listSettings(language, rows)
  return rankNames(query, nameSettings(rows)).flatMap((id) => all[id] ?? [])
}

type FoundSettingsProps = {
  query: string
  found: readonly Setting[]
  onChoose: (setting: Setting) => void
}

export function FoundSettings({ query, found, onChoose }: FoundSettingsProps) {
  const words = useWords().settings
  return (
    <div className={`stack packed scrolls ${styles.body}`}>
      <ul className="stack packed full" aria-label={words.found}>
        {found.map((setting) => (
          <li key={`${setting.part} ${setting.name}`}>
            <button
              type="button"
              className="row between full gap-14 rounded pad-y-6 pad-x-10 hovers"
              onClick={() => onChoose(setting)}
            >
              <span>{setting.name}</span>
              <span className="quiet small fixed">{words.parts[setting.part]}</span>
            </button>
          </li>
        ))}
      </ul>
      <output className="quiet unless-empty">
        {found.length === 0 ? words.none(query.trim()) : ''}
      </output>
    </div>
  )
}

// What every setting is called, part by part: by these names it is looked for, and found in its part.

export type Setting = { part: SettingsPart; name: string; also: string }

/** Some are named after the rows of the term. */
function listSettings(language: Language, rows: Window | null): Setting[] {
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
function nameSettings(rows: Window | null): Named<number>[] {
  const lists = languages.map((language) => listSettings(language, rows))
  return (lists[0] ?? []).map((_, id) => ({
    id,
    names: lists.flatMap((list) => list[id] ?? []),
  }))
}

const fields = 'input, select, textarea, button'

/**
 * Leads to a setting within its part, by the name that stands there. Where its part has not come
 * yet, or shows it only with another choice, the first field of the part has the focus.
 */
export function focusSetting(panel: HTMLElement, { name }: Setting): void {
  const named = [...panel.querySelectorAll<HTMLElement>('label, legend, h3, button')].find(
    (element) => element.textContent.trim().startsWith(name),
  )
  const around = named?.matches('legend, h3') === true ? named.parentElement : named
  const field = around?.matches('button')
    ? around
    : (around ?? panel).querySelector<HTMLElement>(`:is(${fields}):not(:disabled)`)
  field?.focus()
  named?.scrollIntoView({ block: 'nearest' })
}
