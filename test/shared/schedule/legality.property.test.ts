import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { freeRuns, hostRuns } from '../../../shared/schedule/free-runs.ts'
import {
  checkPlace,
  findViolations,
  legalStarts,
  nearestLegalPlaces,
} from '../../../shared/schedule/legality.ts'
import { occupancyOf } from '../../../shared/schedule/occupancy.ts'
import { isSamePlace, placeLength, type Place } from '../../../shared/schedule/place.ts'
import type { Moment, ScheduleState } from '../../../shared/schedule/state.ts'
import type { Task } from '../../../shared/schedule/task.ts'
import { item, schedule } from '../../builders.ts'
import {
  clashingStateArbitrary,
  everyPlace,
  momentArbitrary,
  stateArbitrary,
} from './arbitraries.ts'
import { cellsOf, isPast, plainMove, plainViolations } from './plain-rules.ts'

function lengthOf(task: Task): number {
  return task.kind === 'item' ? task.duration : placeLength(task.place)
}

function bruteForce(state: ScheduleState, task: Task, now: Moment): Place[] {
  return everyPlace(state, lengthOf(task)).filter(
    (place) => checkPlace(state, task.id, place, now) === null,
  )
}

test('[S7] the check agrees with the rules written out plainly, for every task on every cell', () => {
  const verdicts = { legal: 0, illegal: 0 }
  fc.assert(
    fc.property(stateArbitrary, momentArbitrary, fc.nat({ max: 99 }), (state, now, pick) => {
      const task = state.tasks[pick % state.tasks.length]
      if (task === undefined) return
      const guests = state.tasks.filter(
        (other) => other.kind === 'item' && other.hostId === task.id,
      )
      const isFree = [task, ...guests].every(({ locked, place }) => !locked && !isPast(place, now))
      // A host that stays where it is carries nothing along, so its guests' locks don't matter.
      const places = everyPlace(state, lengthOf(task)).filter(
        (place) => guests.length === 0 || !isSamePlace(place, task.place),
      )
      const expected = places.filter(
        (place) =>
          isFree &&
          !isPast(place, now) &&
          plainViolations(plainMove(state, task.id, place)).length === 0,
      )
      const legal = places.filter((place) => checkPlace(state, task.id, place, now) === null)
      expect(legal).toEqual(expected)
      verdicts.legal += legal.length
      verdicts.illegal += places.length - legal.length
    }),
    { numRuns: 300 },
  )
  expect(verdicts.legal).toBeGreaterThan(1000)
  expect(verdicts.illegal).toBeGreaterThan(1000)
})

test.for([
  ['sound', stateArbitrary],
  ['clashing', clashingStateArbitrary],
] as const)(
  '[S2] [S7] legalStarts finds what trying every cell finds on a %s state',
  ([, states]) => {
    fc.assert(
      fc.property(states, momentArbitrary, (state, now) => {
        for (const task of state.tasks) {
          expect(legalStarts(state, task.id, now)).toEqual(bruteForce(state, task, now))
        }
      }),
      { numRuns: 300 },
    )
  },
)

test('[S7] the nearest places are the first of all legal ones, by days and then by periods away', () => {
  fc.assert(
    fc.property(
      clashingStateArbitrary,
      momentArbitrary,
      fc.integer({ min: -3, max: 20 }),
      fc.integer({ min: -3, max: 12 }),
      (state, now, day, start) => {
        for (const task of state.tasks) {
          const wanted = { day, start, end: start }
          const center = Math.min(Math.max(day, 1), state.window.days.length)
          const rank = (place: Place) => [
            Math.abs(place.day - center),
            Math.abs(place.start - start),
            place.day,
            place.start,
          ]
          const expected = bruteForce(state, task, now)
            .filter((place) => !isSamePlace(place, task.place))
            .toSorted((a, b) => compareLists(rank(a), rank(b)))
            .slice(0, 3)
          expect(nearestLegalPlaces(state, task.id, wanted, now)).toEqual(expected)
        }
      },
    ),
    { numRuns: 300 },
  )
})

function compareLists(a: number[], b: number[]): number {
  const index = a.findIndex((value, position) => value !== b[position])
  return index === -1 ? 0 : (a[index] ?? 0) - (b[index] ?? 0)
}

test('[S3] [S4] [S5] findViolations is silent exactly where the plain rules are', () => {
  let broken = 0
  const damage = fc.record({
    pick: fc.nat({ max: 99 }),
    day: fc.integer({ min: 1, max: 14 }),
    start: fc.integer({ min: 1, max: 8 }),
    kind: fc.constantFrom('none', 'place', 'host', 'unhost', 'list', 'limits'),
  })
  fc.assert(
    fc.property(clashingStateArbitrary, fc.array(damage, { maxLength: 2 }), (start, damages) => {
      const state = damages.reduce(damageState, start)
      const isBroken = plainViolations(state).length > 0
      if (isBroken) broken += 1
      expect(findViolations(state).length > 0).toBe(isBroken)
    }),
    { numRuns: 400 },
  )
  expect(broken).toBeGreaterThan(100)
})

function damageState(
  state: ScheduleState,
  { pick, day, start, kind }: { pick: number; day: number; start: number; kind: string },
): ScheduleState {
  const target = state.tasks[pick % state.tasks.length]
  const change = (task: Task): Task => {
    if (task !== target || task.place === null) return task
    const length = placeLength(task.place)
    const end = Math.min((length === 0 ? task.place.start : start) + length - 1, 8)
    const place = { day, start: end - placeLength(task.place) + 1, end }
    if (kind === 'place') return { ...task, place }
    if (task.kind === 'event') {
      if (kind === 'unhost') return { ...task, hosts: !task.hosts }
      return kind === 'list' ? { ...task, guestIds: task.guestIds.slice(1) } : task
    }
    return kind === 'host' ? { ...task, hostId: (pick % 7) * 2 + 1 } : task
  }
  const taskClasses = state.taskClasses.map((taskClass) =>
    kind === 'limits' && taskClass.id === (pick % 3) + 1
      ? { ...taskClass, fromDay: day, slotBudget: start, mayEmbed: !taskClass.mayEmbed }
      : taskClass,
  )
  return { ...state, tasks: state.tasks.map(change), taskClasses }
}

test('[S2] occupancy and free runs agree with counting cells', () => {
  fc.assert(
    fc.property(clashingStateArbitrary, fc.integer({ min: 1, max: 4 }), (state, length) => {
      const occupancy = occupancyOf(state)
      const lying = (cell: string) =>
        state.tasks.filter(({ place }) => cellsOf(place).includes(cell))
      for (const [index] of state.window.days.entries()) {
        const day = index + 1
        const cells = Array.from({ length: 8 }, (_, period) => lying(`${day}/${period + 1}`))
        const bits = (isSet: (tasks: Task[]) => boolean) =>
          cells.reduce((mask, tasks, period) => (isSet(tasks) ? mask | (1 << period) : mask), 0)
        expect(occupancy.solid[day]).toBe(bits((tasks) => tasks.length > 0))
        expect(occupancy.freeHost[day]).toBe(
          bits((tasks) => tasks.length === 1 && tasks[0]?.kind === 'event' && tasks[0].hosts),
        )
        const free = freeRuns(occupancy, day, length)
        const isFree = (period: number) => cells[period - 1]?.length === 0
        const isCut = (period: number) =>
          state.tasks.some(
            ({ place }) => place?.day === day && place.start === period && place.end < period,
          )
        for (const run of free) {
          expect(placeLength(run)).toBeGreaterThanOrEqual(length)
          expect(isFree(run.start - 1) && !isCut(run.start)).toBe(false)
          expect(isFree(run.end + 1) && !isCut(run.end + 1)).toBe(false)
          expect(run.end > run.start && isCut(run.end)).toBe(false)
          expect(cellsOf(run).every((cell) => lying(cell).length === 0)).toBe(true)
        }
        // With length 1 nothing free may be left out.
        const covered = freeRuns(occupancy, day, 1).flatMap(cellsOf)
        expect(covered).toHaveLength(cells.filter((tasks) => tasks.length === 0).length)
        for (const { hostId, place } of hostRuns(state, day, length)) {
          expect(placeLength(place)).toBeGreaterThanOrEqual(length)
          expect(
            cellsOf(place)
              .flatMap(lying)
              .map(({ id }) => id),
          ).toEqual(cellsOf(place).map(() => hostId))
        }
      }
    }),
    { numRuns: 300 },
  )
})

test('[S2] a host run is where an item without limits may be embedded', () => {
  fc.assert(
    fc.property(stateArbitrary, fc.integer({ min: 1, max: 3 }), (state, duration) => {
      const probe = item(1000, { classId: 1000, duration })
      const probed = schedule([...state.taskClasses, ...state.tasks, probe], state.window)
      const offered = state.window.days.flatMap((_, index) => [
        ...freeRuns(occupancyOf(probed), index + 1, duration),
        ...hostRuns(probed, index + 1, duration).map(({ place }) => place),
      ])
      const starts = offered
        .flatMap(({ day, start, end }) =>
          Array.from({ length: end - start + 2 - duration }, (_, step) => day * 100 + start + step),
        )
        .toSorted((a, b) => a - b)
      const legal = legalStarts(probed, 1000, { day: 0, period: 0 })
      expect(legal.map(({ day, start }) => day * 100 + start)).toEqual(starts)
    }),
    { numRuns: 300 },
  )
})
