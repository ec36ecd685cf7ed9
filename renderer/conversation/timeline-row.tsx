// One row of the conversation.
import { sharedNameWords } from '../../shared/i18n/shared/names.ts'
import { memo } from 'react'
import { assertNever } from '../../shared/assert-never.ts'
import { isSameValue } from '../../shared/schedule/same-value.ts'
import { CardView } from './card/card-view.tsx'
import { useWords } from '../words/words.ts'
import { AnswerText } from './answer-text.tsx'
import styles from './conversation.module.css'
import { Said } from './said.tsx'
import type { TimelineRow } from './timeline-rows.ts'
import { TurnFoot } from './turn-foot.tsx'
import type { ToolCall } from '../../shared/agent/message.ts'
import { useDesk } from '../store/use-store.ts'
import { useStore } from '../store/use-store.ts'
import { useLanguage } from '../words/words.ts'
import { sayToolCall } from '../../shared/conversation/say-tool-call.ts'
import type { ToolEnd } from './timeline-rows.ts'
import { Button } from '../kit/button.tsx'
import { focusComposer, say, sayToBuiltIn } from '../store/actions.ts'
import { sumTurns } from './sum-turns.ts'
import { useMayRepeat } from './use-may-repeat.ts'

// Rows are made anew for each event; one that says the same is not drawn again.
export const TimelineRowView = memo(
  function TimelineRowView({ row }: { row: TimelineRow }) {
    const words = useWords().conversation
    switch (row.kind) {
      case 'said':
        return <Said row={row} />
      case 'answer':
        return <AnswerText text={row.text} />
      case 'outcome':
        return (
          <p className={`fixed pushed ink small ${styles.outcome}`} data-testid="outcome">
            {row.text}
          </p>
        )
      case 'reasoning':
        return (
          <details className={`quiet small ${styles.reasoning}`}>
            <summary>{words.reasoning}</summary>
            <p className="pad-top-4 as-written">{row.text}</p>
          </details>
        )
      case 'tool':
        return <ToolLine call={row.call} end={row.end} />
      case 'card':
        return <CardView {...row} />
      case 'error':
        return <FailedTurn traceId={row.traceId} text={row.text} />
      case 'foot':
        return <TurnFoot turn={row.turn} />
      case 'stopped':
        return <p className="quiet small">{words.stopped}</p>
      default:
        return assertNever(row)
    }
  },
  (before, after) => isSameRow(before.row, after.row),
)

function isSameRow(a: TimelineRow, b: TimelineRow): boolean {
  if (a === b) return true
  if (a.seq !== b.seq || a.kind !== b.kind) return false
  if (a.kind === 'foot' && b.kind === 'foot') return isSameValue(a.turn, b.turn)
  if (a.kind === 'card' && b.kind === 'card')
    return a.hasSaidNote === b.hasSaidNote && isSameValue([a.applied, a.part], [b.applied, b.part])
  return a.kind !== 'tool' || b.kind !== 'tool' || a.end?.outcome === b.end?.outcome
}

/** A tool call in one line: verb, object, result. What it was called with and answered stands in “What happened”. */
function ToolLine({ call, end }: { call: ToolCall; end: ToolEnd | null }) {
  const language = useLanguage()
  const words = sharedNameWords[language].toolWords
  // What a call was about is said with the titles of the moment at which it is drawn.
  const state = useStore(useDesk().week.view, (view) => view.state)
  const outcome = end === null ? words.running : words.outcomes[end.outcome]
  return (
    <p className={`row gap-8 quiet small snug ${styles.tool}`} data-outcome={end?.outcome}>
      <span className="narrows">{sayToolCall(call, state, language)}</span>
      <span className={`fixed pushed ink small ${styles.outcome}`}>{outcome}</span>
    </p>
  )
}

/** Why a turn failed, and with the last one what can be done: the same again, the built-in model, or other settings. */
function FailedTurn({ traceId, text }: { traceId: string; text: string }) {
  const mayRepeat = useMayRepeat(traceId)
  return (
    <div className={`sunk pad-y-6 pad-x-12 ${styles.error}`}>
      <p>{text}</p>
      {mayRepeat ? <NextSteps traceId={traceId} /> : null}
    </div>
  )
}

function NextSteps({ traceId }: { traceId: string }) {
  const desk = useDesk()
  const words = useWords().conversation
  const isElsewhere = useStore(desk.settings, ({ model }) => model.kind === 'endpoint')
  const again = (send: typeof say) => {
    const request = sumTurns(desk.chat.get().timeline).get(traceId)?.request ?? ''
    if (request === '') return
    void send(desk, request)
    // The buttons go, and the focus with them.
    focusComposer(desk)
  }
  return (
    <fieldset
      aria-label={words.afterFailure}
      className={`flex wrap gap-6 pad-top-8 pad-bottom-4 ${styles.nextSteps}`}
    >
      <Button onClick={() => again(say)}>{words.tryAgain}</Button>
      {isElsewhere ? (
        <>
          <Button onClick={() => again(sayToBuiltIn)}>{words.useBuiltIn}</Button>
          <Button
            onClick={() => desk.frame.set({ dialog: { kind: 'settings', part: 'assistant' } })}
          >
            {words.settings}
          </Button>
        </>
      ) : null}
    </fieldset>
  )
}
