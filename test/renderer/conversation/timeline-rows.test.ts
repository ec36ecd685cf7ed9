// Stored events as the rows that are read.
import { expect, test } from 'vitest'
import type { TimelineEvent } from '../../../shared/agent/timeline.ts'
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
  )
  expect(rows).toEqual([
    { seq: 1, kind: 'said', text: 'What is free?' },
    { seq: 3, kind: 'tool', call, end: { outcome: 'answered', text: 'periods 1–2' } },
    { seq: 4, kind: 'reasoning', text: 'Look first.' },
    { seq: 6, kind: 'answer', text: 'In the morning.' },
  ])
})

test('[G10] a stopped turn says so, and a call that never ended stays open', () => {
  const rows = listRows(
    stored({ kind: 'tool-call-start', call }, { kind: 'turn-end', ending: 'stopped', rounds: 1 }),
  )
  expect(rows.map(({ kind }) => kind)).toEqual(['tool', 'stopped'])
  expect(rows[0]).toMatchObject({ end: null })
})

test('[G6] a card has one row, where it was opened', () => {
  const rows = listRows(
    stored(
      { kind: 'card-open', cardId: 'k' },
      { kind: 'card-answer', cardId: 'k', verdict: 'accepted', note: '' },
      { kind: 'schedule-change', entryId: 1, why: 'plan' },
    ),
  )
  expect(rows).toEqual([{ seq: 1, kind: 'card', cardId: 'k' }])
})

test('[U] the phase is that of the turn that runs', () => {
  const turn = stored({ kind: 'turn-start', text: 'x' }, { kind: 'status', phase: 'planning' })
  expect(currentPhase(turn)).toBe('planning')
  const next = stored({ kind: 'status', phase: 'done' }, { kind: 'turn-start', text: 'y' })
  expect(currentPhase(next)).toBeNull()
})
