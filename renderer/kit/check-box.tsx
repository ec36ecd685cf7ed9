// One thing that is on or off, with a line of explanation where it helps.
import { useId } from 'react'
import styles from './check-box.module.css'

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
          className="fixed above-6"
          type="checkbox"
          checked={isOn}
          aria-describedby={hint === undefined ? undefined : id}
          onChange={({ target }) => onChange(target.checked)}
        />
        <span>{label}</span>
      </label>
      {hint === undefined ? null : (
        <small id={id} className={`block snug ${styles.hint}`}>
          {hint}
        </small>
      )}
    </div>
  )
}
