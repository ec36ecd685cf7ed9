// "And why not there?": the cost of a place, or the rule and the tasks that stand against it.
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { costsOfPlaces } from '../../../../electron/planner/explain/costs-of-places.ts'
import { weighingPolicy } from '../../../../electron/planner/from-state/policy.ts'
import { checkPlace, legalStarts } from '../../../../shared/schedule/legality.ts'
import { isSamePlace } from '../../../../shared/schedule/place.ts'
import { at, beforeTerm } from '../../../builders.ts'
import {
  everyPlace,
  momentArbitrary,
  stateArbitrary,
} from '../../../shared/schedule/arbitraries.ts'
import { explained, placed, state } from './example.ts'

test('[P2] a place is legal exactly where the one check says so, with its cost or the rule', () => {
  const seen = { legal: 0, illegal: 0 }
  fc.assert(
    fc.property(stateArbitrary, momentArbitrary, fc.nat(), fc.nat(), (from, now, pick, cell) => {
      const task = from.tasks[pick % from.tasks.length]
      if (task === undefined || task.kind === 'event') return
      const grid = everyPlace(from, task.duration)
      // Every other time a legal one, as long as there is one.
      const legal = cell % 2 === 0 ? legalStarts(from, task.id, now) : []
      const places = legal.length > 0 ? legal : grid
      const place = places[cell % places.length] ?? at(1, 1)
      const data = explained(from, task.id, { day: place.day, slot_start: place.start }, now)
      const asked = data === null ? null : data.asked
      const reason = checkPlace(from, task.id, place, now)
      const [cost] = costsOfPlaces(from, weighingPolicy(now), task.id, [place])
      const isHere = isSamePlace(place, task.place)
      expect(asked?.kind).toBe(isHere ? 'here' : reason === null ? 'legal' : 'illegal')
      const told =
        asked?.kind === 'legal'
          ? asked.cost
          : asked?.kind === 'illegal'
            ? asked.refusal.reason
            : null
      expect(told).toEqual(isHere ? null : (reason ?? cost))
      const nearest = asked?.kind === 'illegal' ? asked.nearest : []
      expect(nearest.filter((each) => checkPlace(from, task.id, each.place, now) !== null)).toEqual(
        [],
      )
      if (asked?.kind === 'legal' || asked?.kind === 'illegal') seen[asked.kind] += 1
    }),
    { numRuns: 120 },
  )
  expect(seen.legal).toBeGreaterThan(10)
  expect(seen.illegal).toBeGreaterThan(10)
})

test('[P2] an open question is answered with the best place that it allows', () => {
  const { asked } = placed(state, 3, { day: 8 })
  const onDay = legalStarts(state, 3, beforeTerm).filter(({ day }) => day === 8)
  const costs = costsOfPlaces(state, weighingPolicy(beforeTerm), 3, onDay)
  expect(asked).toMatchObject({
    kind: 'legal',
    isBest: true,
    cost: { total: Math.min(...costs.map(({ total }) => total)) },
  })
  expect(placed(state, 3, { slot_start: 5 }).asked).toMatchObject({
    kind: 'legal',
    isBest: true,
    cost: { place: { start: 5 } },
  })
})

test('[P2] an open question without a legal place gets the reason that most of it shares', () => {
  expect(placed(state, 3, { day: 7 }).asked).toMatchObject({
    kind: 'illegal',
    refusal: { reason: { kind: 'excluded-weekday' } },
  })
  expect(placed(state, 3, { day: 12 }).asked).toMatchObject({
    kind: 'illegal',
    refusal: { reason: { kind: 'outside-range' } },
  })
})

test('[P2] an open question about a locked block is answered with its lock', () => {
  expect(placed(state, 31, { day: 6 }).asked).toMatchObject({
    kind: 'illegal',
    isOpen: true,
    refusal: { reason: { kind: 'locked' } },
  })
})

test('[P2] a locked block is told what a place would cost once it is unlocked', () => {
  expect(placed(state, 31, { day: 6, slot_start: 3 }).asked).toMatchObject({
    kind: 'illegal',
    refusal: { reason: { kind: 'locked' } },
    unlocked: { place: at(6, 3) },
  })
})

test('[P2] an event is fixed and has no costs: it is told only what may be', () => {
  expect(explained(state, 91, { day: 4, slot_start: 7 })).toMatchObject({
    kind: 'event',
    hosts: true,
    guestIds: [21],
    isLocked: false,
    asked: { kind: 'unweighed', place: at(4, 7, 8) },
  })
  expect(explained(state, 91, { day: 3, slot_start: 1 })).toMatchObject({
    asked: { kind: 'illegal', refusal: { reason: { kind: 'occupied', occupants: [90] } } },
  })
  expect(explained(state, 91, { day: 4 })).toMatchObject({ asked: { kind: 'here' } })
  expect(explained(state, 92)).toMatchObject({ isLocked: true, hasBegun: false, asked: null })
})
