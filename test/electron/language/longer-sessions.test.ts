// Longer sessions of work that is planned: what does not fit where it lies goes to the nearest place, on the same card.
import { expect, it } from 'vitest'
import { itemsOfClass } from '../../../shared/schedule/state.ts'
import { findViolations } from '../../../shared/schedule/legality.ts'
import { upsertClass } from '../../../shared/schedule/work/upsert-class.ts'
import { answer, openCards, say, stateOf } from '../agent/world.ts'
import { openTalk } from './conversation.ts'
import { chinese, english } from './states.ts'

const now = { day: 17, period: 1 }

it.each([
  ['en', english, 'calculus sessions should be 3 periods each'],
  ['zh', chinese, '高数每次改成三节'],
] as const)(
  '[T6] all of it is one card, legal and in its order: %s',
  async (language, state, words) => {
    const world = openTalk(state)
    world.language = language
    expect(await say(world, words)).toMatchObject({ ending: 'card' })
    expect(openCards(world)).toHaveLength(1)
    await answer(world, 'accept')
    const after = stateOf(world)
    expect(itemsOfClass(after, 1).map(({ duration }) => duration)).toEqual([3, 3, 3, 3])
    expect(findViolations(after, now)).toEqual([])
  },
)

it('[T6] where one finds no place it is refused, and without that wish nothing moves', () => {
  const ids = { task: 900, class: 90 }
  const ofThatDay = { fromDay: 18, toDay: 22 }
  const wish = { classId: 1, fields: ofThatDay, now, items: [] }
  const refused = { ok: false, failure: { kind: 'in-the-way' } }
  expect(upsertClass(english, { ...wish, sessions: 9, movesResized: true }, ids)).toMatchObject(
    refused,
  )
  expect(upsertClass(english, { ...wish, sessions: 3 }, ids)).toMatchObject(refused)
})
