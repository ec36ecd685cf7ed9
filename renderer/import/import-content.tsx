// What an import would bring: each entry with what it becomes, study work, and what was left out.
import { sayLength } from '../../shared/words/schedule/say-length.ts'
import { windowWords } from '../../shared/i18n/window-words.ts'
import type { ImportPreview } from '../../shared/timetable/import-preview.ts'
import { type FoundLine, joinSaidKinds, type LineKind } from '../../shared/timetable/line-kinds.ts'
import { listWords } from '../../shared/text/join-words.ts'
import { useState } from 'react'
import { Button } from '../kit/button.tsx'
import { Select } from '../kit/fields.tsx'
import { useLanguage } from '../words/words.ts'
import type { ImportWork } from './use-import.ts'
import styles from './import.module.css'

/** What each entry becomes, to be said otherwise; of a feed that was known the changes stand first. */
export function EntryList({ preview, work }: { preview: ImportPreview; work: ImportWork }) {
  const words = windowWords[useLanguage()].imports
  const { events, lines, changes } = preview
  if (lines.length === 0) return events.length === 0 ? null : <EventList preview={preview} />
  const seen = new Map<string, number>()
  const list = (
    <ul className="ruled-above">
      {lines.map((line) => {
        // An entry keeps its row, whatever it becomes.
        const count = (seen.get(line.title) ?? 0) + 1
        seen.set(line.title, count)
        return <Entry key={`${line.title} ${count}`} line={line} work={work} />
      })}
    </ul>
  )
  return changes === null ? (
    <section>
      <h3 className={styles.heading}>{words.entries}</h3>
      {list}
    </section>
  ) : (
    <details>
      <summary className={styles.heading}>{words.entries}</summary>
      {list}
    </details>
  )
}

function Entry({ line, work }: { line: FoundLine; work: ImportWork }) {
  const words = windowWords[useLanguage()].imports
  const { title, kind, kinds, when, meetings, isUnsure } = line
  const { answers } = work
  // What was just said stands at once; its preview follows.
  const [chosen, setChosen] = useState<{ kind: LineKind; of: FoundLine } | null>(null)
  const choose = (said: LineKind) => {
    setChosen({ kind: said, of: line })
    work.answer({ ...answers, kinds: joinSaidKinds(answers.kinds ?? [], [{ title, kind: said }]) })
  }
  return (
    <li className={'row between ruled-below gap-x-14 pad-y-4'}>
      <span className="narrows breaks">
        {title}{' '}
        <span className="block quiet small">
          {[
            isUnsure === true ? words.unsure : '',
            when,
            meetings === 0 ? '' : words.meetings(meetings),
          ]
            .filter((part) => part !== '')
            .join(' · ')}
        </span>
      </span>
      <span className={`line wrap fixed gap-8 ${styles.kind}`}>
        {isUnsure === true && (
          <Button look="quiet" onClick={() => choose(kind)}>
            {words.confirmKind(words.kinds[kind])}
          </Button>
        )}
        <Select
          aria-label={words.entryKind(title)}
          value={chosen?.of === line ? chosen.kind : kind}
          choices={kinds.map((value) => ({ value, label: words.kinds[value] }))}
          onChange={choose}
        />
      </span>
    </li>
  )
}

function EventList({ preview }: { preview: ImportPreview }) {
  const words = windowWords[useLanguage()].imports
  return (
    <section>
      <h3 className={styles.heading}>{words.events(preview.events.length)}</h3>
      <ul className="ruled-above">
        {preview.events.map((event) => (
          <li
            className="line wrap between ruled-below gap-x-14 pad-y-4"
            key={`${event.title} ${event.weekly}`}
          >
            <span className="narrows breaks">{event.title}</span>
            <span className="quiet small">
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
  const wantedCourses = new Set(chosen.map(({ course }) => course)).size
  const sessions = chosen.reduce((sum, study) => sum + study.sessions, 0)
  const { events } = preview
  const dates = events.reduce((sum, { meetings }) => sum + meetings, 0)
  const isNothing = events.length === 0 && preview.studies.length === 0
  // What comes besides says so itself.
  if (isNothing && preview.besides !== '') return null
  return (
    <p aria-live="polite">
      {isNothing ? words.nothing : words.summary(events.length, dates, wantedCourses, sessions)}
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
        {[...Map.groupBy(studies, (study) => study.course)].map(([course, works]) => (
          <li className="line wrap between ruled-below gap-x-14 pad-y-4" key={course}>
            <label className="line gap-8 narrows">
              <input
                type="checkbox"
                checked={wanted.includes(course)}
                onChange={() => toggle(course)}
              />
              <span className="narrows breaks">
                {course}
                <small className="block">
                  {listWords(
                    works.flatMap(({ tasks = [] }) => tasks),
                    language,
                  )}
                </small>
              </span>
            </label>
            <span className="quiet small">
              {works
                .map(({ sessions, periods }) =>
                  words.study(sessions, sayLength(periods, term, language)),
                )
                .join(' + ')}
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
