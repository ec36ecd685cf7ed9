// The conversations of the data file: listed and searched, begun, opened, renamed, deleted, and branched from a turn.
import { forgetModelCalls } from '../chosen-model/trace-files.ts'
import { z } from 'zod'
import { branchConversation, isTurnBegin } from '../../db/branch-conversation.ts'
import {
  hasConversation,
  readConversation,
  type StoredConversation,
} from '../../db/conversation.ts'
import {
  beginConversation,
  deleteConversation,
  openConversation,
  readConversations,
  renameConversation,
  writeSession,
} from '../../db/conversations.ts'
import { readSceneSince } from '../../db/scenes.ts'
import { readStateThen } from '../../db/history-walk.ts'
import type { Problem } from '../../shared/contract/ipc.ts'
import { type Result, succeed } from '../../shared/result.ts'
import { beginSession, storeSession } from '../orchestrator/session-state.ts'
import { problem, type SessionContext, shownConversation } from '../session/context.ts'
import { copyBeforeDeletion } from '../session/backups.ts'
import { tellRemains } from '../session/data-notices.ts'
import { loadView } from '../session/view.ts'
import type { Handler } from '../session/handler.ts'

/** The one that was spoken in last comes first; with a query, those that hold it. */
export const listConversations: Handler<'list-conversations'> = (context, { query = '' }) => {
  const shown = shownConversation(context)
  const wanted = query.trim().toLowerCase()
  const conversations = readConversations(context.database)
    .filter((conversation) => holds(conversation, wanted))
    .map((conversation) => ({
      id: conversation.id,
      title: conversation.title,
      at: conversation.timeline.at(-1)?.at ?? null,
      turns: conversation.timeline.filter(({ event }) => event.kind === 'turn-start').length,
      hasOpenCard: conversation.cards.some(({ status }) => status === 'open'),
      isShown: conversation.id === shown,
    }))
    .toSorted((a, b) => (b.at ?? '9').localeCompare(a.at ?? '9'))
  return succeed({ conversations })
}

function holds({ title, timeline }: StoredConversation, query: string): boolean {
  if (query === '' || title.toLowerCase().includes(query)) return true
  return timeline.some(
    ({ event }) =>
      (event.kind === 'turn-start' || event.kind === 'text') &&
      event.text.toLowerCase().includes(query),
  )
}

/** An empty one that is there already is taken. */
export const startConversation: Handler<'start-conversation'> = (context) =>
  change(context, () => {
    const { database, clock } = context
    const empty = readConversations(database).find(({ timeline }) => timeline.length === 0)
    if (empty === undefined) beginConversation(database, clock())
    else openConversation(database, empty.id)
  })

export const showConversation: Handler<'open-conversation'> = (context, { id }) => {
  if (!hasConversation(context.database, id)) return problem(context, 'no-conversation')
  return change(context, () => openConversation(context.database, id))
}

export const nameConversation: Handler<'rename-conversation'> = (context, { id, title }) => {
  if (!hasConversation(context.database, id)) return problem(context, 'no-conversation')
  renameConversation(context.database, id, title)
  context.push({ kind: 'reload' })
  return succeed({ title })
}

export const removeConversation: Handler<'delete-conversation'> = (context, { id }) => {
  if (!hasConversation(context.database, id)) return problem(context, 'no-conversation')
  const { database, folder } = context
  return change(context, () => {
    copyBeforeDeletion(context)
    deleteConversation(database, id, (traces) => forgetModelCalls(folder, traces))
    tellRemains(context)
  })
}

/** The words of the turn that is left out come back, to be said in another way. */
export const branch: Handler<'branch-conversation'> = (context, { seq }) => {
  const { database, clock, newId } = context
  const from = shownConversation(context)
  const { timeline } = readConversation(database, from)
  const begun = timeline.find((entry) => entry.seq === seq)
  if (begun?.event.kind !== 'turn-start' || !isTurnBegin(timeline, seq))
    return problem(context, 'no-turn-there')
  const { text } = begun.event
  const changed = change(context, () => {
    const id = branchConversation(database, { from, seq, at: clock(), newId })
    stayInScene(context, id)
  })
  return changed.ok ? succeed({ view: changed.value, text }) : changed
}

/** The scene that its last turn was in hears the next words too, unless it was left in that turn. */
function stayInScene({ database }: SessionContext, conversation: string): void {
  const { timeline } = readConversation(database, conversation)
  const last = timeline.at(-1)?.traceId
  const begun = timeline.find(({ traceId }) => traceId === last)
  const moved = begun === undefined ? null : readSceneSince(database, conversation, begun.seq)
  if (moved === null || leftSchema.safeParse(JSON.parse(moved.json)).success) return
  writeSession(database, conversation, storeSession(beginSession(moved.scene)))
}

const leftSchema = z.looseObject({ isPaused: z.literal(true) })

/** The schedule as it was when that turn began. */
export const stateThen: Handler<'read-state-then'> = (context, { seq }) => {
  const { database } = context
  const { timeline } = readConversation(database, shownConversation(context))
  const entry = timeline.find((each) => each.seq === seq)
  if (entry === undefined) return problem(context, 'no-turn-there')
  const then = readStateThen(database, entry.at)
  if (then === null) return problem(context, 'no-state-then')
  return succeed({ at: entry.at, ...then })
}

/** Never while a turn runs: it would write into a conversation that nobody sees. */
function change(
  context: SessionContext,
  work: () => unknown,
): Result<ReturnType<typeof loadView>, Problem> {
  if (context.turn !== null) return problem(context, 'busy')
  work()
  context.push({ kind: 'reload' })
  return succeed(loadView(context))
}
