// The stored events of a conversation as the rows that are read: a tool's call and its end are one row.
import { assertNever } from '../../shared/assert-never.ts'
import type { Card } from '../../shared/agent/card.ts'
import type { ToolCall } from '../../shared/agent/message.ts'
import type { Phase, StoredTimelineEvent, TimelineEvent } from '../../shared/agent/timeline.ts'
import { isToolName, tools } from '../../shared/tools/catalogue.ts'
import { sumTurns, type TurnSum } from './sum-turns.ts'

export type ToolEnd = Pick<Extract<TimelineEvent, { kind: 'tool-call-end' }>, 'outcome' | 'text'>

type CardAnswer = Extract<TimelineEvent, { kind: 'card-answer' }>

export type AcceptedPart = NonNullable<CardAnswer['part']>

/** A change that was applied without asking (O7); `why` names it in the history once it is there. */
export type Applied = { why: string | null }

/** `seq` is that of the event which began the row. */
export type TimelineRow = { seq: number } &
  /** Words typed at a card or a question begin no turn of their own. */
  (
    | { kind: 'said'; text: string; beginsTurn: boolean }
    | { kind: 'answer'; text: string }
    /** What the turn came to, counted. */
    | { kind: 'outcome'; text: string }
    | { kind: 'reasoning'; text: string }
    | { kind: 'tool'; call: ToolCall; end: ToolEnd | null }
    | {
        kind: 'card'
        cardId: string
        hasSaidNote: boolean
        applied: Applied | null
        /** What of it was accepted, where that was not all. */
        part: AcceptedPart | null
      }
    | { kind: 'error'; traceId: string; text: string }
    | { kind: 'stopped' }
    /** Where a turn came to rest last. */
    | { kind: 'foot'; turn: TurnSum }
  )

/** A call that a card shows has no row of its own: the card says it. */
export function listRows(
  timeline: readonly StoredTimelineEvent[],
  cards: ReadonlyMap<string, Card>,
): TimelineRow[] {
  const rows: TimelineRow[] = []
  const carded = cardedCalls(timeline, cards)
  const turns = sumTurns(timeline)
  const begun = new Set<string>()
  for (const { seq, traceId, event } of timeline) {
    switch (event.kind) {
      case 'turn-start':
        if (event.text !== '')
          rows.push({ seq, kind: 'said', text: event.text, beginsTurn: !begun.has(traceId) })
        break
      case 'text':
        rows.push({ seq, kind: 'answer', text: event.text })
        break
      case 'outcome':
      case 'reasoning':
        rows.push({ seq, kind: event.kind, text: event.text })
        break
      case 'error':
        rows.push({ seq, kind: 'error', traceId, text: event.text })
        break
      case 'tool-call-start':
        if (!isHousekeeping(event.call) && !carded.has(`${traceId} ${event.call.id}`))
          rows.push({ seq, kind: 'tool', call: event.call, end: null })
        break
      case 'tool-call-end':
        endTool(rows, event)
        break
      case 'card-open':
        rows.push({
          seq,
          kind: 'card',
          cardId: event.cardId,
          hasSaidNote: false,
          applied: null,
          part: null,
        })
        break
      case 'card-answer':
        markAnswer(rows, event)
        break
      case 'turn-end':
        if (event.ending === 'stopped') rows.push({ seq, kind: 'stopped' })
        addFoot(rows, seq, turns.get(traceId))
        break
      case 'schedule-change':
        nameApplied(rows, event.why)
        break
      case 'status':
        // Shown by the line at the foot.
        break
      default:
        assertNever(event)
    }
    begun.add(traceId)
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

// Which tools are at hand is the model's own affair.
function isHousekeeping({ name }: ToolCall): boolean {
  return isToolName(name) && tools[name].effect === 'context'
}

function cardedCalls(
  timeline: readonly StoredTimelineEvent[],
  cards: ReadonlyMap<string, Card>,
): Set<string> {
  const shown = timeline.flatMap(({ event }) =>
    event.kind === 'card-open' ? (cards.get(event.cardId) ?? []) : [],
  )
  return new Set(
    shown.flatMap(({ traceId, body }) => ('call' in body ? `${traceId} ${body.call.id}` : [])),
  )
}

// Words typed as the answer are a row of the person's already.
function markAnswer(rows: TimelineRow[], { cardId, note, isAutomatic, part }: CardAnswer): void {
  const index = rows.findLastIndex((row) => row.kind === 'card' && row.cardId === cardId)
  const row = rows[index]
  if (row?.kind !== 'card') return
  const isSaid = rows.slice(index).some((later) => later.kind === 'said' && later.text === note)
  const applied = isAutomatic === true ? { why: null } : null
  rows[index] = { ...row, hasSaidNote: isSaid, applied, part: part ?? null }
}

// The change is written in the same step as the answer and told next.
function nameApplied(rows: TimelineRow[], why: string): void {
  const index = rows.findLastIndex((row) => row.kind === 'card')
  const row = rows[index]
  if (row?.kind !== 'card' || row.applied === null || row.applied.why !== null) return
  rows[index] = { ...row, applied: { why } }
}

// A turn that a card or a question has halted goes on: its foot is where it comes to rest last.
function addFoot(rows: TimelineRow[], seq: number, turn: TurnSum | undefined): void {
  // The keys of rows are numbers of events; this event may have begun a row already.
  if (turn?.restedAt === seq) rows.push({ seq: seq + 0.5, kind: 'foot', turn })
}

function endTool(rows: TimelineRow[], end: ToolEnd & { callId: string }): void {
  const index = rows.findLastIndex((row) => row.kind === 'tool' && row.call.id === end.callId)
  const row = rows[index]
  if (row?.kind === 'tool') rows[index] = { ...row, end: { outcome: end.outcome, text: end.text } }
}
