// One step of an opened turn: when, what and how it ended in one line, which opens to its parts.
import { traceWords } from '../words/trace-words.ts'
import { useWords } from '../words/words.ts'
import { sayOffset } from './print-trace.ts'
import type { TraceRow } from './trace-row.ts'
import styles from './trace.module.css'

export function TraceRowView({ row }: { row: TraceRow }) {
  return (
    <li className={styles.step} data-problem={row.isProblem || undefined}>
      {row.parts.length === 0 ? (
        <div className={styles.head}>
          <Head row={row} />
        </div>
      ) : (
        <details>
          <summary className={styles.head}>
            <Head row={row} />
          </summary>
          <dl className={styles.parts}>
            {row.parts.map(({ label, text }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  {/* It scrolls: the keyboard has to reach it. */}
                  {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
                  <pre tabIndex={0}>{text}</pre>
                </dd>
              </div>
            ))}
          </dl>
        </details>
      )}
      {row.text === '' ? null : <p className={styles.text}>{row.text}</p>}
    </li>
  )
}

function Head({ row }: { row: TraceRow }) {
  const words = useWords(traceWords)
  return (
    <>
      <span className={styles.after}>{words.after(sayOffset(row.after))}</span>
      <span className={styles.title}>{row.title}</span>
      <span className={styles.asides}>{row.asides.join(' · ')}</span>
    </>
  )
}
