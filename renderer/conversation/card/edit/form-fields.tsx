// Fields that several forms of a card have: a day of the term, and a whole number.
import type { Window } from '../../../../shared/schedule/state.ts'
import { NumberField as KitField } from '../../../kit/fields.tsx'
import { useDesk, useStore } from '../../../store/use-store.ts'
import { useWords, useLanguage } from '../../../words/words.ts'
import styles from './edit.module.css'
import { listDays, sayDayIn } from './field-choices.ts'

type DayFieldProps = {
  label: string
  /** What it is called by a screen reader, where the label does not say enough. */
  name?: string | undefined
  isLabelled?: boolean
  /** Days that are over can be meant too. */
  isPastOffered?: boolean
  window: Window
  value: number
  onChange: (day: number) => void
}

/** A day of the term, chosen by its date. */
export function DayField(props: DayFieldProps) {
  const { label, name, isLabelled = true, isPastOffered = false, window, value, onChange } = props
  const language = useLanguage()
  const words = useWords().edit
  const today = useStore(useDesk().week.view, ({ clock }) => clock.moment.day)
  const firstDay = isPastOffered ? 1 : Math.max(1, today)
  const weeks = listDays(window, { present: value, firstDay }, sayDayIn(window, language))
  return (
    <label className={styles.field}>
      {isLabelled ? <span>{label}</span> : null}
      <select
        aria-label={name}
        value={value}
        onChange={(event) => onChange(Number(event.target.value))}
      >
        {window.days[value - 1] === undefined ? <option value={value}>{words.noDay}</option> : null}
        {weeks.map(({ week, days }) => (
          <optgroup key={week} label={words.week(week)}>
            {days.map((day) => (
              <option key={day.value} value={day.value}>
                {day.label}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </label>
  )
}

type NumberFieldProps = {
  label: string
  /** Shown while there is none. */
  hint?: string
  isRequired?: boolean
  unit?: number
  value: number | undefined
  least: number
  most: number
  onChange: (value: number | undefined) => void
}

/** A whole number; an emptied field that is not required has none. */
export function NumberField(props: NumberFieldProps) {
  const { label, hint, isRequired = false, unit = 1, value, least, most, onChange } = props
  return (
    <KitField
      className={styles.field}
      label={label}
      required={isRequired}
      unit={unit}
      min={least}
      max={most}
      step={1}
      placeholder={hint}
      value={value ?? Number.NaN}
      onChange={(typed) => onChange(Number.isNaN(typed) ? undefined : typed)}
    />
  )
}
