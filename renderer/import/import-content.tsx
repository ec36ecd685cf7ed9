// What an import would bring: events, study work, and what was left out.
import { sayLength } from '../../shared/words/schedule/say-length.ts'
import { windowWords } from '../../shared/i18n/window-words.ts'
import type { ImportPreview } from '../../shared/timetable/import-preview.ts'
import { listWords } from '../../shared/text/join-words.ts'
import { useLanguage } from '../words/words.ts'
import styles from './import.module.css'

export function EventList({ preview }: { preview: ImportPreview }) {
  const words = windowWords[useLanguage()].imports
  return (
    <section>
      <h3 className={styles.heading}>{words.events(preview.events.length)}</h3>
      <ul className="ruled-above">
        {preview.events.map((event) => (
          <li
            className="line wrap between ruled-below gap-x-16 pad-y-4"
            key={`${event.title} ${event.weekly}`}
          >
            <span className="narrows breaks">{event.title}</span>
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

export function Summary({
  preview,
  wanted,
}: {
  preview: ImportPreview
  wanted: readonly string[]
}) {
  const words = windowWords[useLanguage()].imports
  const chosen = preview.studies.filter(({ course }) => wanted.includes(course))
  const sessions = chosen.reduce((sum, study) => sum + study.sessions, 0)
  const isNothing = preview.events.length === 0 && preview.studies.length === 0
  // What comes besides says so itself.
  if (isNothing && preview.besides !== '') return null
  return (
    <p aria-live="polite">
      {isNothing ? words.nothing : words.summary(preview.events.length, chosen.length, sessions)}
    </p>
  )
}

type StudyListProps = {
  preview: ImportPreview
  /** The ticked courses, in the order of the list. */
  wanted: readonly string[]
  onChange: (wanted: string[]) => void
}

export function StudyList({ preview: { studies, term }, wanted, onChange }: StudyListProps) {
  const language = useLanguage()
  const words = windowWords[language].imports
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
      <ul className="ruled-above">
        {studies.map((study) => (
          <li className="line wrap between ruled-below gap-x-16 pad-y-4" key={study.course}>
            <label className="line gap-8 narrows">
              <input
                type="checkbox"
                checked={wanted.includes(study.course)}
                onChange={() => toggle(study.course)}
              />
              <span className="narrows breaks">
                {study.course}
                {study.tasks === undefined ? null : (
                  <small className="block">{listWords(study.tasks, language)}</small>
                )}
              </span>
            </label>
            <span className={styles.quiet}>
              {words.study(study.sessions, sayLength(study.periods, term, language))}
            </span>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

export function ProblemList({ problems }: { problems: readonly string[] }) {
  const words = windowWords[useLanguage()].imports
  if (problems.length === 0) return null
  return (
    <details className={`caution small ${styles.problems}`} open={problems.length <= 5}>
      <summary>{words.problems(problems.length)}</summary>
      <ul>
        {[...new Set(problems)].map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </details>
  )
}
