// Turns through the one entry: a real data file, the real graph, a toy scene in the register; the model is a script.
import { describe, expect, it } from 'vitest'
import { readSession, writeSession } from '../../../db/session-states.ts'
import { ensureConversation } from '../../../db/conversation.ts'
import { speakAndEnd } from '../../../electron/agent/speak-and-end.ts'
import {
  resumeText,
  takeText,
  takeVerdict,
  type OrchestratorPorts,
} from '../../../electron/orchestrator/orchestrate.ts'
import type { Scene, SceneRegister, SceneTurn } from '../../../electron/orchestrator/scene.ts'
import type { GuideDoor } from '../../../electron/orchestrator/guide-door.ts'
import { storeGuide } from '../../../shared/guide/guide-record.ts'
import type { PackDoor } from '../../../electron/orchestrator/pack-door.ts'
import type { ReciteDoor } from '../../../electron/orchestrator/recite-door.ts'
import { productScenes } from '../../../electron/orchestrator/scenes/register.ts'
import { restoreSession, storeSession } from '../../../electron/orchestrator/session-state.ts'
import {
  chats,
  confirms,
  conversationOf,
  delivers,
  isDone,
  openWorld,
  plans,
  takesTask,
  type Script,
  type World,
} from '../agent/world.ts'
import { mayApply } from '../../../shared/agent/autonomy.ts'
import { idle } from '../../../shared/recite/recital.ts'
import { fail } from '../../../shared/result.ts'
import { now } from '../../db/data-folder.ts'

/** One file and one line: all that a new scene needs (O5). */
function toyScene(seen: SceneTurn[]): Scene {
  return {
    name: 'quiz',
    title: { en: 'quiz you', zh: '测验' },
    purpose: { en: 'ask the student questions', zh: '向学生提问' },
    run: (turn) => {
      seen.push(turn)
      return speakAndEnd(turn.turn, `Question one (${turn.slots['topic'] ?? 'no topic'}).`)
    },
  }
}

const noGuide: GuideDoor = {
  read: () => null,
  store: (record) => ({ name: 'guide', ...storeGuide(record) }),
}

const noTexts: ReciteDoor = {
  recalls: () => 'none',
  readMaterials: () => [],
  packTexts: () => [],
  keep: () => fail('nothing to keep'),
  queue: () => [],
  readRecital: () => idle,
  suggested: () => [],
  begin: () => fail('no text'),
  judge: () => fail('no text'),
  judged: () => null,
  leave: () => undefined,
  isListening: () => false,
}

const noPacks: PackDoor = {
  readRecord: () => null,
  courses: () => [],
  coursesNamed: () => [],
  guideCourse: () => null,
  read: (course) => ({
    pack: { course, fields: {} },
    world: { scheduleMark: null, sourceIds: null, sources: [] },
  }),
  draft: () => Promise.resolve(null),
  lookUp: () => Promise.resolve(null),
  document: () => fail('no pack'),
}

type Desk = {
  world: World
  ports: OrchestratorPorts
  seen: SceneTurn[]
  say: (text: string) => ReturnType<typeof takeText>
  setTime: (at: string, date: string) => void
}

function openOrchestra(script: Script): Desk {
  const world = openWorld(script)
  const seen: SceneTurn[] = []
  const scenes: SceneRegister = [
    ...productScenes({
      guide: noGuide,
      pack: noPacks,
      recite: noTexts,
      homework: { add: () => fail('no list'), list: () => [], finish: () => fail('no list') },
    }),
    toyScene(seen),
  ]
  const id = ensureConversation(world.database, now)
  let at = now
  let date = '2026-11-02'
  const ports: OrchestratorPorts = {
    agent: {
      ...world.ports,
      at: () => at,
      clock: () => ({ ...world.ports.clock(), date }),
    },
    scenes,
    readSession: () => restoreSession(readSession(world.database, id)),
    writeSession: (session) => writeSession(world.database, id, storeSession(session)),
    ticks: () => performance.now(),
  }
  const say = (text: string) =>
    takeText(ports, conversationOf(world), text, new AbortController().signal)
  const setTime = (nextAt: string, nextDate: string) => {
    at = nextAt
    date = nextDate
  }
  return { world, ports, seen, say, setTime }
}

function heard(scene: string | null, score: number, intent = 'task', speak = ''): string {
  const slots = [{ name: 'topic', value: 'limits' }]
  return JSON.stringify({ intent, speak, reason: 'script', scene, score, slots })
}

const place = confirms('place', { task_id: 4, day: 4, slot_start: 3 })

describe('one entry', () => {
  it('[O6] every turn answers with trace, scene, phase, content, suggestions and time', async () => {
    const { say } = openOrchestra([heard(null, 0, 'chat', 'Hello.')])
    expect(await say('hello')).toMatchObject({
      traceId: expect.stringMatching(/^id-/),
      scene: 'chat',
      phase: 'idle',
      ending: 'completed',
      content: { kind: 'text', text: 'Hello.' },
      error: null,
      milliseconds: expect.any(Number),
    })
  })

  it('[O5] a new scene is one file and one line: it is chosen, gets its slots and speaks', async () => {
    const { say, seen } = openOrchestra([heard('quiz', 90)])
    const { scene, content } = await say('quiz me on limits')
    expect({ scene, content }).toEqual({
      scene: 'quiz',
      content: { kind: 'text', text: 'Question one (limits).' },
    })
    expect(seen).toHaveLength(1)
  })

  it('[O1] work without a scene named is work on the schedule, and talk stays where it is', async () => {
    const { say } = openOrchestra([
      takesTask,
      plans(),
      isDone,
      delivers('All seen.'),
      chats('Any time.'),
    ])
    expect(await say('look at my week')).toMatchObject({ scene: 'schedule', ending: 'completed' })
    expect(await say('thanks')).toMatchObject({
      scene: 'schedule',
      content: { kind: 'text', text: 'Any time.' },
    })
  })

  it('[O1] a classifier that fails leaves the conversation where it is, with the error said', async () => {
    const { say, ports } = openOrchestra([
      heard('quiz', 90),
      { kind: 'failure', message: 'the server is down' },
    ])
    await say('quiz me')
    const failed = await say('next')
    expect(failed).toMatchObject({ scene: 'quiz', content: { kind: 'text' } })
    expect(ports.readSession()?.lastIntent).toMatchObject({ target: 'continue', score: 50 })
  })

  it('[O1] a scene that nobody knows changes nothing', async () => {
    const { say } = openOrchestra([heard('hacking', 100, 'chat', 'No.')])
    expect(await say('open the pod bay doors')).toMatchObject({ scene: 'chat' })
  })
})

describe('a question whether to switch', () => {
  it('[O2] [O3] is asked at a middle score, and a yes takes the first words up', async () => {
    const { say, seen, world } = openOrchestra([heard('quiz', 60)])
    const asked = await say('limits, hm')
    expect(asked).toMatchObject({ scene: 'chat', phase: 'handoff_wait', suggested: ['yes', 'no'] })
    expect(asked.content).toEqual({ kind: 'text', text: expect.stringContaining('quiz you') })
    expect(await say('Yes, please!')).toMatchObject({ scene: 'quiz' })
    expect(seen[0]?.turn.state.request).toBe('limits, hm')
    expect(world.requests).toHaveLength(1)
  })

  it('[O3] a no stays, without asking the model again', async () => {
    const { say, world, ports } = openOrchestra([heard('quiz', 60)])
    await say('limits, hm')
    expect(await say('不是')).toMatchObject({ scene: 'chat', ending: 'completed' })
    expect(ports.readSession()?.pending).toBeNull()
    expect(world.requests).toHaveLength(1)
  })

  it('[O3] after three other turns it is forgotten', async () => {
    const talk = heard(null, 0, 'chat', 'Mhm.')
    const { say, ports } = openOrchestra([heard('quiz', 60), talk, talk, talk])
    await say('limits, hm')
    for (const left of [2, 1]) {
      await say('nice weather')
      expect(ports.readSession()?.pending?.turnsLeft).toBe(left)
    }
    await say('nice weather')
    expect(ports.readSession()?.pending).toBeNull()
  })
})

describe('time and kills', () => {
  it('[O4] a scene is left after ten idle minutes, and on a new day', async () => {
    const talk = heard(null, 0, 'chat', 'Mhm.')
    const { say, setTime } = openOrchestra([heard('quiz', 90), heard('continue_current', 90), talk])
    await say('quiz me')
    setTime('2026-11-02T08:09:00.000Z', '2026-11-02')
    expect((await say('limits')).scene).toBe('quiz')
    setTime('2026-11-02T08:19:30.000Z', '2026-11-02')
    expect((await say('hello')).scene).toBe('chat')
  })

  it('[O4] an open card survives the night, and its answer belongs to its scene', async () => {
    const { say, world, ports, setTime } = openOrchestra([
      heard('schedule', 90),
      plans(),
      place,
      isDone,
      delivers('Placed.'),
    ])
    const opened = await say('place it')
    expect(opened).toMatchObject({ scene: 'schedule', phase: 'waiting_confirm', suggested: [] })
    setTime('2026-11-03T08:00:00.000Z', '2026-11-03')
    const [card] = conversationOf(world).cards
    if (card === undefined) throw new Error('no card')
    const answer = {
      cardId: card.id,
      hash: card.hash,
      verdict: 'accept',
      note: '',
      isAlways: false,
    } as const
    const { signal } = new AbortController()
    const answered = await takeVerdict(ports, conversationOf(world), answer, signal)
    expect(answered).toMatchObject({ outcome: 'accepted', ending: 'completed' })
    expect(ports.readSession()).toMatchObject({ activeScene: 'schedule', phase: 'idle' })
  })

  it('[O7] “always in this conversation” applies the next of its kind, in this conversation', async () => {
    const place5 = confirms('place', { task_id: 5, day: 5, slot_start: 3 })
    const { say, world, ports } = openOrchestra([
      heard('schedule', 90),
      plans(),
      place,
      place5,
      isDone,
      delivers('Placed.'),
    ])
    await say('place both')
    const [card] = conversationOf(world).cards
    if (card === undefined) throw new Error('no card')
    const answer = { cardId: card.id, hash: card.hash, verdict: 'accept', note: '' } as const
    const { signal } = new AbortController()
    const conversation = conversationOf(world)
    ports.agent.mayApply = (body) => mayApply(ports.readSession()?.always ?? [], body)
    const answered = await takeVerdict(ports, conversation, { ...answer, isAlways: true }, signal)
    expect(answered).toMatchObject({ outcome: 'accepted', ending: 'completed', cardId: null })
    expect(ports.readSession()?.always).toEqual(['place'])
    expect(conversationOf(world).cards.map(({ status }) => status)).toEqual([
      'accepted',
      'accepted',
    ])
  })

  it('[O4] a turn that was cut off before it had a scene is given to one', async () => {
    const { ports, world, seen } = openOrchestra([heard('quiz', 90), heard('quiz', 90)])
    const stop = new AbortController()
    const dying = {
      ...ports,
      writeSession: () => {
        throw new Error('down')
      },
    }
    await expect(takeText(dying, conversationOf(world), 'quiz me', stop.signal)).rejects.toThrow(
      'down',
    )
    const resumed = await resumeText(ports, conversationOf(world), stop.signal)
    expect(resumed).toMatchObject({ scene: 'quiz', ending: 'completed' })
    expect(seen).toHaveLength(1)
    expect(await resumeText(ports, conversationOf(world), stop.signal)).toBeNull()
  })

  it('[O4] a record of another version, or a damaged one, begins at home', async () => {
    const { ports, world, say } = openOrchestra([heard('quiz', 90), heard(null, 0, 'chat', 'Hi.')])
    await say('quiz me')
    const id = ensureConversation(world.database, now)
    for (const stored of [
      { version: 99, json: '{}' },
      { version: 1, json: '{"activeScene":' },
      { version: 1, json: '{"activeScene":"quiz"}' },
    ]) {
      writeSession(world.database, id, stored)
      expect(ports.readSession()).toBeNull()
    }
    expect((await say('hello')).scene).toBe('chat')
  })
})
