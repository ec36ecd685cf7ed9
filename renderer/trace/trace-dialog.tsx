// "What happened": a turn of the conversation opened to its model calls and events, to be read, copied and saved.
import { useEffect, useMemo, useState } from 'react'
import type { TurnTrace } from '../../shared/agent/turn-trace.ts'
import { Button } from '../controls/button.tsx'
import { Dialog } from '../controls/dialog.tsx'
import { downloadFile } from '../controls/download-file.ts'
import form from '../controls/form.module.css'
import { useCopy } from '../controls/use-copy.ts'
import { useDesk } from '../store/desk-context.ts'
import { useStore } from '../store/use-store.ts'
import { traceWords } from '../words/trace-words.ts'
import { useLanguage, useWords } from '../words/words.ts'
import { describeTrace } from './describe-trace.ts'
import { printRows, traceFile } from './print-trace.ts'
import { TraceRowView } from './trace-row-view.tsx'
import styles from './trace.module.css'
import { TurnChoice } from './turn-choice.tsx'
import { useTrace, useTurns } from './use-trace.ts'

type TraceDialogProps = { traceId: string; onClose: () => void }

export function TraceDialog({ traceId: asked, onClose }: TraceDialogProps) {
  const words = useWords(traceWords)
  const [traceId, setTraceId] = useState(asked)
  const turns = useTurns()
  const opened = useTrace(traceId)
  return (
    <Dialog isWide title={words.title} onClose={onClose}>
      <TurnChoice turns={turns} traceId={traceId} onChange={setTraceId} />
      {opened === null ? (
        <Awaited text={words.loading} />
      ) : opened.ok ? (
        <Steps key={traceId} trace={opened.value} />
      ) : (
        <p className={styles.failure}>{opened.failure}</p>
      )}
    </Dialog>
  )
}

/** A turn opens sooner than this; a line that flashes would only disturb. */
const patience = 300

function Awaited({ text }: { text: string }) {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patience)
    return () => clearTimeout(timer)
  }, [])
  return <output className={styles.awaited}>{isLate ? text : ''}</output>
}

function Steps({ trace }: { trace: TurnTrace }) {
  const language = useLanguage()
  const words = traceWords[language]
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
      <div className={styles.body}>
        {trace.steps.some(({ kind }) => kind === 'model') ? null : (
          <p className={styles.quiet}>{words.builtIn}</p>
        )}
        <ol className={styles.steps} aria-label={words.steps}>
          {rows.map((row) => (
            <TraceRowView key={row.key} row={row} />
          ))}
        </ol>
      </div>
      <div className={form.foot}>
        <output className={styles.hint} data-problem={copied === 'failed' || undefined}>
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
      </div>
    </>
  )
}
