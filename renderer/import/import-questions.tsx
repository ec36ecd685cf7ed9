// What the timetable does not say, asked with a guess filled in.
import { windowWords } from '../../shared/i18n/window-words.ts'
import { mondayOf } from '../../shared/schedule/calendar.ts'
import { isoDateSchema, maxWeeks } from '../../shared/schedule/term.ts'
import { assertNever } from '../../shared/assert-never.ts'
import type { ImportPreview } from '../../shared/timetable/import-preview.ts'
import type { DateOrder, ImportAnswers } from '../../shared/timetable/import-answers.ts'
import type { ImportQuestion } from '../../shared/timetable/import-reading.ts'
import { sayDate } from '../../shared/time/say/say-date.ts'
import { Choices } from '../kit/choice.tsx'
import { Field, TextInput } from '../kit/fields.tsx'
import { useLanguage } from '../words/words.ts'
import { ImportDays } from './import-days.tsx'
import { PeriodsQuestion } from './periods-question.tsx'
import type { ImportWork } from './use-import.ts'
import { useState, type ComponentProps } from 'react'
import styles from './import.module.css'

type QuestionsProps = { preview: ImportPreview; work: ImportWork }

export function ImportQuestions({ preview, work }: QuestionsProps) {
  const words = windowWords[useLanguage()].importStep
  const questions = preview.reading.questions.map((one) => withAnswer(one, work.answers))
  const days = questions.find((question) => question.kind === 'days')
  const others = questions.filter((question) => question.kind !== 'days')
  const answer = (change: ImportAnswers) => work.answer({ ...work.answers, ...change })
  return (
    <>
      {others.length === 0 ? null : (
        <section
          className={`framed stack at-top pad-top-12 pad-x-14 pad-bottom-14 ${styles.questions}`}
          aria-label={words.questions}
        >
          <h3 className={`same-size ${styles.importQuestionsHeading}`}>{words.questions}</h3>
          <p className={styles.importQuestionsHint}>{words.questionsHint}</p>
          {others.map((question) => (
            <Question key={question.kind} question={question} onAnswer={answer} />
          ))}
        </section>
      )}
      {days === undefined ? null : (
        <ImportDays question={days} term={preview.term} onAnswer={answer} />
      )}
    </>
  )
}

/** What was just answered stands at once; its preview follows. */
function withAnswer(question: ImportQuestion, answers: ImportAnswers): ImportQuestion {
  const { began, weeks, periods, dateOrder, overrides } = answers
  switch (question.kind) {
    case 'began':
      return began === undefined ? question : { ...question, value: began, isGuess: false }
    case 'weeks':
      return weeks === undefined ? question : { ...question, value: weeks, isGuess: false }
    case 'periods':
      return periods === undefined ? question : { ...question, value: periods, isGuess: false }
    case 'date-order':
      return dateOrder === undefined ? question : { ...question, value: dateOrder, isGuess: false }
    case 'days':
      return overrides === undefined ? question : { ...question, value: overrides }
    default:
      return assertNever(question)
  }
}

type OneProps = {
  question: Exclude<ImportQuestion, { kind: 'days' }>
  onAnswer: (change: ImportAnswers) => void
}

function Question({ question, onAnswer }: OneProps) {
  const language = useLanguage()
  const words = windowWords[language].importStep
  const guess = question.isGuess ? (
    <em className={`caution unbroken pad-x-6 framed ${styles.guess}`}>{words.guess}</em>
  ) : null
  const guessed = (name: string) => (
    <>
      {name} {guess}
    </>
  )
  switch (question.kind) {
    case 'began':
      return (
        <Field
          label={guessed(words.began)}
          hint={words.beganHint(sayDate(mondayOf(question.value), 1, language))}
        >
          <DraftInput
            type="date"
            data-focus-first={question.isGuess ? '' : undefined}
            value={question.value}
            isWhole={(value) => isoDateSchema.safeParse(value).success}
            onCommit={(began) => onAnswer({ began })}
          />
        </Field>
      )
    case 'weeks':
      return (
        <Field label={guessed(words.weeks)} hint={words.weeksHint(maxWeeks)}>
          <DraftInput
            type="number"
            min={1}
            max={maxWeeks}
            value={String(question.value)}
            isWhole={(value) => Number.isInteger(Number(value)) && Number(value) >= 1}
            // Of a longer term as much as there can be, and not the first digit of its weeks.
            onCommit={(weeks) => onAnswer({ weeks: Math.min(Number(weeks), maxWeeks) })}
          />
        </Field>
      )
    case 'periods':
      return <PeriodsQuestion question={question} guess={guess} onAnswer={onAnswer} />
    case 'date-order':
      return (
        <Choices<DateOrder>
          legend={words.dateOrder(question.example)}
          name="date-order"
          value={question.value}
          choices={[
            { value: 'day-first', label: words.dayFirst },
            { value: 'month-first', label: words.monthFirst },
          ]}
          onChange={(dateOrder) => onAnswer({ dateOrder })}
        />
      )
    default:
      return assertNever(question)
  }
}

type DraftInputProps = Omit<ComponentProps<typeof TextInput>, 'value' | 'onChange'> & {
  value: string
  isWhole: (value: string) => boolean
  onCommit: (value: string) => void
}

/** A field that hands on only what is whole: half a date is no answer. */
function DraftInput({ value, isWhole, onCommit, ...rest }: DraftInputProps) {
  const [draft, setDraft] = useState<string | null>(null)
  return (
    <TextInput
      {...rest}
      required
      value={draft ?? value}
      onChange={(typed) => {
        setDraft(typed)
        if (isWhole(typed)) onCommit(typed)
      }}
      // What was left half typed gives way to what is there.
      onBlur={() => setDraft(null)}
    />
  )
}
