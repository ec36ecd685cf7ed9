// What a person said earlier in a conversation, with the local day on which it was said.
import { describe, expect, it } from 'vitest'
import { findEarlierWords } from '../../../electron/agent/earlier-words.ts'
import type { StoredTimelineEvent, TimelineEvent } from '../../../shared/agent/timeline.ts'

function entry(
  seq: number,
  at: string,
  event: TimelineEvent,
  traceId = 'old',
): StoredTimelineEvent {
  return { seq, conversationId: 'talk', traceId, at, event }
}

const timeline = [
  entry(1, '2026-11-24T15:30:00Z', { kind: 'turn-start', text: "I'm away tomorrow" }),
  entry(2, '2026-11-24T15:30:01Z', { kind: 'text', text: 'All right.' }),
  entry(3, '2026-11-24T17:00:00Z', {
    kind: 'card-answer',
    cardId: 'c',
    verdict: 'rejected',
    note: 'not on Friday',
  }),
  entry(4, '2026-11-24T17:05:00Z', {
    kind: 'card-answer',
    cardId: 'd',
    verdict: 'stale',
    note: 'The schedule changed.',
  }),
  entry(5, '2026-11-25T01:00:00Z', { kind: 'turn-start', text: 'plan my week' }, 'new'),
]

describe('what was told', () => {
  it('[M3] holds the words of earlier turns with their date in the zone of the person', () => {
    // Nine in the morning in Beijing.
    const now = { at: '2026-11-25T01:00:00Z', clock: { date: '2026-11-25', minute: 540 } }
    expect(findEarlierWords(timeline, 'new', now)).toEqual([
      { text: "I'm away tomorrow", date: '2026-11-24', minute: 23 * 60 + 30 },
      { text: 'not on Friday', date: '2026-11-25', minute: 60 },
    ])
  })

  it('[M3] goes back over midnight to the west', () => {
    const now = { at: '2026-11-25T01:00:00Z', clock: { date: '2026-11-24', minute: 20 * 60 } }
    expect(findEarlierWords(timeline, 'new', now)[0]).toMatchObject({
      date: '2026-11-24',
      minute: 630,
    })
  })
})
