// A whole number; an emptied field that is not required has none.
import { NumberField as KitField } from '../../../kit/fields.tsx'
import styles from './edit.module.css'

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
