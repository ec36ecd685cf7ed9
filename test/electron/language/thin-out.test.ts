// A day that is too full: some of its study goes to lighter days, on one card; on the real graph and file.
import { expect, it } from 'vitest'
import type { Language } from '../../../shared/language.ts'
import type { ScheduleState } from '../../../shared/schedule/state.ts'
import { answer, openCards, say, stateOf, textsOf } from '../agent/world.ts'
import { openTalk, placesChanged } from './conversation.ts'
import { chinese, english } from './states.ts'

const thursday = 18

function loadOn({ tasks }: ScheduleState, day: number): number {
  return tasks
    .filter(({ kind, place }) => kind === 'item' && place?.day === day)
    .reduce((sum, { place }) => sum + (place === null ? 0 : place.end - place.start + 1), 0)
}

it.each([
  ['en', english, 'thursday is way too full, thin it out'],
  ['zh', chinese, '周四太满了，匀一点出去'],
] as const)(
  '[M3] the fewest sessions that halve its study go to lighter days, on one card: %s',
  async (language: Language, state, words) => {
    const world = openTalk(state)
    world.language = language
    expect(await say(world, words)).toMatchObject({ ending: 'card' })
    const [card] = openCards(world)
    expect(card?.body).toMatchObject({ kind: 'write', call: { name: 'batch_move' } })
    await answer(world, 'accept')
    const after = stateOf(world)
    expect(loadOn(after, thursday)).toBeLessThanOrEqual(loadOn(state, thursday) / 2)
    const moved = placesChanged(world, state)
    expect(moved).toHaveLength(2)
    for (const [, day] of moved)
      expect(loadOn(after, day)).toBeLessThanOrEqual(loadOn(state, thursday))
  },
)

it('[M3] where no other day has room that is said, and nothing changes', async () => {
  // Each body of work has that day alone.
  const only = { fromDay: thursday, toDay: thursday }
  const taskClasses = english.taskClasses.map((each) => ({ ...each, ...only }))
  const tasks = english.tasks.filter(
    ({ kind, place }) => kind === 'event' || place === null || place.day <= thursday,
  )
  const state = { ...english, taskClasses, tasks }
  const world = openTalk(state)
  expect(await say(world, 'thursday is too full')).toMatchObject({ ending: 'completed' })
  expect(textsOf(world).at(-1)).toContain(
    'No other day nearby has room for what lies on Thu 26 Nov',
  )
  expect(placesChanged(world, state)).toEqual([])
})
