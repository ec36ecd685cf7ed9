// Every way in which a model's output can't be used (G4): its own sentence, a new try, and the end after three.
import { describe, expect, it } from 'vitest'
import { dump } from '../../../db/data-folder.ts'
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
  timelineOf,
  type Script,
} from '../world.ts'

const inChat: Record<string, [output: string, sentence: string]> = {
  'an empty output': ['  ', 'Your output was empty'],
  'no JSON': ['I would rather talk.', 'no JSON object'],
  'another shape': ['{"intent":"maybe","speak":"","reason":""}', 'intent'],
  'a score that is none': ['{"intent":"chat","speak":"a","score":101}', 'score'],
  'an answer without words': [chats(' '), 'holds no answer'],
  'an output that breaks off': ['{"speak":"a","reason":"b"', 'intent'],
  'an output that breaks off in a key': [
    '{"intent":"task","speak":"","reason":"a","x',
    'broke off',
  ],
}

const inPlan: Record<string, [output: string, sentence: string]> = {
  'a question without words': [plans({ action: 'ask_user' }), 'holds no question'],
  'a plan without steps': [
    plans({ complexity: 'moderate', plan_steps: [] }),
    'plan_steps is empty',
  ],
  'classes that do not exist': [plans({ task_class_ids: [1, 9] }), 'task_class_ids names 9'],
  'a scope outside the window': [
    plans({ scope: { day_from: 1, day_to: 99, exclude_slots: [], exclude_weekdays: [] } }),
    '1..7',
  ],
  'a scope that runs backwards': [
    plans({ scope: { day_from: 3, day_to: 2, exclude_slots: [], exclude_weekdays: [] } }),
    'day_from not after day_to',
  ],
}

const inExecute: Record<string, [output: string, sentence: string]> = {
  'an unknown tool': [calls('delete_everything'), 'There is no tool named "delete_everything"'],
  'the name of something every object has': [calls('constructor'), 'There is no tool named'],
  'arguments of the wrong type': [
    calls('query_range', { day: 'Monday' }),
    'arguments of "query_range"',
  ],
  'arguments of the wrong type for a write': [
    confirms('place', { task_id: 4 }),
    'arguments of "place"',
  ],
  'a day outside the window': [calls('query_range', { day: 99 }), 'arguments of "query_range"'],
  'a pack that does not exist': [
    calls('context_tools_add', { packs: ['root'] }),
    'arguments of "context_tools_add"',
  ],
  'removing what is always there': [
    calls('context_tools_remove', { packs: ['schedule/core'] }),
    "can't be removed",
  ],
  'done without a check': [executes({ action: 'done' }), 'goal_check'],
  'confirm without a call': [executes({ action: 'confirm' }), 'tool_call'],
  'a question with a call': [
    executes({ action: 'ask_user', speak: 'a?', tool_call: { name: 'place', arguments: {} } }),
    'tool_call must be absent',
  ],
  'a question without words': [executes({ action: 'ask_user' }), 'holds no question'],
  'a call that breaks off': [
    '{"speak":"","action":"confirm","reason":"","tool_call":{"name":"batch_move","arguments":{"moves":[{"task_id":3',
    'broke off inside "tool_call"',
  ],
}

const cases = [
  ...Object.entries(inChat).map(([name, [output, sentence]]) => ({
    name,
    before: [],
    output,
    sentence,
  })),
  ...Object.entries(inPlan).map(([name, [output, sentence]]) => ({
    name: `${name} (plan)`,
    before: [takesTask],
    output,
    sentence,
  })),
  ...Object.entries(inExecute).map(([name, [output, sentence]]) => ({
    name: `${name} (execute)`,
    before: [takesTask, plans()],
    output,
    sentence,
  })),
]

/** The outputs before, then the bad one `times` times, then a good end of the turn. */
function script(before: string[], output: string, times: number): Script {
  return ({ stage }, count) => {
    const first = before[count]
    if (first !== undefined) return first
    if (count < before.length + times) return output
    if (stage === 'chat') return chats('Hello.')
    if (stage === 'plan') return plans()
    return stage === 'execute' ? isDone : delivers('Done.')
  }
}

describe('a correction', () => {
  it.each(cases)('[G4] $name is told to the model in its own words', async (each) => {
    const world = openWorld(script(each.before, each.output, 1))
    expect((await say(world, 'do it')).ending).toBe('completed')
    const next = world.requests[each.before.length + 1]
    expect(next?.stage).toBe(world.requests[each.before.length]?.stage)
    expect(next?.facts.correction).toContain(each.sentence)
    expect(conversationOf(world).messages).toContainEqual({
      role: 'user',
      content: next?.facts.correction,
    })
    expect(next?.messages.map(({ content }) => content)).toContain(each.output)
  })

  it.each(cases)(
    '[G4] $name three times ends the turn with an error and changes nothing',
    async (each) => {
      const world = openWorld(script(each.before, each.output, 9))
      const before = stateOf(world)
      expect(await say(world, 'do it')).toEqual({ ending: 'failed', cardId: null })
      expect(world.requests).toHaveLength(each.before.length + 3)
      expect(stateOf(world)).toEqual(before)
      expect(world.ports.readHistory().undo?.why).toBe('test')
      expect(openCards(world)).toEqual([])
      expect(conversationOf(world).snapshot).toBeNull()
      const [error, end] = timelineOf(world).slice(-2)
      expect(error).toMatchObject({ kind: 'error' })
      expect(error?.kind === 'error' && error.text).toContain(
        'Nothing in your schedule was changed',
      )
      expect(end).toMatchObject({ kind: 'turn-end', ending: 'failed' })
    },
  )

  it('[G4] has a sentence in Chinese too', async () => {
    const world = openWorld(script([], 'no', 9))
    world.language = 'zh'
    await say(world, '帮我安排')
    expect(world.requests[1]?.facts.correction).toBe(
      '你的输出里没有 JSON 对象。请只回答一个 JSON 对象，不要有其他内容。',
    )
    const error = timelineOf(world).find(({ kind }) => kind === 'error')
    expect(error?.kind === 'error' && error.text).toContain('你的日程没有改动')
  })

  it('[G4] is forgotten once an output can be used', async () => {
    const bad = ['no', 'no', takesTask, 'no', 'no', plans(), 'no', 'no', isDone, delivers('Done.')]
    const world = openWorld(bad)
    expect((await say(world, 'do it')).ending).toBe('completed')
    expect(world.requests[3]?.facts.correction).toBeNull()
  })

  it('[G4] says what stays when something had been accepted before the turn failed', async () => {
    const world = openWorld([takesTask, plansRoughly, 'no', 'no', 'no'])
    await say(world, 'plan my week')
    expect(await answer(world, 'accept')).toMatchObject({ outcome: 'accepted', ending: 'failed' })
    const error = timelineOf(world).find(({ kind }) => kind === 'error')
    expect(error?.kind === 'error' && error.text).toContain('What was written stays')
  })

  it('[G4] an output of two megabytes is kept short and answered like any other', async () => {
    const world = openWorld(['{"speak":"'.repeat(200_000), chats('Hello.')])
    expect((await say(world, 'hello')).ending).toBe('completed')
    const raw = conversationOf(world).messages[1]?.content ?? ''
    expect(raw.length).toBeLessThanOrEqual(2_000)
  })
})

describe('a model that can not answer', () => {
  it('[M1] its failure ends the turn with a sentence, and the conversation can go on', async () => {
    const world = openWorld([{ kind: 'failure', message: 'no network' }, chats('Hello.')])
    expect((await say(world, 'hi')).ending).toBe('failed')
    const error = timelineOf(world).find(({ kind }) => kind === 'error')
    expect(error?.kind === 'error' && error.text).toContain('no network')
    expect((await say(world, 'hi again')).ending).toBe('completed')
  })

  it('[M1] a model that throws is a failure like any other', async () => {
    const world = openWorld(() => {
      throw new Error('broken pipe')
    })
    expect((await say(world, 'hi')).ending).toBe('failed')
    const error = timelineOf(world).find(({ kind }) => kind === 'error')
    expect(error?.kind === 'error' && error.text).toContain('broken pipe')
  })

  it('[D2] a step that can not be written throws and leaves the file as it was', async () => {
    const world = openWorld([chats('Hello.')])
    const commit = world.ports.commit
    world.ports.commit = (step) => {
      if (world.steps.length === 1) throw new Error('disk full')
      return commit(step)
    }
    await expect(say(world, 'hi')).rejects.toThrow('disk full')
    expect(dump(world.database)['step']).toHaveLength(1)
  })
})
