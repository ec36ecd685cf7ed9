// What is offered to be said next.
import { expect, test } from 'vitest'
import { suggest } from '../../../renderer/conversation/suggestions.tsx'
import { at, event, item, schedule, week } from '../../builders.ts'

const none = { undo: null, redo: null }
const planned = { undo: 'plan', redo: null }
const monday = { weekday: 1, week: 1 }
const saturday = { weekday: 6, week: 1 }

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
