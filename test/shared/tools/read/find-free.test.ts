import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { momentArbitrary, stateArbitrary } from '../../schedule/arbitraries.ts'
import { at } from '../../../builders.ts'
import { factsOf, run, textOf } from '../sample-weeks.ts'

test('[T2] free runs come in time order from now on, cut at the limit', () => {
  expect(factsOf('find_free', { duration: 3, limit: 2 })).toEqual({
    tool: 'find_free',
    duration: 3,
    day: null,
    limit: 2,
    freeRuns: [at(2, 4, 6), at(3, 1, 4)],
    freeCount: 13,
    hostRuns: [],
    hostCount: 0,
  })
  expect(textOf('find_free', { duration: 3, limit: 2 })).toEqual([
    'Free runs of at least 3 periods, from now on (2 of 13):',
    'day 2 (Tue 3 Nov): periods 4–6',
    'day 3 (Wed 4 Nov): periods 1–4',
  ])
})

test('[T2] runs inside hosts are told apart', () => {
  expect(factsOf('find_free', { duration: 1, day: 2 })).toEqual({
    tool: 'find_free',
    duration: 1,
    day: 2,
    limit: 20,
    freeRuns: [at(2, 4, 6)],
    freeCount: 1,
    hostRuns: [{ hostId: 12, title: 'Seminar', place: at(2, 8) }],
    hostCount: 1,
  })
  expect(textOf('find_free', { duration: 1, day: 2 }, 'zh')).toEqual([
    '第2天（11月3日 周二）至少 1 节的空闲（1/1）：',
    '第2天（11月3日 周二）：第4–6节',
    '课上可学（1/1）：',
    '第2天（11月3日 周二）：第8节“Seminar” #12',
  ])
})

test('[T2] nothing free and a day that is over are said in one line', () => {
  expect(textOf('find_free', { duration: 8, day: 2 })).toEqual([
    'No free run of at least 8 periods, day 2 (Tue 3 Nov).',
  ])
  expect(textOf('find_free', { duration: 1, day: 1 }, 'zh')).toEqual([
    '第1天（11月2日 周一）没有至少 1 节的空闲。',
  ])
})

test('[T2] every run is long enough, empty and still to come, and none is missed', () => {
  const duration = fc.integer({ min: 1, max: 4 })
  fc.assert(
    fc.property(stateArbitrary, momentArbitrary, duration, (state, now, length) => {
      const outcome = run('find_free', { duration: length, limit: 200 }, 'en', state, now)
      if (outcome.kind !== 'facts' || outcome.data.tool !== 'find_free') throw new Error('no facts')
      const found = outcome.data.freeRuns.flatMap(({ day, start, end }) => {
        expect(end - start + 1).toBeGreaterThanOrEqual(length)
        return Array.from({ length: end - start + 1 }, (_, index) => `${day}:${start + index}`)
      })
      const isTaken = (day: number, period: number) =>
        day < now.day ||
        (day === now.day && period <= now.period) ||
        state.tasks.some(
          ({ place }) => place?.day === day && place.start <= period && period <= place.end,
        )
      const wanted: string[] = []
      for (let day = 1; day <= state.window.days.length; day += 1) {
        let run: string[] = []
        for (let period = 1; period <= state.window.periods.length + 1; period += 1) {
          // An event beside the rows ends the run in front of it.
          const isCut = state.tasks.some(
            ({ place }) => place?.day === day && place.start === period && place.end < period,
          )
          if (isCut) {
            if (run.length >= length) wanted.push(...run)
            run = []
          }
          if (period <= state.window.periods.length && !isTaken(day, period)) {
            run.push(`${day}:${period}`)
          } else {
            if (run.length >= length) wanted.push(...run)
            run = []
          }
        }
      }
      expect(found).toEqual(wanted)
    }),
  )
})
