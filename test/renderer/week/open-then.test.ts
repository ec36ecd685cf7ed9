// The desk of the week as it was.
import { expect, test } from 'vitest'
import { createDesk } from '../../../renderer/store/desk.ts'
import { followNow, openThen } from '../../../renderer/week/then-week.tsx'
import { at, item, schedule, taskClass, term, week } from '../../builders.ts'

const window = week({ weeks: 4 })
const now = schedule([taskClass(1), item(1, { place: at(2, 3) })], window)
const before = schedule([taskClass(1), item(1)], window)
const clock = { date: '2026-11-03', minute: 600, moment: { day: 2, period: 2 } }

function open() {
  const desk = createDesk(
    {
      request: () => expect.fail('nothing is asked for'),
      subscribe: () => () => {},
      watchConnection: () => () => {},
    },
    'en',
  )
  desk.week.load({
    term: term({ weeks: 4 }),
    state: now,
    clock,
    history: { undo: 'x', redo: null },
  })
  desk.week.view.set({ shownWeek: 3 })
  return { desk, past: openThen(desk, { at: '', walks: 1, state: before }) }
}

test('[G13] it draws the schedule of then and leaves that of now as it is', () => {
  const { desk, past: then } = open()
  expect(then.week.days.get(2)).toBeUndefined()
  expect(then.week.tasks.get(1)?.place).toBeNull()
  expect(desk.week.days.get(2)).toEqual([1])
  expect(then.week.view.get().history).toEqual({ undo: null, redo: null })
})

test('[G13] the week that is shown and the clock are those of now, until nobody follows', () => {
  const { desk, past: then } = open()
  expect(then.week.view.get().shownWeek).toBe(3)
  const stop = followNow(desk, then)
  desk.week.view.set({ shownWeek: 4, clock: { ...clock, minute: 660 } })
  expect(then.week.view.get()).toMatchObject({ shownWeek: 4, clock: { minute: 660 } })
  stop()
  desk.week.view.set({ shownWeek: 1 })
  expect(then.week.view.get().shownWeek).toBe(4)
})
