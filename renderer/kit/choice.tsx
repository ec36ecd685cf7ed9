// A group of radio buttons, each with a line of explanation where it helps.
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
            className={`framed stack at-top auto-rest pad-y-8 pad-x-10 gap-x-10 ${styles.choice}`}
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
