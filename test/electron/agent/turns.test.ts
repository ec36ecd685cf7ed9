// Whole turns over a real file: talk, simple work, questions, the budget, the summary, live text.
import { describe, expect, it } from 'vitest'
import {
  answer,
  calls,
  chats,
  confirms,
  conversationOf,
  delivers,
  executes,
  isDone,
  liveTexts,
  openWorld,
  plans,
  say,
  takesTask,
  textsOf,
  timelineOf,
} from './world.ts'

describe('talk', () => {
  it('[G2a] talk is answered without plan or card, and the snapshot is cleared', async () => {
    const world = openWorld([chats('Hello to you.')])
    expect(await say(world, 'hello')).toEqual({ ending: 'completed', cardId: null })
    expect(timelineOf(world)).toEqual([
      { kind: 'turn-start', text: 'hello' },
      { kind: 'status', phase: 'chatting' },
      { kind: 'text', text: 'Hello to you.' },
      { kind: 'turn-end', ending: 'completed', rounds: 0 },
    ])
    expect(conversationOf(world)).toMatchObject({
      snapshot: null,
      messages: [
        { role: 'user', content: 'hello' },
        { role: 'assistant', content: 'Hello to you.', call: null },
      ],
    })
  })

  it('[G6] the words of the person are in the file before the model is asked', async () => {
    let stored: unknown[] = []
    const world = openWorld(() => {
      stored = timelineOf(world)
      return chats('Hi.')
    })
    await say(world, 'hi')
    expect(stored).toContainEqual({ kind: 'turn-start', text: 'hi' })
    expect(world.steps).toHaveLength(2)
  })
})

describe('work without a card', () => {
  it('[G1] a simple plan goes straight to work; each round is one transaction', async () => {
    const world = openWorld([
      takesTask,
      plans(),
      calls('query_range', { day: 1 }, 'Let me look.'),
      isDone,
      delivers('Monday morning is free.'),
    ])
    expect(await say(world, 'what is free on Monday?')).toEqual({
      ending: 'completed',
      cardId: null,
    })
    expect(timelineOf(world).map(({ kind }) => kind)).toEqual([
      'turn-start',
      'status',
      'status',
      'status',
      'text',
      'tool-call-start',
      'tool-call-end',
      'status',
      'text',
      'outcome',
      'turn-end',
    ])
    expect(world.steps).toHaveLength(6)
    expect(world.requests.map(({ stage }) => stage)).toEqual([
      'chat',
      'plan',
      'execute',
      'execute',
      'deliver',
    ])
  })

  it('[G5] the model is shown its call with the result, as messages and as facts', async () => {
    const world = openWorld([
      takesTask,
      plans(),
      calls('query_range', { day: 1 }),
      isDone,
      delivers('Done.'),
    ])
    await say(world, 'what is free on Monday?')
    const asked = world.requests[3]
    const text = asked?.facts.calls[0]?.text ?? ''
    expect(text).toContain('Algebra')
    expect(asked?.facts.calls).toEqual([
      { name: 'query_range', arguments: { day: 1 }, outcome: 'answered', text },
    ])
    expect(asked?.messages.find(({ role }) => role === 'tool')?.content).toContain(text)
  })

  it('[T6] a pack is active from the call that adds it, in later turns too, until it is removed', async () => {
    const world = openWorld([
      takesTask,
      plans(),
      calls('context_tools_add', { packs: ['schedule/mutation'] }),
      isDone,
      delivers('Added.'),

      takesTask,
      plans(),
      calls('context_tools_remove', { packs: ['schedule/mutation'] }),
      isDone,
      delivers('Removed.'),
      chats('Hello.'),
    ])
    await say(world, 'one')
    await say(world, 'two')
    await say(world, 'three')
    const packs = world.requests.map(({ facts }) => facts.activePacks.length)
    expect(packs).toEqual([1, 1, 1, 2, 2, 2, 2, 2, 1, 1, 1])
    const systems = world.requests.map(({ messages }) => messages[0]?.content ?? '')
    expect(systems[2]).not.toContain('undo_change (')
    expect(systems[3]).toContain('undo_change (')
  })

  it('[G2] a question waits for the person, and the next text goes on with the same work', async () => {
    const world = openWorld([
      takesTask,
      plans({ action: 'ask_user', speak: 'Which course?' }),
      plans(),
      executes({ action: 'ask_user', speak: 'Which day?' }),
      isDone,
      delivers('Fine.'),
    ])
    expect((await say(world, 'move it')).ending).toBe('question')
    expect((await say(world, 'algebra')).ending).toBe('question')
    expect((await say(world, 'Friday')).ending).toBe('completed')
    expect(world.requests.map(({ stage }) => stage)).toEqual([
      'chat',
      'plan',
      'plan',
      'execute',
      'execute',
      'deliver',
    ])
    expect(world.requests[4]?.facts).toMatchObject({
      request: 'move it',
      followUps: ['algebra', 'Friday'],
    })
    const traces = new Set(conversationOf(world).timeline.map(({ traceId }) => traceId))
    expect(traces.size).toBe(1)
  })

  it('[G1] after thirty rounds the turn is summed up, and model and person are told why', async () => {
    const world = openWorld(({ stage }, count) => {
      if (stage === 'chat') return takesTask
      if (stage === 'plan') return plans()
      return stage === 'execute'
        ? calls('find_free', { duration: 1, limit: count })
        : delivers('I looked a lot.')
    })
    expect((await say(world, 'look')).ending).toBe('completed')
    expect(world.requests.filter(({ stage }) => stage === 'execute')).toHaveLength(30)
    expect(world.requests.at(-1)?.messages.at(-1)?.content).toContain(
      'The rounds of this turn are used up',
    )
    expect(textsOf(world)).toEqual(['I looked a lot.'])
    expect(timelineOf(world)).toContainEqual({
      kind: 'outcome',
      text: expect.stringContaining('This turn ended because its 30 rounds were used up'),
    })
    expect(timelineOf(world).at(-1)).toEqual({ kind: 'turn-end', ending: 'completed', rounds: 30 })
  })

  it('[G4] the same call with the same answer counts as a correction', async () => {
    const world = openWorld(({ stage }) => {
      if (stage === 'chat') return takesTask
      return stage === 'plan' ? plans() : calls('get_overview')
    })
    expect((await say(world, 'look')).ending).toBe('failed')
    const asked = world.requests.filter(({ stage }) => stage === 'execute')
    expect(asked).toHaveLength(4)
    expect(asked[2]?.facts.correction).toContain('You have this above: "get_overview"')
  })

  it('[G4] a call is made again once the schedule has changed', async () => {
    const place = { task_id: 4, day: 4, slot_start: 1 }
    const world = openWorld([
      takesTask,
      plans(),
      calls('get_overview'),
      confirms('place', place),
      calls('get_overview'),
      isDone,
      delivers('Placed.'),
    ])
    await say(world, 'place it')
    await answer(world, 'accept')
    const ends = timelineOf(world).filter(({ kind }) => kind === 'tool-call-end')
    expect(ends).toHaveLength(3)
    expect(textsOf(world)).toEqual(['Placed.'])
  })

  it('[T6] calling a tool of another pack makes it active, on a card too, and costs no correction', async () => {
    const world = openWorld([
      takesTask,
      plans(),
      calls('analyze_pace'),
      confirms('mark_task', { task_id: 3, mark: 'done' }),
    ])
    await say(world, 'it is done')
    expect(world.requests.map(({ facts }) => facts.correction)).toEqual([null, null, null, null])
    expect(world.requests[3]?.facts.activePacks).toEqual(['schedule/core', 'schedule/analyze'])
    expect(world.steps.at(-1)?.snapshot?.json).toContain('"schedule/detail"')
  })

  it('[G9] without a usable summary the mechanical one is given, in the language of the person', async () => {
    const world = openWorld([
      takesTask,
      plans(),
      calls('get_overview'),
      isDone,
      'no JSON at all',
      takesTask,
      plans(),
      isDone,
      { kind: 'failure', message: 'gone' },
    ])
    expect((await say(world, 'look')).ending).toBe('completed')
    world.language = 'zh'
    expect((await say(world, '看看')).ending).toBe('completed')
    expect(textsOf(world)).toEqual(['I looked it up; nothing was changed.', '没有改动。'])
  })
})

describe('live text', () => {
  it('[G12] each text is reported in pieces before it is stored whole', async () => {
    const text = 'First a sentence, then another one; and one more without any marks at all.'
    const world = openWorld([chats(text)])
    await say(world, 'hello')
    expect(world.deltas.length).toBeGreaterThan(2)
    expect(liveTexts(world).join('')).toBe(text)
    expect(new Set(world.deltas.map(({ kind }) => kind))).toEqual(new Set(['text-delta']))
  })

  it('[G12] the thoughts of a model are stored as one event', async () => {
    const world = openWorld([
      { kind: 'output', output: chats('Hi.'), reasoning: 'a greeting', usage: null },
    ])
    await say(world, 'hello')
    expect(timelineOf(world)).toContainEqual({ kind: 'reasoning', text: 'a greeting' })
  })

  it('[G12] timeline events are numbered from 1 without gaps', async () => {
    const world = openWorld([
      takesTask,
      plans(),
      confirms('place', { task_id: 4, day: 4, slot_start: 1 }),
    ])
    await say(world, 'place it')
    const { timeline } = conversationOf(world)
    expect(timeline.map(({ seq }) => seq)).toEqual(timeline.map((_, index) => index + 1))
  })
})
