// The focus timer as a value: pauses lose nothing, a clock set back takes nothing, and what is stored is read back.
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  minutesWorked,
  pauseTimer,
  readTimer,
  resumeTimer,
  sayClock,
  startTimer,
  workedFor,
} from '../../../renderer/today/focus-timer.ts'
import { minutesFor } from '../../../renderer/today/close-out.tsx'

test('[P6] what was worked is the sum of the runs, however often it paused and was stored between', () => {
  const runs = fc.array(
    fc.record({ run: fc.nat(5_000_000), pause: fc.nat(5_000_000), reloads: fc.boolean() }),
    { minLength: 1, maxLength: 6 },
  )
  fc.assert(
    fc.property(runs, (spans) => {
      let now = 1_000
      let timer = pauseTimer(startTimer(7, 'ground', now), now)
      let sum = 0
      for (const { run, pause, reloads } of spans) {
        timer = resumeTimer(timer, now)
        if (reloads) timer = readTimer(JSON.stringify(timer)) ?? startTimer(1, '', 0)
        now += run
        sum += run
        expect(workedFor(timer, now)).toBe(sum)
        timer = pauseTimer(timer, now)
        now += pause
        expect(workedFor(timer, now)).toBe(sum)
      }
    }),
    { numRuns: 60 },
  )
})

test('[P6] a clock that was set back takes nothing away, and a second start does not begin anew', () => {
  const timer = startTimer(7, 'ground', 90_000)
  expect(workedFor(timer, 0)).toBe(0)
  expect(resumeTimer(timer, 120_000)).toBe(timer)
})

test('[P6] the mark gets whole minutes, one at least and a day at most', () => {
  const timer = startTimer(7, 'ground', 0)
  expect([1_000, 90_000, 3_000_000, 1e12].map((now) => minutesWorked(timer, now))).toEqual([
    1, 2, 50, 1440,
  ])
  expect([0, 65_000, 3_725_000].map(sayClock)).toEqual(['0:00', '1:05', '1:02:05'])
})

test.for([[null], ['x'], ['{}'], ['[1]'], ['{"taskId":1,"ground":"","worked":-1,"since":null}']])(
  '[P6] %j is no timer',
  ([text]) => {
    expect(readTimer(text ?? null)).toBeNull()
  },
)

test('[P6] without minutes done is as planned and partly half of it; what can not be meant is no mark', () => {
  expect(minutesFor('done', '', 90)).toBe(90)
  expect(minutesFor('partly', ' ', 45)).toBe(23)
  expect(minutesFor('missed', '30', 90)).toBe(0)
  expect(minutesFor('done', '120', 90)).toBe(120)
  expect(['-1', '1.5', '1441', 'x'].map((typed) => minutesFor('done', typed, 90))).toEqual([
    null,
    null,
    null,
    null,
  ])
  expect(minutesFor('partly', '0', 90)).toBeNull()
})
