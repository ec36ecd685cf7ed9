// One line of the draft: its tick, what it is and when, and behind it the words of the document and what can be changed.
import { useState } from 'react'
import { windowWords } from '../../shared/i18n/window-words.ts'
import type { Language } from '../../shared/language.ts'
import { sayIsPublished } from '../../shared/pack/say-citation.ts'
import { weekdayOf } from '../../shared/schedule/calendar.ts'
import { isOpenLine, type DraftLine, type DraftPick } from '../../shared/syllabus/draft.ts'
import { sayDate } from '../../shared/time/say/say-date.ts'
import { sayLength } from '../../shared/words/schedule/say-length.ts'
import { Button } from '../kit/button.tsx'
import { Field, TextField } from '../kit/fields.tsx'
import { useDesk, useStore } from '../store/use-store.ts'
import { useLengthFields } from '../words/use-length-fields.ts'
import { useWords, useLanguage } from '../words/words.ts'
import { Quotes } from './read-from.tsx'
import styles from './syllabus.module.css'

type DraftRowProps = {
  line: DraftLine
  fileName: string
  isTaken: boolean
  /** Both absent where the line can't be taken. */
  onTake?: (isTaken: boolean) => void
  onChange?: (change: LineChange) => void
}

export function DraftRow({ line, fileName, isTaken, onTake, onChange }: DraftRowProps) {
  const language = useLanguage()
  const words = useWords().syllabus
  const rows = useStore(useDesk().week.view, ({ state }) => state?.window ?? null)
  const [isOpen, setOpen] = useState(false)
  const facts = [
    line.kind === 'deadline' ? '' : words.kinds[line.kind],
    sayWhen(line, language),
    line.sessions > 0 ? words.sessions(line.sessions, sayLength(line.periods, rows, language)) : '',
  ]
  const name = (
    <span className={`stack narrows ${styles.what}`}>
      <span className={`narrows breaks ${styles.name}`}>{line.title}</span>
      <small className="snug">{facts.filter((fact) => fact !== '').join(' · ')}</small>
      {line.note === null ? null : (
        <small
          className={`snug ${isOpenLine(line) && line.standing !== 'new' ? styles.note : styles.quiet}`}
        >
          {line.note}
        </small>
      )}
    </span>
  )
  return (
    <li
      className="flex wrap between at-top ruled-below pad-y-6 gap-y-2 gap-x-14"
      data-standing={line.standing}
    >
      {onTake === undefined ? (
        name
      ) : (
        <label className={`line narrows gap-10 ${styles.tick}`}>
          <input
            type="checkbox"
            checked={isTaken}
            onChange={(event) => onTake(event.target.checked)}
          />
          {name}
        </label>
      )}
      <Marks line={line} isOpen={isOpen} onOpen={() => setOpen(!isOpen)} />
      {isOpen ? (
        <div className={`stack gap-8 ${styles.more}`}>
          <Quotes file={fileName} quotes={line.quotes} reasons={line.reasons} />
          {onChange === undefined ? null : <LineFields line={line} onChange={onChange} />}
        </div>
      ) : null}
    </li>
  )
}

function Marks({ line, isOpen, onOpen }: { line: DraftLine; isOpen: boolean; onOpen: () => void }) {
  const language = useLanguage()
  const words = useWords().syllabus
  return (
    <span className="row wrap gap-6">
      {line.standing === 'gone' ? null : (
        <span
          className={`quiet small rounded-small pad-x-8 ${styles.mark}`}
          data-published={line.isPublished || undefined}
        >
          {sayIsPublished(line.isPublished, language)}
        </span>
      )}
      {words.standings[line.standing] === '' ? null : (
        <span className={`quiet small rounded-small pad-x-8 ${styles.mark}`}>
          {words.standings[line.standing]}
        </span>
      )}
      {line.quotes.length === 0 ? null : (
        <Button
          look="quiet"
          aria-expanded={isOpen}
          aria-label={words.details(line.title)}
          onClick={() => onOpen()}
        >
          {words.detailsShort}
        </Button>
      )}
    </span>
  )
}

function sayWhen({ kind, date, from, start, end }: DraftLine, language: Language): string {
  const words = windowWords[language].syllabus
  if (date === null) return words.noDate
  const day = sayDate(date, weekdayOf(date), language)
  const clock = start === null ? '' : ` ${end === null ? start : `${start}–${end}`}`
  if (kind === 'deadline') return words.until(`${day}${clock}`)
  return from === null
    ? `${day}${clock}`
    : words.days(sayDate(from, weekdayOf(from), language), day)
}

export type LineChange = Omit<DraftPick, 'number'>

type LineFieldsProps = { line: DraftLine; onChange: (change: LineChange) => void }

/** What the person may make of a line: its day, its time, and how much work it brings. */
function LineFields({ line, onChange }: LineFieldsProps) {
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
