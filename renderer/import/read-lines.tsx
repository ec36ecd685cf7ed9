// Line by line what was understood; what was not stands first.
import type { ImportReading, ReadLine } from '../../shared/timetable/import-reading.ts'
import { useWords } from '../words/words.ts'
import styles from './import.module.css'

export function ReadLines({ reading }: { reading: ImportReading }) {
  const words = useWords().importStep
  const { counts, lines } = reading
  if (counts.lines === 0) return null
  const unread = lines.filter((line) => line.kind === 'unread')
  const read = lines.filter((line) => line.kind === 'read')
  return (
    <section className="stack gap-8 narrows">
      <output className={`quiet ${styles.count}`}>
        {words.lines(counts.lines - counts.unread, counts.unread)}
      </output>
      {unread.length === 0 ? null : (
        <details className={styles.unread} open>
          <summary className="caution">{words.unread}</summary>
          <LineList lines={unread} />
        </details>
      )}
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
