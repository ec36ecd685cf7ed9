// What places cost, against the plain scorer: the differences add up exactly.
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { costsOfPlaces } from '../../../../electron/planner/explain/costs-of-places.ts'
import { weighingPolicy } from '../../../../electron/planner/from-state/policy.ts'
import { slotOf } from '../../../../electron/planner/from-state/draft-chain.ts'
import { readProblem } from '../../../../electron/planner/from-state/read-problem.ts'
import type { PlacementPolicy } from '../../../../electron/planner/from-state/policy.ts'
import { findFaults } from '../find-faults.ts'
import { scorePlan } from '../../../../electron/planner/problem/score-plan.ts'
import { termNames } from '../../../../shared/planner/explanation.ts'
import { legalStarts } from '../../../../shared/schedule/legality.ts'
import type { Place } from '../../../../shared/schedule/place.ts'
import type { ScheduleState } from '../../../../shared/schedule/state.ts'
import { at, event, item, schedule } from '../../../builders.ts'
import { momentArbitrary, stateArbitrary } from '../../../shared/schedule/arbitraries.ts'

/** By the plain scorer, on the whole problem: with the task at each place, less with everything as it is. */
function plainCosts(
  state: ScheduleState,
  policy: PlacementPolicy,
  taskId: number,
  places: readonly Place[],
) {
  const others = state.tasks.filter(({ id, place }) => place === null && id !== taskId)
  const skipped = new Set(others.map(({ id }) => id))
  const mayMove = policy.mayMove ?? [taskId]
  const { problem, taskIds, starts } = readProblem(state, { ...policy, mayMove }, skipped)
  const task = taskIds.indexOf(taskId)
  const now = scorePlan(problem, starts)
  return places.map((place) => {
    const moved = starts.with(task, slotOf(state.window, place))
    const there = scorePlan(problem, moved)
    const terms = termNames.flatMap((term) => {
      const amount = there.terms[term] - now.terms[term]
      return amount === 0 ? [] : [{ term, amount }]
    })
    const isPlanned = findFaults(problem, moved).length === 0
    return { cost: { place, total: there.total - now.total, terms }, isPlanned }
  })
}

const wishes = fc.record({
  noStudyAfter: fc.constantFrom(null, '13:45'),
  protectedWeekdays: fc.constantFrom<number[]>([], [3]),
  isAlone: fc.boolean(),
})

test('[P2] the differences of a place are those of the plain scorer, term by term, and add up', () => {
  let compared = 0
  fc.assert(
    fc.property(stateArbitrary, momentArbitrary, wishes, (state, now, wish) => {
      const { noStudyAfter, protectedWeekdays } = wish
      const preferences = {
        noStudyBefore: null,
        noStudyAfter,
        lunch: null,
        protectedWeekdays,
        preferredParts: [{ course: 'Course 1', part: 'morning' as const }],
        dailyStudyPeriods: null,
        freeEvenings: 2,
      }
      const usual = weighingPolicy(now, preferences)
      // Alone, or with all that is placed: what stays put sets other targets.
      const alone: PlacementPolicy = { classIds: null, scope: null, now, preferences }
      const policy = wish.isAlone ? alone : usual
      for (const { id, kind } of state.tasks) {
        const places = legalStarts(state, id, now)
        if (kind === 'event' || places.length === 0) continue
        const costs = costsOfPlaces(state, policy, id, places)
        const plain = plainCosts(state, policy, id, places)
        expect(costs.map(({ total }) => total)).toEqual(
          costs.map(({ terms }) => terms.reduce((sum, { amount }) => sum + amount, 0)),
        )
        // A preference keeps the planner from places that the rules allow; they are weighed all the same.
        const planned = plain.flatMap(({ isPlanned }, index) => (isPlanned ? [index] : []))
        expect(planned.map((index) => costs[index])).toEqual(
          planned.map((index) => plain[index]?.cost),
        )
        compared += planned.length
      }
    }),
    { numRuns: 40 },
  )
  expect(compared).toBeGreaterThan(500)
})

test('[P2] an event and an unknown task have no costs', () => {
  const state = schedule([event(1, at(1, 1, 2)), item(2, { place: at(1, 3) })])
  const policy = weighingPolicy({ day: 0, period: 0 })
  expect(costsOfPlaces(state, policy, 1, [at(2, 1, 2)])).toEqual([])
  expect(costsOfPlaces(state, policy, 9, [at(2, 1)])).toEqual([])
})

test('[P2] where the task lies now costs nothing more', () => {
  const state = schedule([item(2, { place: at(1, 3) })])
  const costs = costsOfPlaces(state, weighingPolicy({ day: 0, period: 0 }), 2, [at(1, 3)])
  expect(costs).toEqual([{ place: at(1, 3), total: 0, terms: [] }])
})
