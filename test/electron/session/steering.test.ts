// Messages sent while a turn runs: queued or in its place, by choice; each is said once, over kills and restarts (G13).
import { expect, test } from 'vitest'
import type { Model } from '../../../electron/model/model.ts'
import type { Session } from '../../../electron/session/session.ts'
import type { AppView } from '../../../shared/view/app-view.ts'
import { beginConversation } from '../../../db/conversations.ts'
import { copyAsKilled } from '../../db/data-folder.ts'
import { openDesk, valueOf } from './open-desk.ts'

/** Answers every text with itself; waits at "wait" until it is let go or stopped. */
function gatedModel() {
  const asked = Promise.withResolvers<void>()
  const gate = Promise.withResolvers<void>()
  const model: Model = async ({ stage, facts: { request } }, _report, signal) => {
    if (stage !== 'chat') throw new Error(`${stage} was asked`)
    if (request === 'fail') return { kind: 'failure', message: 'down' }
    if (request === 'wait') {
      asked.resolve()
      const stopped = Promise.withResolvers<void>()
      signal.addEventListener('abort', () => stopped.resolve())
      await Promise.race([gate.promise, stopped.promise])
      if (signal.aborted) return { kind: 'aborted' }
    }
    const output = JSON.stringify({ intent: 'chat', speak: `heard ${request}`, reason: '' })
    return { kind: 'output', output, reasoning: '', usage: null }
  }
  return { model, isAsked: asked.promise, letGo: () => gate.resolve() }
}

async function viewOf(session: Session): Promise<AppView> {
  return valueOf(await session.request('load-view', {}))
}

/** What was said and answered, once nothing runs any more. */
async function talkOf(session: Session): Promise<string[]> {
  while (session.context.turn !== null) await session.context.turn.ended
  const { timeline } = await viewOf(session)
  return timeline.flatMap(({ event }) =>
    event.kind === 'turn-start' || event.kind === 'text' ? [event.text] : [],
  )
}

async function openWaiting() {
  const { model, isAsked, letGo } = gatedModel()
  const desk = openDesk({ model })
  valueOf(await desk.session.request('set-up-sample', {}))
  const turn = desk.session.request('say', { text: 'wait' })
  await isAsked
  return { ...desk, model, turn, letGo }
}

test('[G13] queued messages follow the turn that runs, in order, each as a turn of its own', async () => {
  const { session, turn, letGo, pushed } = await openWaiting()
  await session.request('queue-message', { text: 'one' })
  const { queued } = valueOf(await session.request('queue-message', { text: 'two' }))
  expect(queued.map(({ text }) => text)).toEqual(['one', 'two'])
  letGo()
  await turn
  expect(await talkOf(session)).toEqual([
    'wait',
    'heard wait',
    'one',
    'heard one',
    'two',
    'heard two',
  ])
  expect((await viewOf(session)).queued).toEqual([])
  const told = pushed.flatMap((event) => (event.kind === 'queued' ? [event.queued.length] : []))
  expect(told).toEqual([1, 2, 1, 0])
})

test('[G13] a message in place of the turn that runs stops it and is said', async () => {
  const { session, turn } = await openWaiting()
  await session.request('queue-message', { text: 'later' })
  const said = session.request('say', { text: 'now', stops: true })
  expect(valueOf(await turn)).toMatchObject({ ending: 'stopped' })
  expect(valueOf(await said)).toMatchObject({ ending: 'completed' })
  expect(await talkOf(session)).toEqual(['wait', 'now', 'heard now', 'later', 'heard later'])
})

test('[G13] a queued message is sent now, or removed, and never both', async () => {
  const { session, turn } = await openWaiting()
  await session.request('queue-message', { text: 'one' })
  const { queued } = valueOf(await session.request('queue-message', { text: 'two' }))
  const [one, two] = queued
  const sent = session.request('send-queued', { id: two?.id ?? 0 })
  valueOf(await session.request('drop-queued', { id: one?.id ?? 0 }))
  valueOf(await sent)
  await turn
  expect(await talkOf(session)).toEqual(['wait', 'two', 'heard two'])
  for (const request of ['send-queued', 'drop-queued'] as const)
    expect(await session.request(request, { id: one?.id ?? 0 })).toMatchObject({
      failure: { code: 'not-queued' },
    })
})

test('[G13] after a stop and after a failure the queue waits for the person', async () => {
  const { session, turn } = await openWaiting()
  await session.request('queue-message', { text: 'later' })
  await session.request('stop-turn', {})
  await turn
  expect(await talkOf(session)).toEqual(['wait'])
  await session.request('say', { text: 'fail' })
  expect((await viewOf(session)).queued).toMatchObject([{ text: 'later' }])
  await session.request('say', { text: 'hello' })
  expect((await talkOf(session)).slice(-2)).toEqual(['later', 'heard later'])
})

test('[G13] a queued message never answers a card that it has not seen', async () => {
  const desk = openDesk()
  const { session } = desk
  valueOf(await session.request('set-up-sample', {}))
  const turn = session.request('say', { text: 'plan my week' })
  await session.request('queue-message', { text: 'thanks' })
  const { cardId } = valueOf(await turn)
  const card = (await viewOf(session)).cards.find(({ id }) => id === cardId)
  expect(card?.status).toBe('open')
  expect((await viewOf(session)).queued).toHaveLength(1)
  const answer = { cardId: card?.id ?? '', hash: card?.hash ?? '', verdict: 'accept', note: '' }
  valueOf(await session.request('answer-card', answer))
  expect(await talkOf(session)).toContain('thanks')
  expect((await viewOf(session)).queued).toEqual([])
})

test('[G13] [D2] killed with a full queue, the next start says each message once', async () => {
  const { session, folder, model } = await openWaiting()
  await session.request('queue-message', { text: 'one' })
  await session.request('queue-message', { text: 'two' })
  const killed = copyAsKilled(folder)
  const again = openDesk({ folder: killed, model: answering(model) }).session
  await again.resume()
  expect(await talkOf(again)).toEqual([
    'wait',
    'heard wait',
    'one',
    'heard one',
    'two',
    'heard two',
  ])
})

test('[G13] [G6] a turn that a kill cut off goes on in its own conversation, whichever is shown', async () => {
  const { session, folder, model } = await openWaiting()
  const { conversation } = await viewOf(session)
  const killed = copyAsKilled(folder)
  const { database } = openDesk({ folder: killed }).session.context
  const other = beginConversation(database, session.context.clock())
  database.close()
  const again = openDesk({ folder: killed, model: answering(model) }).session
  await again.resume()
  expect((await viewOf(again)).conversation.id).toBe(other)
  valueOf(await again.request('open-conversation', { id: conversation.id }))
  expect(await talkOf(again)).toEqual(['wait', 'heard wait'])
})

test('[G13] no more than twenty messages wait', async () => {
  const { session } = await openWaiting()
  for (let count = 0; count < 20; count += 1)
    valueOf(await session.request('queue-message', { text: `${count}` }))
  expect(await session.request('queue-message', { text: 'more' })).toMatchObject({
    failure: { code: 'queue-full' },
  })
})

/** The same, waiting for nothing. */
function answering(model: Model): Model {
  return async (request, report, signal) => {
    const { request: text } = request.facts
    if (text !== 'wait') return model(request, report, signal)
    const output = JSON.stringify({ intent: 'chat', speak: 'heard wait', reason: '' })
    return { kind: 'output', output, reasoning: '', usage: null }
  }
}
