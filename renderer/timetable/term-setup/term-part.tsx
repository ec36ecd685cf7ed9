// The term's name and number of weeks; where it begins and whose clock it keeps are shown.
import { windowWords } from '../../../shared/i18n/window-words.ts'
import { useState } from 'react'
import { Button } from '../../kit/button.tsx'
import { DialogBody, DialogFoot } from '../../kit/dialog.tsx'
import { Form, NumberField, TextField } from '../../kit/fields.tsx'
import { bindTo } from '../../kit/bind-to.ts'
import { useDesk } from '../../store/use-store.ts'
import { useLanguage } from '../../words/words.ts'
import { maxWeeks, typedTitleSchema, type Term } from '../../../shared/schedule/term.ts'
import { sayDate } from '../../../shared/time/say/say-date.ts'
import styles from './term-setup.module.css'
import type { TermChangeStep } from './use-term-change.ts'

export function TermPartFields({ term, change }: { term: Term; change: TermChangeStep }) {
  const desk = useDesk()
  const language = useLanguage()
  const words = windowWords[language].termSetup
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
