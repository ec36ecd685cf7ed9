// One step of the agent is written whole or not at all, and what a card asks for runs at most once.
import { expect, test } from 'vitest'
import { commitAgentStep } from '../../db/commit-step.ts'
import { commitChange } from '../../db/change.ts'
import { ensureConversation, findCard, openCards, readConversation } from '../../db/conversation.ts'
import { historyEntries, historyHeads } from '../../db/history.ts'
import type { WeekloomDatabase } from '../../db/store/database.ts'
import { loadRecords, readState } from '../../db/schedule.ts'
import type { AgentStep } from '../../shared/agent/agent-step.ts'
import { applyDiff, type ScheduleDiff } from '../../shared/schedule/diff.ts'
import { at, week } from '../builders.ts'
import { step, writeCardOf } from './agent-steps.ts'
import {
  byPerson,
  copyAsKilled,
  dump,
  emptyFolder,
  now,
  open,
  openWith,
  placing,
  smallState,
} from './data-folder.ts'

const start = { ...smallState, window: week() }
const diff = placing(start, 4)
const accepted = (cardId: string, change: ScheduleDiff = diff): AgentStep['change'] => ({
  kind: 'diff',
  diff: change,
  who: 'agent',
  why: 'Item 4 placed',
  cardId,
})
const opening = step({
  snapshot: { version: 1, json: '{"phase":"waiting_confirm"}' },
  messages: [{ role: 'user', content: 'plan my week' }],
  events: [
    { kind: 'turn-start', text: 'plan my week' },
    { kind: 'card-open', cardId: 'card-1' },
  ],
  cards: [{ kind: 'open', card: writeCardOf('card-1', diff) }],
})
const accepting = step({
  messages: [{ role: 'tool', callId: 'call-card-1', content: 'placed' }],
  events: [
    { kind: 'card-answer', cardId: 'card-1', verdict: 'accepted', note: '' },
    { kind: 'schedule-change', entryId: 0, why: 'Item 4 placed' },
    { kind: 'turn-end', ending: 'completed', rounds: 1 },
  ],
  cards: [{ kind: 'settle', cardId: 'card-1', status: 'accepted', note: '' }],
  change: accepted('card-1'),
})

function said(text: string, traceId = 'trace-1'): AgentStep {
  return step({
    traceId,
    events: [
      { kind: 'text', text },
      { kind: 'status', phase: 'executing' },
    ],
  })
}

function openTalk(folder = emptyFolder()): WeekloomDatabase {
  const database = openWith(folder)
  ensureConversation(database, now)
  return database
}

test('[G6] a card comes back as it was after a kill, with its timeline event and the snapshot', () => {
  const folder = emptyFolder()
  const database = openTalk(folder)
  commitAgentStep(database, opening)
  const again = open(copyAsKilled(folder))
  expect(openCards(again)).toEqual([writeCardOf('card-1', diff)])
  expect(readConversation(again, 'conversation-1')).toEqual({
    id: 'conversation-1',
    title: 'plan my week',
    parent: null,
    snapshot: opening.snapshot,
    messages: opening.messages,
    timeline: opening.events.map((event, index) => ({
      seq: index + 1,
      conversationId: 'conversation-1',
      traceId: 'trace-1',
      at: now,
      event,
    })),
    cards: [writeCardOf('card-1', diff)],
    damaged: [],
  })
})

test('[D2] an accept is one step: card, change, history entry, events and a cleared snapshot', () => {
  const folder = emptyFolder()
  const database = openTalk(folder)
  commitAgentStep(database, opening)
  const receipt = commitAgentStep(database, accepting)
  const after = applyDiff(start, diff)
  expect(receipt.state).toEqual(after.ok ? after.value : null)
  expect(receipt.events.map(({ seq, event }) => [seq, event])).toEqual([
    [3, accepting.events[0]],
    [4, { kind: 'schedule-change', entryId: receipt.entryId, why: 'Item 4 placed' }],
    [5, accepting.events[2]],
  ])
  const again = open(copyAsKilled(folder))
  expect(readState(again)).toEqual(receipt.state)
  expect(historyHeads(again).undo).toEqual({
    id: receipt.entryId,
    at: now,
    who: 'agent',
    why: 'Item 4 placed',
    diff,
    term: null,
    standing: null,
    homework: null,
    preferences: null,
    cardId: 'card-1',
    undone: false,
  })
  expect(findCard(again, 'card-1')?.status).toBe('accepted')
  expect(openCards(again)).toEqual([])
  expect(readConversation(again, 'conversation-1').snapshot).toBeNull()
})

test('[G12] sequence numbers run from 1 without gaps, also past a step that was thrown away', () => {
  const database = openTalk()
  commitAgentStep(database, said('one'))
  expect(() => commitAgentStep(database, { ...said('lost'), change: accepted('nobody') })).toThrow(
    /FOREIGN/,
  )
  commitAgentStep(database, said('two', 'trace-2'))
  const { timeline } = readConversation(database, 'conversation-1')
  expect(timeline.map(({ seq, traceId }) => [seq, traceId])).toEqual([
    [1, 'trace-1'],
    [2, 'trace-1'],
    [3, 'trace-2'],
    [4, 'trace-2'],
  ])
})

test.for<[string, AgentStep, RegExp]>([
  ['its card is settled a second time', { ...accepting, change: null }, /card-1 is not open/],
  [
    'its card is not there',
    {
      ...accepting,
      cards: [{ kind: 'settle', cardId: 'card-9', status: 'accepted', note: '' }],
      change: null,
    },
    /card-9 is not open/,
  ],
  ['its card is opened a second time', opening, /UNIQUE .* card.id/],
  [
    'its diff is written a second time',
    step({ change: accepted('card-2') }),
    /does not start from the present: task:4/,
  ],
  [
    'its card has executed before',
    step({ change: accepted('card-1', placing(start, 5)) }),
    /UNIQUE .* history_entry.card_id/,
  ],
  [
    'it names a conversation that is not there',
    { ...opening, conversationId: 'conversation-7' },
    /no conversation conversation-7/,
  ],
  [
    'the card is of another conversation',
    step({
      cards: [
        {
          kind: 'open',
          card: { ...writeCardOf('card-3', diff), conversationId: 'conversation-7' },
        },
      ],
    }),
    /card-3 belongs to conversation-7/,
  ],
  [
    'an event could not be read again',
    step({
      messages: [{ role: 'user', content: 'lost' }],
      events: [{ kind: 'text', text: 'half a character: \ud800' }],
    }),
    /not well formed/,
  ],
  [
    'it undoes an entry that is not the newest',
    step({ change: { kind: 'undo', entryId: 1 } }),
    /1 is not the next to undo/,
  ],
  [
    'it repeats an entry that was not undone',
    step({ change: { kind: 'redo', entryId: 2 } }),
    /2 is not the next to redo/,
  ],
])('[D2] a step throws and leaves file and memory as they were when %s', ([, illegal, reason]) => {
  const database = openTalk()
  commitAgentStep(database, opening)
  commitAgentStep(database, accepting)
  const state = readState(database)
  const before = dump(database)
  const withMore = {
    ...illegal,
    messages: [...illegal.messages, { role: 'user', content: 'more' } as const],
    snapshot: { version: 9, json: '{}' },
  }
  expect(() => commitAgentStep(database, withMore)).toThrow(reason)
  expect(dump(database)).toEqual(before)
  expect(readState(database)).toEqual(state)
})

test('[D2] a full disk in the middle of a step leaves file and memory as they were', () => {
  const database = openTalk()
  commitAgentStep(database, opening)
  const before = dump(database)
  const { connection } = database
  connection.pragma(`max_page_count = ${String(connection.pragma('page_count', { simple: true }))}`)
  const content = 'x'.repeat(200_000)
  const tooMuch = { ...accepting, messages: [{ role: 'user', content } as const] }
  expect(() => commitAgentStep(database, tooMuch)).toThrow(/full/)
  expect(dump(database)).toEqual(before)
  expect(readState(database)).toEqual(start)
  connection.pragma('max_page_count = 1073741823')
  expect(commitAgentStep(database, accepting).entryId).toBe(2)
})

test('[D2] a break of a foreign key that shows at the commit leaves memory as the file', () => {
  const database = openTalk()
  expect(() => commitAgentStep(database, step({ change: accepted('card-7') }))).toThrow(/FOREIGN/)
  expect(readState(database)).toEqual(start)
  expect(loadRecords(database)?.state).toEqual(start)
})

test('[D3] the agent undoes and repeats in a step of its own', () => {
  const database = openTalk()
  commitAgentStep(database, opening)
  const done = commitAgentStep(database, accepting)
  const undone = commitAgentStep(database, step({ change: { kind: 'undo', entryId: 2 } }))
  expect([undone.state, undone.entryId]).toEqual([start, 2])
  const redone = commitAgentStep(database, step({ change: { kind: 'redo', entryId: 2 } }))
  expect([redone.state, redone.entryId]).toEqual([done.state, 2])
})

test('[G6] a card that goes stale makes room for a fresh one in the same step', () => {
  const database = openTalk()
  commitAgentStep(database, opening)
  commitChange(database, { at: now, change: byPerson(placing(start, 4, at(6, 1))) })
  commitAgentStep(
    database,
    step({
      cards: [
        { kind: 'settle', cardId: 'card-1', status: 'stale', note: 'the week has changed' },
        { kind: 'open', card: writeCardOf('card-2', diff) },
      ],
    }),
  )
  expect(openCards(database).map(({ id }) => id)).toEqual(['card-2'])
  expect(findCard(database, 'card-1')).toMatchObject({
    status: 'stale',
    note: 'the week has changed',
  })
  expect(historyEntries(database)).toHaveLength(2)
})

test('[G12] the newest conversation is gone on with, and one is made when there is none', () => {
  const database = openWith(emptyFolder())
  expect(ensureConversation(database, now)).toBe('conversation-1')
  expect(ensureConversation(database, now)).toBe('conversation-1')
  expect(readConversation(database, 'conversation-1')).toMatchObject({ title: '', timeline: [] })
  expect(() => readConversation(database, 'conversation-2')).toThrow(/conversation-2/)
  expect(() => readConversation(database, 'drop table')).toThrow(/drop table/)
})
