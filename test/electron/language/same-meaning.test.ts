// Words that say the same come to the same: told at length, by a day told before, by initials, in other units (M3).
import { expect, it } from 'vitest'
import { understand } from '../../../electron/language/understand.ts'
import { chinese, english, factsOf } from './states.ts'

const meaning = (text: string) =>
  understand(factsOf(text, { state: /\p{Script=Han}/u.test(text) ? chinese : english }))

it.each([
  [
    'I have to cover a shift on Saturday morning, so chapter 1 has to go somewhere else. Sunday would be great',
    'move chapter 1 to Sunday',
  ],
  ['put chapter 1 on Saturday at like 10ish', 'put chapter 1 on Saturday at 10'],
  ['shift chapter 1 24h later', 'shift chapter 1 a day later'],
  ['took me 2 hours not 90 min but matrices 1 is done', 'matrices 1 is done, it took 2 hours'],
  ['高数复习1完成，矩阵2挪到周日', '高数复习1做完了，矩阵2挪到周日'],
  ['高数的复习排在周末就好，平日不要', '高数的复习只排在周末，平日不要'],
])('[M3] “%s” is “%s”', (said, plain) => {
  expect(meaning(plain).kind).toBe('writes')
  expect(meaning(said)).toEqual(meaning(plain))
})

it('[M3] a day told before is the day of “that morning” and “the Sunday after that”', () => {
  const asked = factsOf('what have I got that morning?', {
    state: english,
    recent: [{ who: 'person', text: 'add gym on Saturday from 4 to 5 pm' }],
  })
  expect(understand(asked)).toEqual(meaning('what have I got on 28 November in the morning?'))
  const moved = factsOf('move chapter 1 to the sunday after that', {
    state: english,
    recent: [{ who: 'weekloom', text: '“Chapter 2” is on Tue 1 Dec.' }],
  })
  expect(understand(moved)).toEqual(meaning('move chapter 1 to 6 December'))
})

it('[M3] what if it is not studied on an evening is answered for that evening', () => {
  expect(meaning('what if I don’t study on Thursday evening')).toMatchObject({
    kind: 'query',
    query: { fact: 'in-the-way', days: [18] },
  })
})
