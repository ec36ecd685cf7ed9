// What the person may make of a line: its day, its time, and how much work it brings.
import { useLengthFields } from '../words/use-length-fields.ts'
import type { DraftLine, DraftPick } from '../../shared/syllabus/draft.ts'
import { Field, TextField } from '../kit/fields.tsx'
import { useWords } from '../words/words.ts'
import styles from './syllabus.module.css'

export type LineChange = Omit<DraftPick, 'number'>

type LineFieldsProps = { line: DraftLine; onChange: (change: LineChange) => void }

export function LineFields({ line, onChange }: LineFieldsProps) {
  const words = useWords().syllabus
  const lengths = useLengthFields()
  const isHeld = line.kind === 'exam' || line.kind === 'quiz' || line.kind === 'presentation'
  return (
    <div className={`stack gap-8 ${styles.fields}`}>
      <TextField
        label={words.date}
        type="date"
        value={line.date ?? ''}
        onChange={(date) => (date === '' ? undefined : onChange({ date }))}
      />
      {isHeld || line.kind === 'deadline' ? (
        <TextField
          label={words.start}
          type="time"
          value={line.start ?? ''}
          onChange={(start) => onChange({ start: start || null })}
        />
      ) : null}
      {isHeld ? (
        <TextField
          label={words.end}
          type="time"
          value={line.end ?? ''}
          onChange={(end) => onChange({ end: end || null })}
        />
      ) : null}
      <CountField
        label={words.count}
        value={line.sessions}
        least={0}
        most={30}
        onChange={(sessions) => onChange({ sessions })}
      />
      <CountField
        label={lengths.each}
        unit={lengths.unit}
        value={line.periods}
        least={1}
        most={12}
        onChange={(periods) => onChange({ periods })}
      />
    </div>
  )
}

type CountFieldProps = {
  label: string
  /** Of a number typed. */
  unit?: number
  value: number
  least: number
  most: number
  onChange: (value: number) => void
}

/** A number half typed is none yet: the last good one counts. */
function CountField({ label, unit = 1, value, least, most, onChange }: CountFieldProps) {
  const change = (typed: number) => {
    if (Number.isInteger(typed) && typed >= least && typed <= most) onChange(typed)
  }
  return (
    <Field label={label}>
      <input
        type="number"
        min={least * unit}
        max={most * unit}
        step={unit}
        defaultValue={value * unit}
        onChange={({ target }) => change(target.valueAsNumber / unit)}
      />
    </Field>
  )
}
