// The guide's whole table: every state with every action, draft and intent, and where each illegal jump falls back to.
import { describe, expect, it } from 'vitest'
import {
  keptStatuses,
  guideActions,
  guideIntents,
  guideStates,
  guideTransition,
  stateAfterCard,
  type GuideAction,
} from '../../../shared/guide/guide-state.ts'

/** For none, a kept and a brought draft: state, what happens, `+` where the draft is taken, and the jump that was caught. */
const expected: Record<
  string,
  Record<GuideAction, [none: string, kept: string, brought: string]>
> = {
  'DISCOVERY any': {
    CONTINUE_ASKING: ['DISCOVERY ask', 'DRAFTING ask', 'DISCOVERY ask draft-too-early'],
    PROPOSE_DRAFT: [
      'DISCOVERY ask draft-missing',
      'DRAFTING show-draft draft-missing',
      'DRAFTING show-draft +',
    ],
    REQUEST_CONFIRM: [
      'DISCOVERY ask confirm-nothing',
      'DRAFTING show-draft confirm-unseen',
      'DRAFTING show-draft + confirm-unseen',
    ],
    CONFIRM_FINISH: [
      'DISCOVERY ask finish-nothing',
      'DRAFTING show-draft finish-unseen',
      'DRAFTING show-draft + finish-unseen',
    ],
  },
  'DRAFTING any': {
    CONTINUE_ASKING: ['DISCOVERY ask', 'DRAFTING ask', 'DRAFTING show-draft +'],
    PROPOSE_DRAFT: [
      'DISCOVERY ask draft-missing',
      'DRAFTING show-draft draft-missing',
      'DRAFTING show-draft +',
    ],
    REQUEST_CONFIRM: [
      'DISCOVERY ask confirm-nothing',
      'CONFIRMING open-card +',
      'CONFIRMING open-card +',
    ],
    CONFIRM_FINISH: [
      'DISCOVERY ask finish-nothing',
      'CONFIRMING open-card +',
      'CONFIRMING open-card +',
    ],
  },
  'FINISHED CONTINUE': {
    CONTINUE_ASKING: ['FINISHED rest', 'FINISHED rest', 'FINISHED rest already-finished'],
    PROPOSE_DRAFT: threeTimes('FINISHED rest already-finished'),
    REQUEST_CONFIRM: threeTimes('FINISHED rest already-finished'),
    CONFIRM_FINISH: threeTimes('FINISHED rest already-finished'),
  },
  'FINISHED BACKTRACK': {
    CONTINUE_ASKING: ['DISCOVERY ask', 'DRAFTING ask', 'DRAFTING show-draft +'],
    PROPOSE_DRAFT: [
      'DISCOVERY ask draft-missing',
      'DRAFTING show-draft draft-missing',
      'DRAFTING show-draft +',
    ],
    REQUEST_CONFIRM: [
      'DISCOVERY ask confirm-nothing',
      'DRAFTING show-draft confirm-unseen',
      'DRAFTING show-draft + confirm-unseen',
    ],
    CONFIRM_FINISH: [
      'DISCOVERY ask finish-nothing',
      'DRAFTING show-draft finish-unseen',
      'DRAFTING show-draft + finish-unseen',
    ],
  },
}

function threeTimes(text: string): [string, string, string] {
  return [text, text, text]
}

function rowOf(state: string, intent: string): string {
  if (state === 'FINISHED') return `FINISHED ${intent}`
  return state === 'CONFIRMING' ? 'DRAFTING any' : `${state} any`
}

describe('the table of the guide', () => {
  it('[B2] [B6] knows where every state, action, draft and intent leads, and names every illegal jump', () => {
    const found: string[] = []
    const wanted: string[] = []
    for (const state of guideStates)
      for (const intent of guideIntents)
        for (const action of guideActions)
          for (const [index, draft] of keptStatuses.entries()) {
            const to = guideTransition(state, action, draft, intent)
            const takes = to.takesDraft ? ['+'] : []
            const name = [state, intent, action, draft].join(' ')
            found.push(`${name}: ${[to.state, to.does, ...takes, to.jump ?? []].flat().join(' ')}`)
            wanted.push(`${name}: ${expected[rowOf(state, intent)]?.[action][index]}`)
          }
    expect(found).toEqual(wanted)
    expect(found).toHaveLength(96)
  })

  it('[B2] [G6] no decision reaches FINISHED: only the answer to the card does', () => {
    for (const state of guideStates.filter((each) => each !== 'FINISHED'))
      for (const action of guideActions)
        for (const draft of keptStatuses)
          expect(guideTransition(state, action, draft).state).not.toBe('FINISHED')
    expect(stateAfterCard).toEqual({
      open: 'CONFIRMING',
      accepted: 'FINISHED',
      rejected: 'DRAFTING',
      stale: 'DRAFTING',
    })
  })
})
