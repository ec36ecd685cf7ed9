// Language, theme, first day of the week and reminders, and the way to the term.
import { grammar } from '../../shared/i18n/grammar.ts'
import { languages } from '../../shared/language.ts'
import { themes } from '../../shared/preferences/theme.ts'
import { usualLeads } from '../../shared/preferences/reminder-lead.ts'
import type { SettingsView } from '../../shared/view/settings-view.ts'
import { weekStarts } from '../../shared/time/week-start.ts'
import { setPreferences } from '../store/actions.ts'
import { useDesk, useStore } from '../store/use-store.ts'
import { useWords } from '../words/words.ts'
import { requestPermission, readPermission } from './permission.ts'
import { SelectField } from '../kit/fields.tsx'
import form from '../kit/form.module.css'
import styles from './settings.module.css'
import { useEffect, useState } from 'react'
import { Button } from '../kit/button.tsx'

/** The way to the dialog that has the settings of the term. */
function TermLink() {
  const desk = useDesk()
  const words = useWords().settings.term
  const hasTerm = useStore(desk.week.view, ({ term }) => term !== null)
  if (!hasTerm) return null
  return (
    <section className={styles.section}>
      <h3>{words.name}</h3>
      <p className="quiet snug">{words.hint}</p>
      <Button onClick={() => desk.frame.set({ dialog: { kind: 'term-setup', part: 'term' } })}>
        {words.open}
      </Button>
    </section>
  )
}

/** The browser says nothing when the person answers its own question. */
const lookAgainMs = 1_000

/** Beside the choice of reminders in a browser: whether it will show them, and the way to let it. */
function ReminderNote() {
  const words = useWords().settings
  const [permission, setPermission] = useState(readPermission)
  useEffect(() => {
    const timer = setInterval(() => setPermission(readPermission()), lookAgainMs)
    return () => clearInterval(timer)
  }, [])
  if (permission === 'granted') return null
  if (permission === 'denied')
    return <output className="quiet small snug">{words.reminderBlocked}</output>
  return (
    <div className="row wrap gap-y-8 gap-x-12">
      <Button onClick={() => void requestPermission().then(setPermission)}>{words.allow}</Button>
      <span className="quiet small snug">{words.reminderUnknown}</span>
    </div>
  )
}

/** The usual ones, and one that was said, which may be any. */
function leadsWith(lead: number | null): number[] {
  return [...new Set([...usualLeads, ...(lead === null ? [] : [lead])])].toSorted((a, b) => a - b)
}

export function GeneralSettings({ view }: { view: SettingsView | null }) {
  const desk = useDesk()
  const words = useWords().settings
  const language = useStore(desk.settings, (settings) => settings.language)
  const theme = useStore(desk.settings, (settings) => settings.theme)
  const patterns = useStore(desk.settings, (settings) => settings.patterns)
  const weekStart = useStore(desk.settings, (settings) => settings.weekStart)
  const lead = useStore(desk.settings, (settings) => settings.reminderLead)
  return (
    <>
      <div className={`stack gap-14 ${form.close} ${styles.choices}`}>
        <SelectField
          label={words.language}
          value={language}
          choices={languages.map((value) => ({ value, label: grammar[value].ownName }))}
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
            ...leadsWith(lead).map((value) => ({ value, label: words.reminderLead(value) })),
          ]}
          onChange={(value) => {
            // A browser asks the person only when they have just pressed something.
            if (value !== null && view?.shell.reminds === false) void requestPermission()
            void setPreferences(desk, { reminderLead: value })
          }}
        />
      </div>
      {lead !== null && view?.shell.reminds === false ? <ReminderNote /> : null}
      <TermLink />
    </>
  )
}
