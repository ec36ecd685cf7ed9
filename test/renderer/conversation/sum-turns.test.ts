// What the turns of a conversation came to.
import { describe, expect, it } from 'vitest'
import {
  lastTraceOf,
  sumTurns,
  saySeconds,
  sayTurnSum,
} from '../../../renderer/conversation/sum-turns.ts'
import type { TimelineEvent } from '../../../shared/agent/timeline.ts'

/** `at` in seconds after noon. */
function stored(events: readonly (readonly [at: number, traceId: string, event: TimelineEvent])[]) {
  return events.map(([at, traceId, event], index) => ({
    seq: index + 1,
    conversationId: 'c',
    traceId,
    at: `2026-11-23T12:00:${String(at).padStart(2, '0')}.000Z`,
    event,
  }))
}

const usage = { promptTokens: 1_200, outputTokens: 34 }

const timeline = stored([
  [0, 'a', { kind: 'turn-start', text: 'Plan my week' }],
  [3, 'a', { kind: 'turn-end', ending: 'card', rounds: 1 }],
  [40, 'a', { kind: 'turn-start', text: 'not on Friday' }],
  [40, 'a', { kind: 'card-answer', cardId: 'k', verdict: 'rejected', note: 'not on Friday' }],
  [42, 'a', { kind: 'text', text: 'Here is another.' }],
  [43, 'a', { kind: 'schedule-change', entryId: 1, why: 'Plan' }],
  [44, 'a', { kind: 'text', text: 'Done.' }],
  [45, 'a', { kind: 'turn-end', ending: 'completed', rounds: 4, usage }],
  [50, 'b', { kind: 'turn-start', text: 'Thanks' }],
])

describe('a turn', () => {
  it('[M5] took the time in which it worked, not that in which it waited for the person', () => {
    expect(sumTurns(timeline).get('a')).toEqual({
      traceId: 'a',
      request: 'Plan my week',
      answer: 'Here is another.\n\nDone.',
      rounds: 4,
      milliseconds: 8_000,
      usage,
      hasChanged: true,
      ending: 'completed',
      restedAt: 8,
    })
  })

  it('[M5] that runs has no ending, no tokens and no time yet', () => {
    expect(sumTurns(timeline).get('b')).toMatchObject({
      ending: null,
      milliseconds: 0,
      usage: null,
      hasChanged: false,
    })
  })

  it('[M5] is the last one when it was begun last', () => {
    expect(lastTraceOf(timeline)).toBe('b')
    expect(lastTraceOf([])).toBeNull()
  })
})

describe('the figures of a turn', () => {
  it('[M5] are its rounds, seconds and tokens, in both languages', () => {
    const turn = { rounds: 4, milliseconds: 8_000, usage }
    expect(sayTurnSum(turn, 'en')).toEqual(['4 rounds', '8.0 s', '1,234 tokens'])
    expect(sayTurnSum(turn, 'zh')).toEqual(['4 步', '8.0 秒', '1,234 个 token'])
  })

  it('[M5] leave out what there is none of', () => {
    expect(sayTurnSum({ rounds: 0, milliseconds: 3, usage: null }, 'en')).toEqual(['0.1 s'])
    expect(sayTurnSum({ rounds: 1, milliseconds: 100, usage: null }, 'en')[0]).toBe('1 round')
  })

  it.each([
    [0, '0.1'],
    [1_240, '1.2'],
    [9_949, '9.9'],
    [9_960, '10'],
    [61_400, '61'],
  ])('[M5] say %i ms as %s s', (milliseconds, said) => {
    expect(saySeconds(milliseconds)).toBe(said)
  })
})
