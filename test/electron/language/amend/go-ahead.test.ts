// “Ok, do that”: what was supposed in the question before, or the request whose card a question put aside.
import { expect, it } from 'vitest'
import { goAhead } from '../../../../electron/language/amend/go-ahead.ts'
import { chinese, english, factsOf } from '../states.ts'

function wanted(now: string, ...before: string[]) {
  const state = /\p{Script=Han}/u.test(now) ? chinese : english
  const recent = before.map((text) => ({ who: 'person' as const, text }))
  return goAhead({ ...factsOf(now, { state }), state, recent })
}

it.each([
  [
    'alright do that',
    ['what if I took saturday off, would it still work out?'],
    'Keep saturday free',
  ],
  [
    'great, go ahead',
    ['move calculus 2 to sunday', "what's on sunday?"],
    'move calculus 2 to sunday',
  ],
  ['那可以，就按你说的改', ['把高数复习2挪到周日', '周日有什么安排？'], '把高数复习2挪到周日'],
])('[M3] “%s” behind %j', (now, before, request) => {
  expect(wanted(now, ...before)).toBe(request)
})

it.each([
  ['ok', ['move calculus 2 to sunday', "what's on sunday?"]],
  ['great, go ahead', ['move calculus 2 to sunday']],
  ['go ahead', ["what's on friday?", "what's on sunday?"]],
])('[M3] “%s” behind %j is no more than a yes', (now, before) => {
  expect(wanted(now, ...before)).toBeNull()
})
