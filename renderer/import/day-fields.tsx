// Days off in a row, or one make-up day, typed in.
import { windowWords } from '../../shared/i18n/window-words.ts'
import { useState } from 'react'
import { addDays, daysBetween } from '../../shared/schedule/calendar.ts'
import { isoDateSchema, maxWeeks, type CalendarOverride } from '../../shared/schedule/term.ts'
import { Button } from '../kit/button.tsx'
import { NumberField, SelectField, TextField, bindTo } from '../kit/fields.tsx'
import { takeFocus } from '../kit/focus.ts'
import { weekdayChoices } from '../kit/choice.tsx'
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
  const language = useLanguage()
  const words = windowWords[language].importStep
  const [draft, setDraft] = useState<DayDraft>(emptyDraft)
  const of = bindTo(draft, setDraft)
  const { date, kind } = draft
  const isDate = isoDateSchema.safeParse(date).success
  const isFree = isDate && date >= first && date <= last && !taken.includes(date)
  const isWhole = isFree && isWholeDraft(draft, last)
  const takeDate = (text: string) => {
    const isReal = isoDateSchema.safeParse(text).success
    setDraft({ ...draft, date: text, ...(isReal ? { week: weekOf(first, text) } : {}) })
  }
  return (
    <div className={`flex wrap gap-y-8 gap-x-12 ${styles.dayFields}`}>
      <TextField
        label={words.date}
        ref={takeFocus}
        type="date"
        min={first}
        max={last}
        value={date}
        onChange={takeDate}
      />
      <SelectField
        label={words.what}
        choices={[
          { value: 'off', label: words.off },
          { value: 'follows', label: words.makeUp },
        ]}
        {...of('kind')}
      />
      {kind === 'follows' ? (
        <>
          <NumberField label={words.week} min={1} max={maxWeeks} {...of('week')} />
          <SelectField
            label={words.weekday}
            choices={weekdayChoices(language)}
            {...of('weekday')}
          />
        </>
      ) : (
        <TextField
          label={words.until}
          type="date"
          min={date === '' ? first : date}
          max={last}
          {...of('until')}
        />
      )}
      <Button disabled={!isWhole} onClick={() => onAdd(daysOf(draft, taken))}>
        {words.add}
      </Button>
      <output className="caution">{isDate && !isFree ? words.dayProblem : ''}</output>
    </div>
  )
}

function isWholeDraft({ date, until, kind, week }: DayDraft, last: string): boolean {
  if (kind === 'follows') return week >= 1 && week <= maxWeeks
  return until === '' || (isoDateSchema.safeParse(until).success && until <= last && until >= date)
}

/** The make-up day, or each day of the run that is not in the list yet. */
function daysOf(draft: DayDraft, taken: readonly string[]): CalendarOverride[] {
  const { date, until, kind, week, weekday } = draft
  if (kind === 'follows') return [{ kind, date, week, weekday }]
  const count = until === '' ? 1 : daysBetween(date, until) + 1
  return Array.from({ length: count }, (_, index) => addDays(date, index))
    .filter((each) => !taken.includes(each))
    .map((each) => ({ kind: 'off', date: each }))
}

/** A make-up day mostly follows a day of its own week or of the next. */
function weekOf(first: string, date: string): number {
  return Math.min(maxWeeks, Math.max(1, Math.floor(daysBetween(first, date) / 7) + 1))
}
