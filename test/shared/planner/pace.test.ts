import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  listPaces,
  minutesToPlan,
  paceOf,
  usualFactor,
  type Pace,
  workPieces,
  type WorkPiece,
} from '../../../shared/planner/pace.ts'
import type { ItemTask } from '../../../shared/schedule/task.ts'
import type { WorkEntry } from '../../../shared/schedule/work-log.ts'
import { at, item, schedule, taskClass } from '../../builders.ts'

function piece(planned: number, actual: number, changes: Partial<WorkPiece> = {}): WorkPiece {
  return { taskId: 1, course: 'Physics', subjectType: 'practical', planned, actual, ...changes }
}

function physics(pieces: readonly WorkPiece[]): Pace {
  return paceOf(pieces, 'Physics', 'practical')
}

const pieceArbitrary = fc.record({
  taskId: fc.constant(1),
  course: fc.constantFrom('Physics', 'Maths'),
  subjectType: fc.constantFrom('practical' as const, 'mixed' as const),
  planned: fc.integer({ min: 1, max: 1440 }),
  actual: fc.integer({ min: 0, max: 1440 }),
})
const piecesArbitrary = fc.array(pieceArbitrary, { maxLength: 12 })

test('[P6] while nothing is known, work is expected to take 1.6 times as long as planned', () => {
  expect(physics([]).factor).toBeCloseTo(usualFactor, 12)
  expect(physics([])).toMatchObject({
    pieces: 0,
    expected: { from: 'students', pieces: 0 },
  })
})

test('[P6] the factor lies between what was expected and what the pieces took', () => {
  fc.assert(
    fc.property(piecesArbitrary, (pieces) => {
      const { factor, own, expected, pieces: count } = physics(pieces)
      const bounds = count === 0 ? [expected.factor] : [expected.factor, own]
      expect(factor).toBeGreaterThanOrEqual(Math.min(...bounds) - 1e-9)
      expect(factor).toBeLessThanOrEqual(Math.max(...bounds) + 1e-9)
    }),
    { numRuns: 300 },
  )
})

test('[P6] the more pieces, the closer the factor is to the true one, from above and from below', () => {
  for (const truth of [0.7, 1, 1.3, 2.4, 3]) {
    const errors = [0, 1, 3, 10, 40, 400].map((count) => {
      const pieces = Array.from({ length: count }, () => piece(100, 100 * truth))
      return Math.abs(Math.log(physics(pieces).factor / truth))
    })
    expect(errors).toEqual(errors.toSorted((a, b) => b - a))
    expect(errors.at(-1)).toBeLessThan(0.02)
  }
})

/** The factor after so many pieces that each took twice as long. */
function factorAfter(count: number): number {
  return physics(Array.from({ length: count }, () => piece(100, 200))).factor
}

test('[P6] few pieces pull the expectation but a part of the way: three count as much as it does', () => {
  expect(factorAfter(1)).toBeCloseTo(usualFactor ** 0.75 * 2 ** 0.25, 6)
  expect(factorAfter(3)).toBeCloseTo(Math.sqrt(usualFactor * 2), 6)
  expect(factorAfter(9)).toBeCloseTo(usualFactor ** 0.25 * 2 ** 0.75, 6)
})

test('[P6] pieces that scatter around the true factor lead to it', () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: 0.2, max: 0.8, noNaN: true }), { minLength: 400, maxLength: 400 }),
      fc.double({ min: 0.5, max: 3, noNaN: true }),
      (logs, truth) => {
        // Each overrun has its equal underrun beside it, so that the true factor is known.
        const pieces = logs.flatMap((log) => [
          piece(1e6, 1e6 * truth * Math.exp(log)),
          piece(1e6, 1e6 * truth * Math.exp(-log)),
        ])
        expect(Math.abs(Math.log(physics(pieces).factor / truth))).toBeLessThan(0.03)
      },
    ),
    { numRuns: 10 },
  )
})

test('[P6] a piece that takes longer never makes the factor smaller', () => {
  fc.assert(
    fc.property(
      piecesArbitrary,
      pieceArbitrary,
      fc.integer({ min: 1, max: 600 }),
      (pieces, one, more) => {
        const before = physics([...pieces, one])
        const after = physics([...pieces, { ...one, actual: one.actual + more }])
        expect(after.factor).toBeGreaterThanOrEqual(before.factor - 1e-9)
      },
    ),
    { numRuns: 300 },
  )
})

test('[P6] the order of the pieces makes no difference', () => {
  fc.assert(
    fc.property(piecesArbitrary, (pieces) => {
      expect(physics(pieces.toReversed()).factor).toBeCloseTo(physics(pieces).factor, 9)
    }),
    { numRuns: 100 },
  )
})

test('[P6] one wild piece moves the factor by no more than one that is only late', () => {
  const usual = Array.from({ length: 7 }, () => piece(100, 150))
  const late = physics([...usual, piece(100, 400)]).factor
  const wild = physics([...usual, piece(10, 1440)]).factor
  expect(wild).toBeCloseTo(late, 9)
  expect(wild - physics(usual).factor).toBeLessThan(0.2)
  expect(physics([...usual, piece(100, 0)]).factor).toBeGreaterThan(1.3)
})

test('[P6] a course without pieces of its own is expected to go as the other work does', () => {
  const slow = Array.from({ length: 10 }, () => piece(60, 150, { course: 'Maths' }))
  const { factor, pieces, expected } = physics(slow)
  expect(pieces).toBe(0)
  expect(expected).toMatchObject({ from: 'other-work', pieces: 10 })
  expect(factor).toBe(expected.factor)
  expect(factor).toBeGreaterThan(2.2)
})

test('[P6] kinds of work in a course are apart, unless any kind is asked for', () => {
  const pieces = [piece(60, 120), piece(60, 60, { subjectType: 'mixed' })]
  expect(physics(pieces).pieces).toBe(1)
  expect(paceOf(pieces, 'Physics', null)).toMatchObject({ pieces: 2, planned: 120, actual: 180 })
  expect(paceOf([...pieces, piece(1, 1, { course: '' })], null, null).pieces).toBe(3)
})

test('[P6] what to plan is rounded up to five minutes, and not beyond', () => {
  expect([60, 100, 120, 121].map((minutes) => minutesToPlan(physics([]), minutes))).toEqual([
    100, 160, 195, 195,
  ])
  expect(minutesToPlan({ factor: 1 }, 45)).toBe(45)
  expect(minutesToPlan({ factor: Math.exp(Math.log(1.6)) }, 100)).toBe(160)
})

const entry = (changes: Partial<WorkEntry>): WorkEntry => ({
  outcome: 'done',
  place: at(1, 1, 2),
  planned: 90,
  minutes: 90,
  restId: null,
  ...changes,
})

const restEntry = entry({ place: at(4, 1, 2), minutes: 20 })

function block(id: number, classId: number, minutes: number): ItemTask {
  const place = at(1, id)
  return item(id, { classId, order: id, place, log: [entry({ place, minutes })] })
}

const lab = taskClass(1, { course: 'Physics', subjectType: 'practical' })

test('[P6] a piece of work is a block with all the blocks in which it went on', () => {
  const state = schedule([
    lab,
    item(1, {
      place: at(1, 1, 2),
      log: [entry({ outcome: 'missed', minutes: 0 }), entry({ outcome: 'partly', restId: 2 })],
    }),
    item(2, {
      place: at(2, 1),
      log: [entry({ outcome: 'partly', place: at(2, 1), planned: 45, minutes: 50, restId: 3 })],
    }),
    item(3, { duration: 2 }),
    item(4, { place: at(3, 1), log: [entry({ place: at(3, 1), planned: 45, minutes: 30 })] }),
    item(5, { log: [entry({ outcome: 'missed', minutes: 0 })] }),
  ])
  expect(workPieces(state)).toEqual([
    // The rest that is still open counts as planned: two periods like the one before it.
    piece(90, 90 + 50 + 90, { taskId: 1 }),
    piece(45, 30, { taskId: 4 }),
  ])
  const rest = { ...item(3, { place: at(4, 1, 2) }), log: [restEntry] }
  const done = schedule(state.tasks.map((task) => (task.id === 3 ? rest : task)))
  expect(workPieces({ ...done, taskClasses: [lab] })[0]).toEqual(
    piece(90, 90 + 50 + 20, { taskId: 1 }),
  )
})

test('[P6] the paces of a state are those of its courses and kinds, the best known first', () => {
  const state = schedule([
    lab,
    taskClass(2, { course: 'Maths', subjectType: 'quantitative' }),
    taskClass(3, { course: 'Maths', subjectType: 'reading' }),
    block(1, 1, 180),
    block(2, 2, 90),
    block(3, 2, 100),
    item(4, { classId: 3 }),
  ])
  expect(
    listPaces(state).map(({ course, subjectType, pieces }) => [course, subjectType, pieces]),
  ).toEqual([
    ['Maths', 'quantitative', 2],
    ['Physics', 'practical', 1],
  ])
  expect(listPaces(schedule([lab]))).toEqual([])
})
