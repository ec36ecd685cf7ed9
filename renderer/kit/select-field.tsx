// A labelled choice of one among a few values, whatever they are.
import { useId } from 'react'
import styles from './select-field.module.css'

type SelectFieldProps<Value> = {
  label: string
  hint?: string
  value: Value
  choices: readonly { value: Value; label: string }[]
  onChange: (value: Value) => void
}

export function SelectField<Value>(props: SelectFieldProps<Value>) {
  const { label, hint, value, choices, onChange } = props
  const hintId = useId()
  return (
    <label className={`stack packed gap-3 narrows ${styles.field}`}>
      <span>{label}</span>
      <select
        value={choices.findIndex((choice) => choice.value === value)}
        aria-describedby={hint === undefined ? undefined : hintId}
        onChange={({ target }) => {
          const choice = choices[Number(target.value)]
          if (choice !== undefined) onChange(choice.value)
        }}
      >
        {choices.map((choice, index) => (
          <option key={choice.label} value={index}>
            {choice.label}
          </option>
        ))}
      </select>
      {hint === undefined ? null : (
        <small id={hintId} className={styles.hint}>
          {hint}
        </small>
      )}
    </label>
  )
}
