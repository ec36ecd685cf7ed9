// The whole table of decisions: score × wish × pending switch × reply × open card.
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  decide,
  pendingTurns,
  type Situation,
  type Intent,
  type SwitchReply,
} from '../../../electron/orchestrator/guardrails.ts'
import type { PendingSwitch } from '../../../electron/orchestrator/session-state.ts'

type Wish = 'same' | 'other' | 'continue' | 'exit'

const scores = { high: [75, 100], middle: [50, 74], low: [0, 49] }

function intentOf(wish: Wish, score: number): Intent {
  const target: Intent['target'] =
    wish === 'continue' || wish === 'exit'
      ? { kind: wish }
      : { kind: 'scene', name: wish === 'same' ? 'schedule' : 'guide' }
  return { target, score, slots: { course: 'calculus' }, reason: '' }
}

function situation(changes: Partial<Situation>): Situation {
  return {
    activeScene: 'schedule',
    intent: intentOf('continue', 50),
    pending: null,
    reply: 'other',
    hasOpenCard: false,
    text: 'words',
    ...changes,
  }
}

const pending: PendingSwitch = {
  scene: 'recite',
  slots: { topic: 'limits' },
  request: 'before',
  turnsLeft: 2,
}

describe('without a pending switch', () => {
  it.each([
    [
      'high',
      'other',
      { kind: 'switch', scene: 'guide', slots: { course: 'calculus' }, request: 'words' },
    ],
    [
      'middle',
      'other',
      {
        kind: 'ask',
        pending: {
          scene: 'guide',
          slots: { course: 'calculus' },
          request: 'words',
          turnsLeft: pendingTurns,
        },
      },
    ],
    ['low', 'other', { kind: 'stay', pending: null }],
    [
      'high',
      'exit',
      { kind: 'switch', scene: 'chat', slots: { course: 'calculus' }, request: 'words' },
    ],
    [
      'middle',
      'exit',
      {
        kind: 'ask',
        pending: {
          scene: 'chat',
          slots: { course: 'calculus' },
          request: 'words',
          turnsLeft: pendingTurns,
        },
      },
    ],
    ['low', 'exit', { kind: 'stay', pending: null }],
    ['high', 'same', { kind: 'stay', pending: null }],
    ['middle', 'same', { kind: 'stay', pending: null }],
    ['low', 'same', { kind: 'stay', pending: null }],
    ['high', 'continue', { kind: 'stay', pending: null }],
    ['middle', 'continue', { kind: 'stay', pending: null }],
    ['low', 'continue', { kind: 'stay', pending: null }],
  ] as const)('[O2] %s score, wish %s', (band, wish, decision) => {
    for (const score of scores[band]) {
      expect(decide(situation({ intent: intentOf(wish, score) }))).toEqual(decision)
    }
  })

  it('[O2] at home there is nothing to leave', () => {
    const home = situation({ activeScene: 'chat', intent: intentOf('exit', 100) })
    expect(decide(home)).toEqual({ kind: 'stay', pending: null })
  })
})

describe('with a pending switch', () => {
  const older = { ...pending, turnsLeft: 1 }

  it('[O3] a yes switches with the slots that were said', () => {
    expect(decide(situation({ pending, reply: 'yes' }))).toEqual({
      kind: 'switch',
      scene: 'recite',
      slots: { topic: 'limits' },
      request: 'before',
    })
  })

  it('[O3] a no drops it', () => {
    expect(decide(situation({ pending, reply: 'no' }))).toEqual({ kind: 'stay', pending: null })
  })

  it('[O3] a high score elsewhere drops it and goes there', () => {
    const intent = intentOf('other', 80)
    expect(decide(situation({ pending, intent }))).toMatchObject({ kind: 'switch', scene: 'guide' })
  })

  it('[O3] a high score for the same scene is a yes, with what was said since', () => {
    const intent = { ...intentOf('other', 80), target: { kind: 'scene', name: 'recite' } as const }
    expect(decide(situation({ pending, intent }))).toEqual({
      kind: 'switch',
      scene: 'recite',
      slots: { topic: 'limits', course: 'calculus' },
      request: 'words',
    })
  })

  it.each(['same', 'other', 'continue', 'exit'] as const)(
    '[O3] anything else (%s, middle or low) lets it grow old, and expire',
    (wish) => {
      for (const score of [...scores.middle, ...scores.low]) {
        const intent = intentOf(wish, score)
        expect(decide(situation({ pending, intent }))).toEqual({
          kind: 'stay',
          pending: { ...pending, turnsLeft: 1 },
        })
        expect(decide(situation({ pending: older, intent }))).toEqual({
          kind: 'stay',
          pending: null,
        })
      }
    },
  )
})

it('[O2] an open card blocks every switch and every question, whatever was said', () => {
  const replies = fc.constantFrom<SwitchReply>('yes', 'no', 'other')
  const wishes = fc.constantFrom<Wish>('same', 'other', 'continue', 'exit')
  fc.assert(
    fc.property(fc.option(fc.constant(pending)), replies, wishes, fc.nat(100), (held, ...rest) => {
      const [reply, wish, score] = rest
      const intent = intentOf(wish, score)
      const decision = decide(situation({ pending: held, reply, intent, hasOpenCard: true }))
      expect(decision).toEqual({ kind: 'stay', pending: held })
    }),
  )
})

it('[O3] a pending switch lives three turns', () => {
  let held: PendingSwitch | null = { ...pending, turnsLeft: pendingTurns }
  const lives: boolean[] = []
  for (let turn = 0; turn < 4; turn += 1) {
    const decision = decide(situation({ pending: held, intent: intentOf('continue', 50) }))
    held = decision.kind === 'stay' ? decision.pending : null
    lives.push(held !== null)
  }
  expect(lives).toEqual([true, true, false, false])
})
