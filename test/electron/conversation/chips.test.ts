// What was read as chips on an open card (M8), over a real session and data file; only the clock is fixed.
import { expect, it } from 'vitest'
import { readConversation } from '../../../db/conversation.ts'
import { beginReread } from '../../../electron/agent/cards/change-card.ts'
import { findWaiting } from '../../../electron/agent/agent.ts'
import { turnFacts } from '../../../electron/agent/turn-facts.ts'
import { orchestratorPorts } from '../../../electron/conversation/run-turn.ts'
import { listChips } from '../../../electron/language/chips/list-chips.ts'
import { openDesk, valueOf } from '../session/open-desk.ts'
import {
  accept,
  callOf,
  chipsOf,
  choose,
  openCards,
  shown,
  theCard,
  withCard,
} from './chip-steps.ts'

const report = 'move the data structures report to saturday evening'
const title = 'Compare running times and write the report'

it('[M8] an open card shows what was read, and a choice draws it anew under the same name', async () => {
  const { session } = await withCard(report)
  const before = valueOf(await session.request('load-view', {})).state
  const first = await theCard(session)
  expect(shown(await chipsOf(session))).toEqual({
    'What to do': 'Move',
    Which: title,
    Day: 'Sat 28 Nov',
    Time: 'in the evening',
  })
  valueOf(await choose(session, 'Day', 'Sun 29 Nov'))
  const second = await theCard(session)
  const { cards, timeline, state } = valueOf(await session.request('load-view', {}))
  expect(cards.find(({ id }) => id === first.id)?.status).toBe('stale')
  expect(second.traceId).toBe(first.traceId)
  expect(shown(await chipsOf(session))).toMatchObject({ Day: 'Sun 29 Nov', Time: 'in the evening' })
  expect(state).toEqual(before)
  expect(timeline.filter(({ event }) => event.kind === 'turn-start')).toHaveLength(2)
  const ends = timeline.flatMap(({ event }) => (event.kind === 'tool-call-end' ? [event] : []))
  expect(ends.find(({ outcome }) => outcome === 'stale')?.text).toContain('another way')
  await accept(session)
  const { state: after } = valueOf(await session.request('load-view', {}))
  const moved = after?.tasks.filter(
    (task) => !before?.tasks.some((old) => JSON.stringify(old) === JSON.stringify(task)),
  )
  expect(moved).toMatchObject([{ title, place: { day: 21 } }])
  valueOf(await session.request('undo', {}))
  expect(valueOf(await session.request('load-view', {})).state).toEqual(before)
})

it('[M8] a chosen reading survives a kill, and the first one leads back to the first card', async () => {
  const { session, folder } = await withCard(report)
  const first = callOf(await theCard(session))
  valueOf(await choose(session, 'Day', 'Sun 29 Nov'))
  const second = callOf(await theCard(session))
  expect(second).not.toEqual(first)
  await session.close()
  const { session: again } = openDesk({ folder })
  expect(callOf(await theCard(again))).toEqual(second)
  valueOf(await choose(again, 'Day', 'Sat 28 Nov (as said)'))
  expect(callOf(await theCard(again))).toEqual(first)
})

it('[M8] [G6] a kill right after the choice loses neither it nor the card', async () => {
  const { session, folder } = await withCard(report)
  const { context } = session
  const card = await theCard(session)
  const conversation = readConversation(context.database, card.conversationId)
  const { agent } = orchestratorPorts(context, card.conversationId, null)
  const turn = findWaiting(agent, conversation, card, new AbortController().signal)
  if (turn === null) throw new Error('no turn waits')
  const day = listChips(turnFacts(turn), undefined).find(({ label }) => label === 'Day')
  const reading = day?.reads.get('2026-11-29 evening')
  if (reading === undefined) throw new Error('there is no such reading')
  beginReread(turn, conversation, card, reading)
  expect(await openCards(session)).toEqual([])
  await session.close()
  const { session: again } = openDesk({ folder })
  await again.resume()
  expect(shown(await chipsOf(again))).toMatchObject({ Day: 'Sun 29 Nov' })
})

it('[M8] Chinese words have Chinese chips', async () => {
  const { session } = await withCard('把高数2挪到周六晚上')
  expect(shown(await chipsOf(session))).toMatchObject({
    做什么: '挪动',
    日期: '11月28日 周六',
    时间: '晚上',
  })
  valueOf(await choose(session, '日期', '11月29日 周日'))
  expect(shown(await chipsOf(session))).toMatchObject({ 日期: '11月29日 周日', 时间: '晚上' })
})

it('[M8] [B8] a card of the timetable has chips, and another reading is a card of its own', async () => {
  const { session } = await withCard('cancel the physics lecture on wednesday')
  expect(shown(await chipsOf(session))).toMatchObject({
    'What to do': 'Cancel a lecture',
    Day: 'Wed 25 Nov',
  })
  valueOf(await choose(session, 'Day', 'Wed 2 Dec'))
  expect((await theCard(session)).body).toMatchObject({ kind: 'brief', origin: 'calendar' })
  expect(shown(await chipsOf(session))).toMatchObject({ Day: 'Wed 2 Dec' })
})

it('[M8] what is not in the list is refused, and the card stays', async () => {
  const { session } = await withCard(report)
  const { id: cardId, hash } = await theCard(session)
  const [chip] = await chipsOf(session)
  const given = { cardId, hash, chip: chip?.id ?? '', choice: chip?.choices[0]?.id ?? '' }
  const wrong = [
    { ...given, hash: 'x' },
    { ...given, cardId: 'x' },
    { ...given, chip: '9.what.9' },
    { ...given, choice: '__proto__' },
  ]
  for (const input of wrong)
    expect(await session.request('choose-reading', input)).toMatchObject({
      ok: false,
      failure: { message: expect.stringMatching(/\w{3}/) },
    })
  expect((await theCard(session)).id).toBe(cardId)
  valueOf(await session.request('answer-card', { cardId, hash, verdict: 'reject', note: '' }))
  expect(await session.request('choose-reading', given)).toMatchObject({
    ok: false,
    failure: { code: 'already' },
  })
  expect(valueOf(await session.request('read-chips', { cardId })).chips).toEqual([])
})
