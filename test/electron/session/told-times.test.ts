// What a pack was told of a course's time, from the data file to a plan that is asked for in words.
import { expect, test } from 'vitest'
import { planningWishes } from '../../../electron/session/planning-wishes.ts'
import { isPlacedItem } from '../../../shared/schedule/task.ts'
import { openDesk, valueOf } from './open-desk.ts'

test('[P7] the conditions of a pack bind a plan that is asked for in words, and leave the habits as they are', async () => {
  const { session } = openDesk()
  valueOf(await session.request('set-up-sample', {}))
  const { state: before, preferences } = valueOf(await session.request('load-view', {}))
  const course = before?.taskClasses[0]?.course ?? ''
  const text = '3 hours a week\nNot on Tuesdays, no evenings'
  valueOf(await session.request('write-field', { course, key: 'conditions', text, version: 0 }))
  expect(planningWishes(session.context)).toEqual({
    ...preferences.planning,
    told: [{ course, minutesAWeek: 180, weekdays: [2], parts: ['evening'], times: [] }],
  })
  expect(session.context.preferences.planning).toEqual(preferences.planning)
  valueOf(await session.request('say', { text: 'plan the whole term' }))
  const { cards } = valueOf(await session.request('load-view', {}))
  const card = cards.find(({ status }) => status === 'open')
  if (card === undefined) throw new Error('no card is open')
  const { id: cardId, hash } = card
  valueOf(await session.request('answer-card', { cardId, hash, verdict: 'accept', note: '' }))
  const { state } = valueOf(await session.request('load-view', {}))
  if (state === null) throw new Error('no term')
  const ids = new Set(
    state.taskClasses.filter((each) => each.course === course).map(({ id }) => id),
  )
  const places = state.tasks
    .filter(isPlacedItem)
    .filter(({ classId }) => ids.has(classId))
    .map(({ place }) => place)
  expect(places.length).toBeGreaterThan(2)
  expect(places.filter(({ day }) => state.window.days[day - 1]?.weekday === 2)).toEqual([])
  const minutes = (day: number) =>
    places
      .filter((place) => state.window.days[place.day - 1]?.week === day)
      .reduce((sum, { start, end }) => sum + 45 * (end - start + 1), 0)
  const weeks = [...new Set(state.window.days.map(({ week }) => week))]
  expect(Math.max(...weeks.map(minutes))).toBeLessThanOrEqual(180)
})
