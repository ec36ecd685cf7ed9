// What was found in a timetable: how it was read, what would change, and what is to be asked about it.
import { windowWords } from '../../shared/i18n/window-words.ts'
import type { Language } from '../../shared/language.ts'
import { weekdayOf } from '../../shared/schedule/calendar.ts'
import type { ImportPreview as Preview } from '../../shared/timetable/import-preview.ts'
import { sayDate } from '../../shared/time/say/say-date.ts'
import { Button } from '../kit/button.tsx'
import { useLanguage } from '../words/words.ts'
import { ChangeList } from './change-list.tsx'
import { ColumnMapper } from './column-mapper.tsx'
import { EntryList, ProblemList, StudyList, Summary } from './import-content.tsx'
import { ImportQuestions } from './import-questions.tsx'
import type { ChosenLines } from './use-chosen-import.ts'
import type { ImportWork } from './use-import.ts'
import styles from './import.module.css'
import type { ImportReading, ReadLine } from '../../shared/timetable/import-reading.ts'
import { useWords } from '../words/words.ts'

type FoundProps = {
  preview: Preview
  work: ImportWork
  lines: ChosenLines
  /** Courses whose study work is wanted. */
  wanted: readonly string[]
  onWant: (courses: readonly string[]) => void
}

export function ImportFound({ preview, work, lines, wanted, onWant }: FoundProps) {
  const language = useLanguage()
  const words = windowWords[language].imports
  const { besides, alreadyThere, changes, reading } = preview
  return (
    <>
      <Source preview={preview} />
      {changes === null ? (
        <Summary preview={preview} wanted={wanted} />
      ) : (
        <p aria-live="polite">{sayCounts(preview, lines, language)}</p>
      )}
      <ImportQuestions preview={preview} work={work} />
      {reading.table === null ? null : <ColumnMapper table={reading.table} work={work} />}
      <ReadLines reading={reading} work={work} />
      {changes === null ? null : (
        <ChangeList
          changes={changes}
          taken={lines.taken}
          chosen={lines.chosen}
          onChange={lines.setTaken}
        />
      )}
      <StudyList preview={preview} wanted={wanted} onChange={onWant} />
      <EntryList preview={preview} work={work} />
      {besides === '' ? null : <p className="quiet small">{besides}</p>}
      {alreadyThere > 0 ? <p className="quiet small">{words.alreadyThere(alreadyThere)}</p> : null}
      <ProblemList problems={preview.problems} />
    </>
  )
}

function Source({ preview }: { preview: Preview }) {
  const language = useLanguage()
  const words = windowWords[language].imports
  const { term, createsTerm, fileName, reading } = preview
  const begins = sayDate(term.firstMonday, weekdayOf(term.firstMonday), language)
  // Where nothing was found there is no term to tell of.
  const isNew = createsTerm && preview.events.length > 0
  return (
    <p className={`stack ${styles.source}`}>
      {isNew ? <b>{words.newTerm(term.name, term.weeks)}</b> : null}
      {createsTerm ? null : <b>{words.sameTerm(term.name)}</b>}
      <span className="quiet small">
        {isNew ? `${words.termFrom(begins)} · ` : ''}
        {fileName} · {windowWords[language].importStep.formats[reading.format]}
      </span>
    </p>
  )
}

/** "2 new · 3 changed · 1 gone · 1 study block goes back to pending". */
export function sayCounts(
  preview: Preview,
  { diff, chosen }: ChosenLines,
  language: Language,
): string {
  const words = windowWords[language].importChange
  const counts = {
    added: Object.values(diff.added).filter(isEvent).length,
    changed: Object.values(diff.updated).filter(([, to]) => isEvent(to)).length,
    gone: Object.values(diff.removed).length,
    blocks: Object.values(diff.updated).filter(
      ([from, to]) => from.kind === 'item' && to.kind === 'item' && to.place === null,
    ).length,
  }
  const isSame = preview.changes?.lines.length === 0 && chosen !== null
  // What comes besides says so itself.
  if (isSame && preview.besides !== '') return ''
  return isSame ? words.nothing : words.summary(counts)
}

function isEvent({ kind }: { kind: string }): boolean {
  return kind === 'event'
}

/** Line by line what was understood; what was not stands first. */
function ReadLines({ reading, work }: { reading: ImportReading; work: ImportWork }) {
  const words = useWords().importStep
  const { counts, lines, doubts } = reading
  if (counts.lines === 0) return null
  // What was pasted is corrected where it stands.
  const text = work.source?.kind === 'file' ? reading.text : null
  const unread = lines.filter((line) => line.kind === 'unread')
  const read = lines.filter((line) => line.kind === 'read')
  return (
    <section className="stack gap-8 narrows">
      <output className={`quiet ${styles.count}`}>
        {words.lines(counts.lines - counts.unread, counts.unread, doubts.length > 0)}
      </output>
      {doubts.length === 0 ? null : (
        <div className={`caution small ${styles.problems}`} data-testid="reading-doubts">
          <p>{words.doubts}</p>
          <ul>
            {doubts.map((doubt) => (
              <li key={doubt}>{doubt}</li>
            ))}
          </ul>
        </div>
      )}
      {unread.length === 0 ? null : (
        <details className={styles.unread} open>
          <summary className="caution">{words.unread}</summary>
          <LineList lines={unread} />
        </details>
      )}
      {text === null ? null : <Button onClick={() => work.mend(text)}>{words.mend}</Button>}
      {read.length === 0 ? null : (
        <details open={read.length <= 12}>
          <summary>{words.readAs}</summary>
          <LineList lines={read} />
        </details>
      )}
    </section>
  )
}

function LineList({ lines }: { lines: readonly ReadLine[] }) {
  const words = useWords().importStep
  return (
    <ol className={`scrolls ruled-above above-4 ${styles.lines}`}>
      {lines.map((line, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- several cells of a grid share a line
        <li key={`${line.line} ${index}`}>
          <span className="quiet small to-end" aria-label={words.lineNumber(line.line)}>
            {line.line}
          </span>
          <span className="narrows breaks">
            {line.kind === 'read' ? line.understood : line.kind === 'unread' ? line.problem : ''}
            <small className="block">{line.text}</small>
          </span>
        </li>
      ))}
    </ol>
  )
}
