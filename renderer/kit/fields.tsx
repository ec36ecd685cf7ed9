// The labelled fields of a form: one line of text, a number, a date, a longer text, a choice, a box to tick.
import { useId, useState, type ComponentProps, type ReactNode } from 'react'
import { limitsOf } from '../../shared/field-limits.ts'
import { onEscape } from './focus.ts'
import styles from './form.module.css'
import { SaidValue } from './said-value.tsx'

/** `onSend` is called where the browser would send it; with `onLeave` Escape leaves it, and the dialog around stays open. */
export function Form(
  props: Omit<ComponentProps<'form'>, 'onSubmit'> & { onSend: () => void; onLeave?: () => void },
) {
  const { onSend, onLeave, ...rest } = props
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of its fields
    <form
      onKeyDown={onLeave === undefined ? undefined : onEscape(onLeave)}
      {...rest}
      onSubmit={(event) => {
        event.preventDefault()
        onSend()
      }}
    />
  )
}

type FieldProps = { label: ReactNode; hint?: ReactNode; className?: string | undefined }

export function Field({
  label,
  hint,
  className = styles.field,
  children,
}: FieldProps & { children: ReactNode }) {
  return (
    <label className={className}>
      <span>{label}</span>
      {children}
      {hint === undefined ? null : <small className={styles.hint}>{hint}</small>}
    </label>
  )
}

type InputProps<Value> = Bound<Value> &
  Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'className' | 'list'> & {
    /** What is offered while it is typed. */
    offers?: readonly string[]
  }

/** Without a label: it is named by `aria-label`. Dates and clock times are text, empty while they are not whole. */
export function TextInput(props: InputProps<string> & { className?: string | undefined }) {
  const { value, onChange, schema, offers, ...rest } = props
  const listId = useId()
  const saidAs = rest.type === 'date' ? 'date' : rest.type === 'time' ? 'time' : null
  const input = (
    <input
      autoComplete="off"
      {...limitsOf(schema)}
      {...rest}
      list={offers === undefined ? undefined : listId}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  )
  return (
    <>
      {saidAs === null ? (
        input
      ) : (
        <SaidValue type={saidAs} value={value}>
          {input}
        </SaidValue>
      )}
      {offers === undefined ? null : (
        <datalist id={listId}>
          {offers.map((offer) => (
            <option key={offer} value={offer}>
              {offer}
            </option>
          ))}
        </datalist>
      )}
    </>
  )
}

export function TextField({ label, hint, className, ...rest }: FieldProps & InputProps<string>) {
  return (
    <Field label={label} hint={hint} className={className}>
      <TextInput {...rest} />
    </Field>
  )
}

type NumberProps = InputProps<number> & {
  /** What one of the value is in what is typed: the minutes of a period. */
  unit?: number
}

/** What is empty, or no whole number of units, is no number: it shows as typed, and the form asks for one. */
export function NumberInput({ value, onChange, schema, unit = 1, ...rest }: NumberProps) {
  const [typed, setTyped] = useState('')
  const { min, max, step, ...limits } = { ...limitsOf(schema), ...rest }
  const inUnits = (limit: number | string | undefined) =>
    typeof limit === 'number' ? limit * unit : limit
  return (
    <input
      {...limits}
      min={inUnits(min)}
      max={inUnits(max)}
      step={inUnits(step)}
      type="number"
      value={Number.isNaN(value) ? typed : value * unit}
      onChange={({ target }) => {
        setTyped(target.value)
        const number = target.valueAsNumber / unit
        onChange(unit === 1 || Number.isInteger(number) ? number : Number.NaN)
      }}
    />
  )
}

export function NumberField({ label, hint, className, ...rest }: FieldProps & NumberProps) {
  return (
    <Field label={label} hint={hint} className={className}>
      <NumberInput {...rest} />
    </Field>
  )
}

type AreaProps = Bound<string> &
  Omit<ComponentProps<'textarea'>, 'value' | 'onChange' | 'className'> & { areaClass?: string }

export function AreaField(props: FieldProps & AreaProps) {
  const { label, hint, className, areaClass, value, onChange, schema: _schema, ...rest } = props
  return (
    <Field label={label} hint={hint} className={className}>
      <textarea
        {...rest}
        className={areaClass}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  )
}

type Choice<Value> = { value: Value; label: string }

type SelectProps<Value> = Bound<Value> &
  Omit<ComponentProps<'select'>, 'value' | 'onChange' | 'className'> & {
    choices: readonly Choice<Value>[]
  }

/** One among a few values, whatever they are; null is one too. */
export function Select<Value>(props: SelectProps<Value>) {
  const { value, onChange, choices, schema: _schema, ...rest } = props
  return (
    <select
      {...rest}
      value={String(value ?? '')}
      onChange={({ target }) => {
        const chosen = choices.find((choice) => String(choice.value ?? '') === target.value)
        if (chosen !== undefined) onChange(chosen.value)
      }}
    >
      {choices.map((choice) => (
        <option key={String(choice.value)} value={String(choice.value ?? '')}>
          {choice.label}
        </option>
      ))}
    </select>
  )
}

export function SelectField<Value>(props: FieldProps & SelectProps<Value>) {
  const { label, hint, className, ...rest } = props
  return (
    <Field label={label} hint={hint} className={className}>
      <Select {...rest} />
    </Field>
  )
}

/** A box with its words on one line. */
export function Tick(props: Bound<boolean> & { label: ReactNode; className?: string }) {
  const { label, value, onChange, className = 'line gap-8' } = props
  return (
    <label className={className}>
      <input type="checkbox" checked={value} onChange={({ target }) => onChange(target.checked)} />
      <span>{label}</span>
    </label>
  )
}

type TickRowProps<Value> = Bound<readonly Value[]> & {
  legend: ReactNode
  choices: readonly Choice<Value>[]
}

/** Some of a few values, in the order in which they are offered: days or periods to be left out. */
export function TickRow<Value extends number>(props: TickRowProps<Value>) {
  const { legend, value, choices, onChange } = props
  const toggle = (toggled: Value) =>
    onChange(
      choices
        .map((choice) => choice.value)
        .filter((each) => value.includes(each) !== (each === toggled)),
    )
  return (
    <fieldset>
      <legend className={styles.label}>{legend}</legend>
      <div className="flex wrap gap-6 above-4">
        {choices.map((choice) => (
          <label key={choice.value} className={`framed anchor pad-y-4 pad-x-12 ${styles.day}`}>
            <input
              type="checkbox"
              checked={value.includes(choice.value)}
              onChange={() => toggle(choice.value)}
            />
            {choice.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** What a field shows, and where what is typed goes. */
export type Bound<Value> = { value: Value; onChange: (value: Value) => void; schema?: unknown }

/**
 * Hands the parts of a draft to their fields. The parts of a draft by name, each as its field
 * takes it; `shape` is that of the request that it ends in.
 */
export function bindTo<Draft extends object>(
  draft: Draft,
  onChange: (draft: Draft) => void,
  shape: Partial<Record<keyof Draft, unknown>> = {},
) {
  return <Name extends keyof Draft>(name: Name): Bound<Draft[Name]> => ({
    value: draft[name],
    onChange: (value) => onChange({ ...draft, [name]: value }),
    schema: shape[name],
  })
}
