// One row of the conversation.
import { memo } from 'react'
import { assertNever } from '../../shared/assert-never.ts'
import { isSameValue } from '../../shared/schedule/same-value.ts'
import { CardView } from '../card/card-view.tsx'
import { conversationWords } from '../words/conversation-words.ts'
import { useWords } from '../words/words.ts'
import { AnswerText } from './answer-text.tsx'
import styles from './conversation.module.css'
import { FailedTurn } from './failed-turn.tsx'
import { Said } from './said.tsx'
import type { TimelineRow } from './timeline-rows.ts'
import { ToolLine } from './tool-line.tsx'
import { TurnFoot } from './turn-foot.tsx'

// Rows are made anew for each event; one that says the same is not drawn again.
export const TimelineRowView = memo(
  function TimelineRowView({ row }: { row: TimelineRow }) {
    const words = useWords(conversationWords)
    switch (row.kind) {
      case 'said':
        return <Said row={row} />
      case 'answer':
        return <AnswerText text={row.text} />
      case 'outcome':
        return (
          <p className={styles.outcome} data-testid="outcome">
            {row.text}
          </p>
        )
      case 'reasoning':
        return (
          <details className={styles.reasoning}>
            <summary>{words.reasoning}</summary>
            <p>{row.text}</p>
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
        return <p className={styles.quiet}>{words.stopped}</p>
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
