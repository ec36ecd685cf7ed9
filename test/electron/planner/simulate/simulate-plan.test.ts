// Simulations (K6): the same numbers for the same seed, chances that mean what they say, and the ends of the scale.
import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  simulatePlan,
  type SimulateWish,
} from '../../../../electron/planner/simulate/simulate-plan.ts'
import { followInThread } from '../../../../electron/planner/ask-planner.ts'
import type { SimulationFacts } from '../../../../shared/planner/simulation.ts'
import { at, beforeTerm, event, hours, item, schedule, taskClass, week } from '../../../builders.ts'
import { planArbitrary } from './plans.ts'

type Outlook = Extract<SimulationFacts, { kind: 'outlook' }>

const noSlips = { missed: 0, cutShort: 0, pace: 1 }

function simulate(changes: Partial<SimulateWish> & Pick<SimulateWish, 'state'>): Outlook {
  const facts = simulatePlan({ now: beforeTerm, course: null, runs: 200, seed: 1, ...changes })
  if (facts?.kind !== 'outlook') throw new Error(JSON.stringify(facts))
  return facts
}

function chanceOf(facts: Outlook): number {
  return facts.deadlines[0]?.chance.value ?? -1
}

describe('a simulation', () => {
  test('[K6] without slips a complete and legal plan is always in time, on the day that it says', () => {
    fc.assert(
      fc.property(planArbitrary, (state) => {
        const { deadlines, blocks } = simulate({ state, slips: noSlips })
        expect(deadlines).toHaveLength(1)
        for (const { chance, unfinished, p50, p80, planned } of deadlines) {
          expect([chance.value, chance.high, unfinished]).toEqual([1, 1, 0])
          expect([p50, p80]).toEqual([planned, planned])
        }
        // That a block can be missed at all is part of the question.
        for (const { worked } of blocks) expect(worked).toBe(1)
      }),
      { numRuns: 25 },
    )
  })

  test('[K6] chances are shares with their interval, days only ever add, and more slips never help', () => {
    const share = fc.double({ min: 0, max: 0.4, noNaN: true })
    const slips = fc.record({ missed: share, cutShort: share })
    const more = fc.double({ min: 0, max: 0.4, noNaN: true })
    const pace = fc.double({ min: 0.5, max: 2, noNaN: true })
    fc.assert(
      fc.property(planArbitrary, slips, more, pace, more, (state, one, extra, slow, slower) => {
        const few = simulate({ state, slips: { ...one, pace: slow } })
        const most = { missed: one.missed + extra, cutShort: one.cutShort, pace: slow + slower }
        const many = simulate({ state, slips: most })
        expect(chanceOf(many)).toBeLessThanOrEqual(chanceOf(few))
        for (const { deadlines } of [few, many]) {
          for (const { chance, finishedBy, p50, p80 } of deadlines) {
            const { low, value, high } = chance
            expect([0, low, value, high, 1]).toEqual(
              [0, low, value, high, 1].toSorted((a, b) => a - b),
            )
            expect(finishedBy).toEqual(finishedBy.toSorted((a, b) => a - b))
            expect(finishedBy.at(-1)).toBeCloseTo(value)
            expect(p50 !== null && p80 !== null && p50 > p80).toBe(false)
          }
        }
      }),
      { numRuns: 30 },
    )
  })

  test('[K6] the same seed gives the same facts, here and in the thread; another seed others', async () => {
    const state = fc.sample(planArbitrary, { numRuns: 1, seed: 7 })[0]
    if (state === undefined) throw new Error('a plan')
    const wish = { state, now: beforeTerm, course: null, runs: 300, seed: 4 }
    const told: number[] = []
    const never = new AbortController().signal
    const inThread = await followInThread({
      onProgress: ({ steps, of }) => void told.push(steps / of),
    })({ kind: 'simulate', wish }, never)
    expect(inThread).toEqual(simulatePlan(wish))
    expect(told).toEqual(told.toSorted((a, b) => a - b))
    expect(told.length).toBeGreaterThan(5)
    expect(simulatePlan({ ...wish, seed: 5 })).not.toEqual(simulatePlan(wish))
    let looks = 0
    expect(simulatePlan(wish, { isTimeUp: () => (looks += 1) > 2 })).toBeNull()
  })

  test('[K6] one block on its last day: the chance is that of not missing it, and the block is named', () => {
    const window = week({ periods: hours(4) })
    const work = taskClass(1, { toDay: 3, course: 'Algebra' })
    const state = schedule([work, item(1, { place: at(3, 2), title: 'Only one' })], window)
    const facts = simulate({ state, runs: 5000, slips: { missed: 0.25, cutShort: 0, pace: 1 } })
    const [deadline] = facts.deadlines
    expect(deadline?.chance.low).toBeLessThan(0.75)
    expect(deadline?.chance.high).toBeGreaterThan(0.75)
    expect(deadline).toMatchObject({
      due: { kind: 'range' },
      day: 3,
      planned: '2026-11-04',
      p80: null,
    })
    // About a quarter of one period of 45 minutes.
    expect(Math.abs((deadline?.unfinished ?? 0) - 45 / 4)).toBeLessThan(1.5)
    expect(facts.blocks).toMatchObject([
      { taskId: 1, title: 'Only one', course: 'Algebra', worked: 1, missed: 0 },
    ])
    expect(facts.blocks[0]?.drop.value).toBe(1)
  })

  test('[K6] work is due before the exam of its course, and what comes after it is another deadline', () => {
    const exam = event(50, at(4, 3, 4), { eventKind: 'exam', course: 'Algebra' })
    const state = schedule(
      [
        taskClass(1, { course: 'Algebra', toDay: 7 }),
        exam,
        item(1, { place: at(2, 1) }),
        item(2, { place: at(6, 1) }),
      ],
      week({ periods: hours(4) }),
    )
    const slips = { missed: 0.5, cutShort: 0, pace: 1 }
    const { deadlines } = simulate({ state, slips, runs: 2000 })
    expect(deadlines).toMatchObject([
      {
        due: { kind: 'exam', examDate: '2026-11-05' },
        key: '1-50',
        date: '2026-11-05',
        sessions: 1,
      },
      { due: { kind: 'term' }, key: '1', date: '2026-11-08', sessions: 1 },
    ])
    // Days 2, 3 and 4 each miss by half; days 6 and 7.
    expect(deadlines[0]?.chance.value).toBeCloseTo(7 / 8, 1)
    expect(deadlines[1]?.chance.value).toBeCloseTo(3 / 4, 1)
  })

  it.each([
    ['no work at all', [taskClass(1)], beforeTerm, 'no-work'],
    ['nothing placed', [taskClass(1), item(1)], beforeTerm, 'nothing-placed'],
    [
      'all done',
      [
        taskClass(1),
        item(1, {
          place: at(1, 1),
          log: [{ outcome: 'done', place: at(1, 1), planned: 45, minutes: 45, restId: null }],
        }),
      ],
      { day: 2, period: 0 },
      'all-done',
    ],
    [
      'passed without a mark',
      [taskClass(1), item(1, { place: at(1, 1) })],
      { day: 2, period: 0 },
      'all-done',
    ],
    ['the term is over', [taskClass(1), item(1)], { day: 8, period: 0 }, 'term-over'],
  ] as const)('[K6] %s is said, not simulated', (_, records, now, why) => {
    const state = schedule([...records], week())
    expect(simulatePlan({ state, now, course: null, seed: 1 })).toEqual({
      kind: 'empty',
      course: null,
      why,
    })
  })

  test('[K6] a deadline today leaves no evening to catch up; one that is past is not met', () => {
    const today = taskClass(1, { toDay: 2 })
    const past = taskClass(2, { toDay: 1, course: 'Old' })
    const state = schedule(
      [today, past, item(1, { place: at(2, 5) }), item(2, { classId: 2 })],
      week(),
    )
    const now = { day: 2, period: 3 }
    const facts = simulate({ state, now, runs: 1000, slips: { missed: 0.4, cutShort: 0, pace: 1 } })
    const [old, due] = facts.deadlines
    expect(old).toMatchObject({
      course: 'Old',
      isPast: true,
      finishedBy: [],
      p50: null,
      waiting: 1,
    })
    expect(old?.chance.value).toBe(0)
    expect(due?.chance.value).toBeCloseTo(0.6, 1)
    expect(due?.finishedBy).toHaveLength(1)
  })
})
