// What is offered to be said next.
import { expect, test } from 'vitest'
import { suggest } from '../../../renderer/conversation/suggestions.tsx'
import { at, event, item, schedule, taskClass, week } from '../../builders.ts'

const none = { undo: null, redo: null }
const planned = { undo: 'plan', redo: null }
const monday = { weekday: 1, week: 1, day: 1 }
const saturday = { weekday: 6, week: 1, day: 6 }

test('[U4] as long as nothing is planned, planning the week comes first', () => {
  const state = schedule([item(1), event(5, at(1, 1))])
  expect(suggest(state, none, monday)).toEqual(['plan-week', 'list-pending', 'free-friday'])
  expect(suggest(state, none, saturday)).toEqual(['plan-week', 'list-pending', 'free-tomorrow'])
})

test('[U4] once the week is planned, the next one is offered, and the way back', () => {
  const state = schedule([item(1, { place: at(3, 1) }), item(2)], week({ weeks: 2 }))
  expect(suggest(state, planned, monday)).toEqual(['plan-next-week', 'free-friday', 'undo-last'])
})

test('[U4] a week after the last, or one that is planned too, is not offered', () => {
  const last = schedule([item(1, { place: at(3, 1) }), item(2)])
  expect(suggest(last, planned, monday)).toEqual(['free-friday', 'undo-last', 'list-pending'])
  const places = [item(1, { place: at(3, 1) }), item(2, { place: at(9, 1) }), item(3)]
  const both = schedule(places, week({ weeks: 2 }))
  expect(suggest(both, planned, monday)).toEqual(['plan-rest', 'free-friday', 'undo-last'])
})

test('[U4] when all is placed, planning is not offered, and undoing only where something can be undone', () => {
  const state = schedule([item(1, { place: at(1, 1) })])
  expect(suggest(state, none, monday)).toEqual(['free-friday', 'free-tomorrow', 'guide'])
  expect(suggest(state, planned, monday)).toContain('undo-last')
})

test('[U4] from Friday on the week to come is offered, and the rest once that is planned', () => {
  const two = week({ weeks: 2 })
  const friday = { weekday: 5, week: 1, day: 5 }
  expect(suggest(schedule([item(1)], two), none, friday)[0]).toBe('plan-next-week')
  const next = schedule([item(1, { place: at(9, 1) }), item(2)], two)
  expect(suggest(next, none, friday)[0]).toBe('plan-rest')
})

test('[U4] no plan is offered for work whose last day is over, nor after the term', () => {
  const late = schedule([taskClass(1, { toDay: 2 }), item(1)])
  expect(suggest(late, none, { weekday: 3, week: 1, day: 3 })).not.toContain('plan-week')
  const open = schedule([item(1)])
  expect(suggest(open, none, { weekday: 1, week: 1, day: 8 })).not.toContain('plan-week')
})

test('[U4] late in the week the next is offered only for work that reaches it, and this one for what ends with it', () => {
  const two = week({ weeks: 2 })
  const friday = { weekday: 5, week: 1, day: 5 }
  const ending = schedule([taskClass(1, { toDay: 7 }), item(1)], two)
  expect(suggest(ending, none, friday)[0]).toBe('plan-week')
  const beside = schedule(
    [
      taskClass(1, { toDay: 7 }),
      taskClass(2, { toDay: 14 }),
      item(1),
      item(2, { classId: 2, place: at(9, 1) }),
    ],
    two,
  )
  expect(suggest(beside, none, friday)[0]).toBe('plan-week')
  const full = schedule([taskClass(1, { toDay: 7 }), item(1, { place: at(3, 1) }), item(2)], two)
  expect(suggest(full, none, friday)).not.toContain('plan-next-week')
})

test('[U4] before the term there is no late in the week', () => {
  const state = schedule([taskClass(1, { toDay: 14 }), item(1)], week({ weeks: 2 }))
  expect(suggest(state, none, { weekday: 6, week: 1, day: -1 })[0]).toBe('plan-week')
})
