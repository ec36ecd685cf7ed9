// Several conversations over one real file (G13): begun, found, opened, renamed, deleted, and branched before a turn.
import { expect, test } from 'vitest'
import { checkDatabase } from '../../../db/file/check-database.ts'
import { readConversation } from '../../../db/conversation.ts'
import type { Session } from '../../../electron/session/session.ts'
import type { AppView } from '../../../shared/view/app-view.ts'
import { openDesk, valueOf } from './open-desk.ts'

async function viewOf(session: Session): Promise<AppView> {
  return valueOf(await session.request('load-view', {}))
}

async function say(session: Session, text: string) {
  return valueOf(await session.request('say', { text }))
}

async function settle(session: Session, verdict: 'accept' | 'reject') {
  const card = (await viewOf(session)).cards.find(({ status }) => status === 'open')
  const answer = { cardId: card?.id ?? '', hash: card?.hash ?? '', verdict, note: '' }
  return valueOf(await session.request('answer-card', answer))
}

function begunOf({ timeline }: AppView, text: string): number {
  const begun = timeline.find(({ event }) => event.kind === 'turn-start' && event.text === text)
  return begun?.seq ?? 0
}

function toldIn(timeline: AppView['timeline']) {
  return timeline.map(({ seq, at, traceId, event }) => [seq, at, traceId, event.kind])
}

/** The sample term, planned, with two words said before and after. */
async function openTalk() {
  const desk = openDesk()
  const { session } = desk
  valueOf(await session.request('set-up-sample', {}))
  await say(session, 'hello')
  await say(session, 'plan my week')
  await settle(session, 'accept')
  await say(session, 'thanks')
  return desk
}

test('[G13] a branch holds what came before the turn, word for word, and the old one stays whole', async () => {
  const { session } = await openTalk()
  const before = await viewOf(session)
  const seq = begunOf(before, 'thanks')
  const { view, text } = valueOf(await session.request('branch-conversation', { seq }))
  expect(text).toBe('thanks')
  expect(view.conversation).toMatchObject({ parent: before.conversation.id, title: 'hello' })
  const kept = before.timeline.filter((entry) => entry.seq < seq)
  expect(toldIn(view.timeline)).toEqual(toldIn(kept))
  expect(view.cards.map(({ status, body, hash }) => ({ status, body, hash }))).toEqual(
    before.cards.map(({ status, body, hash }) => ({ status, body, hash })),
  )
  expect(view.cards[0]?.id).not.toBe(before.cards[0]?.id)
  const { database } = session.context
  const [old, branched] = [before, view].map(({ conversation }) =>
    readConversation(database, conversation.id),
  )
  expect(old?.timeline).toEqual(before.timeline)
  expect(branched?.messages).toEqual(old?.messages.slice(0, branched?.messages.length))
  expect(branched?.messages.at(-1)?.content).not.toBe('thanks')
  await say(session, 'undo')
  expect(checkDatabase(database)).toMatchObject({ isSound: true })
})

test('[G13] a card that waits in one conversation can be answered from another, and once', async () => {
  const { session } = openDesk()
  valueOf(await session.request('set-up-sample', {}))
  await say(session, 'plan my week')
  const first = await viewOf(session)
  const [card] = first.cards
  const seq = begunOf(first, 'plan my week')
  const { view } = valueOf(await session.request('branch-conversation', { seq }))
  expect(view.cards).toEqual([])
  expect(view.timeline).toEqual([])
  const answer = { cardId: card?.id ?? '', hash: card?.hash ?? '', verdict: 'accept', note: '' }
  expect(valueOf(await session.request('answer-card', answer))).toMatchObject({
    outcome: 'accepted',
  })
  expect((await viewOf(session)).conversation.id).toBe(view.conversation.id)
  expect(valueOf(await session.request('answer-card', answer))).toMatchObject({
    outcome: 'already',
  })
})

test('[G13] [D3] the schedule is shown as it was when a turn began, through undo and redo since', async () => {
  const { session } = openDesk({})
  const start = valueOf(await session.request('set-up-sample', {})).state
  await say(session, 'plan my week')
  await settle(session, 'accept')
  const planned = (await viewOf(session)).state
  valueOf(await session.request('undo', {}))
  valueOf(await session.request('redo', {}))
  valueOf(await session.request('undo', {}))
  const seq = begunOf(await viewOf(session), 'plan my week')
  const then = valueOf(await session.request('read-state-then', { seq }))
  // The clock of the test stands still: all that was ever written lies at that instant.
  expect(then.walks).toBe(5)
  expect(then.state.tasks).toEqual([])
  expect(start).not.toEqual(planned)
})

test('[G13] conversations are begun, found by their words, opened, renamed and deleted', async () => {
  const { session, folder } = await openTalk()
  const first = (await viewOf(session)).conversation.id
  const second = valueOf(await session.request('start-conversation', {})).conversation.id
  expect(second).not.toBe(first)
  // An empty one is taken again.
  expect(valueOf(await session.request('start-conversation', {})).conversation.id).toBe(second)
  await say(session, 'what is due on Friday?')
  const list = async (query?: string) =>
    valueOf(
      await session.request('list-conversations', query === undefined ? {} : { query }),
    ).conversations.map(({ id, isShown }) => [id, isShown])
  expect(await list()).toHaveLength(2)
  expect(await list()).toEqual(
    expect.arrayContaining([
      [first, false],
      [second, true],
    ]),
  )
  expect(await list('PLAN MY')).toEqual([[first, false]])
  expect(await list('nothing like it')).toEqual([])
  valueOf(await session.request('rename-conversation', { id: first, title: ' Midterms ' }))
  valueOf(await session.request('open-conversation', { id: first }))
  expect((await viewOf(session)).conversation).toEqual({
    id: first,
    title: 'Midterms',
    parent: null,
  })
  await session.close()
  const again = openDesk({ folder }).session
  expect((await viewOf(again)).conversation.id).toBe(first)
  const left = valueOf(await again.request('delete-conversation', { id: first }))
  expect(left.conversation.id).toBe(second)
  for (const request of ['open-conversation', 'delete-conversation'] as const)
    expect(await again.request(request, { id: first })).toMatchObject({
      failure: { code: 'no-conversation' },
    })
  // What was accepted in it can still be undone, and nothing said in it is left in the file.
  valueOf(await again.request('undo', {}))
  const { database } = again.context
  expect(checkDatabase(database)).toMatchObject({ isSound: true })
  expect(
    database.connection.prepare("SELECT 1 FROM step WHERE events LIKE '%thanks%'").all(),
  ).toEqual([])
})

test('[G13] no conversation is left while a turn runs, and no turn begins in mid-turn', async () => {
  const { session } = await openTalk()
  const view = await viewOf(session)
  const turn = session.request('say', { text: 'plan my week' })
  while (session.context.turn === null) await Promise.resolve()
  expect(await session.request('start-conversation', {})).toMatchObject({
    failure: { code: 'busy' },
  })
  await turn
  const inside = view.timeline.find(({ event }) => event.kind === 'text')?.seq ?? 0
  for (const seq of [inside, 9_999])
    expect(await session.request('branch-conversation', { seq })).toMatchObject({
      failure: { code: 'no-turn-there' },
    })
})
