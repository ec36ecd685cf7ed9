// Days off and make-up days: the list of those there are, and the two forms that add one.
import { useState } from 'react'
import { Button } from '../../kit/button.tsx'
import { DialogBody } from '../../kit/dialog.tsx'
import { Form, SelectField, TextField, Tick, bindTo } from '../../kit/fields.tsx'
import { useDesk } from '../../store/use-store.ts'
import { weekdayChoices } from '../../kit/choice.tsx'
import { useWords, useLanguage } from '../../words/words.ts'
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
import type { TermChangeStep } from './term-change.tsx'

type DaysProps = { term: Term; change: TermChangeStep }

export function DaysPart({ term, change }: DaysProps) {
  const words = useWords().termSetup
  return (
    <DialogBody>
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
    </DialogBody>
  )
}

function Day({ override, change }: { override: CalendarOverride; change: TermChangeStep }) {
  const language = useLanguage()
  const words = useWords().termSetup
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

function OffForm({ term, change }: DaysProps) {
  const words = useWords().termSetup
  const { first, last, near } = useFirstDate(term)
  const [from, setFrom] = useState(near)
  const [to, setTo] = useState(near)
  const [freeStudy, setFreeStudy] = useState(false)
  const within = { min: first, max: last }
  return (
    <Form
      className="stack gap-6 pad-top-4"
      onSend={() => change.preview({ kind: 'off', from, to, freeStudy })}
    >
      <h3>{words.addOff}</h3>
      <div className={`flex wrap gap-y-8 gap-x-12 ${styles.row}`}>
        <TextField
          label={words.from}
          type="date"
          required
          // The dialog begins here when it opens on the days.
          data-focus-first=""
          {...within}
          value={from}
          onChange={(date) => {
            setFrom(date)
            if (date > to) setTo(date)
          }}
        />
        <TextField label={words.to} type="date" required {...within} value={to} onChange={setTo} />
        <Button type="submit" disabled={change.isPending}>
          {words.showEffect}
        </Button>
      </div>
      <Tick label={words.freeStudy} value={freeStudy} onChange={setFreeStudy} />
    </Form>
  )
}

function FollowsForm({ term, change }: DaysProps) {
  const language = useLanguage()
  const words = useWords().termSetup
  const { first, last, near } = useFirstDate(term)
  const [date, setDate] = useState(() => nextSaturday(term, near))
  const [cell, setCell] = useState(() => missedDay(term, date))
  const of = bindTo(cell, setCell)
  return (
    <Form
      className="stack gap-6 pad-top-4"
      onSend={() => change.preview({ kind: 'follows', date, ...cell })}
    >
      <h3>{words.addFollows}</h3>
      <p className={styles.hint}>{words.followsHint}</p>
      <div className={`flex wrap gap-y-8 gap-x-12 ${styles.row}`}>
        <TextField
          label={words.date}
          type="date"
          required
          min={first}
          max={last}
          value={date}
          onChange={setDate}
        />
        <SelectField
          label={words.followsWeek}
          choices={Array.from({ length: term.weeks }, (_, index) => ({
            value: index + 1,
            label: words.week(index + 1),
          }))}
          {...of('week')}
        />
        <SelectField
          label={words.followsDay}
          choices={weekdayChoices(language)}
          {...of('weekday')}
        />
        <Button type="submit" disabled={change.isPending}>
          {words.showEffect}
        </Button>
      </div>
    </Form>
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
