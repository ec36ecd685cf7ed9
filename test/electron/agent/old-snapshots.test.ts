// Conversations that earlier versions of Weekloom left in the data file: each is read and goes on where it stood.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { commitAgentStep } from '../../../db/commit-step.ts'
import { readSession, writeSession } from '../../../db/conversations.ts'
import { readSnapshot } from '../../../electron/agent/graph/graph-state.ts'
import { restoreSession, storeSession } from '../../../electron/orchestrator/session-state.ts'
import type { AgentStep } from '../../../shared/agent/agent-step.ts'
import type { ScheduleState } from '../../../shared/schedule/state.ts'
import { at } from '../../builders.ts'
import {
  answer,
  calls,
  conversationOf,
  delivers,
  isDone,
  openCards,
  openWorld,
  plans,
  resumeWorld,
  say,
  type Script,
  stateOf,
  takesTask,
  textsOf,
  timelineOf,
  type World,
} from './world.ts'

type Kind = 'call' | 'plan' | 'question' | 'running' | 'rejected' | 'improving'

type Left = { state: ScheduleState; conversations: Partial<Record<Kind, AgentStep[]>> }

function readFixture(name: string): unknown {
  const file = join(import.meta.dirname, '../../fixtures/snapshots', `${name}.json`)
  return JSON.parse(readFileSync(file, 'utf8'))
}

// The files are data of ours; what matters is whether the store and the agent take them.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
const readLeft = (name: string) => readFixture(name) as Left
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
const readRecord = (name: string) => readFixture(name) as { version: number; json: string }

const ending: Script = ({ stage, facts }) => {
  if (stage === 'chat') return takesTask
  if (stage === 'plan') return plans()
  if (stage === 'deliver') return delivers('All done.')
  return facts.optimisation === null ? isDone : calls('analyze_health')
}

/** A data file in which the conversation stands as it was left. */
function openLeft(name: string, kind: Kind): { world: World; steps: AgentStep[] } {
  const { state, conversations } = readLeft(name)
  const steps = conversations[kind]
  if (steps === undefined) throw new Error(`${name} has no ${kind}`)
  const world = openWorld(ending, state)
  const conversationId = conversationOf(world).id
  for (const step of steps) commitAgentStep(world.database, { ...step, conversationId })
  return { world, steps }
}

const pastVersions = ['graph-1-first', 'graph-1', 'graph-2', 'graph-3']

describe.each(pastVersions)('a conversation that %s left', (name) => {
  it('[G6] waiting on a call goes on with a yes', async () => {
    const { world } = openLeft(name, 'call')
    const { outcome, ending: end } = await answer(world, 'accept')
    expect({ outcome, end }).toEqual({ outcome: 'accepted', end: 'completed' })
    expect(stateOf(world).tasks.find(({ id }) => id === 4)?.place).toEqual(at(4, 2))
    expect(textsOf(world).at(-1)).toBe('All done.')
  })

  it('[G6] waiting on a call goes on with a no, and nothing is written', async () => {
    const { world } = openLeft(name, 'call')
    const before = stateOf(world)
    const { outcome, ending: end } = await answer(world, 'reject', { note: 'not then' })
    expect({ outcome, end }).toEqual({ outcome: 'rejected', end: 'completed' })
    expect(stateOf(world)).toEqual(before)
    expect(JSON.stringify(world.requests[0]?.messages)).toContain('not then')
  })

  it('[G6] waiting on a plan writes it with a yes', async () => {
    const { world } = openLeft(name, 'plan')
    expect((await answer(world, 'accept')).outcome).toBe('accepted')
    expect(stateOf(world).tasks.every(({ place }) => place !== null)).toBe(true)
  })

  it('[G2a] waiting on an answer takes the next words as that', async () => {
    const { world, steps } = openLeft(name, 'question')
    expect((await say(world, 'item 4, on Thursday')).ending).toBe('completed')
    const traces = new Set(conversationOf(world).timeline.map(({ traceId }) => traceId))
    expect([...traces]).toEqual([steps[0]?.traceId])
    expect(world.requests[0]?.facts.followUps).toEqual(['item 4, on Thursday'])
  })

  it('[G6] cut off while it ran goes on after the last step, and asks nothing twice', async () => {
    const { world, steps } = openLeft(name, 'running')
    expect((await resumeWorld(world)).ending).toBe('completed')
    expect(world.requests.map(({ stage }) => stage)).toEqual(['execute', 'deliver'])
    expect(world.requests[0]?.traceId).toBe(steps[0]?.traceId)
    expect(world.requests[0]?.facts.calls.map(({ name: tool }) => tool)).toEqual(['get_overview'])
  })
})

it('[G6] a plan that was rejected once, in a state that counted that, is answered', async () => {
  const { world } = openLeft('graph-1-first', 'rejected')
  expect((await answer(world, 'accept')).outcome).toBe('accepted')
  expect(stateOf(world).tasks.every(({ place }) => place !== null)).toBe(true)
})

it.each(['graph-2', 'graph-3'])(
  '[G8] an improvement that %s left goes on improving',
  async (name) => {
    const { world } = openLeft(name, 'improving')
    expect((await resumeWorld(world)).ending).toBe('completed')
    expect(world.requests[0]?.facts.optimisation).not.toBeNull()
    expect(timelineOf(world).some((event) => event.kind === 'tool-call-end')).toBe(true)
  },
)

describe('a conversation that a version still to come left', () => {
  it.each(['call', 'plan'] as const)(
    '[G6] waiting on a %s says so in a sentence, and nothing is lost or written',
    async (kind) => {
      const { world } = openLeft('graph-99', kind)
      const before = conversationOf(world)
      const state = stateOf(world)
      expect((await answer(world, 'accept')).outcome).toBe('stale')
      expect(conversationOf(world).cards.map(({ note }) => note)).toEqual([
        'This card was left by another version of Weekloom. Ask for it again.',
      ])
      expect(stateOf(world)).toEqual(state)
      expect((await say(world, 'go on')).ending).toBe('completed')
      expect(conversationOf(world).messages.slice(0, before.messages.length)).toEqual(
        before.messages,
      )
      expect(conversationOf(world).timeline.slice(0, before.timeline.length)).toEqual(
        before.timeline,
      )
    },
  )

  it('[G6] is told so when the next words come before an answer', async () => {
    const { world } = openLeft('graph-99', 'call')
    expect((await say(world, 'go on')).ending).toBe('completed')
    expect(openCards(world)).toEqual([])
    expect(JSON.stringify(timelineOf(world))).toContain('another version of Weekloom')
  })

  it.each(['question', 'running'] as const)(
    '[G6] amid a %s keeps all that was said, and the next words begin anew',
    async (kind) => {
      const { world } = openLeft('graph-99', kind)
      const before = conversationOf(world)
      expect(readSnapshot(before.snapshot)).toBeNull()
      expect((await resumeWorld(world)).ending).toBe('completed')
      expect(conversationOf(world)).toEqual(before)
      expect((await say(world, 'go on')).ending).toBe('completed')
      const after = conversationOf(world)
      expect(after.messages.slice(0, before.messages.length)).toEqual(before.messages)
      expect(after.damaged).toEqual([])
    },
  )
})

describe("the orchestrator's record", () => {
  it('[O4] of every past version is read as it was', () => {
    const record = readRecord('session-1')
    const { world } = openLeft('graph-3', 'call')
    const { id } = conversationOf(world)
    writeSession(world.database, id, record)
    const restored = restoreSession(readSession(world.database, id))
    expect(restored).toMatchObject({ activeScene: 'schedule', always: ['place'] })
    expect(restored === null ? null : JSON.parse(storeSession(restored).json)).toEqual(
      JSON.parse(record.json),
    )
  })

  it('[O4] of a version still to come is none: every change is asked about again', () => {
    expect(restoreSession(readRecord('session-99'))).toBeNull()
  })
})
