// Words that say the same come to the same: told at length, by a day told before, by initials, in other units (M3).
import { expect, it } from 'vitest'
import { partsOf } from '../../../electron/language/parts-of.ts'
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

it.each([
  ['when is chapter 1?', 'and matrices 1?', 'when is matrices 1?'],
  [
    'how much is left for calculus?',
    'what about linear algebra?',
    'how much is left for linear algebra?',
  ],
  ['高数还剩多少没学？', '那线代呢', '线代还剩多少没学？'],
])('[M3] after “%s”, “%s” is “%s”', (before, said, plain) => {
  const state = /\p{Script=Han}/u.test(said) ? chinese : english
  const recent = [{ who: 'person' as const, text: before }]
  const asked = understand(factsOf(said, { state, recent }))
  expect(asked).toMatchObject({ kind: 'query' })
  expect(saidAs(asked)).toEqual(saidAs(meaning(plain)))
  const again = [...recent, { who: 'person' as const, text: said }]
  expect(saidAs(understand(factsOf(said, { state, recent: again })))).toEqual(saidAs(asked))
})

/** Without the words, which differ. */
function saidAs(intent: ReturnType<typeof meaning>) {
  return intent.kind === 'query' && 'words' in intent.query
    ? { ...intent.query, words: '' }
    : intent
}

it('[M3] “and” before a request begins no question', () => {
  const recent = [{ who: 'person' as const, text: 'when is chapter 1?' }]
  for (const said of ['and move matrices 1 to Friday', 'and matrices 1 is done'])
    expect(understand(factsOf(said, { state: english, recent }))).toMatchObject({ kind: 'writes' })
})

it.each([
  ['matrices 1 is done', 'no, I meant chapter 1', ['Undo', 'chapter 1 is done']],
  ['高数复习1做完了', '说错了，是矩阵2做完了', ['撤销', '矩阵2做完了']],
])('[M3] after “%s” was written, “%s” takes it back: “%s”', (before, said, parts) => {
  const state = /\p{Script=Han}/u.test(said) ? chinese : english
  const recent = [{ who: 'person' as const, text: before, written: ['Marked it.'] }]
  const history = { undo: 'Marked it.', redo: null }
  expect(partsOf(factsOf(said, { state, recent, history }))).toEqual(parts)
})

it('[M3] what it took makes no part of what was finished', () => {
  expect(meaning('高数复习1写完了 花了一个小时二十分钟')).toEqual(
    meaning('高数复习1做完了，花了80分钟'),
  )
})

it('[M3] what if it is not studied on an evening is answered for that evening', () => {
  expect(meaning('what if I don’t study on Thursday evening')).toMatchObject({
    kind: 'query',
    query: { fact: 'in-the-way', days: [18] },
  })
})
