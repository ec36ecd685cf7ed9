// Which messages call for a guide: none that a card can answer at once.
import { expect, it } from 'vitest'
import { callsForGuide } from '../../../../electron/language/guide/calls-for-guide.ts'
import { chinese, english, factsOf } from '../states.ts'

const calls = (request: string) => {
  const state = /\p{Script=Han}/u.test(request) ? chinese : english
  return callsForGuide(factsOf(request, { state }))
}

it.each([
  'I have to do a group presentation for physics, four sessions of an hour and a half, due 18 December',
  'Essay by 18 December, 3 sessions of two hours',
  '加个小论文，4次，12月18日截止',
  'a physics essay is due on 18 December, 1500 words, remind me of it',
  'read chapters 3-5 of the calculus book by Friday',
  '物理论文12月18号交，1500字',
])('[B3] “%s” leaves nothing to ask', (request) => expect(calls(request)).toBeNull())

it.each(['plan the calculus revision', 'schedule my calculus sessions', '安排一下高数复习'])(
  '[B3] “%s” plans what is there',
  (request) => expect(calls(request)).toBeNull(),
)

it.each([
  'help me prepare for my chemistry exam on 14 December',
  '我要准备12月14日的化学考试，三章',
])('[B3] “%s” begins one', (request) => expect(calls(request)).toBe('sure'))
