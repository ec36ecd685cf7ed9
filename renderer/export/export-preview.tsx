// What will be written, as whoever opens it will see it: entries by day or the first page; the file's own text is in a fold.
import type { ExportChoice, ExportFormat } from '../../shared/exchange/export-choice.ts'
import type { ExportEntry, ExportLook, ExportPreview } from '../../shared/exchange/exported-file.ts'
import { SideJobLine } from '../kit/side-job-line.tsx'
import type { Query } from '../store/use-query.ts'
import { weekdayOf } from '../../shared/schedule/calendar.ts'
import { sayLongDate } from '../words/say-dates.ts'
import { useLanguage, useWords } from '../words/words.ts'
import styles from './export.module.css'

type ExportPreviewProps = { shown: Query<ExportPreview, ExportChoice>; format: ExportFormat }

export function ExportPreviewPane({ shown, format }: ExportPreviewProps) {
  const words = useWords().exports
  const { failure: problem, isOld } = shown
  // What another format would hold says nothing about this one.
  const preview = shown.answers?.format === format ? shown.value : null
  return (
    <section
      className={`column gap-8 narrows shortens ${styles.preview}`}
      aria-label={words.preview}
    >
      <output className={problem === '' ? 'quiet small snug' : 'grow caution small snug'}>
        {problem === '' ? <Summary preview={preview} /> : problem}
      </output>
      <SideJobLine jobs={['draw-pages']} />
      {preview === null || problem !== '' ? null : (
        <div
          className={`edged flex grow shortens clips sunk ${styles.sheet}`}
          data-old={isOld || undefined}
        >
          <Look look={preview.look} fileName={preview.fileName} />
        </div>
      )}
    </section>
  )
}

function Summary({ preview }: { preview: ExportPreview | null }) {
  const words = useWords().exports
  if (preview === null) return words.loading
  const { blocks, events, pending, look } = preview
  const isCards = preview.fileName.endsWith('-anki.txt')
  const parts = [
    isCards ? words.cards(blocks) : words.blocks(blocks),
    events === 0 ? '' : words.events(events),
    pending === 0 ? '' : words.pending(pending),
    look.kind === 'text' ? words.size(look.bytes) : words.pages(look.pages),
  ]
  return parts.filter((part) => part !== '').join(' · ')
}

function Look({ look, fileName }: { look: ExportLook; fileName: string }) {
  const words = useWords().exports
  if (look.kind === 'picture') {
    return (
      <img
        className={`grow narrows pad-y-12 pad-x-12 ${styles.page}`}
        src={`data:image/png;base64,${look.base64}`}
        alt={words.firstPage}
      />
    )
  }
  const rest = look.count - look.entries.length
  return (
    <section
      className={`column grow narrows scrolls gap-10 pad-y-12 pad-x-14 ${styles.look}`}
      aria-label={fileName}
    >
      {look.count === 0 ? <p className="quiet small">{words.empty}</p> : null}
      <Entries entries={look.entries} />
      {rest > 0 ? <p className="quiet small">{words.rest(rest)}</p> : null}
      {/* What a program reads is for who asks. */}
      <details className="small">
        <summary className="quiet">{words.file}</summary>
        {/* Long lines are scrolled to by keyboard too. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above */}
        <pre className={`scrolls small above-6 ${styles.text}`} tabIndex={0}>
          {look.text}
          {look.hasMore ? <span className="quiet">{`\n${words.more}`}</span> : null}
        </pre>
      </details>
    </section>
  )
}

/** Day by day, as a calendar or a list will show them; what has no place comes last. */
function Entries({ entries }: { entries: readonly ExportEntry[] }) {
  const language = useLanguage()
  const words = useWords().exports
  const days = [...Map.groupBy(entries, ({ date }) => date)]
  return days.map(([date, own]) => (
    <section key={date ?? ''} aria-label={date ?? words.waiting}>
      <h3 className="small strong">
        {date === null ? words.waiting : sayLongDate(date, weekdayOf(date), language)}
      </h3>
      <ul>
        {own.map(({ id, start, end, title, course }) => (
          <li
            key={`${id} ${start}`}
            className={`stack ruled-below small snug gap-10 pad-y-4 ${styles.entry}`}
          >
            <span className="quiet">{start === '' ? '' : `${start}–${end}`}</span>
            <span className="breaks">
              {title}
              {course === '' || title.includes(course) ? null : (
                <small className="block quiet">{course}</small>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  ))
}
