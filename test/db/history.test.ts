// History: every accepted change, walked back and forth, over restarts, and never from a damaged row.
import { readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { checkDatabase } from '../../db/file/check-database.ts'
import { commitAgentStep } from '../../db/commit-step.ts'
import { commitChange } from '../../db/change.ts'
import { ensureConversation, findCard, readConversation } from '../../db/conversation.ts'
import { databaseFile } from '../../db/file/file-names.ts'
import { damagedHistory, historyEntries, historyHeads } from '../../db/history.ts'
import type { WeekloomDatabase } from '../../db/store/database.ts'
import { readState } from '../../db/schedule.ts'
import type { ScheduleChange } from '../../shared/agent/agent-step.ts'
import { at } from '../builders.ts'
import { tamper } from './damage.ts'
import { step, writeCardOf } from './agent-steps.ts'
import { byPerson, emptyFolder, now, open, openWith, placing, smallState } from './data-folder.ts'

function change(database: WeekloomDatabase, change: ScheduleChange) {
  return commitChange(database, { at: now, change })
}

function place(database: WeekloomDatabase, id: number, why: string) {
  return change(database, byPerson(placing(readState(database) ?? smallState, id), why))
}

test('[D3] undo and redo walk the entries one by one and survive a restart', () => {
  const folder = emptyFolder()
  const first = openWith(folder)
  const imported = readState(first)
  const one = place(first, 4, 'one')
  const two = place(first, 5, 'two')
  expect(change(first, { kind: 'undo', entryId: two.entryId }).state).toEqual(one.state)
  first.close()
  const second = open(folder)
  expect(historyHeads(second)).toMatchObject({ undo: { why: 'one' }, redo: { why: 'two' } })
  expect(change(second, { kind: 'undo', entryId: one.entryId }).state).toEqual(imported)
  expect(change(second, { kind: 'redo', entryId: one.entryId }).state).toEqual(one.state)
  expect(change(second, { kind: 'redo', entryId: two.entryId }).state).toEqual(two.state)
  expect(historyHeads(second)).toMatchObject({ undo: { why: 'two' }, redo: null })
  expect(historyEntries(second).map(({ id, why, undone }) => [id, why, undone])).toEqual([
    [3, 'two', false],
    [2, 'one', false],
    [1, 'test', false],
  ])
})

test('[D3] a new change forgets what was undone, and its id is not given again', () => {
  const database = openWith(emptyFolder())
  const { entryId } = place(database, 4, 'one')
  change(database, { kind: 'undo', entryId })
  expect(place(database, 5, 'other').entryId).toBe(entryId + 1)
  expect(historyHeads(database).redo).toBeNull()
  expect(historyEntries(database).map(({ why }) => why)).toEqual(['other', 'test'])
  expect(() => change(database, { kind: 'redo', entryId })).toThrow(/not the next to redo/)
})

test('[D3] undoing the import that made the term keeps the term', () => {
  const database = openWith(emptyFolder())
  const { state } = change(database, { kind: 'undo', entryId: 1 })
  expect([state.tasks, state.taskClasses, state.window.days.length]).toEqual([[], [], 7])
})

test.for(['bright idea', '"start":4'])(
  '[D4] a flipped bit at the stored %s is reported and never applied',
  (word) => {
    const folder = emptyFolder()
    const database = openWith(folder)
    const { entryId } = place(database, 4, 'bright idea')
    database.close()
    flipInside(folder, word)
    const damaged = open(folder)
    expect(damagedHistory(damaged)).toEqual([entryId])
    expect(historyHeads(damaged)).toEqual({ undo: null, redo: null })
    expect(historyEntries(damaged).map(({ id }) => id)).toEqual([1])
    const before = readState(damaged)
    expect(() => change(damaged, { kind: 'undo', entryId })).toThrow(/history entry 2/)
    expect(readState(damaged)).toEqual(before)
    expect(checkDatabase(damaged)).toMatchObject({
      isSound: false,
      pages: [],
      damagedRows: ['history_entry 2'],
    })
  },
)

test('[G6] [D6] a flipped bit in a snapshot, a card or a step leaves just that out and is reported', () => {
  const folder = emptyFolder()
  const database = openWith(folder)
  ensureConversation(database, now)
  const diff = placing(smallState, 4, at(5, 2))
  commitAgentStep(
    database,
    step({
      messages: [{ role: 'user', content: 'hello' }],
      events: [{ kind: 'text', text: 'hello' }],
    }),
  )
  commitAgentStep(
    database,
    step({
      snapshot: { version: 1, json: '{"phase":"snapshot words"}' },
      messages: [
        { role: 'user', content: 'beside it' },
        { role: 'tool', callId: 'call', content: '' },
      ],
      events: [{ kind: 'reasoning', text: '' }],
      cards: [{ kind: 'open', card: writeCardOf('card-1', diff) }],
    }),
  )
  database.close()
  for (const word of ['snapshot words', 'call-card-1', '"callId"', '"reasoning"'])
    flipInside(folder, word)
  const damaged = open(folder)
  expect(readConversation(damaged, 'conversation-1')).toMatchObject({
    snapshot: null,
    messages: [{ content: 'hello' }],
    timeline: [{ seq: 1, event: { text: 'hello' } }],
    cards: [],
    damaged: [
      { kind: 'snapshot', key: 'conversation-1' },
      { kind: 'message', key: '2' },
      { kind: 'message', key: '3' },
      { kind: 'event', key: '2' },
      { kind: 'card', key: 'card-1' },
    ],
  })
  expect(findCard(damaged, 'card-1')).toBeNull()
  expect(checkDatabase(damaged).damagedRows).toHaveLength(8)
})

/** Flips one bit near the end of `word` where it lies in the closed file. */
function flipInside(folder: string, word: string): void {
  const file = databaseFile(folder)
  const bytes = readFileSync(file)
  const start = bytes.indexOf(word)
  if (start < 0) throw new Error(`${word} is not in the file`)
  const position = start + word.length - 2
  bytes.writeUInt8(bytes.readUInt8(position) ^ 1, position)
  writeFileSync(file, bytes)
}

test('[D6] no change of a part makes a damaged row a sound one: undone, superseded, settled', () => {
  const database = openWith(emptyFolder())
  ensureConversation(database, now)
  const diff = placing(smallState, 4, at(5, 2))
  commitAgentStep(database, step({ cards: [{ kind: 'open', card: writeCardOf('card-1', diff) }] }))
  const { entryId } = place(database, 5, 'one')
  change(database, { kind: 'undo', entryId })
  tamper(database, `UPDATE history_entry SET why = 'other' WHERE id = ${entryId}`)
  tamper(database, "UPDATE card SET body = replace(body, 'card', 'cart')")
  place(database, 4, 'two')
  commitAgentStep(
    database,
    step({ cards: [{ kind: 'settle', cardId: 'card-1', status: 'rejected', note: '' }] }),
  )
  expect(damagedHistory(database)).toEqual([entryId])
  expect(findCard(database, 'card-1')).toBeNull()
})
