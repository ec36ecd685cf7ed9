// Turns through the one entry: which scene takes them, and when it asks whether to switch.
import { describe, expect, it } from 'vitest'
import { chats, delivers, isDone, plans, takesTask } from '../agent/world.ts'
import { heard, openOrchestra } from './open-orchestra.ts'

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
