// Stored events as the rows that are read.
import { expect, test } from 'vitest'
import type { Card } from '../../../shared/agent/card.ts'
import type { TimelineEvent } from '../../../shared/agent/timeline.ts'
import { emptyDiff } from '../../../shared/schedule/diff.ts'
import { currentPhase, listRows } from '../../../renderer/conversation/timeline-rows.ts'

function stored(...events: TimelineEvent[]) {
  return events.map((event, index) => ({
    seq: index + 1,
    conversationId: 'c',
    traceId: 't',
    at: '',
    event,
  }))
}

const noCards: ReadonlyMap<string, Card> = new Map()

const call = { id: 'a', name: 'find_free', arguments: { duration: 2 } }

test('[G12] a call and its end are one row at the place of the call', () => {
  const rows = listRows(
    stored(
      { kind: 'turn-start', text: 'What is free?' },
      { kind: 'status', phase: 'executing' },
      { kind: 'tool-call-start', call },
      { kind: 'reasoning', text: 'Look first.' },
      { kind: 'tool-call-end', callId: 'a', outcome: 'answered', text: 'periods 1–2' },
      { kind: 'text', text: 'In the morning.' },
      { kind: 'turn-end', ending: 'completed', rounds: 1 },
    ),
    noCards,
  )
  expect(rows).toEqual([
    { seq: 1, kind: 'said', text: 'What is free?', beginsTurn: true },
    { seq: 3, kind: 'tool', call, end: { outcome: 'answered', text: 'periods 1–2' } },
    { seq: 4, kind: 'reasoning', text: 'Look first.' },
    { seq: 6, kind: 'answer', text: 'In the morning.' },
    { seq: 7.5, kind: 'foot', turn: expect.objectContaining({ traceId: 't', rounds: 1 }) },
  ])
})

test('[G10] a stopped turn says so, and a call that never ended stays open', () => {
  const rows = listRows(
    stored({ kind: 'tool-call-start', call }, { kind: 'turn-end', ending: 'stopped', rounds: 1 }),
    noCards,
  )
  expect(rows.map(({ kind }) => kind)).toEqual(['tool', 'stopped', 'foot'])
  expect(rows[0]).toMatchObject({ end: null })
})

test('[G6] a card has one row, where it was opened', () => {
  const rows = listRows(
    stored(
      { kind: 'card-open', cardId: 'k' },
      { kind: 'card-answer', cardId: 'k', verdict: 'accepted', note: '' },
      { kind: 'schedule-change', entryId: 1, why: 'plan' },
    ),
    noCards,
  )
  expect(rows).toEqual([
    { seq: 1, kind: 'card', cardId: 'k', part: null, hasSaidNote: false, applied: null },
  ])
})

test('[U4] a call that a card shows has no row beside it, and another turn’s call of that name has', () => {
  const move = { id: 'a', name: 'move', arguments: {} }
  const card: Card = {
    id: 'k',
    conversationId: 'c',
    traceId: 't',
    openedAt: '',
    status: 'open',
    hash: '',
    note: '',
    body: { kind: 'write', call: move, diff: emptyDiff() },
  }
  const events = stored(
    { kind: 'tool-call-start', call: move },
    { kind: 'card-open', cardId: 'k' },
    { kind: 'tool-call-end', callId: 'a', outcome: 'changed', text: '' },
  )
  expect(listRows(events, new Map([['k', card]])).map(({ kind }) => kind)).toEqual(['card'])
  const other = new Map([['k', { ...card, traceId: 'u' }]])
  expect(listRows(events, other).map(({ kind }) => kind)).toEqual(['tool', 'card'])
})

test('[T6] which tools are at hand is not told', () => {
  const add = { id: 'a', name: 'context_tools_add', arguments: { packs: ['schedule/mutation'] } }
  const events = stored(
    { kind: 'tool-call-start', call: add },
    { kind: 'tool-call-end', callId: 'a', outcome: 'answered', text: '' },
  )
  expect(listRows(events, noCards)).toEqual([])
})

function answered(text: string) {
  return stored(
    { kind: 'card-open', cardId: 'k' },
    { kind: 'turn-start', text },
    { kind: 'card-answer', cardId: 'k', verdict: 'rejected', note: 'not on Friday' },
  )
}

test('[G6] a reason that was typed as a message is not told again by its card', () => {
  expect(listRows(answered('not on Friday'), noCards)[0]).toMatchObject({ hasSaidNote: true })
  expect(listRows(answered('hello'), noCards)[0]).toMatchObject({ hasSaidNote: false })
})

test('[U4] the phase is that of the turn that runs', () => {
  const turn = stored({ kind: 'turn-start', text: 'x' }, { kind: 'status', phase: 'planning' })
  expect(currentPhase(turn)).toBe('planning')
  const next = stored({ kind: 'status', phase: 'done' }, { kind: 'turn-start', text: 'y' })
  expect(currentPhase(next)).toBeNull()
})

test('[O7] a change that was applied without asking says so, and which change of the history it is', () => {
  const events = stored(
    { kind: 'card-open', cardId: 'j' },
    { kind: 'card-answer', cardId: 'j', verdict: 'accepted', note: '' },
    { kind: 'schedule-change', entryId: 1, why: 'Move one' },
    { kind: 'card-open', cardId: 'k' },
    { kind: 'card-answer', cardId: 'k', verdict: 'accepted', note: '', isAutomatic: true },
    { kind: 'schedule-change', entryId: 2, why: 'Move two' },
    { kind: 'schedule-change', entryId: 3, why: 'Undo: Move two' },
  )
  const applied = (count: number) =>
    listRows(events.slice(0, count), noCards).map((row) => row.kind === 'card' && row.applied)
  expect(applied(7)).toEqual([null, { why: 'Move two' }])
  // Between the answer and the change that is told next.
  expect(applied(5)).toEqual([null, { why: null }])
  expect(applied(3)).toEqual([null])
})

test('[M5] a turn has one foot, where it came to rest last', () => {
  const events = stored(
    { kind: 'turn-start', text: 'Plan my week' },
    { kind: 'card-open', cardId: 'k' },
    { kind: 'turn-end', ending: 'card', rounds: 1 },
    { kind: 'card-answer', cardId: 'k', verdict: 'accepted', note: '' },
    { kind: 'text', text: 'Done.' },
    { kind: 'turn-end', ending: 'completed', rounds: 2 },
  )
  const kinds = (count: number) => listRows(events.slice(0, count), noCards).map((row) => row.kind)
  expect(kinds(3)).toEqual(['said', 'card', 'foot'])
  expect(kinds(6)).toEqual(['said', 'card', 'answer', 'foot'])
  const keys = listRows(events, noCards).map(({ seq }) => seq)
  expect(new Set(keys).size).toBe(keys.length)
})

test('[M2] an error knows its turn', () => {
  const [row] = listRows(stored({ kind: 'error', text: 'Nothing answers.' }), noCards)
  expect(row).toEqual({ seq: 1, kind: 'error', traceId: 't', text: 'Nothing answers.' })
})

test('[G13] words typed at a question begin no turn of their own', () => {
  const rows = listRows(
    stored(
      { kind: 'turn-start', text: 'Move it' },
      { kind: 'turn-end', ending: 'question', rounds: 1 },
      { kind: 'turn-start', text: 'The second one' },
    ),
    noCards,
  )
  const said = rows.flatMap((row) => (row.kind === 'said' ? [row.beginsTurn] : []))
  expect(said).toEqual([true, false])
})
