// The stored events of a conversation as the rows that are read: a tool's call and its end are one row.
import { assertNever } from '../../shared/assert-never.ts'
import type { ToolCall } from '../../shared/agent/message.ts'
import type { Phase } from '../../shared/agent/phase.ts'
import type { StoredTimelineEvent, TimelineEvent } from '../../shared/agent/timeline.ts'

export type ToolEnd = Pick<Extract<TimelineEvent, { kind: 'tool-call-end' }>, 'outcome' | 'text'>

/** `seq` is that of the event which began the row. */
export type TimelineRow = { seq: number } & (
  | { kind: 'said'; text: string }
  | { kind: 'answer'; text: string }
  | { kind: 'reasoning'; text: string }
  | { kind: 'tool'; call: ToolCall; end: ToolEnd | null }
  | { kind: 'card'; cardId: string }
  | { kind: 'error'; text: string }
  | { kind: 'stopped' }
)

export function listRows(timeline: readonly StoredTimelineEvent[]): TimelineRow[] {
  const rows: TimelineRow[] = []
  for (const { seq, event } of timeline) {
    switch (event.kind) {
      case 'turn-start':
        if (event.text !== '') rows.push({ seq, kind: 'said', text: event.text })
        break
      case 'text':
        rows.push({ seq, kind: 'answer', text: event.text })
        break
      case 'reasoning':
      case 'error':
        rows.push({ seq, kind: event.kind, text: event.text })
        break
      case 'tool-call-start':
        rows.push({ seq, kind: 'tool', call: event.call, end: null })
        break
      case 'tool-call-end':
        endTool(rows, event)
        break
      case 'card-open':
        rows.push({ seq, kind: 'card', cardId: event.cardId })
        break
      case 'turn-end':
        if (event.ending === 'stopped') rows.push({ seq, kind: 'stopped' })
        break
      case 'status':
      case 'card-answer':
      case 'schedule-change':
        // Shown elsewhere: by the line at the foot, by the card, by the week.
        break
      default:
        assertNever(event)
    }
  }
  return rows
}

/** What the agent is doing in the turn that runs. */
export function currentPhase(timeline: readonly StoredTimelineEvent[]): Phase | null {
  for (const { event } of timeline.toReversed()) {
    if (event.kind === 'status') return event.phase
    if (event.kind === 'turn-start') return null
  }
  return null
}

function endTool(rows: TimelineRow[], end: ToolEnd & { callId: string }): void {
  const index = rows.findLastIndex((row) => row.kind === 'tool' && row.call.id === end.callId)
  const row = rows[index]
  if (row?.kind === 'tool') rows[index] = { ...row, end: { outcome: end.outcome, text: end.text } }
}
