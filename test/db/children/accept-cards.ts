// A process that opens a card, accepts it, and writes the id of the history entry once it is acknowledged; on and on.
import { writeSync } from 'node:fs'
import { commitAgentStep } from '../../../db/commit-step.ts'
import { ensureConversation, openCards } from '../../../db/conversation.ts'
import { openDatabase } from '../../../db/file/open-database.ts'
import { readState } from '../../../db/schedule.ts'
import type { Card } from '../../../shared/agent/card.ts'
import { diffStates } from '../../../shared/schedule/diff.ts'
import { at, item } from '../../builders.ts'

const [folder = ''] = process.argv.slice(2)
const now = '2026-11-02T08:00:00.000Z'
const opened = openDatabase(folder, { create: false, at: now })
if (!opened.ok) throw new Error(opened.failure.kind)
const database = opened.value
const conversationId = ensureConversation(database, now)
const common = { conversationId, traceId: 'trace-1', at: now, messages: [] }

while (database.connection.open) {
  const state = readState(database)
  if (state === null) throw new Error('no term')
  const card = openCards(database)[0] ?? openCard(state)
  const receipt = commitAgentStep(database, {
    ...common,
    snapshot: null,
    events: [{ kind: 'card-answer', cardId: card.id, verdict: 'accepted', note: '' }],
    cards: [{ kind: 'settle', cardId: card.id, status: 'accepted', note: '' }],
    change: { kind: 'diff', diff: card.body.diff, who: 'agent', why: card.id, cardId: card.id },
  })
  writeSync(1, `${receipt.entryId}\n`)
}

/** Asks to move item 4 by one place: where it lies then tells how often that was done. */
function openCard(state: NonNullable<ReturnType<typeof readState>>): Card {
  const lies = state.tasks.find(({ id }) => id === 4)?.place ?? at(1, 0)
  const moves = lies.start === 12 ? at(lies.day + 1, 1) : at(lies.day, lies.start + 1)
  const place = moves.day > state.window.days.length ? at(1, 1) : moves
  const tasks = state.tasks.map((task) => (task.id === 4 ? item(4, { place }) : task))
  const diff = diffStates(state, { ...state, tasks })
  const id = `card-${process.pid}-${state.tasks.length}-${lies.day}-${lies.start}-${String(performance.now())}`
  const call = { id: `call-${id}`, name: 'move', arguments: {} }
  const card: Card = {
    id,
    conversationId,
    traceId: 'trace-1',
    openedAt: now,
    status: 'open',
    hash: id,
    note: '',
    body: { kind: 'write', call, diff },
  }
  commitAgentStep(database, {
    ...common,
    snapshot: { version: 1, json: JSON.stringify({ waitsFor: id }) },
    events: [{ kind: 'card-open', cardId: id }],
    cards: [{ kind: 'open', card }],
    change: null,
  })
  return card
}
