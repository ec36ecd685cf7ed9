// Whatever models and persons do, the history never holds a call without its result or a result without its call (G5).
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { historyEntries } from '../../../db/history.ts'
import { readSnapshot } from '../../../electron/agent/graph/graph-state.ts'
import type { Message } from '../../../shared/agent/message.ts'
import { findViolations } from '../../../shared/schedule/legality.ts'
import {
  answer,
  calls,
  chats,
  confirms,
  conversationOf,
  delivers,
  executes,
  isDone,
  openCards,
  openWorld,
  plans,
  plansRoughly,
  say,
  stateOf,
  takesTask,
  type World,
} from './world.ts'

const day = fc.integer({ min: 1, max: 8 })
const slot = fc.integer({ min: 1, max: 13 })
const task = fc.integer({ min: 1, max: 6 })

const executeOutput = fc.oneof(
  fc.constantFrom(
    'garbage',
    isDone,
    calls('get_overview'),
    confirms('undo_change'),
    confirms('redo_change'),
    calls('context_tools_add', { packs: ['schedule/mutation'] }),
    calls('context_tools_remove', { packs: ['schedule/mutation'] }),
    executes({ action: 'ask_user', speak: 'Which one?' }),
    executes({ action: 'next_plan', goal_check: 'there' }),
    executes({}),
  ),
  fc.constant(isDone),
  day.map((value) => calls('query_range', { day: value })),
  fc
    .tuple(task, day, slot)
    .map(([id, on, start]) =>
      confirms('place', { task_id: id, day: on, slot_start: start }, 'Shall I?'),
    ),
  fc
    .tuple(task, day, slot)
    .map(([id, on, start]) =>
      confirms('move', { task_id: id, new_day: on, new_slot_start: start }),
    ),
  fc.tuple(task, task).map(([a, b]) => confirms('swap', { task_a: a, task_b: b })),
)

const planOutput = fc.constantFrom(
  plans(),
  plans(),
  plansRoughly,
  'garbage',
  plans({ action: 'ask_user', speak: 'Which week?' }),
  plans({ complexity: 'complex' }),
)

const script = fc.record({
  chat: fc.array(fc.constantFrom(takesTask, takesTask, 'garbage', chats('Hi.')), { minLength: 1 }),
  plan: fc.array(planOutput, { minLength: 1, maxLength: 8 }),
  execute: fc.array(executeOutput, { minLength: 1, maxLength: 20 }),
  deliver: fc.constantFrom([delivers('Done.')], ['garbage']),
})

const acts = fc.array(fc.constantFrom('accept', 'accept', 'reject', 'type'), {
  minLength: 3,
  maxLength: 5,
})

function callOf(message: Message | undefined) {
  return message?.role === 'assistant' ? message.call : null
}

/** What is wrong with the pairs, by index; empty when nothing is. */
function brokenPairs(messages: readonly Message[]): number[] {
  const ids = messages.flatMap((message) => callOf(message)?.id ?? [])
  return messages.flatMap((message, index) => {
    const call = callOf(message)
    const following = messages[index + 1]
    const result = following?.role === 'tool' ? following.callId : undefined
    const isPaired = message.role !== 'tool' || callOf(messages[index - 1])?.id === message.callId
    const isAnswered = call?.id === result
    const isOnce = call === null || ids.filter((id) => id === call.id).length === 1
    return isPaired && isAnswered && isOnce ? [] : [index]
  })
}

async function act(world: World, what: string): Promise<void> {
  if (what === 'type' || openCards(world).length === 0) await say(world, 'please do it')
  else await answer(world, what === 'accept' ? 'accept' : 'reject')
}

describe('random models and persons', () => {
  it('[G5] each call is followed by its result, and every round leaves a file that can go on', async () => {
    await fc.assert(
      fc.asyncProperty(script, acts, async (outputs, persons) => {
        const shown: number[] = []
        const count = { chat: 0, plan: 0, execute: 0, deliver: 0 }
        const world = openWorld(({ stage, messages }) => {
          if (stage === 'guide' || stage === 'pack') return 'garbage'
          shown.push(...brokenPairs(messages))
          const list = outputs[stage]
          count[stage] += 1
          return list[(count[stage] - 1) % list.length] ?? 'garbage'
        })
        for (const what of persons) {
          await act(world, what)
          const { messages, snapshot, cards } = conversationOf(world)
          expect(brokenPairs(messages)).toEqual([])
          const open = cards.filter(({ status }) => status === 'open')
          const waiting = readSnapshot(snapshot)?.waiting
          expect(open.map(({ id }) => id)).toEqual(waiting?.kind === 'card' ? [waiting.cardId] : [])
          expect(findViolations(stateOf(world))).toEqual([])
        }
        expect(shown).toEqual([])
        const accepted = conversationOf(world).cards.filter(({ status }) => status === 'accepted')
        const entries = historyEntries(world.database).filter(({ who }) => who === 'agent')
        expect(entries.length).toBeLessThanOrEqual(accepted.length)
        // A model may ask to undo the change that the world began with, and be allowed to.
        expect([0, 5]).toContain(stateOf(world).tasks.length)
      }),
      { numRuns: 15 },
    )
  })
})
