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
    <fieldset className={styles.autonomy} aria-describedby={hintId}>
      <legend className={form.label}>{words.withoutAsking}</legend>
      <div className={styles.boxes}>
        {autonomyKeys.map((key) => (
          <label key={key} className={styles.box}>
            <input type="checkbox" checked={value.includes(key)} onChange={() => toggle(key)} />
            <span>{words.autonomy[key]}</span>
          </label>
        ))}
      </div>
      <p id={hintId} className={styles.hint}>
        {words.withoutAskingHint}
      </p>
    </fieldset>
  )
}
