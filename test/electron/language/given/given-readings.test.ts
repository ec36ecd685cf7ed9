// How far the trained reader reads the messages of our tests as they are given to the tests of what is done with them.
import { expect, it } from 'vitest'
import { readUnaided } from '../../../../electron/language/reader/built-in.ts'
import type { Frame } from '../../../../electron/language/reader/frame.ts'
import { chinese, english, factsOf } from '../states.ts'
import { givenReadings } from './readings.ts'

/** The chance from which a change is shown (M6). */
const leastShown = 0.45

/** The acts with what fills their roles. */
function acts(frames: readonly Frame[]): string {
  return JSON.stringify(
    frames.map(({ act, flags, slots }) => [
      act,
      flags,
      slots.map(({ role, text }) => [role, text]),
    ]),
  )
}

it('[M6] the trained reader reads the messages of our tests for the most part as they are given', () => {
  const today = factsOf('').today
  // Of what is hardly likely nothing is done: which of the acts comes first there says nothing.
  const likely = givenReadings.filter(({ frames }) =>
    frames.every(({ confidence }) => confidence >= leastShown),
  )
  const same = likely.filter(({ text, frames }) => {
    const state = /\p{Script=Han}/u.test(text) ? chinese : english
    return acts(readUnaided(text, { state, today })) === acts(frames)
  })
  expect(same.length / likely.length).toBeGreaterThan(0.8)
})
