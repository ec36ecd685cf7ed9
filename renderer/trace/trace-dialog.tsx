// "What happened": a turn of the conversation opened to its model calls and events, to be read, copied and saved.
import { useMemo, useState } from 'react'
import type { TurnTrace, TurnSummary } from '../../shared/conversation/turn-trace.ts'
import { Button } from '../kit/button.tsx'
import { Dialog, DialogFoot } from '../kit/dialog.tsx'
import { downloadFile } from '../kit/files.ts'
import { useCopy } from '../kit/use-copy.ts'
import { useDesk, useStore } from '../store/use-store.ts'
import { useWords, useLanguage } from '../words/words.ts'
import { describeTrace, type TraceRow, printRows, traceFile, sayOffset } from './describe-trace.ts'
import styles from './trace.module.css'
import { sayInstant } from '../words/say-dates.ts'
import { useQuery } from '../store/use-query.ts'
import { Awaited } from '../kit/use-late.tsx'

/** Older ones than these are for the terminal. */
const mostTurns = 200

type TurnChoiceProps = {
  /** The newest first. */
  turns: readonly TurnSummary[]
  traceId: string
  onChange: (traceId: string) => void
}

/** Which turn is opened; the list names each by its time and its words. */
function TurnChoice({ turns, traceId, onChange }: TurnChoiceProps) {
  const language = useLanguage()
  const words = useWords().trace
  const shown = turns.filter((turn, rank) => rank < mostTurns || turn.traceId === traceId)
  return (
    <label className={`stack middle gap-10 ruled-below auto-rest ${styles.choice}`}>
      <span className="quiet small">{words.turn}</span>
      <select data-focus-first="" value={traceId} onChange={({ target }) => onChange(target.value)}>
        {shown.map((turn) => (
          <option key={turn.traceId} value={turn.traceId}>
            {sayInstant(turn.at, language)} · {turn.request === '' ? words.empty : turn.request}
          </option>
        ))}
      </select>
    </label>
  )
}

export function TraceDialog({ traceId: asked, onClose }: { traceId: string; onClose: () => void }) {
  const words = useWords().trace
  const [traceId, setTraceId] = useState(asked)
  // Where they can't be read, the turn itself says why.
  const { value: list } = useQuery('list-turns', {})
  const { value, failure, isOld } = useQuery('read-trace', { traceId })
  return (
    <Dialog isWide title={words.title} onClose={onClose}>
      <TurnChoice turns={list?.turns ?? []} traceId={traceId} onChange={setTraceId} />
      {isOld ? (
        <Awaited text={words.loading} />
      ) : failure !== '' || value === null ? (
        <p className={`pad-y-12 pad-x-22 ${styles.failure}`}>{failure}</p>
      ) : (
        <Steps key={traceId} trace={value} />
      )}
    </Dialog>
  )
}

function Steps({ trace }: { trace: TurnTrace }) {
  const language = useLanguage()
  const words = useWords().trace
  const state = useStore(useDesk().week.view, (view) => view.state)
  const rows = useMemo(() => describeTrace(trace, state, language), [trace, state, language])
  const [copied, copy] = useCopy()
  const [isSaved, setSaved] = useState(false)
  const save = () => {
    downloadFile(traceFile(trace))
    setSaved(true)
  }
  return (
    <>
      <div className="grow shortens scrolls pad-top-6 pad-x-22 pad-bottom-18">
        {trace.steps.some(({ kind }) => kind === 'model') ? null : (
          <p className="quiet small snug pretty pad-y-6">{words.builtIn}</p>
        )}
        <ol aria-label={words.steps}>
          {rows.map((row) => (
            <TraceRowView key={row.key} row={row} />
          ))}
        </ol>
      </div>
      <DialogFoot>
        <output
          className={`grow quiet small snug ${styles.hint}`}
          data-problem={copied === 'failed' || undefined}
        >
          {copied === 'copied'
            ? words.copied
            : copied === 'failed'
              ? words.notCopied
              : isSaved
                ? words.saved
                : words.privacy}
        </output>
        <Button onClick={() => copy(printRows(rows, language))}>{words.copy}</Button>
        <Button onClick={save}>{words.save}</Button>
      </DialogFoot>
    </>
  )
}

/** One step of an opened turn: when, what and how it ended in one line, which opens to its parts. */
function TraceRowView({ row }: { row: TraceRow }) {
  return (
    <li
      className={`snug ruled-below pad-y-6 ${styles.step}`}
      data-problem={row.isProblem || undefined}
    >
      {row.parts.length === 0 ? (
        <div className={`stack on-line gap-8 rounded-small ${styles.head}`}>
          <Head row={row} />
        </div>
      ) : (
        <details>
          <summary className={`stack on-line gap-8 rounded-small ${styles.head}`}>
            <Head row={row} />
          </summary>
          <dl className={`stack gap-8 ${styles.parts}`}>
            {row.parts.map(({ label, text }) => (
              <div key={label}>
                <dt className="quiet small">{label}</dt>
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
      {row.text === '' ? null : (
        <p className={`ink small breaks as-written ${styles.text}`}>{row.text}</p>
      )}
    </li>
  )
}

function Head({ row }: { row: TraceRow }) {
  const words = useWords().trace
  return (
    <>
      <span className={`quiet small ${styles.after}`}>{words.after(sayOffset(row.after))}</span>
      <span className={styles.title}>{row.title}</span>
      <span className={`quiet small to-end ${styles.asides}`}>{row.asides.join(' · ')}</span>
    </>
  )
}
