// The form of one class beside the grid: its name first, its clashes as they are typed.
import { windowWords } from '../../shared/i18n/window-words.ts'
import { useId, type FormEvent, type KeyboardEvent, type ReactNode } from 'react'
import { eventKinds } from '../../shared/schedule/task.ts'
import { sayClashBeside, sayWeeksProblem } from '../../shared/words/schedule/say-term-problem.ts'
import { weekdayName } from '../../shared/time/say/weekday-name.ts'
import { Button } from '../kit/button.tsx'
import form from '../kit/form.module.css'
import { useLanguage } from '../words/words.ts'
import { changeDraft, readDraft, type BlockDraft } from './block-draft.ts'
import { clashesOf, type DraftBlock, type TimetableDraft } from './timetable-draft.ts'
import { weekdays } from './timetable-grid.tsx'
import styles from './timetable.module.css'

export type BlockFormProps = {
  typed: BlockDraft
  timetable: TimetableDraft
  weeks: number
  periods: number
  /** Others that are held in the same cells, in other weeks. */
  others: readonly DraftBlock[]
  onChange: (typed: BlockDraft) => void
  onPut: () => void
  onCopy: (weekday: number) => void
  onDelete: () => void
  onOther: (key: number | null) => void
  onCancel: () => void
}

export function BlockForm(props: BlockFormProps) {
  const { typed, weeks, onChange, onPut, onCancel, onDelete } = props
  const words = windowWords[useLanguage()].timetable
  const titleId = useId()
  const read = readDraft(typed, weeks)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (read.ok) onPut()
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    // The dialog stays open.
    event.preventDefault()
    event.stopPropagation()
    onCancel()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of its fields
    <form
      className={`stack gap-8 ${styles.form}`}
      aria-labelledby={titleId}
      onSubmit={submit}
      onKeyDown={press}
    >
      <h3 id={titleId}>{typed.key === null ? words.newClass : words.editClass}</h3>
      <TextFields {...props} />
      <PlaceFields {...props} />
      <label className="line gap-8">
        <input
          type="checkbox"
          checked={typed.block.hosts}
          onChange={(event) => onChange(changeDraft(typed, { hosts: event.target.checked }))}
        />
        <span>{words.hosts}</span>
      </label>
      <div className={`stack gap-6 raised pad-y-6 ${styles.act}`}>
        <Clashes {...props} />
        <div className="row wrap gap-6">
          <Button
            type="submit"
            look="primary"
            disabled={!read.ok || typed.block.title.trim() === ''}
          >
            {typed.key === null ? words.put : words.keep}
          </Button>
          <Button onClick={onCancel}>{words.cancel}</Button>
          {typed.key === null ? null : <Button onClick={onDelete}>{words.drop}</Button>}
        </div>
      </div>
      {typed.key === null ? null : <CopyField {...props} />}
      <Others {...props} />
    </form>
  )
}

function Field({ label, children }: { label: string; children: ReactNode }) {
  return (
    <label className={form.field}>
      <span>{label}</span>
      {children}
    </label>
  )
}

function TextFields({ typed, weeks, onChange }: BlockFormProps) {
  const language = useLanguage()
  const words = windowWords[language].timetable
  const problemId = useId()
  const read = readDraft(typed, weeks)
  return (
    <>
      <Field label={words.name}>
        <input
          required
          // Whoever opens a class wants to name it.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          autoComplete="off"
          maxLength={80}
          value={typed.block.title}
          onChange={(event) => onChange(changeDraft(typed, { title: event.target.value }))}
        />
      </Field>
      <Field label={words.place}>
        <input
          autoComplete="off"
          maxLength={80}
          value={typed.block.location}
          onChange={(event) => onChange(changeDraft(typed, { location: event.target.value }))}
        />
      </Field>
      <Field label={words.classWeeks}>
        <input
          autoComplete="off"
          maxLength={80}
          placeholder={words.weeksHint}
          aria-invalid={!read.ok}
          aria-describedby={problemId}
          value={typed.weeksText}
          onChange={(event) => onChange({ ...typed, weeksText: event.target.value })}
        />
      </Field>
      <output id={problemId} className={read.ok ? `quiet small snug ${styles.hint}` : 'caution'}>
        {read.ok ? words.weeksHint : sayWeeksProblem(read.failure, weeks, language)}
      </output>
    </>
  )
}

function PlaceFields({ typed, periods, onChange }: BlockFormProps) {
  const language = useLanguage()
  const words = windowWords[language].timetable
  const numbers = Array.from(
    { length: Math.max(periods, typed.block.end) },
    (_, index) => index + 1,
  )
  const periodField = (name: 'start' | 'end') => (
    <Field label={name === 'start' ? words.from : words.to}>
      <select
        value={typed.block[name]}
        onChange={(event) => onChange(changeDraft(typed, { [name]: Number(event.target.value) }))}
      >
        {numbers.map((number) => (
          <option key={number}>{number}</option>
        ))}
      </select>
    </Field>
  )
  return (
    <div className="stack gap-8 two-columns">
      <Field label={words.day}>
        <select
          value={typed.block.weekday}
          onChange={(event) =>
            onChange(changeDraft(typed, { weekday: Number(event.target.value) }))
          }
        >
          <Weekdays />
        </select>
      </Field>
      <Field label={words.kind}>
        <select
          value={typed.block.kind}
          onChange={(event) => {
            const kind = eventKinds.find((known) => known === event.target.value) ?? 'class'
            onChange(changeDraft(typed, { kind }))
          }}
        >
          {eventKinds.map((kind) => (
            <option key={kind} value={kind}>
              {words.kinds[kind]}
            </option>
          ))}
        </select>
      </Field>
      {periodField('start')}
      {periodField('end')}
    </div>
  )
}

function Weekdays() {
  const language = useLanguage()
  return weekdays.map((weekday) => (
    <option key={weekday} value={weekday}>
      {weekdayName(weekday, language, 'long')}
    </option>
  ))
}

/** Which, where and in which weeks, while the person still types. */
function Clashes({ typed, timetable, weeks }: BlockFormProps) {
  const language = useLanguage()
  const read = readDraft(typed, weeks)
  const clashes = read.ok ? clashesOf(timetable, typed.key, read.value) : []
  return (
    <output className="caution">
      {clashes.map((clash) => (
        <span className="block" key={`${clash.with.title} ${clash.start} ${clash.weeks.join()}`}>
          {sayClashBeside(clash, language)}
        </span>
      ))}
    </output>
  )
}

function CopyField({ typed, onCopy }: BlockFormProps) {
  const words = windowWords[useLanguage()].timetable
  return (
    <Field label={words.copyTo}>
      <select value="" onChange={(event) => onCopy(Number(event.target.value))}>
        <option value="" disabled>
          …
        </option>
        <OtherDays than={typed.block.weekday} />
      </select>
    </Field>
  )
}

function OtherDays({ than }: { than: number }) {
  const language = useLanguage()
  return weekdays
    .filter((weekday) => weekday !== than)
    .map((weekday) => (
      <option key={weekday} value={weekday}>
        {weekdayName(weekday, language, 'long')}
      </option>
    ))
}

function Others({ typed, others, onOther }: BlockFormProps) {
  const words = windowWords[useLanguage()].timetable
  if (typed.key === null && others.length === 0) return null
  return (
    <div className="row wrap gap-6 quiet small">
      {others.length === 0 ? null : <span>{words.also}</span>}
      {others.map(({ key, block }) => (
        <Button key={key} look="quiet" onClick={() => onOther(key)}>
          {block.title}
        </Button>
      ))}
      {typed.key === null ? null : (
        <Button look="quiet" onClick={() => onOther(null)}>
          {words.addHere}
        </Button>
      )}
    </div>
  )
}
