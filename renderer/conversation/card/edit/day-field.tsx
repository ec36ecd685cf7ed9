// A day of the term, chosen by its date.
import { windowWords } from '../../../../shared/i18n/window-words.ts'
import type { Window } from '../../../../shared/schedule/state.ts'
import { useDesk } from '../../../store/use-store.ts'
import { useStore } from '../../../store/use-store.ts'
import { useLanguage } from '../../../words/words.ts'
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

export function DayField(props: DayFieldProps) {
  const { label, name, isLabelled = true, isPastOffered = false, window, value, onChange } = props
  const language = useLanguage()
  const words = windowWords[language].edit
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
