// One among a few as radio buttons, and one thing that is on or off; each with a line of explanation where it helps.
import { useId, type ReactNode } from 'react'
import type { Language } from '../../shared/language.ts'
import { weekdayName } from '../../shared/time/say/weekday-name.ts'
import { weekdaysFrom } from '../../shared/time/week-start.ts'
import { useDesk, useStore } from '../store/use-store.ts'
import { useLanguage } from '../words/words.ts'
import { TickRow } from './fields.tsx'
import styles from './form.module.css'

type Choice<Value extends string> = { value: Value; label: string; hint?: string }

type ChoicesProps<Value extends string> = {
  legend: string
  name: string
  value: Value
  choices: readonly Choice<Value>[]
  onChange: (value: Value) => void
}

export function Choices<Value extends string>(props: ChoicesProps<Value>) {
  const { legend, name, value, choices, onChange } = props
  return (
    <fieldset>
      <legend className={styles.label}>{legend}</legend>
      <div className="stack gap-6 above-4">
        {choices.map((choice) => (
          <label
            key={choice.value}
            className={`framed stack at-top auto-rest pad-y-8 pad-x-10 gap-x-8 ${styles.choice}`}
          >
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            <span>{choice.label}</span>
            {choice.hint === undefined ? null : <small>{choice.hint}</small>}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

type CheckBoxProps = {
  label: string
  hint?: string
  isOn: boolean
  onChange: (isOn: boolean) => void
}

export function CheckBox({ label, hint, isOn, onChange }: CheckBoxProps) {
  const id = useId()
  return (
    <div>
      <label className="flex at-top gap-10">
        <input
          className="fixed above-4"
          type="checkbox"
          checked={isOn}
          aria-describedby={hint === undefined ? undefined : id}
          onChange={({ target }) => onChange(target.checked)}
        />
        <span>{label}</span>
      </label>
      {hint === undefined ? null : (
        <small id={id} className={`block snug ${styles.belowBox}`}>
          {hint}
        </small>
      )}
    </div>
  )
}

type WeekdayChoicesProps = {
  legend: ReactNode
  value: readonly number[]
  /** From Monday on. */
  onChange: (value: number[]) => void
}

/** Seven weekdays, any of which can be ticked. */
export function WeekdayChoices({ legend, value, onChange }: WeekdayChoicesProps) {
  const language = useLanguage()
  const weekStart = useStore(useDesk().settings, (settings) => settings.weekStart)
  return (
    <TickRow
      legend={legend}
      choices={weekdaysFrom(weekStart).map((weekday) => ({
        value: weekday,
        label: weekdayName(weekday, language, 'short'),
      }))}
      value={value}
      onChange={(weekdays) => onChange(weekdays.toSorted((a, b) => a - b))}
    />
  )
}

/** One of the seven, for a field that offers them by their whole names. */
export function weekdayChoices(language: Language): { value: number; label: string }[] {
  return weekdaysFrom(1).map((value) => ({ value, label: weekdayName(value, language, 'long') }))
}
