// How far the trained reader reads the messages of our tests as they are given to the tests of what is done with them.
import { expect, it } from 'vitest'
import { readUnaided } from '../../../../electron/language/reader/built-in.ts'
import type { Frame } from '../../../../electron/language/reader/frame.ts'
import { chinese, english, factsOf } from '../states.ts'
import { givenReadings } from './readings.ts'

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
  const same = givenReadings.filter(({ text, frames }) => {
    const state = /\p{Script=Han}/u.test(text) ? chinese : english
    return acts(readUnaided(text, { state, today })) === acts(frames)
  })
  expect(same.length / givenReadings.length).toBeGreaterThan(0.8)
})
