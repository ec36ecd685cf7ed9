// Days off and make-up days: the list of those there are, and the two forms that add one.
import { windowWords } from '../../../shared/i18n/window-words.ts'
import { useState, type FormEvent } from 'react'
import { Button } from '../../kit/button.tsx'
import form from '../../kit/form.module.css'
import { useDesk } from '../../store/desk-context.ts'
import { weekdays } from '../timetable-grid.tsx'
import { useLanguage } from '../../words/words.ts'
import {
  addDays,
  datesFollowing,
  daysBetween,
  weekdayOf,
} from '../../../shared/schedule/calendar.ts'
import type { CalendarOverride, Term } from '../../../shared/schedule/term.ts'
import { sayDate } from '../../../shared/time/say/say-date.ts'
import { weekdayName } from '../../../shared/time/say/weekday-name.ts'
import styles from './term-setup.module.css'
import type { TermChangeStep } from './use-term-change.ts'

type DaysProps = { term: Term; change: TermChangeStep }

export function DaysPart({ term, change }: DaysProps) {
  const words = windowWords[useLanguage()].termSetup
  return (
    <div className="stack packed gap-14 grow scrolls pad-top-6 pad-x-22 pad-bottom-18">
      {term.overrides.length === 0 ? (
        <p className={styles.hint}>{words.noDays}</p>
      ) : (
        <ul className={styles.days} aria-label={words.days}>
          {term.overrides.map((override) => (
            <Day key={override.date} override={override} change={change} />
          ))}
        </ul>
      )}
      <OffForm term={term} change={change} />
      <FollowsForm term={term} change={change} />
    </div>
  )
}

function Day({ override, change }: { override: CalendarOverride; change: TermChangeStep }) {
  const language = useLanguage()
  const words = windowWords[language].termSetup
  const date = sayDate(override.date, weekdayOf(override.date), language)
  return (
    <li>
      <span>{date}</span>
      <span className={styles.hint}>
        {override.kind === 'off'
          ? words.off
          : words.follows(weekdayName(override.weekday, language, 'long'), override.week)}
      </span>
      <Button
        look="quiet"
        aria-label={words.asUsualOn(date)}
        disabled={change.isPending}
        onClick={() => change.preview({ kind: 'work', from: override.date, to: override.date })}
      >
        {words.asUsual}
      </Button>
    </li>
  )
}

/** Today where it lies in the term, else the day of the term that is nearest. */
function useFirstDate(term: Term): { first: string; last: string; near: string } {
  const { date } = useDesk().week.view.get().clock
  const last = addDays(term.firstMonday, term.weeks * 7 - 1)
  const near = date < term.firstMonday ? term.firstMonday : date > last ? last : date
  return { first: term.firstMonday, last, near }
}

type DateFieldProps = {
  label: string
  value: string
  term: Term
  /** Takes the focus when the dialog opens on it. */
  isFirst?: boolean
  onChange: (date: string) => void
}

function DateField({ label, value, term, isFirst = false, onChange }: DateFieldProps) {
  const { first, last } = useFirstDate(term)
  return (
    <label className={form.field}>
      <span>{label}</span>
      <input
        type="date"
        required
        data-focus-first={isFirst ? '' : undefined}
        min={first}
        max={last}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  )
}

function OffForm({ term, change }: DaysProps) {
  const words = windowWords[useLanguage()].termSetup
  const { near } = useFirstDate(term)
  const [from, setFrom] = useState(near)
  const [to, setTo] = useState(near)
  const [freeStudy, setFreeStudy] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    change.preview({ kind: 'off', from, to, freeStudy })
  }
  return (
    <form className="stack gap-6 pad-top-4" onSubmit={submit}>
      <h3>{words.addOff}</h3>
      <div className={`flex wrap gap-y-8 gap-x-12 ${styles.row}`}>
        <DateField
          label={words.from}
          value={from}
          term={term}
          isFirst
          onChange={(date) => {
            setFrom(date)
            if (date > to) setTo(date)
          }}
        />
        <DateField label={words.to} value={to} term={term} onChange={setTo} />
        <Button type="submit" disabled={change.isPending}>
          {words.showEffect}
        </Button>
      </div>
      <label className="line gap-8">
        <input
          type="checkbox"
          checked={freeStudy}
          onChange={(event) => setFreeStudy(event.target.checked)}
        />
        <span>{words.freeStudy}</span>
      </label>
    </form>
  )
}

function FollowsForm({ term, change }: DaysProps) {
  const language = useLanguage()
  const words = windowWords[language].termSetup
  const { near } = useFirstDate(term)
  const [date, setDate] = useState(() => nextSaturday(term, near))
  const [{ week, weekday }, setCell] = useState(() => missedDay(term, date))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    change.preview({ kind: 'follows', date, week, weekday })
  }
  return (
    <form className="stack gap-6 pad-top-4" onSubmit={submit}>
      <h3>{words.addFollows}</h3>
      <p className={styles.hint}>{words.followsHint}</p>
      <div className={`flex wrap gap-y-8 gap-x-12 ${styles.row}`}>
        <DateField label={words.date} value={date} term={term} onChange={setDate} />
        <label className={form.field}>
          <span>{words.followsWeek}</span>
          <select
            value={week}
            onChange={(event) => setCell({ week: Number(event.target.value), weekday })}
          >
            {Array.from({ length: term.weeks }, (_, index) => index + 1).map((number) => (
              <option key={number} value={number}>
                {words.week(number)}
              </option>
            ))}
          </select>
        </label>
        <label className={form.field}>
          <span>{words.followsDay}</span>
          <select
            value={weekday}
            onChange={(event) => setCell({ week, weekday: Number(event.target.value) })}
          >
            {weekdays.map((number) => (
              <option key={number} value={number}>
                {weekdayName(number, language, 'long')}
              </option>
            ))}
          </select>
        </label>
        <Button type="submit" disabled={change.isPending}>
          {words.showEffect}
        </Button>
      </div>
    </form>
  )
}

function nextSaturday(term: Term, date: string): string {
  const saturday = addDays(date, 6 - Math.min(6, weekdayOf(date)))
  return saturday < addDays(term.firstMonday, term.weeks * 7) ? saturday : date
}

/** The first day off that no other day makes up for yet, else a Monday of that week: what a make-up day mostly follows. */
function missedDay(term: Term, date: string): { week: number; weekday: number } {
  const cellOf = (day: string) => {
    const index = daysBetween(term.firstMonday, day)
    return { week: Math.floor(index / 7) + 1, weekday: (index % 7) + 1 }
  }
  const missed = term.overrides
    .filter(({ kind }) => kind === 'off')
    .map((override) => cellOf(override.date))
    .find(({ weekday, week }) => weekday <= 5 && datesFollowing(term, week, weekday).length === 0)
  return missed ?? { week: cellOf(date).week, weekday: 1 }
}
