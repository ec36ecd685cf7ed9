// What is offered to be said next.
import { expect, test } from 'vitest'
import { suggest } from '../../../renderer/conversation/suggest.ts'
import { at, event, item, schedule } from '../../builders.ts'

const none = { undo: null, redo: null }

test('[U] work that waits is offered to be planned first', () => {
  const state = schedule([item(1), event(5, at(1, 1))])
  expect(suggest(state, none, 1)).toEqual(['plan-week', 'list-pending', 'free-friday'])
  expect(suggest(state, none, 6)).toEqual(['plan-week', 'list-pending', 'free-tomorrow'])
})

test('[U] when all is placed, planning is not offered, and undoing only where something can be undone', () => {
  const state = schedule([item(1, { place: at(1, 1) })])
  expect(suggest(state, none, 1)).toEqual(['free-friday', 'free-tomorrow'])
  expect(suggest(state, { undo: 'plan', redo: null }, 1)).toContain('undo-last')
})
