// What a file would bring, before anything is written.
import { useState } from 'react'
import type { ImportPreview } from '../../shared/ipc.ts'
import { weekdayOf } from '../../shared/schedule/calendar.ts'
import { sayDate } from '../../shared/words/say-date.ts'
import { Button } from '../controls/button.tsx'
import { Dialog } from '../controls/dialog.tsx'
import form from '../controls/form.module.css'
import { usePending } from '../controls/use-pending.ts'
import { ask, tell } from '../store/actions.ts'
import { useDesk } from '../store/desk-context.ts'
import type { Desk } from '../store/desk.ts'
import { showView } from '../store/receive-push.ts'
import { importWords } from '../words/dialog-words.ts'
import { useLanguage } from '../words/words.ts'
import styles from './import-dialog.module.css'

export function ImportDialog({
  preview,
  onClose,
}: {
  preview: ImportPreview
  onClose: () => void
}) {
  const desk = useDesk()
  const language = useLanguage()
  const words = importWords[language]
  const [isPending, run] = usePending()
  const [wanted, setWanted] = useState(() => preview.studies.map(({ course }) => course))
  const { term, createsTerm, events, alreadyThere } = preview
  const begins = sayDate(term.firstMonday, weekdayOf(term.firstMonday), language)
  return (
    <Dialog title={words.title} onClose={onClose}>
      <div className={form.form}>
        <div className={form.fields}>
          <p className={styles.source}>
            <b>{createsTerm ? words.newTerm(term.name, term.weeks) : words.sameTerm(term.name)}</b>
            <span>
              {createsTerm ? `${words.termFrom(begins)} · ` : ''}
              {preview.fileName}
            </span>
          </p>
          <Summary preview={preview} wanted={wanted} />
          <StudyList preview={preview} wanted={wanted} onChange={setWanted} />
          {events.length === 0 ? null : <EventList preview={preview} />}
          {alreadyThere > 0 ? (
            <p className={styles.quiet}>{words.alreadyThere(alreadyThere)}</p>
          ) : null}
          <ProblemList problems={preview.problems} />
        </div>
        <div className={form.foot}>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button
            look="primary"
            data-focus-first=""
            disabled={isPending || events.length === 0}
            onClick={() => run(applyImport(desk, preview, wanted, onClose))}
          >
            {words.accept}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

function EventList({ preview }: { preview: ImportPreview }) {
  const words = importWords[useLanguage()]
  return (
    <section>
      <h3 className={styles.heading}>{words.events(preview.events.length)}</h3>
      <ul className={styles.list}>
        {preview.events.map((event) => (
          <li key={`${event.title} ${event.weekly}`}>
            <span className={styles.name}>{event.title}</span>
            <span className={styles.quiet}>
              {[words.kinds[event.kind], event.weekly, words.meetings(event.meetings)]
                .filter((part) => part !== '')
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Summary({ preview, wanted }: { preview: ImportPreview; wanted: readonly string[] }) {
  const words = importWords[useLanguage()]
  const chosen = preview.studies.filter(({ course }) => wanted.includes(course))
  const sessions = chosen.reduce((sum, study) => sum + study.sessions, 0)
  return (
    <p aria-live="polite">
      {preview.events.length === 0
        ? words.nothing
        : words.summary(preview.events.length, chosen.length, sessions)}
    </p>
  )
}

type StudyListProps = {
  preview: ImportPreview
  /** The ticked courses, in the order of the list. */
  wanted: readonly string[]
  onChange: (wanted: string[]) => void
}

function StudyList({ preview: { studies }, wanted, onChange }: StudyListProps) {
  const words = importWords[useLanguage()]
  if (studies.length === 0) return null
  const toggle = (toggled: string) =>
    onChange(
      studies
        .map(({ course }) => course)
        .filter((course) => wanted.includes(course) !== (course === toggled)),
    )
  return (
    <fieldset>
      <legend className={styles.heading}>{words.studies}</legend>
      <ul className={styles.list}>
        {studies.map((study) => (
          <li key={study.course}>
            <label className={styles.tick}>
              <input
                type="checkbox"
                checked={wanted.includes(study.course)}
                onChange={() => toggle(study.course)}
              />
              <span className={styles.name}>{study.course}</span>
            </label>
            <span className={styles.quiet}>{words.study(study.sessions, study.periods)}</span>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

function ProblemList({ problems }: { problems: readonly string[] }) {
  const words = importWords[useLanguage()]
  if (problems.length === 0) return null
  return (
    <details className={styles.problems} open={problems.length <= 5}>
      <summary>{words.problems(problems.length)}</summary>
      <ul>
        {[...new Set(problems)].map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </details>
  )
}

async function applyImport(
  desk: Desk,
  { previewId }: ImportPreview,
  courses: string[],
  onClose: () => void,
): Promise<void> {
  const applied = await ask(desk, 'apply-import', { previewId, courses })
  if (applied === null) return
  showView(desk, applied.view)
  const words = importWords[desk.settings.get().language]
  tell(desk, 'done', words.done(applied.events, applied.studies))
  onClose()
}
