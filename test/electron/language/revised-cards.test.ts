// A card that the person has changed and accepted is what they wanted: the built-in model does not ask for its own again.
import { expect, it } from 'vitest'
import { reviseCard } from '../../../electron/agent/cards/change-card.ts'
import type { ScheduleState } from '../../../shared/schedule/state.ts'
import { answer, conversationOf, openCard, openCards, say, textsOf } from '../agent/world.ts'
import { openTalk, placesChanged } from './conversation.ts'
import { chinese, english } from './states.ts'

async function changeDay(state: ScheduleState, request: string) {
  const world = openTalk(state)
  await say(world, request)
  const { id: cardId, hash, body } = openCard(world)
  if (body.kind !== 'write') throw new Error('a plan was proposed')
  const values = body.call.arguments
  const put = body.call.name === 'move' ? 'new_day' : 'day'
  const changed = { ...values, [put]: Number(values[put]) + 1 }
  const { signal } = new AbortController()
  const revision = { cardId, hash, arguments: changed }
  const revised = await reviseCard(world.ports, conversationOf(world), revision, signal)
  if (revised.kind !== 'revised') throw new Error(JSON.stringify(revised))
  const { ending } = await answer(world, 'accept')
  return {
    ending,
    open: openCards(world).length,
    moved: placesChanged(world, state).map(([, day]) => day),
    wanted: [changed[put]],
    said: textsOf(world),
  }
}

it.each([
  [english, 'move matrices 2 to Saturday morning'],
  [chinese, '把矩阵练习2挪到周六上午'],
])('[G6] the changed place is taken, and the turn ends', async (state, request) => {
  const { ending, open, moved, wanted, said } = await changeDay(state, request)
  expect({ ending, open, moved }, said.join('\n')).toEqual({
    ending: 'completed',
    open: 0,
    moved: wanted,
  })
})
