// The person changes a call on its card (G6): checked like any other, shown anew, and nothing runs but what is shown.
import { autonomyKeys } from '../../../../shared/agent/autonomy.ts'
import { expect, it } from 'vitest'
import { reviseCard, type Revision } from '../../../../electron/agent/cards/change-card.ts'
import { dump } from '../../../db/data-folder.ts'
import { edit, placeOf, statusOf, withPlanCard, withWriteCard } from '../card-worlds.ts'
import { answer, conversationOf, openCard, openCards, timelineOf, type World } from '../world.ts'

const friday = { task_id: 4, day: 5, slot_start: 2 }

function revise(world: World, changes: Partial<Revision> = {}) {
  const { id: cardId, hash } = openCard(world)
  const revision = { cardId, hash, arguments: friday, ...changes }
  return reviseCard(world.ports, conversationOf(world), revision, new AbortController().signal)
}

it('[G6] a changed call is a new card, and accepting runs what that one shows', async () => {
  const world = await withWriteCard()
  const first = openCard(world)
  const revised = await revise(world)
  const second = openCard(world)
  expect(revised).toEqual({ kind: 'revised', cardId: second.id })
  expect(statusOf(world, first.id)).toBe('stale')
  expect(second.body).toMatchObject({ kind: 'write', call: { name: 'place', arguments: friday } })
  expect(placeOf(world, 4)).toBeNull()
  expect(timelineOf(world).at(-3)).toMatchObject({
    kind: 'card-answer',
    note: 'You changed this proposal. Nothing was written; here is a fresh card.',
  })
  expect(await answer(world, 'accept')).toMatchObject({ outcome: 'accepted', ending: 'completed' })
  expect(placeOf(world, 4)).toEqual({ day: 5, start: 2, end: 2 })
  expect(world.requests.at(-2)?.facts.calls).toMatchObject([
    { name: 'place', outcome: 'changed', arguments: friday },
  ])
  expect(conversationOf(world).damaged).toEqual([])
})

it('[O7] a changed call is shown, even where its tool is applied without asking', async () => {
  const world = await withWriteCard()
  world.ports.autonomy = () => [...autonomyKeys]
  await revise(world)
  expect(openCards(world)).toHaveLength(1)
  expect(placeOf(world, 4)).toBeNull()
})

it.each([
  ['a place that is taken or over', { task_id: 4, day: 1, slot_start: 99 }],
  ['a task that is none', { task_id: 4_000, day: 5, slot_start: 2 }],
  ['a field that is none', { task: 4, day: 5 }],
  ['a prototype key', JSON.parse('{"__proto__":{"task_id":4},"day":5,"slot_start":2}')],
  ['nothing', {}],
])('[G6] %s is refused with a sentence, and file and card stay as they were', async (_, values) => {
  const world = await withWriteCard()
  const before = dump(world.database)
  const refused = await revise(world, { arguments: values })
  expect(refused).toMatchObject({ kind: 'refused', text: expect.stringMatching(/\p{L}{3}/u) })
  expect(dump(world.database)).toEqual(before)
})

it('[G6] a card that is settled, another hash, no card and a plan are told apart', async () => {
  const world = await withWriteCard()
  expect(await revise(world, { hash: 'x' })).toEqual({ kind: 'wrong-hash' })
  expect(await revise(world, { cardId: 'x' })).toEqual({ kind: 'unknown-card' })
  const { id: cardId, hash } = openCard(world)
  await answer(world, 'reject')
  const again = { cardId, hash, arguments: friday }
  const { signal } = new AbortController()
  expect(await reviseCard(world.ports, conversationOf(world), again, signal)).toEqual({
    kind: 'already',
  })
  expect(await revise(await withPlanCard())).toEqual({ kind: 'not-a-call' })
})

it('[G6] what changed meanwhile counts for the changed call', async () => {
  const world = await withWriteCard()
  edit(world, { kind: 'place', task: 5, day: 5, start: 2 })
  expect(await revise(world)).toMatchObject({ kind: 'refused' })
  expect(openCards(world)).toHaveLength(1)
})
