// Language, theme, first day of the week and reminders, and the ways to the other settings.
import { languages } from '../../shared/language.ts'
import { themes } from '../../shared/settings/theme.ts'
import { reminderLeads } from '../../shared/settings/reminder-lead.ts'
import type { SettingsView } from '../../shared/settings/settings-view.ts'
import { weekStarts } from '../../shared/settings/week-start.ts'
import { setPreferences } from '../store/actions.ts'
import { useDesk } from '../store/desk-context.ts'
import { useStore } from '../store/use-store.ts'
import { settingsWords } from '../words/settings-words.ts'
import { useWords } from '../words/words.ts'
import { ReminderNote } from './reminder-note.tsx'
import { requestPermission } from './permission.ts'
import { SelectField } from './select-field.tsx'
import { SettingsLinks } from './settings-links.tsx'
import styles from './settings.module.css'

export function GeneralSettings({ view }: { view: SettingsView | null }) {
  const desk = useDesk()
  const words = useWords(settingsWords)
  const language = useStore(desk.settings, (settings) => settings.language)
  const theme = useStore(desk.settings, (settings) => settings.theme)
  const patterns = useStore(desk.settings, (settings) => settings.patterns)
  const weekStart = useStore(desk.settings, (settings) => settings.weekStart)
  const lead = useStore(desk.settings, (settings) => settings.reminderLead)
  return (
    <>
      <div className={styles.choices}>
        <SelectField
          label={words.language}
          value={language}
          choices={languages.map((value) => ({ value, label: words.languages[value] }))}
          onChange={(value) => void setPreferences(desk, { language: value })}
        />
        <SelectField
          label={words.theme}
          value={theme}
          choices={themes.map((value) => ({ value, label: words.themes[value] }))}
          onChange={(value) => void setPreferences(desk, { theme: value })}
        />
        <SelectField
          label={words.patterns}
          hint={words.patternsHint}
          value={patterns}
          choices={[
            { value: false, label: words.patternsOff },
            { value: true, label: words.patternsOn },
          ]}
          onChange={(value) => void setPreferences(desk, { patterns: value })}
        />
        <SelectField
          label={words.weekStart}
          value={weekStart}
          choices={weekStarts.map((value) => ({ value, label: words.weekStarts[value] }))}
          onChange={(value) => void setPreferences(desk, { weekStart: value })}
        />
        <SelectField
          label={words.reminder}
          hint={words.reminderHint}
          value={lead}
          choices={[
            { value: null, label: words.reminderOff },
            ...reminderLeads.map((value) => ({ value, label: words.reminderLead(value) })),
          ]}
          onChange={(value) => {
            // A browser asks the person only when they have just pressed something.
            if (value !== null && view?.shell.reminds === false) void requestPermission()
            void setPreferences(desk, { reminderLead: value })
          }}
        />
      </div>
      {lead !== null && view?.shell.reminds === false ? <ReminderNote /> : null}
      <SettingsLinks />
    </>
  )
}
