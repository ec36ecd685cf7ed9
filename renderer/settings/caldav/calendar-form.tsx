// Where the plan is pushed to: server, user, password, the calendar's name, reminders, and whether by itself.
import { windowWords } from '../../../shared/i18n/window-words.ts'
import { useState } from 'react'
import {
  maxPassword,
  type CaldavSettings,
  type CaldavView,
} from '../../../shared/exchange/caldav.ts'
import { openLineOf } from '../../../shared/model/open-line.ts'
import { Button } from '../../kit/button.tsx'
import { CheckBox } from '../../kit/choice.tsx'
import { Form, SelectField, TextField, bindTo } from '../../kit/fields.tsx'
import form from '../../kit/form.module.css'
import styles from '../settings.module.css'
import { inquire } from '../../store/actions.ts'
import type { Desk } from '../../store/desk.ts'
import { useWords } from '../../words/words.ts'
import type { Said } from '../settings-view.tsx'
import own from './caldav.module.css'

/** How the parts of the calendar settings do something: one at a time, and what came of it is said in one place. */
export type Act = (work: (desk: Desk) => Promise<Said>) => void

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
  const words = useWords().caldav
  const [wish, setWish] = useState(view.settings ?? firstSettings)
  const [password, setPassword] = useState('')
  const of = bindTo(wish, setWish)
  const openTo = openLineOf(wish.address)
  const isAgreed = openTo === null || wish.plainHttpTo === openTo
  const send = () => {
    act((desk) => save(desk, wish, password))
    setPassword('')
  }
  const line = { required: true, spellCheck: false, maxLength: 500 }
  return (
    <Form className={styles.section} onSend={send}>
      <div className={`stack gap-14 full ${form.close} ${own.fields}`}>
        <TextField
          label={words.address}
          hint={words.addressHint}
          type="url"
          {...line}
          {...of('address')}
        />
        <TextField label={words.user} {...line} {...of('user')} />
        <PasswordField view={view} value={password} onChange={setPassword} />
        <TextField label={words.calendar} hint={words.calendarHint} {...line} {...of('calendar')} />
        <SelectField
          label={words.reminder}
          choices={[
            { value: null, label: words.noReminder },
            ...reminders.map((value) => ({ value, label: words.minutesBefore(value) })),
          ]}
          {...of('reminder')}
        />
      </div>
      <CheckBox
        label={words.automatic}
        hint={words.automaticHint}
        isOn={wish.isAutomatic}
        onChange={(isAutomatic) => setWish({ ...wish, isAutomatic })}
      />
      {openTo === null ? null : (
        <CheckBox
          label={words.plainHttp(openTo)}
          hint={words.plainHttpHint}
          isOn={isAgreed}
          onChange={(isOn) => setWish({ ...wish, plainHttpTo: isOn ? openTo : '' })}
        />
      )}
      <Button type="submit" disabled={isPending || !isAgreed}>
        {words.save}
      </Button>
    </Form>
  )
}

type PasswordFieldProps = { view: CaldavView; value: string; onChange: (value: string) => void }

function PasswordField({ view: { password }, value, onChange }: PasswordFieldProps) {
  const words = useWords().caldav
  if (password.source === 'environment') {
    return <p className={styles.hint}>{words.passwordFromEnvironment}</p>
  }
  return (
    <TextField
      label={words.password}
      hint={password.isForThisRun ? words.passwordForThisRun : words.passwordHint}
      type="password"
      required={!password.isSet}
      maxLength={maxPassword}
      placeholder={password.isSet ? words.passwordKept : ''}
      value={value}
      onChange={onChange}
    />
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
