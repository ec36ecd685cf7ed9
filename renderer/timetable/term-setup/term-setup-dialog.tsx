// The term's own dialog: three parts, each with its effect shown before anything is written.
import { useRef, useState } from 'react'
import { assertNever } from '../../../shared/assert-never.ts'
import { grammar } from '../../../shared/i18n/grammar.ts'
import { type Term, maxWeeks, typedTitleSchema } from '../../../shared/schedule/term.ts'
import { sayDate } from '../../../shared/time/say/say-date.ts'
import { bindTo, Form, NumberField, TextField } from '../../kit/fields.tsx'
import { Button } from '../../kit/button.tsx'
import { Dialog, DialogBody, DialogFoot } from '../../kit/dialog.tsx'
import { useFocusBack } from '../../kit/focus.ts'
import { termParts, type TermPart } from '../../store/desk.ts'
import { useDesk, useStore } from '../../store/use-store.ts'
import { useWords, useLanguage } from '../../words/words.ts'
import { DaysPart } from './days-part.tsx'
import { EffectStep, useTermChange, type TermChangeStep } from './term-change.tsx'
import { PeriodsPart } from './periods-part.tsx'
import styles from './term-setup.module.css'

export function TermSetupDialog({ part: first, onClose }: { part: TermPart; onClose: () => void }) {
  const desk = useDesk()
  const words = useWords().termSetup
  const [part, setPart] = useState(first)
  const [changes, setChanges] = useState(0)
  const term = useStore(desk.week.view, (view) => view.term)
  // The dialog stays open: days off come one after the other.
  const change = useTermChange(() => setChanges(changes + 1))
  const stage = useRef<HTMLDivElement>(null)
  useFocusBack(stage, change.shown !== null, '[aria-pressed="true"]')
  if (term === null) return null
  return (
    <Dialog title={words.title} isWide onClose={onClose}>
      <div
        ref={stage}
        className={`column grow shortens clips ${styles.stage}`}
        hidden={change.shown !== null}
      >
        <div className={`flex wrap gap-2 fixed ruled-below pad-x-18 ${styles.parts}`}>
          {termParts.map((one) => (
            <Button
              key={one}
              look={one === part ? 'plain' : 'quiet'}
              aria-pressed={one === part}
              onClick={() => setPart(one)}
            >
              {words.parts[one]}
            </Button>
          ))}
        </div>
        <Part key={`${part} ${changes}`} part={part} term={term} change={change} />
        <output className={styles.problem}>{change.problem}</output>
      </div>
      <EffectStep change={change} />
    </Dialog>
  )
}

function Part({ part, term, change }: { part: TermPart; term: Term; change: TermChangeStep }) {
  switch (part) {
    case 'term':
      return <TermPartFields term={term} change={change} />
    case 'periods':
      return <PeriodsPart term={term} change={change} />
    case 'days':
      return <DaysPart term={term} change={change} />
    default:
      return assertNever(part)
  }
}

/** The term's name and number of weeks; where it begins and whose clock it keeps are shown. */
function TermPartFields({ term, change }: { term: Term; change: TermChangeStep }) {
  const desk = useDesk()
  const words = useWords().termSetup
  const [draft, setDraft] = useState({ name: term.name, weeks: term.weeks })
  const of = bindTo(draft, setDraft)
  const isSame = draft.name.trim() === term.name && draft.weeks === term.weeks
  return (
    <Form
      className="column grow shortens clips"
      onSend={() => change.preview({ kind: 'details', ...draft })}
    >
      <DialogBody>
        <div className="stack gap-14 two-columns">
          <TextField
            label={words.name}
            data-focus-first=""
            {...of('name')}
            schema={typedTitleSchema}
          />
          <NumberField label={words.weeks} required min={1} max={maxWeeks} {...of('weeks')} />
        </div>
        <Facts term={term} />
        <span>
          <Button onClick={() => desk.frame.set({ dialog: { kind: 'timetable' } })}>
            {words.timetable}
          </Button>
        </span>
      </DialogBody>
      <DialogFoot>
        <Button type="submit" look="primary" disabled={isSame || change.isPending}>
          {words.showEffect}
        </Button>
      </DialogFoot>
    </Form>
  )
}

function Facts({ term }: { term: Term }) {
  const language = useLanguage()
  const words = useWords().termSetup
  return (
    <dl className={`stack auto-rest gap-y-8 gap-x-14 ${styles.facts}`}>
      <dt className="quiet small">{words.firstMonday}</dt>
      <dd>
        {grammar[language].calendarDates.withYear(
          sayDate(term.firstMonday, 1, language),
          term.firstMonday.slice(0, 4),
        )}
      </dd>
      <dt className="quiet small">{words.zone}</dt>
      <dd>
        {term.zone}
        <small className="block">{words.zoneHint}</small>
      </dd>
    </dl>
  )
}
