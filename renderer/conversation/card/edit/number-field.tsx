// A whole number; an emptied field that is not required has none.
import styles from './edit.module.css'

type NumberFieldProps = {
  label: string
  /** Shown while there is none. */
  hint?: string
  isRequired?: boolean
  value: number | undefined
  least: number
  most: number
  onChange: (value: number | undefined) => void
}

export function NumberField(props: NumberFieldProps) {
  const { label, hint, isRequired = false, value, least, most, onChange } = props
  return (
    <label className={styles.field}>
      <span>{label}</span>
      <input
        type="number"
        required={isRequired}
        min={least}
        max={most}
        step={1}
        placeholder={hint}
        value={value ?? ''}
        onChange={({ target }) =>
          onChange(Number.isNaN(target.valueAsNumber) ? undefined : target.valueAsNumber)
        }
      />
    </label>
  )
}
