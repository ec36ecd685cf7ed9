// Longer sessions of work that is planned: what does not fit where it lies goes to the nearest place, on the same card.
import { expect, it } from 'vitest'
import { findTask, itemsOfClass } from '../../../shared/schedule/state.ts'
import { findViolations } from '../../../shared/schedule/legality.ts'
import { changeSession } from '../../../shared/schedule/work/change-session.ts'
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

it('[S7] a session that has no room to grow goes to the nearest place that has, where that is wished', () => {
  const wish = { task: 202, periods: 5 }
  expect(changeSession(english, wish, now).ok).toBe(false)
  const moved = changeSession(english, { ...wish, moves: true }, now)
  expect(moved.ok).toBe(true)
  const after = moved.ok ? moved.value.state : english
  expect(findTask(after, 202)).toMatchObject({ duration: 5 })
  expect(findTask(after, 202)?.place).not.toEqual(findTask(english, 202)?.place)
  expect(findViolations(after, now)).toEqual([])
})
