// A tool call in one line.
import { expect, test } from 'vitest'
import { sayToolCall } from '../../../shared/conversation/say-tool-call.ts'
import { at, item, schedule } from '../../builders.ts'

const state = schedule([item(7, { title: 'Calculus review', place: at(1, 2, 3) })])

test('[U4] a move says what goes where', () => {
  const call = { id: 'a', name: 'move', arguments: { task_id: 7, new_day: 5, new_slot_start: 3 } }
  expect(sayToolCall(call, state, 'en')).toBe('Move “Calculus review” → Fri 6 Nov 10:00–11:45')
  expect(sayToolCall(call, state, 'zh')).toBe('移动 “Calculus review” → 11月6日 周五 10:00–11:45')
})

test('[U4] what a model got wrong is left out and never breaks the line', () => {
  const call = { id: 'a', name: 'swap', arguments: { task_a: 7, task_b: 'x' } }
  expect(sayToolCall(call, state, 'en')).toBe('Swap “Calculus review”')
  const unknown = { id: 'a', name: 'move', arguments: { task_id: 296, new_day: 5 } }
  expect(sayToolCall(unknown, state, 'en')).toBe('Move Fri 6 Nov')
  expect(sayToolCall({ id: 'a', name: 'fly', arguments: {} }, state, 'en')).toBe('fly')
  expect(sayToolCall({ id: 'a', name: 'unplace', arguments: {} }, null, 'en')).toBe('Take out')
})
