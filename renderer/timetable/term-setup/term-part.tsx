// The term's name and number of weeks; where it begins and whose clock it keeps are shown.
import { windowWords } from '../../../shared/i18n/window-words.ts'
import { useState, type FormEvent } from 'react'
import { Button } from '../../kit/button.tsx'
import form from '../../kit/form.module.css'
import { useDesk } from '../../store/desk-context.ts'
import { useLanguage } from '../../words/words.ts'
import { maxWeeks, type Term } from '../../../shared/schedule/term.ts'
import { sayDate } from '../../../shared/time/say/say-date.ts'
import styles from './term-setup.module.css'
import type { TermChangeStep } from './use-term-change.ts'

export function TermPartFields({ term, change }: { term: Term; change: TermChangeStep }) {
  const desk = useDesk()
  const language = useLanguage()
  const words = windowWords[language].termSetup
  const [name, setName] = useState(term.name)
  const [weeks, setWeeks] = useState(term.weeks)
  const isSame = name.trim() === term.name && weeks === term.weeks
  const submit = (event: FormEvent) => {
    event.preventDefault()
    change.preview({ kind: 'details', name, weeks })
  }
  return (
    <form className="column grow shortens clips" onSubmit={submit}>
      <div className="stack packed gap-14 grow scrolls pad-top-6 pad-x-22 pad-bottom-18">
        <div className="stack gap-14 two-columns">
          <label className={form.field}>
            <span>{words.name}</span>
            <input
              required
              data-focus-first=""
              maxLength={80}
              pattern=".*\S.*"
              autoComplete="off"
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          </label>
          <label className={form.field}>
            <span>{words.weeks}</span>
            <input
              type="number"
              required
              min={1}
              max={maxWeeks}
              value={Number.isNaN(weeks) ? '' : weeks}
              onChange={(event) => setWeeks(event.target.valueAsNumber)}
            />
          </label>
        </div>
        <Facts term={term} />
        <span>
          <Button onClick={() => desk.frame.set({ dialog: { kind: 'timetable' } })}>
            {words.timetable}
          </Button>
        </span>
      </div>
      <div className="row wrap at-end gap-8 ruled-above pad-top-12 pad-x-22 pad-bottom-16">
        <Button type="submit" look="primary" disabled={isSame || change.isPending}>
          {words.showEffect}
        </Button>
      </div>
    </form>
  )
}

function Facts({ term }: { term: Term }) {
  const language = useLanguage()
  const words = windowWords[language].termSetup
  return (
    <dl className={`stack auto-rest gap-y-6 gap-x-16 ${styles.facts}`}>
      <dt className="quiet small">{words.firstMonday}</dt>
      <dd>
        {sayDate(term.firstMonday, 1, language)} {term.firstMonday.slice(0, 4)}
      </dd>
      <dt className="quiet small">{words.zone}</dt>
      <dd>
        {term.zone}
        <small className="block">{words.zoneHint}</small>
      </dd>
    </dl>
  )
}
