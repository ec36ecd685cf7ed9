// The parts of a message that are done one after the other (G13).
import { expect, test } from 'vitest'
import { partsOf } from '../../../../electron/language/parts-of.ts'
import { chinese, english, factsOf } from '../states.ts'

test.each([
  [
    'cancel the dentist on saturday and move calculus review 2 to sunday',
    ['cancel the dentist on saturday', 'move calculus review 2 to sunday'],
  ],
  [
    'move calculus review 2 to sunday, then tell me what friday looks like',
    ['move calculus review 2 to sunday', 'tell me what friday looks like'],
  ],
  ['把高数复习2挪到周日，再告诉我周五有什么课', ['把高数复习2挪到周日', '告诉我周五有什么课']],
  // What is less sure is asked about alone, and the rest is done.
  [
    'badminton is off this friday, so calculus review 2 that evening maybe',
    ['badminton is off this friday', 'calculus review 2 that evening maybe'],
  ],
  ['move calculus review 2 to sunday and matrices 1 to saturday', null],
  ['when is the exam and will I make it', null],
  ['plan my week', null],
  ['so tired, but plan my week please', null],
])('[G13] %s', (text, parts) => {
  const state = /\p{Script=Han}/u.test(text) ? chinese : english
  expect(partsOf(factsOf(text, { state }))).toEqual(parts ?? [text])
})
