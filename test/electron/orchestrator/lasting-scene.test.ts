// What lasts in a conversation: over idle minutes and nights, “always”, a kill, and a damaged record.
import { describe, expect, it } from 'vitest'
import { ensureConversation } from '../../../db/conversation.ts'
import { writeSession } from '../../../db/conversations.ts'
import { resumeText, takeText, takeVerdict } from '../../../electron/orchestrator/orchestrate.ts'
import { now } from '../../db/data-folder.ts'
import { confirms, conversationOf, delivers, isDone, plans } from '../agent/world.ts'
import { heard, openOrchestra } from './open-orchestra.ts'

const place = confirms('place', { task_id: 4, day: 4, slot_start: 3 })

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
    ports.agent.autonomy = () => ports.readSession()?.always ?? []
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
