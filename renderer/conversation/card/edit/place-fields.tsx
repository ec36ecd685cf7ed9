// Where a block is to go: its day and its periods.
import type { Place } from '../../../../shared/schedule/place.ts'
import type { ScheduleState } from '../../../../shared/schedule/state.ts'
import { useWords } from '../../../words/words.ts'
import { DayField } from './form-fields.tsx'
import styles from './edit.module.css'
import { durationOf, listStarts } from './field-choices.ts'

export type Start = Pick<Place, 'day' | 'start'>

/** As the arguments of a call that places a block. */
export function placeKeys({ day, start }: Start): { day: number; slot_start: number } {
  return { day, slot_start: start }
}

/** As those of one that moves it. */
export function moveKeys({ day, start }: Start): { new_day: number; new_slot_start: number } {
  return { new_day: day, new_slot_start: start }
}

type PlaceFieldsProps = {
  state: ScheduleState
  taskId: number
  at: Start
  /** Whose place it is, where the form has more than one. */
  of?: string
  onChange: (at: Start) => void
}

export function PlaceFields({ state, taskId, at, of, onChange }: PlaceFieldsProps) {
  const words = useWords().edit
  const starts = listStarts(state.window, durationOf(state, taskId))
  const name = (label: string) => (of === undefined ? undefined : words.fieldOf(label, of))
  return (
    <div className={styles.pair}>
      <DayField
        label={words.day}
        name={name(words.day)}
        isLabelled={of === undefined}
        window={state.window}
        value={at.day}
        onChange={(day) => onChange({ ...at, day })}
      />
      <label className={styles.field}>
        {of === undefined ? <span>{words.periods}</span> : null}
        <select
          aria-label={name(words.periods)}
          value={at.start}
          onChange={(event) => onChange({ ...at, start: Number(event.target.value) })}
        >
          {starts.some(({ value }) => value === at.start) ? null : (
            <option value={at.start}>{at.start}</option>
          )}
          {starts.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}
