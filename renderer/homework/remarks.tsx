// What the student's own model says of the solution, on a press of a button only, and marked as what a model said.
import type { HomeworkDetail } from '../../shared/homework/requests.ts'
import { AskModel } from '../kit/ask-model.tsx'
import { useRequests } from '../store/use-requests.ts'
import { useWords } from '../words/words.ts'
import styles from './homework.module.css'

/** Nothing where there is neither a model to ask nor anything that one has said. */
export function Remarks({ detail }: { detail: HomeworkDetail }) {
  const words = useWords().homework
  // Its own: asking takes long, and the rest of the page goes on meanwhile.
  const asking = useRequests()
  const { id, reader, remarks, hasSolution } = detail
  if (remarks === null && (reader === null || !hasSolution)) return null
  return (
    <section className="stack gap-8 ruled-above pad-top-12" aria-label={words.remarks}>
      <h4 className="quiet small">{words.remarks}</h4>
      {remarks === null ? null : (
        <>
          <p className="quiet small pretty">{words.by(remarks.model)}</p>
          {remarks.remarks.length === 0 ? <p>{words.noRemarks}</p> : null}
          <ul className={`stack gap-8 ${styles.remarks}`}>
            {remarks.remarks.map(({ kind, quote, text }) => (
              <li key={`${kind} ${quote} ${text}`} data-kind={kind}>
                <strong className="small">{words.kinds[kind]}</strong>
                {quote === '' ? null : <q className="quiet">{quote}</q>}
                <span>{text}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      <output className="quiet breaks unless-empty">
        {asking.isPending ? words.reading : asking.problem}
      </output>
      {reader === null ? null : (
        <div className={styles.buttons}>
          <small className="grow-220 quiet small pretty">{words.askHint(reader.host)}</small>
          <AskModel
            job="remark-homework"
            isPending={asking.isPending}
            label={words.ask(reader.name)}
            onAsk={() => asking.send('remark-homework', { id })}
          />
        </div>
      )}
    </section>
  )
}
