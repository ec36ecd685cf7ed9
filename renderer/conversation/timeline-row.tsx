// One row of the conversation.
import { memo, type KeyboardEvent } from 'react'
import type { ToolCall } from '../../shared/agent/message.ts'
import { assertNever } from '../../shared/assert-never.ts'
import { sayToolCall } from '../../shared/conversation/say-tool-call.ts'
import { sharedNameWords } from '../../shared/i18n/shared/names.ts'
import { isSameValue } from '../../shared/schedule/same-value.ts'
import { Button, IconButton } from '../kit/button.tsx'
import { useCopy } from '../kit/use-copy.ts'
import { focusComposer, say, sayToBuiltIn } from '../store/actions.ts'
import { useDesk, useStore, useIsBusy } from '../store/use-store.ts'
import { useWords, useLanguage } from '../words/words.ts'
import { AnswerText } from './answer-text.tsx'
import { CardView } from './card/card-view.tsx'
import styles from './conversation.module.css'
import { Said } from './said.tsx'
import { sumTurns, sayTurnSum, type TurnSum, lastTraceOf } from './sum-turns.ts'
import type { TimelineRow, ToolEnd } from './timeline-rows.ts'

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

/**
 * A tool call in one line: verb, object, and what came of it. Of what only looked at something there is nothing more to
 * say than the answer does. What it was called with and answered stands in “What happened”.
 */
function ToolLine({ call, end }: { call: ToolCall; end: ToolEnd | null }) {
  const language = useLanguage()
  const words = sharedNameWords[language].toolWords
  // What a call was about is said with the titles of the moment at which it is drawn.
  const state = useStore(useDesk().week.view, (view) => view.state)
  const outcome = end === null ? words.running : words.outcomes[end.outcome]
  return (
    <p className={`row gap-8 quiet small snug ${styles.tool}`} data-outcome={end?.outcome}>
      <span className="narrows">{sayToolCall(call, state, language)}</span>
      {end?.outcome === 'answered' ? null : (
        <span className={`fixed pushed ink small ${styles.outcome}`}>{outcome}</span>
      )}
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
      className={`flex wrap gap-6 pad-top-6 pad-bottom-8 ${styles.nextSteps}`}
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

/**
 * The quiet line at the end of a turn: what can be done with it, and what it cost. One stop for
 * Tab, arrows within.
 */
function TurnFoot({ turn }: { turn: TurnSum }) {
  const desk = useDesk()
  const language = useLanguage()
  const words = useWords().conversation
  const mayRepeat = useMayRepeat(turn.traceId)
  const [copied, copy] = useCopy()
  // What was written would be written twice; a failed turn has its own button.
  const isRepeatable =
    mayRepeat && !turn.hasChanged && turn.ending !== 'failed' && turn.request !== ''
  const repeat = () => {
    void say(desk, turn.request)
    focusComposer(desk)
  }
  const open = () => desk.frame.set({ dialog: { kind: 'trace', traceId: turn.traceId } })
  return (
    <div className={`row wrap quiet small gap-x-8 ${styles.foot}`} data-testid="turn-foot">
      <div
        role="toolbar"
        tabIndex={-1}
        aria-label={words.turn(turn.request)}
        className={`row gap-2 ${styles.footButtons}`}
        onKeyDown={walkButtons}
      >
        <button type="button" className="rounded pad-x-6" onClick={open}>
          {words.whatHappened}
        </button>
        {turn.answer === '' ? null : (
          <IconButton
            tabIndex={-1}
            icon={copied === 'copied' ? 'check' : 'copy'}
            name={words.copyAnswer}
            onClick={() => copy(turn.answer)}
          />
        )}
        {isRepeatable ? (
          <IconButton tabIndex={-1} icon="retry" name={words.tryAgain} onClick={repeat} />
        ) : null}
      </div>
      <span className="pushed">{sayTurnSum(turn, language).join(' · ')}</span>
      <output className={copied === 'failed' ? 'caution' : 'for-screen-readers'}>
        {copied === 'none' ? '' : copied === 'copied' ? words.copied : words.notCopied}
      </output>
    </div>
  )
}

const strides: Partial<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }

function walkButtons(event: KeyboardEvent<HTMLElement>): void {
  const stride = strides[event.key]
  const buttons = [...event.currentTarget.querySelectorAll('button')]
  const index = buttons.findIndex((button) => button === document.activeElement)
  if (stride === undefined || index === -1) return
  event.preventDefault()
  buttons[(index + stride + buttons.length) % buttons.length]?.focus()
}

/**
 * Whether a turn is the last one and nothing is under way or waits: then its request can be said
 * again.
 */
function useMayRepeat(traceId: string): boolean {
  const desk = useDesk()
  const isLast = useStore(desk.chat, ({ timeline }) => lastTraceOf(timeline) === traceId)
  const isConnected = useStore(desk.settings, ({ connection }) => connection === 'connected')
  return !useIsBusy() && isLast && isConnected
}
