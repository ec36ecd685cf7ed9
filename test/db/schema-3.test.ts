// A file from before version 3 is brought up to date: its conversations say the same, and go on where they were.
import { expect, test } from 'vitest'
import { commitAgentStep } from '../../db/conversation/commit-step.ts'
import { conversationId } from '../../db/conversation/conversation-id.ts'
import { readConversation } from '../../db/conversation/conversation.ts'
import { createFile } from '../../db/file/create-file.ts'
import { databaseFile } from '../../db/file/file-names.ts'
import { migrations } from '../../db/schema/migrations.ts'
import { defineOldHashes } from '../../db/schema/old-hashes.ts'
import { connect } from '../../db/sqlite.ts'
import { writeTerm } from '../../db/schedule/write-term.ts'
import type { Message } from '../../shared/agent/message.ts'
import type { TimelineEvent } from '../../shared/agent/timeline.ts'
import { term } from '../builders.ts'
import { step } from './agent-steps.ts'
import { emptyFolder, now, open } from './data-folder.ts'

const snapshot = { version: 1, json: '{"phase":"executing"}' }

const call = { id: 'call-1', name: 'find_free', arguments: { duration: 2, day: 3 } }

const messages: Message[] = [
  { role: 'user', content: 'what is free? “今天” \\u' },
  { role: 'assistant', content: '', call },
  { role: 'tool', callId: 'call-1', content: 'Monday' },
]

const events: TimelineEvent[] = [
  { kind: 'turn-start', text: 'what is free?' },
  { kind: 'tool-call-start', call },
  { kind: 'tool-call-end', callId: 'call-1', outcome: 'answered', text: 'Monday' },
]

/** A file of version 2 with two conversations, each of two turns. */
function oldFolder(): string {
  const folder = emptyFolder()
  const older = migrations.filter(({ version }) => version < 3)
  createFile(databaseFile(folder), now, older)
  const file = connect(databaseFile(folder), 'must-exist', 0)
  defineOldHashes(file)
  for (const key of [1, 2]) {
    file.exec(`
      INSERT INTO conversation VALUES (${key}, '${now}', 'Conversation ${key}');
      INSERT INTO turn VALUES (${key * 10 + 1}, ${key}, 'one'), (${key * 10 + 2}, ${key}, 'two')`)
    messages.forEach((body, index) =>
      file
        .prepare('INSERT INTO message VALUES (?, ?, ?)')
        .run(key, index + 1, JSON.stringify(body)),
    )
    events.forEach((body, index) =>
      file
        .prepare('INSERT INTO timeline_event VALUES (?, ?, ?, ?, ?)')
        .run(key, index + 1, key * 10 + (index < 2 ? 1 : 2), now, JSON.stringify(body)),
    )
    file
      .prepare(
        'INSERT INTO snapshot SELECT k, v, j, old_hash(k, v, j) FROM (SELECT ? AS k, ? AS v, ? AS j)',
      )
      .run(key, snapshot.version, snapshot.json)
  }
  file.close()
  return folder
}

function read(database: ReturnType<typeof open>, key: number) {
  return readConversation(database, conversationId(key))
}

test('[D4] conversations of an older file say the same after it is brought up to date', () => {
  const database = open(oldFolder())
  for (const key of [1, 2]) {
    expect(read(database, key)).toEqual({
      id: conversationId(key),
      title: `Conversation ${key}`,
      parent: null,
      snapshot,
      messages,
      timeline: events.map((event, index) => ({
        seq: index + 1,
        conversationId: conversationId(key),
        traceId: index < 2 ? 'one' : 'two',
        at: now,
        event,
      })),
      cards: [],
      damaged: [],
    })
  }
})

test('[G12] and their timeline goes on with the next number', () => {
  const database = open(oldFolder())
  writeTerm(database, term())
  const said = { role: 'user', content: 'and then?' } as const
  const { events: stored } = commitAgentStep(
    database,
    step({ traceId: 'two', messages: [said], events: [{ kind: 'text', text: 'Then.' }] }),
  )
  expect(stored).toMatchObject([{ seq: 4, traceId: 'two' }])
  expect(read(database, 1).messages).toEqual([...messages, said])
  expect(read(database, 1).timeline.map(({ seq }) => seq)).toEqual([1, 2, 3, 4])
  expect(read(database, 2).messages).toEqual(messages)
})

test('[D4] damage that an older file holds is named as before, and the rest comes along', () => {
  const folder = oldFolder()
  const file = connect(databaseFile(folder), 'must-exist', 0)
  file.exec(`
    UPDATE message SET body = '{"role' WHERE conversation = 1 AND seq = 2;
    UPDATE timeline_event SET body = 'text' WHERE conversation = 1 AND seq = 1`)
  file.close()
  const database = open(folder)
  expect(read(database, 1)).toMatchObject({
    messages: [messages[0], messages[2]],
    timeline: [{ seq: 2 }, { seq: 3 }],
    damaged: [
      { kind: 'message', key: '2' },
      { kind: 'event', key: '1' },
    ],
  })
  expect(read(database, 2).damaged).toEqual([])
})
