// Where the plan is pushed to: server, user, password, the calendar's name, reminders, and whether by itself.
import { windowWords } from '../../../shared/i18n/window-words.ts'
import { useState, type FormEvent } from 'react'
import {
  maxPassword,
  type CaldavSettings,
  type CaldavView,
} from '../../../shared/exchange/caldav.ts'
import { openLineOf } from '../../../shared/model/open-line.ts'
import { Button } from '../../kit/button.tsx'
import { CheckBox } from '../../kit/check-box.tsx'
import form from '../../kit/form.module.css'
import { SelectField } from '../../kit/select-field.tsx'
import styles from '../settings.module.css'
import { inquire } from '../../store/actions.ts'
import type { Desk } from '../../store/desk.ts'
import { useLanguage } from '../../words/words.ts'
import type { Act, Said } from './act.ts'
import own from './caldav.module.css'

const firstSettings: CaldavSettings = {
  address: '',
  user: '',
  calendar: 'Weekloom',
  isAutomatic: false,
  reminder: null,
}

const reminders = [0, 5, 10, 15, 30, 60] as const

type CalendarFormProps = { view: CaldavView; isPending: boolean; act: Act }

export function CalendarForm({ view, isPending, act }: CalendarFormProps) {
  const words = windowWords[useLanguage()].caldav
  const [wish, setWish] = useState(view.settings ?? firstSettings)
  const [password, setPassword] = useState('')
  const change = (part: Partial<CaldavSettings>) => setWish((before) => ({ ...before, ...part }))
  const openTo = openLineOf(wish.address)
  const isAgreed = openTo === null || wish.plainHttpTo === openTo
  const submit = (event: FormEvent) => {
    event.preventDefault()
    act((desk) => save(desk, wish, password))
    setPassword('')
  }
  return (
    <form className={styles.section} onSubmit={submit}>
      <div className={`stack gap-14 full ${own.fields}`}>
        <TextField
          label={words.address}
          hint={words.addressHint}
          type="url"
          value={wish.address}
          onChange={(address) => change({ address })}
        />
        <TextField label={words.user} value={wish.user} onChange={(user) => change({ user })} />
        <PasswordField view={view} value={password} onChange={setPassword} />
        <TextField
          label={words.calendar}
          hint={words.calendarHint}
          value={wish.calendar}
          onChange={(calendar) => change({ calendar })}
        />
        <SelectField
          label={words.reminder}
          value={wish.reminder}
          choices={[
            { value: null, label: words.noReminder },
            ...reminders.map((value) => ({ value, label: words.minutesBefore(value) })),
          ]}
          onChange={(reminder) => change({ reminder })}
        />
      </div>
      <CheckBox
        label={words.automatic}
        hint={words.automaticHint}
        isOn={wish.isAutomatic}
        onChange={(isAutomatic) => change({ isAutomatic })}
      />
      {openTo === null ? null : (
        <CheckBox
          label={words.plainHttp(openTo)}
          hint={words.plainHttpHint}
          isOn={isAgreed}
          onChange={(isOn) => change({ plainHttpTo: isOn ? openTo : '' })}
        />
      )}
      <Button type="submit" disabled={isPending || !isAgreed}>
        {words.save}
      </Button>
    </form>
  )
}

type TextFieldProps = {
  label: string
  hint?: string
  type?: 'text' | 'url'
  value: string
  onChange: (value: string) => void
}

function TextField({ label, hint, type = 'text', value, onChange }: TextFieldProps) {
  return (
    <label className={form.field}>
      <span>{label}</span>
      <input
        type={type}
        required
        autoComplete="off"
        spellCheck={false}
        maxLength={500}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      {hint === undefined ? null : <small className={styles.hint}>{hint}</small>}
    </label>
  )
}

type PasswordFieldProps = { view: CaldavView; value: string; onChange: (value: string) => void }

function PasswordField({ view: { password }, value, onChange }: PasswordFieldProps) {
  const words = windowWords[useLanguage()].caldav
  if (password.source === 'environment') {
    return <p className={styles.hint}>{words.passwordFromEnvironment}</p>
  }
  return (
    <label className={form.field}>
      <span>{words.password}</span>
      <input
        type="password"
        autoComplete="off"
        required={!password.isSet}
        maxLength={maxPassword}
        placeholder={password.isSet ? words.passwordKept : ''}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      <small className={styles.hint}>
        {password.isForThisRun ? words.passwordForThisRun : words.passwordHint}
      </small>
    </label>
  )
}

/** What is typed goes to the core once and is not kept by the page. */
async function save(desk: Desk, settings: CaldavSettings, password: string): Promise<Said> {
  const kept = await inquire(desk, 'set-caldav', {
    settings,
    ...(password === '' ? {} : { password }),
  })
  if (!kept.ok) return { text: kept.failure, isProblem: true }
  desk.frame.set({ caldav: kept.value })
  return { text: windowWords[desk.settings.get().language].caldav.saved, isProblem: false }
}
