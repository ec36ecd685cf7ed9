// Blocks that are told by not having a place yet, and times that are told by rows of the grid.
import { expect, it } from 'vitest'
import { readSaidTime } from '../../../electron/language/calendar/said-time.ts'
import { resolveOperand } from '../../../electron/language/resolve/resolve-task.ts'
import { lexText, prepareText } from '../../../electron/language/words/lexed-text.ts'
import { readOperands } from '../../../electron/language/read/read-operands.ts'
import type { ScheduleState } from '../../../shared/schedule/state.ts'
import { chinese, english, factsOf } from './states.ts'

function lexed(words: string, state: ScheduleState) {
  const facts = factsOf(words, { state })
  return { facts, lexed: lexText(prepareText(words, facts), facts) }
}

it.each([
  ['the calculus session that is not placed yet', english, 104],
  ['高数还没排的那次', chinese, 104],
  ['线代待安排的', chinese, 203],
])('[M6] %s is the one that waits', (words, state, id) => {
  const { facts, lexed: said } = lexed(words, state)
  const [operand] = readOperands(said)
  expect(operand && resolveOperand(operand, 'place', facts)).toEqual({ kind: 'tasks', ids: [id] })
})

it.each([
  ['周日第6-7节', { kind: 'periods', start: 6, end: 7 }],
  ['periods 6-7', { kind: 'periods', start: 6, end: 7 }],
  ['6-7pm', { kind: 'clock', from: 18 * 60, to: 19 * 60 }],
])('[M6] %s', (words, time) => {
  const { facts, lexed: said } = lexed(words, english)
  expect(readSaidTime(said, facts.state.window)).toMatchObject(time)
})
