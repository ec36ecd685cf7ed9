// Days off in a row, or one make-up day, typed in.
import { windowWords } from '../../shared/i18n/window-words.ts'
import { useEffect, useRef, useState } from 'react'
import { addDays, daysBetween } from '../../shared/schedule/calendar.ts'
import { isoDateSchema, maxWeeks, type CalendarOverride } from '../../shared/schedule/term.ts'
import { weekdayName } from '../../shared/time/say/weekday-name.ts'
import { Button } from '../kit/button.tsx'
import form from '../kit/form.module.css'
import { useLanguage } from '../words/words.ts'
import styles from './import.module.css'

type DayFieldsProps = {
  /** Dates of the term's first and last day. */
  first: string
  last: string
  taken: readonly string[]
  onAdd: (overrides: CalendarOverride[]) => void
}

/** `until` is the last of several days off, or empty; `week` and `weekday` name the day whose classes are held. */
type DayDraft = {
  date: string
  until: string
  kind: 'off' | 'follows'
  week: number
  weekday: number
}

const emptyDraft: DayDraft = { date: '', until: '', kind: 'off', week: 1, weekday: 1 }

export function DayFields({ first, last, taken, onAdd }: DayFieldsProps) {
  const words = windowWords[useLanguage()].importStep
  const [draft, setDraft] = useState<DayDraft>(emptyDraft)
  const dateField = useRef<HTMLInputElement>(null)
  useEffect(() => dateField.current?.focus(), [])
  const { date, until, kind, week, weekday } = draft
  const isDate = isoDateSchema.safeParse(date).success
  const isFree = isDate && date >= first && date <= last && !taken.includes(date)
  const isRun = until === '' || (isoDateSchema.safeParse(until).success && until <= last)
  const isWhole =
    isFree &&
    (kind === 'off' ? isRun && (until === '' || until >= date) : week >= 1 && week <= maxWeeks)
  const takeDate = (text: string) => {
    const isReal = isoDateSchema.safeParse(text).success
    setDraft({ ...draft, date: text, ...(isReal ? { week: weekOf(first, text) } : {}) })
  }
  return (
    <div className={`flex wrap gap-y-8 gap-x-12 ${styles.dayFields}`}>
      <label className={form.field}>
        <span>{words.date}</span>
        <input
          ref={dateField}
          type="date"
          min={first}
          max={last}
          value={date}
          onChange={(event) => takeDate(event.target.value)}
        />
      </label>
      <label className={form.field}>
        <span>{words.what}</span>
        <select
          value={kind}
          onChange={(event) =>
            setDraft({ ...draft, kind: event.target.value === 'off' ? 'off' : 'follows' })
          }
        >
          <option value="off">{words.off}</option>
          <option value="follows">{words.makeUp}</option>
        </select>
      </label>
      {kind === 'follows' ? (
        <FollowedDay draft={draft} onChange={setDraft} />
      ) : (
        <LastDay draft={draft} first={first} last={last} onChange={setDraft} />
      )}
      <Button
        disabled={!isWhole}
        onClick={() =>
          onAdd(kind === 'off' ? daysOff(draft, taken) : [{ kind: 'follows', date, week, weekday }])
        }
      >
        {words.add}
      </Button>
      <output className="caution">{isDate && !isFree ? words.dayProblem : ''}</output>
    </div>
  )
}

/** Each day of the run that is not in the list yet. */
function daysOff({ date, until }: DayDraft, taken: readonly string[]): CalendarOverride[] {
  const count = until === '' ? 1 : daysBetween(date, until) + 1
  return Array.from({ length: count }, (_, index) => addDays(date, index))
    .filter((each) => !taken.includes(each))
    .map((each) => ({ kind: 'off', date: each }))
}

/** A make-up day mostly follows a day of its own week or of the next. */
function weekOf(first: string, date: string): number {
  return Math.min(maxWeeks, Math.max(1, Math.floor(daysBetween(first, date) / 7) + 1))
}

type LastDayProps = {
  draft: DayDraft
  first: string
  last: string
  onChange: (draft: DayDraft) => void
}

function LastDay({ draft, first, last, onChange }: LastDayProps) {
  const words = windowWords[useLanguage()].importStep
  return (
    <label className={form.field}>
      <span>{words.until}</span>
      <input
        type="date"
        min={draft.date === '' ? first : draft.date}
        max={last}
        value={draft.until}
        onChange={(event) => onChange({ ...draft, until: event.target.value })}
      />
    </label>
  )
}

type FollowedProps = { draft: DayDraft; onChange: (draft: DayDraft) => void }

function FollowedDay({ draft, onChange }: FollowedProps) {
  const language = useLanguage()
  const words = windowWords[language].importStep
  return (
    <>
      <label className={form.field}>
        <span>{words.week}</span>
        <input
          type="number"
          min={1}
          max={maxWeeks}
          value={Number.isNaN(draft.week) ? '' : draft.week}
          onChange={(event) => onChange({ ...draft, week: event.target.valueAsNumber })}
        />
      </label>
      <label className={form.field}>
        <span>{words.weekday}</span>
        <select
          value={draft.weekday}
          onChange={(event) => onChange({ ...draft, weekday: Number(event.target.value) })}
        >
          {[1, 2, 3, 4, 5, 6, 7].map((day) => (
            <option key={day} value={day}>
              {weekdayName(day, language, 'long')}
            </option>
          ))}
        </select>
      </label>
    </>
  )
}
