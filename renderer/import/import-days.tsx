// Days off and make-up days: asked, never assumed. A make-up day may follow any weekday of any week.
import { windowWords, type WindowWords } from '../../shared/i18n/window-words.ts'
import { useRef, useState } from 'react'
import { addDays, weekdayOf } from '../../shared/schedule/calendar.ts'
import type { CalendarOverride, Term } from '../../shared/schedule/term.ts'
import type { ImportAnswers } from '../../shared/timetable/import-answers.ts'
import type { ImportQuestion } from '../../shared/timetable/import-reading.ts'
import { sayDate } from '../../shared/time/say/say-date.ts'
import { weekdayName } from '../../shared/time/say/weekday-name.ts'
import { Button, IconButton } from '../kit/button.tsx'
import { Tick } from '../kit/fields.tsx'
import { useFocusBack } from '../kit/focus.ts'
import { useLanguage } from '../words/words.ts'
import { DayFields } from './day-fields.tsx'
import styles from './import.module.css'

type DaysProps = {
  question: Extract<ImportQuestion, { kind: 'days' }>
  term: Term
  onAnswer: (change: ImportAnswers) => void
}

export function ImportDays({ question: { value, offers }, term, onAnswer }: DaysProps) {
  const language = useLanguage()
  const words = windowWords[language].importStep
  const [isAdding, setAdding] = useState(false)
  const details = useRef<HTMLDetailsElement>(null)
  useFocusBack(details, isAdding, '[data-add-day]')
  const offered = new Set(offers.map(({ date }) => date))
  const keep = (overrides: CalendarOverride[]) =>
    onAnswer({ overrides: overrides.toSorted((a, b) => (a.date < b.date ? -1 : 1)) })
  const without = (date: string) => value.filter((one) => one.date !== date)
  const others = value.filter((one) => !(one.kind === 'off' && offered.has(one.date)))
  return (
    <details ref={details}>
      <summary className="pad-y-2">
        {words.days}
        {value.length === 0 ? '' : ` (${value.length})`}
      </summary>
      <p className={styles.importQuestionsHint}>{words.daysHint}</p>
      <ul className={`stack ${styles.dayList}`}>
        {offers.map(({ date, holiday }) => (
          <li key={date}>
            <Tick
              label={words.dayOff(`${sayDay(date, language)} ${words.holidays[holiday]}`)}
              value={value.some((one) => one.date === date && one.kind === 'off')}
              onChange={(isOff) => keep([...without(date), ...offOn(date, isOff)])}
            />
          </li>
        ))}
        {others.map((one) => (
          <SaidDay key={one.date} override={one} onRemove={() => keep(without(one.date))} />
        ))}
      </ul>
      {isAdding ? (
        <DayFields
          first={term.firstMonday}
          last={addDays(term.firstMonday, term.weeks * 7 - 1)}
          taken={value.map(({ date }) => date)}
          onAdd={(overrides) => {
            keep([...value, ...overrides])
            setAdding(false)
          }}
        />
      ) : (
        <Button data-add-day="" onClick={() => setAdding(true)}>
          {words.addDay}
        </Button>
      )}
    </details>
  )
}

function offOn(date: string, isOff: boolean): CalendarOverride[] {
  return isOff ? [{ kind: 'off', date }] : []
}

function SaidDay({ override, onRemove }: { override: CalendarOverride; onRemove: () => void }) {
  const language = useLanguage()
  const words = windowWords[language].importStep
  const line = sayOverride(override, language, words)
  return (
    <li>
      <span>{line}</span>
      <IconButton icon="close" name={words.remove(line)} onClick={onRemove} />
    </li>
  )
}

type Language = ReturnType<typeof useLanguage>

function sayDay(date: string, language: Language): string {
  return sayDate(date, weekdayOf(date), language)
}

function sayOverride(
  one: CalendarOverride,
  language: Language,
  words: WindowWords['importStep'],
): string {
  const date = sayDay(one.date, language)
  return one.kind === 'off'
    ? words.dayOff(date)
    : words.follows(date, one.week, weekdayName(one.weekday, language, 'long'))
}
