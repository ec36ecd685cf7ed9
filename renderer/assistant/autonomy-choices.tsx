// What may be done without asking (O7): one box for plans and one for each tool that writes.
import { useId } from 'react'
import { autonomyKeys, type Autonomy } from '../../shared/agent/autonomy.ts'
import form from '../kit/form.module.css'
import { useWords } from '../words/words.ts'
import styles from './assistant.module.css'

type AutonomyChoicesProps = { value: Autonomy; onChange: (value: Autonomy) => void }

export function AutonomyChoices({ value, onChange }: AutonomyChoicesProps) {
  const words = useWords().assistant
  const hintId = useId()
  const toggle = (key: Autonomy[number]) =>
    onChange(autonomyKeys.filter((other) => value.includes(other) !== (other === key)))
  return (
    <fieldset className={`ruled-above pad-top-14 ${styles.autonomy}`} aria-describedby={hintId}>
      <legend className={form.label}>{words.withoutAsking}</legend>
      <div className={`stack two-columns gap-y-2 gap-x-14 pad-top-4 pad-bottom-6 ${styles.boxes}`}>
        {autonomyKeys.map((key) => (
          <label key={key} className="stack at-top snug gap-10 auto-rest pad-y-4">
            <input
              className="above-4"
              type="checkbox"
              checked={value.includes(key)}
              onChange={() => toggle(key)}
            />
            <span>{words.autonomy[key]}</span>
          </label>
        ))}
      </div>
      <p id={hintId} className={`small snug pretty ${styles.hint}`}>
        {words.withoutAskingHint}
      </p>
    </fieldset>
  )
}
