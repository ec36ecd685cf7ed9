// "Plan my week" after a miss, with the built-in model on the sample term: room is made, and words at its card are answered.
import { describe, expect, it } from 'vitest'
import type { Session } from '../../../electron/session/session.ts'
import { findTask, itemsOfClass } from '../../../shared/schedule/state.ts'
import { monday, openDesk, valueOf } from './open-desk.ts'

const friday = '2026-11-27T22:30:00Z'
const later = '2026-12-01T22:30:00Z'

async function stateOf(session: Session) {
  const { state } = valueOf(await session.request('load-view', {}))
  if (state === null) throw new Error('no term')
  return state
}

async function openCard(session: Session) {
  const { cards } = valueOf(await session.request('load-view', {}))
  return cards.find(({ status }) => status === 'open') ?? null
}

async function accept(session: Session): Promise<void> {
  const card = await openCard(session)
  if (card === null) throw new Error('no card is open')
  const { id: cardId, hash } = card
  valueOf(await session.request('answer-card', { cardId, hash, verdict: 'accept', note: '' }))
}

async function lastText(session: Session): Promise<string> {
  const { timeline } = valueOf(await session.request('load-view', {}))
  const last = timeline.findLast(({ event }) => event.kind === 'text')?.event
  return last?.kind === 'text' ? last.text : ''
}

/**
 * The term is planned on Monday, the second session of the first class put on Saturday; later the first, which lay there by
 * then, is marked as missed.
 */
async function openMissed(now: string) {
  const first = openDesk({ now: monday })
  valueOf(await first.session.request('set-up-sample', {}))
  valueOf(await first.session.request('say', { text: 'plan the whole term' }))
  await accept(first.session)
  const state = await stateOf(first.session)
  const [missed, follower] = itemsOfClass(state, state.taskClasses[0]?.id ?? 0)
  if (missed === undefined || follower === undefined) throw new Error('the class has no sessions')
  const edit = { kind: 'put', task: follower.id, day: 20, start: 1 } as const
  valueOf(await first.session.request('edit-by-hand', { edit }))
  await first.session.close()
  const { session } = openDesk({ folder: first.folder, now })
  valueOf(await session.request('mark-block', { taskId: missed.id, mark: 'missed' }))
  return { session, missed: missed.id }
}

const placeOf = async (session: Session, id: number) =>
  findTask(await stateOf(session), id)?.place ?? null

describe('a session was missed', () => {
  it('[G7] [P3] room is made for it on a card, and its acceptance places it', async () => {
    const { session, missed } = await openMissed(friday)
    valueOf(await session.request('say', { text: 'plan my week' }))
    expect(await openCard(session)).toMatchObject({ body: { call: { name: 'replan' } } })
    await accept(session)
    expect(await placeOf(session, missed)).not.toBeNull()
    expect(await lastText(session)).toMatch(/is now on/)
    expect(await lastText(session)).not.toContain('The plan is in your week')
  })

  it.each([
    ['yes', "Typing doesn't accept a proposal"],
    ['why?', 'only what has to make room for it'],
    ['thanks', 'The proposal stands below'],
  ])(
    '[G2a] [G6] “%s” at its card is answered, and the card is there again',
    async (text, answer) => {
      const { session, missed } = await openMissed(friday)
      valueOf(await session.request('say', { text: 'plan my week' }))
      valueOf(await session.request('say', { text }))
      const { timeline } = valueOf(await session.request('load-view', {}))
      const said = timeline.flatMap(({ event }) => (event.kind === 'text' ? [event.text] : []))
      expect(said.join('\n')).toContain(answer)
      expect(await openCard(session)).toMatchObject({ body: { call: { name: 'replan' } } })
      await accept(session)
      expect(await placeOf(session, missed)).not.toBeNull()
    },
  )

  it('[S4] [P6] when the one after it is over too, it is planned once that is marked', async () => {
    const { session, missed } = await openMissed(later)
    valueOf(await session.request('say', { text: 'plan my week' }))
    expect(await lastText(session)).toMatch(/Mark what became of “Derivatives.*” first/)
    const follower = itemsOfClass(await stateOf(session), 1)[1]?.id ?? 0
    valueOf(await session.request('mark-block', { taskId: follower, mark: 'done' }))
    valueOf(await session.request('say', { text: 'plan my week' }))
    expect(await openCard(session)).toMatchObject({ body: { kind: 'plan', leftOut: [] } })
    await accept(session)
    expect(await placeOf(session, missed)).not.toBeNull()
  })
})
