// Which reminders are due between two moments, however the moments fall.
import { assert, array, integer, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { dueReminders, wallMinute } from '../../../shared/reminders/due-reminders.ts'
import { minutesOf } from '../../../shared/schedule/calendar.ts'
import { at, event, item, schedule, week } from '../../builders.ts'

const window = week()
const monday = wallMinute('2026-11-02', 0)
const leads = integer({ min: 5, max: 180 })

/** Placed items at different times of the week. */
const weeks = array(
  record({ day: integer({ min: 1, max: 7 }), start: integer({ min: 1, max: 12 }) }),
  {
    maxLength: 12,
  },
).map((places) => {
  const known = new Map(places.map((place) => [place.day * 100 + place.start, place]))
  return schedule(
    [...known.values()].map(({ day, start }, index) => item(index + 1, { place: at(day, start) })),
  )
})

/** Ascending wall minutes over the week: gaps as a sleep would leave them, too. */
const moments = array(integer({ min: 1, max: 900 }), { minLength: 1, maxLength: 60 }).map((gaps) =>
  gaps.reduce((all, gap) => all.concat((all.at(-1) ?? monday) + gap), [monday]),
)

function told(state: Parameters<typeof dueReminders>[0], lead: number, ticks: readonly number[]) {
  return ticks
    .slice(1)
    .flatMap((now, index) =>
      dueReminders(state, lead, ticks[index] ?? 0, now).map((due) => ({ due, now })),
    )
}

test('[U7] no block is announced twice, none after it has begun, and none too early', () => {
  assert(
    property(weeks, leads, moments, (state, lead, ticks) => {
      const all = told(state, lead, ticks)
      const keys = all.map(({ due }) => `${due.taskId}-${due.begins}`)
      expect(new Set(keys).size).toBe(keys.length)
      for (const { due, now } of all) {
        expect(due.minutes).toBe(due.begins - now)
        expect(due.minutes).toBeGreaterThan(0)
        expect(due.minutes).toBeLessThanOrEqual(lead)
      }
    }),
  )
})

test('[U7] a clock that ticks at least every five minutes announces each block once', () => {
  assert(
    property(weeks, leads, integer({ min: 1, max: 5 }), (state, lead, gap) => {
      const ticks: number[] = []
      for (let now = monday; now <= monday + 7 * 1440; now += gap) ticks.push(now)
      const ids = told(state, lead, ticks).map(({ due }) => due.taskId)
      expect(ids).toHaveLength(state.tasks.length)
      expect(new Set(ids)).toEqual(new Set(state.tasks.map(({ id }) => id)))
    }),
    { numRuns: 20 },
  )
})

test('[U7] a block that moved is announced at its new time, and not again when that is undone', () => {
  const lying = schedule([item(1, { place: at(1, 3) })])
  const moved = schedule([item(1, { place: at(1, 6) })])
  const [ten, one] = [monday + 600, monday + 780]
  expect(dueReminders(lying, 10, ten - 20, ten - 10)).toEqual([
    { taskId: 1, begins: ten, minutes: 10 },
  ])
  expect(dueReminders(moved, 10, ten - 10, ten)).toEqual([])
  expect(dueReminders(lying, 10, ten - 10, ten - 5)).toEqual([])
  expect(dueReminders(moved, 10, ten, one - 8)).toEqual([{ taskId: 1, begins: one, minutes: 8 }])
})

test('[U7] classes, proposals, pending and marked blocks have no reminder', () => {
  const place = at(1, 3)
  const entry = { outcome: 'done', place, planned: 45, minutes: 45, restId: null } as const
  const state = schedule([
    event(1, at(1, 1)),
    item(2, { place: at(1, 2), status: 'suggested' }),
    item(3, { place, log: [entry] }),
    item(4),
  ])
  expect(minutesOf(window.periods[0]?.start ?? '')).toBe(480)
  expect(dueReminders(state, 15, monday, monday + 1440)).toEqual([])
  expect(dueReminders(state, 15, monday, monday + 590)).toEqual([])
})
