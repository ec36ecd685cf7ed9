// Behaviours of real models and servers, each with its exact outcome: what is shown, run, written, asked and corrected.
import { describe, expect, it } from 'vitest'
import { readState } from '../../db/schedule.ts'
import { behaviours } from './behaviours.ts'
import { sendEvents } from './replies.ts'
import { openEndpointTalk, writes } from './endpoint-talk.ts'

type Outcome = {
  ending: string
  shown: string[]
  /** Tools that ran, and what came of each. */
  ran: string[]
  /** The tool on the open card. */
  card: string | null
  /** Requests of the execute stage. */
  asked: number
  /** Outputs of it that could not be used. */
  corrected: number
}

const looked = 'I looked it up; nothing was changed.'

/** One look, then the end. */
const usual: Outcome = {
  ending: 'completed',
  shown: ['All is said.', looked],
  ran: ['find_free answered'],
  card: null,
  asked: 2,
  corrected: 0,
}

const unchanged = 'Nothing in your schedule was changed.'
const useless = `The model gave an answer that could not be used three times in a row, so this turn was ended. ${unchanged} Say it again, perhaps in other words.`

const expected: Record<keyof typeof behaviours, Partial<Outcome>> = {
  'a plain answer': {},
  fences: {},
  'chatter around it': {},
  'thoughts in tags, with drafts': {},
  'thoughts without their opening tag': {},
  'thoughts in a field of their own': {},
  'chunks cut anywhere': { shown: ['看看空闲。', 'All is said.', looked] },
  'one body instead of a stream': {},
  'no reason why it ended': {},
  'commas and line ends that JSON has not': { shown: ['I look\nfirst.', 'All is said.', looked] },
  'an invented next turn after it': {},
  '429 with a wait': { asked: 3 },
  '503 while it loads': { asked: 3 },
  'an answer cut by its limit': { asked: 3 },
  'a line that breaks': { asked: 3 },
  'an empty answer': { asked: 3 },
  'a format that it refuses': { asked: 4 },
  'keys too many, and none of speak, action and reason': {},
  'arguments as text': {},
  'nulls for all that is not given': {},
  'a call in tags': {},
  'a native call': {},
  'a list of calls': {},
  'confirm for a look': {},
  'continue for a change': {
    ending: 'card',
    shown: [],
    ran: [],
    card: 'upsert_task_class',
    asked: 1,
  },
  'prose, then the answer': { asked: 3, corrected: 1 },
  'prose for ever': { ending: 'failed', shown: [useless], ran: [], asked: 3, corrected: 3 },
  'a form of its own': { asked: 3, corrected: 1 },
  'an invented tool': { asked: 3, corrected: 1 },
  'arguments that are none': { asked: 3, corrected: 1 },
  'the same call for ever': { ending: 'failed', shown: [useless], asked: 4, corrected: 3 },
  'a look for ever, each another': {
    shown: [
      expect.stringContaining('This turn ended because its 30 rounds were used up'),
      'All is said.',
    ],
    ran: Array.from({ length: 30 }, () => 'find_free answered'),
    asked: 30,
  },
  'done and a call at once': { asked: 3, corrected: 1 },
  'a filter': { ending: 'failed', shown: [expect.stringContaining(unchanged)], ran: [], asked: 1 },
  'a wrong key': {
    ending: 'failed',
    shown: [expect.stringContaining(unchanged)],
    ran: [],
    asked: 1,
  },
  'no first word': {
    ending: 'failed',
    shown: [expect.stringContaining(unchanged)],
    ran: [],
    asked: 1,
  },
  'no word after the first': {
    ending: 'failed',
    shown: [expect.stringContaining(unchanged)],
    ran: [],
    asked: 1,
  },
}

const limits = { firstToken: 400, gap: 400 }

async function behave(name: keyof typeof behaviours): Promise<Outcome> {
  const step = { content: 'look', done_when: 'it is known' }
  const desk = await openEndpointTalk(
    {
      chat: writes({ intent: 'task', speak: '', reason: 'work' }),
      plan: writes({
        action: 'plan_done',
        complexity: 'simple',
        plan_steps: [step],
        needs_rough_build: false,
      }),
      execute: behaviours[name],
      deliver: writes({ speak: 'All is said.' }),
    },
    name.startsWith('no ') ? { limits } : {},
  )
  const { database } = desk.session.context
  const before = readState(database)
  const { ending } = await desk.say('where is there an hour?')
  const { timeline, cards, messages } = desk.conversation()
  const events = timeline.map(({ event }) => event)
  const tools = new Map(
    events.flatMap((event) =>
      event.kind === 'tool-call-start' ? [[event.call.id, event.call.name]] : [],
    ),
  )
  const open = cards.find(({ status }) => status === 'open')
  // Nothing is written by any of them.
  expect(readState(database)).toEqual(before)
  return {
    ending,
    shown: events.flatMap((event) =>
      event.kind === 'text' || event.kind === 'error' || event.kind === 'outcome'
        ? [event.text]
        : [],
    ),
    ran: events.flatMap((event) =>
      event.kind === 'tool-call-end' ? [`${tools.get(event.callId)} ${event.outcome}`] : [],
    ),
    card: open !== undefined && open.body.kind === 'write' ? open.body.call.name : null,
    asked: desk.prompts.filter(({ stage }) => stage === 'execute').length,
    corrected: messages.filter(
      (message, index) =>
        message.role === 'user' && index > 0 && messages[index - 1]?.role === 'assistant',
    ).length,
  }
}

const names = Object.keys(expected) as (keyof typeof behaviours)[]

describe('a model or a server', () => {
  it.each(names)('[G4] [M2] %s', async (name) => {
    expect(await behave(name)).toEqual({ ...usual, ...expected[name] })
  })
})

it('[M2] a model that thinks has room of its own once it was seen to, and is asked once from then on', async () => {
  const desk = await openEndpointTalk({
    chat: (response, { body }, rank) => {
      const room = Number(body['max_tokens'])
      const answer = { intent: 'chat', speak: `Hello ${rank}.` }
      if (room < 4_000)
        sendEvents(response, [{ reasoning: 'hm. '.repeat(50) }], { finish: 'length' })
      else writes(answer)(response, { stage: 'chat', messages: [], body }, rank)
    },
  })
  await desk.say('hello')
  await desk.say('hello again')
  const rooms = desk.prompts.map(({ body }) => Number(body['max_tokens']))
  expect(rooms).toEqual([600, 4_600, 4_600])
  expect(desk.memory.abilities).toMatchObject({ thinks: true })
})
