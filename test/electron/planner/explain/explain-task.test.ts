// The tool explain_task: refusals, text beside data, preferences.
import { expect, test } from 'vitest'
import { costsOfPlaces } from '../../../../electron/planner/explain/costs-of-places.ts'
import { explain, explainTask } from '../../../../electron/planner/explain/explain-task.ts'
import { weighingPolicy } from '../../../../electron/planner/from-state/policy.ts'
import { placeAt } from '../../../../shared/schedule/place.ts'
import { beforeTerm } from '../../../builders.ts'
import { everyPlace } from '../../../shared/schedule/arbitraries.ts'
import { placed, state } from './example.ts'

test('[P2] an unknown task is refused as every tool does it', () => {
  const answer = explainTask({ state, now: beforeTerm, language: 'en' }, { task_id: 999 })
  expect(answer).toMatchObject({
    kind: 'refused',
    refusal: { task: 999, reason: { kind: 'unknown-task' } },
    text: 'There is no task with the id 999.',
  })
})

test('[P2] the answer is text and plain data', () => {
  const answer = explainTask({ state, now: beforeTerm, language: 'en' }, { task_id: 2 })
  expect(answer.kind).toBe('facts')
  expect(structuredClone(answer)).toEqual(answer)
  expect(answer.text).toMatch(
    /^“Set 2” \(#2\) is on day 3 \(Wed 4 Nov\), periods 3–4 \(10:00–11:45\)\.\nHere because: /,
  )
})

test('[P2] preferences count where they are given', () => {
  const preferences = {
    noStudyBefore: null,
    noStudyAfter: null,
    lunch: null,
    protectedWeekdays: [3],
    preferredParts: [],
    dailyStudyPeriods: null,
    freeEvenings: 0,
  }
  const data = explain(state, weighingPolicy(beforeTerm, preferences), { task_id: 2 })
  const terms = data?.kind === 'placed' ? data.terms : []
  expect(terms.find(({ term }) => term === 'pref')?.here).toBeGreaterThan(0)
  expect(placed(state, 2).terms.find(({ term }) => term === 'pref')).toBeUndefined()
})

test('[P2] places are weighed without holding it against them that the block lies elsewhere now', () => {
  const terms = everyPlace(state, 2).flatMap((place) =>
    costsOfPlaces(state, weighingPolicy(beforeTerm), 2, [placeAt(place.day, place.start, 2)]),
  )
  expect(terms.flatMap((cost) => cost.terms).filter(({ term }) => term === 'move')).toEqual([])
})
