// Forms that have only one meaning cost nothing (G4): the turn goes on as with the contract's own form.
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fitToSchema } from '../../../../electron/agent/output/fit-to-schema.ts'
import { isToolName, tools } from '../../../../shared/tools/catalogue.ts'
import { toolJsonSchema } from '../../../../shared/tools/tool-schema.ts'
import {
  calls,
  conversationOf,
  openCards,
  openWorld,
  plans,
  say,
  takesTask,
  textsOf,
  timelineOf,
  type Script,
} from '../world.ts'

const place = { task_id: 4, day: 4, slot_start: 1 }
const move = { task_id: 3, new_day: 4, new_slot_start: 1 }

function calling(call: unknown, rest: Record<string, unknown> = {}): string {
  return JSON.stringify({ speak: '', action: 'continue', reason: 'next', ...rest, tool_call: call })
}

/** Each is written as a model writes it; what is run stands beside it. */
const executed: Record<string, [output: string, name: string, values: Record<string, unknown>]> = {
  'an unknown key': [
    calling({ name: 'find_free', arguments: { duration: 2 } }, { confidence: 0.9, thinking: '' }),
    'find_free',
    { duration: 2 },
  ],
  'no speak and no reason': [
    JSON.stringify({ action: 'continue', tool_call: { name: 'get_overview', arguments: {} } }),
    'get_overview',
    {},
  ],
  'arguments as a text': [
    calling({ name: 'find_free', arguments: '{"duration": 2}' }),
    'find_free',
    { duration: 2 },
  ],
  'no arguments at all': [calling({ name: 'get_overview' }), 'get_overview', {}],
  'parameters for arguments': [
    calling({ name: 'find_free', parameters: { duration: 2 } }),
    'find_free',
    { duration: 2 },
  ],
  'digits in quotes': [
    calling({ name: 'query_range', arguments: { day: '3', slot_start: ' 2 ' } }),
    'query_range',
    { day: 3, slot_start: 2 },
  ],
  'an argument that the tool does not have': [
    calling({ name: 'query_range', arguments: { day: 3, verbose: true } }),
    'query_range',
    { day: 3 },
  ],
  'nulls for what is not given': [
    calling({ name: 'find_free', arguments: { duration: 1, day: null, limit: null } }),
    'find_free',
    { duration: 1 },
  ],
  'one value for a list': [
    calling({ name: 'context_tools_add', arguments: { packs: 'taskclass' } }),
    'context_tools_add',
    { packs: ['taskclass'] },
  ],
  'another case of a word': [
    calling({ name: 'list_tasks', arguments: { status: 'Pending' } }),
    'list_tasks',
    { status: 'pending' },
  ],
  'a read tool under confirm': [
    calling({ name: 'get_overview', arguments: {} }, { action: 'confirm' }),
    'get_overview',
    {},
  ],
  'a tool_call in tags, without the rest': [
    'Let me look.\n<tool_call>\n{"name": "find_free", "arguments": {"duration": 2}}\n</tool_call>',
    'find_free',
    { duration: 2 },
  ],
  'a list of native calls': [
    JSON.stringify({
      tool_calls: [
        { type: 'function', function: { name: 'find_free', arguments: '{"duration":2}' } },
      ],
    }),
    'find_free',
    { duration: 2 },
  ],
}

const proposed: typeof executed = {
  'a write tool under continue': [calling({ name: 'place', arguments: place }), 'place', place],
  'day and slot_start in a move': [
    calling({ name: 'move', arguments: { task_id: 3, day: 4, slot_start: 1 } }),
    'move',
    move,
  ],
  'the same in a batch of moves, with digits in quotes': [
    calling({
      name: 'batch_move',
      arguments: { moves: [{ task_id: '3', day: '4', slot_start: 1 }] },
    }),
    'batch_move',
    { moves: [move] },
  ],
  'new_day in a place': [
    calling({ name: 'place', arguments: { task_id: 4, new_day: 4, new_slot_start: 1 } }),
    'place',
    place,
  ],
}

function script(output: string): Script {
  return ({ stage }, count) => {
    if (stage === 'chat') return takesTask
    if (stage === 'plan') return plans()
    return count === 2 ? output : { kind: 'failure', message: 'the end' }
  }
}

describe('a harmless form', () => {
  it.each(Object.entries(executed))('[G4] %s is run', async (_name, [output, name, values]) => {
    const world = openWorld(script(output))
    await say(world, 'do it')
    const started = timelineOf(world).flatMap((event) =>
      event.kind === 'tool-call-start' ? [event.call] : [],
    )
    expect(started).toEqual([{ id: expect.any(String), name, arguments: values }])
    expect(world.requests.map(({ corrections }) => corrections)).toEqual([0, 0, 0, 0])
  })

  it.each(Object.entries(proposed))(
    '[G4] %s becomes the card that was meant',
    async (_name, [output, name, values]) => {
      const world = openWorld(script(output))
      await say(world, 'do it')
      expect(world.requests.map(({ corrections }) => corrections)).toEqual([0, 0, 0])
      const [card] = openCards(world)
      expect(card?.body.kind === 'write' && card.body.call).toMatchObject({
        name,
        arguments: values,
      })
    },
  )

  const look = { name: 'find_free', arguments: { duration: 2 } }
  const twice: Record<string, [output: string, unmade: string]> = {
    'two calls in a list': [
      JSON.stringify({ tool_calls: [look, { function: { name: 'get_overview' } }] }),
      'get_overview',
    ],
    'two answers in a row': [
      `${calling(look)}\n${calling({ name: 'place', arguments: place })}`,
      'place',
    ],
    'two calls in tags, the first for a card': [
      [{ name: 'place', arguments: place }, look]
        .map((call) => `<tool_call>${JSON.stringify(call)}</tool_call>`)
        .join('\n'),
      'find_free',
    ],
  }

  it.each(Object.entries(twice))(
    '[G4] of %s the first is run, and the model is told so without a correction',
    async (_name, [output, unmade]) => {
      const world = openWorld(script(output))
      await say(world, 'do it')
      expect(world.requests.every(({ corrections }) => corrections === 0)).toBe(true)
      const note = `Only the first call of your answer was made. Not made: ${unmade}. Make one call in each answer.`
      expect(conversationOf(world).messages).toContainEqual({ role: 'user', content: note })
    },
  )

  it('[G4] one call said twice is one call, and nothing is told', async () => {
    const world = openWorld(script(JSON.stringify({ tool_calls: [look, look] })))
    await say(world, 'do it')
    expect(JSON.stringify(conversationOf(world).messages)).not.toContain('Only the first')
  })

  it('[G4] talk without a reason, with a key too many, is answered', async () => {
    const world = openWorld(['{"intent":"chat","speak":"Hello.","mood":"fine"}'])
    expect((await say(world, 'hi')).ending).toBe('completed')
    expect(textsOf(world)).toEqual(['Hello.'])
  })

  it('[G4] a key that is needed is not invented', async () => {
    const world = openWorld([
      takesTask,
      plans(),
      calls('query_range', { weekday: 3 }),
      { kind: 'failure', message: 'the end' },
    ])
    await say(world, 'look')
    expect(world.requests[3]?.facts.correction).toContain('arguments of "query_range"')
  })
})

it('[G4] what fits its schema already is left as it is, whatever the tool', () => {
  const names = Object.keys(tools).filter(isToolName)
  fc.assert(
    fc.property(
      fc.constantFrom(...names),
      fc.constantFrom({}, { duration: 2 }, { day: 1 }, { packs: ['taskclass'] }, place, move, {
        task_id: 4,
      }),
      (name, value) => {
        fc.pre(tools[name].arguments.safeParse(value).success)
        expect(fitToSchema(value, toolJsonSchema(name))).toEqual(value)
      },
    ),
  )
  const moves = [move, { ...move, task_id: 9 }]
  expect(fitToSchema({ moves }, toolJsonSchema('batch_move'))).toEqual({ moves })
})

it('[G4] no JSON value makes mending throw, and mending twice changes nothing more', () => {
  const names = Object.keys(tools).filter(isToolName)
  fc.assert(
    fc.property(fc.constantFrom(...names), fc.jsonValue({ maxDepth: 5 }), (name, value) => {
      const once = fitToSchema(value, toolJsonSchema(name))
      expect(fitToSchema(once, toolJsonSchema(name))).toEqual(once)
    }),
  )
})
