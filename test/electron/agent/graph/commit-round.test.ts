// One step at a time (G1): what the graph does not allow ends the turn with an error, and nothing else is written.
import { describe, expect, it } from 'vitest'
import { commitRound } from '../../../../electron/agent/graph/commit-round.ts'
import type { GraphEvent } from '../../../../electron/agent/graph/events.ts'
import { beginState, type GraphState } from '../../../../electron/agent/graph/graph-state.ts'
import { sayOutcome } from '../../../../electron/agent/say/say-turn-end.ts'
import type { ExecutedCall } from '../../../../electron/model/model.ts'
import { noChanges } from '../../../../shared/schedule/tally-diff.ts'
import { makeRound, openTurn } from '../../../../electron/agent/graph/turn.ts'
import { placing, smallState } from '../../../db/data-folder.ts'
import { chats, conversationOf, openWorld, say, stateOf, timelineOf, type World } from '../world.ts'

const fresh = beginState('trace', 'do it', ['schedule/core'], 1)

function commit(world: World, state: GraphState, event: GraphEvent) {
  const turn = openTurn(world.ports, conversationOf(world), state, new AbortController().signal)
  const diff = placing(smallState, 4)
  const change = { kind: 'diff', diff, who: 'agent', why: 'a trick', cardId: null } as const
  return commitRound(
    turn,
    makeRound(event, {
      change,
      messages: [{ role: 'user', content: 'a trick' }],
      events: [{ kind: 'text', text: 'a trick' }],
    }),
  )
}

describe('an arrow that the graph does not have', () => {
  it.each([
    { kind: 'card-accepted', placed: 1 },
    { kind: 'delivered' },
    { kind: 'work-finished' },
  ] as GraphEvent[])(
    '[G1] $kind in chat ends the turn with an error and writes nothing else',
    (event) => {
      const world = openWorld([])
      const { position } = commit(world, fresh, event)
      expect(position).toMatchObject({ kind: 'rest', ending: 'failed', state: { phase: 'done' } })
      expect(stateOf(world)).toEqual(smallState)
      expect(conversationOf(world)).toMatchObject({ snapshot: null, messages: [] })
      expect(timelineOf(world)).toEqual([
        { kind: 'error', text: expect.stringContaining('did not fit together') },
        { kind: 'turn-end', ending: 'failed', rounds: 0 },
      ])
    },
  )

  it('[G1] leaves a conversation that can go on', async () => {
    const world = openWorld([chats('Hello.')])
    commit(world, fresh, { kind: 'delivered' })
    expect((await say(world, 'hello')).ending).toBe('completed')
  })
})

function call(outcome: ExecutedCall['outcome'], name = 'move'): ExecutedCall {
  return { name, arguments: {}, outcome, text: '' }
}

describe('what a turn came to', () => {
  const calls = [
    call('answered', 'get_overview'),
    call('refused', 'get_task_info'),
    call('changed'),
    call('rejected'),
    call('refused'),
    call('stale'),
  ]
  const outcomes = calls.map(({ outcome }) => outcome)
  const written = { ...noChanges, placed: 3, moved: 1, takenOff: 2 }

  it('[G9] counts what was done, declined and not possible', () => {
    const state: GraphState = { ...fresh, placed: 3, outcomes, written }
    expect(sayOutcome({ state, calls }, 'en')).toEqual({
      text: '3 study blocks placed, 1 moved, 2 taken off the week, 1 declined by you, 2 not possible. Each change can be undone.',
      isPartial: true,
    })
    expect(sayOutcome({ state, calls }, 'zh').text).toBe(
      '安排了 3 个学习任务，挪动了 1 个，从日程移走 2 个，你没有同意的 1 处，做不到的 2 处。每处改动都可以撤销。',
    )
  })

  it('[G9] a turn that an older version began is summed up by its calls', () => {
    const state: GraphState = { ...fresh, placed: 3, outcomes }
    expect(sayOutcome({ state, calls: [] }, 'en').text).toBe(
      '3 study blocks placed, 1 change made. Each change can be undone.',
    )
  })
})
