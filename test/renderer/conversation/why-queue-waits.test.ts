// Why queued messages wait.
import { expect, test } from 'vitest'
import { whyQueueWaits } from '../../../renderer/conversation/conversation.tsx'
import type { Card } from '../../../shared/agent/card.ts'
import type { TurnEnding } from '../../../shared/agent/timeline.ts'
import { emptyDiff } from '../../../shared/schedule/diff.ts'

const open: Card = {
  id: 'card',
  conversationId: 'c',
  traceId: 't',
  openedAt: '',
  status: 'open',
  hash: 'h',
  note: '',
  body: {
    kind: 'write',
    call: { id: 'call', name: 'move', arguments: {} },
    diff: emptyDiff(),
  },
}

function ended(ending: TurnEnding) {
  const event = { kind: 'turn-end', ending, rounds: 1 } as const
  return [{ seq: 1, conversationId: 'c', traceId: 't', at: '', event }]
}

const nothing = { isRunning: false, cards: new Map<string, Card>(), timeline: [] }

test('[G13] a turn that runs comes first, then an open card', () => {
  const cards = new Map([[open.id, open]])
  expect(whyQueueWaits({ isRunning: true, cards, timeline: ended('failed') })).toBe('running')
  expect(whyQueueWaits({ ...nothing, cards, timeline: ended('card') })).toBe('card')
})

test('[G13] else it is how the last turn ended; after a completed one nothing waits', () => {
  for (const ending of ['question', 'stopped', 'failed'] as const)
    expect(whyQueueWaits({ ...nothing, timeline: ended(ending) })).toBe(ending)
  expect(whyQueueWaits({ ...nothing, timeline: ended('completed') })).toBeNull()
  expect(whyQueueWaits(nothing)).toBeNull()
})
