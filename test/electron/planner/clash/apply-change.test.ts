// A repair made real: only what it names changes.
import { expect, test } from 'vitest'
import { applyChange } from '../../../../electron/planner/clash/proposal.ts'
import type { RepairChange } from '../../../../shared/planner/clash.ts'
import { findTask } from '../../../../shared/schedule/state.ts'
import { at, beforeTerm, item, schedule, taskClass } from '../../../builders.ts'

const state = schedule([
  taskClass(1, { excludedPeriods: [1, 2, 3], excludedWeekdays: [6, 7] }),
  item(1, { place: at(1, 5), locked: true }),
  item(2, { classId: 2, place: at(2, 5) }),
  item(3, { duration: 2 }),
])

const scope = { fromDay: 2, toDay: 3, excludedWeekdays: [3], excludedPeriods: [1, 12] }
const plan = {
  state,
  policy: { classIds: null, scope, now: beforeTerm },
  skipped: new Set<number>(),
}

test('[P4] a block that was locked is locked again where it goes', () => {
  const move = { kind: 'move-block', taskId: 1, from: at(1, 5), isLocked: true } as const
  const after = applyChange(plan, { ...move, to: at(1, 7) })
  expect(findTask(after.state, 1)).toMatchObject({ place: at(1, 7), locked: true })
  // A place that the rules refuse changes nothing.
  expect(applyChange(plan, { ...move, to: at(1, 2) }).state).toEqual(state)
})

test('[P4] limits are those of the class that is named, or of the plan', () => {
  const ofClass = applyChange(plan, { kind: 'longer-day', classId: 1, periods: [1, 2] })
  expect(ofClass.state.taskClasses.map(({ excludedPeriods }) => excludedPeriods)).toEqual([[3], []])
  expect(ofClass.policy.scope).toEqual(scope)
  const ofPlan = applyChange(plan, { kind: 'allow-weekdays', classId: null, weekdays: [3] })
  expect(ofPlan.policy.scope).toEqual({ ...scope, excludedWeekdays: [] })
  expect(ofPlan.state).toEqual(state)
  const earlier = applyChange(plan, { kind: 'earlier-start', classId: null, from: 2, to: 1 })
  expect(earlier.policy.scope).toMatchObject({ fromDay: 1, toDay: 3 })
})

test('[P4] less work is shorter items, or items that nobody asks for', () => {
  const shorter = applyChange(plan, { kind: 'shorten', taskIds: [3], from: 2, to: 1 })
  expect(findTask(shorter.state, 3)).toMatchObject({ duration: 1 })
  expect([...applyChange(plan, { kind: 'drop', taskIds: [3] }).skipped]).toEqual([3])
})

test('[P4] the time kept free is a preference, and the others stay', () => {
  const preferences = {
    noStudyBefore: '09:00',
    noStudyAfter: '18:00',
    lunch: null,
    protectedWeekdays: [6, 7],
    preferredParts: [],
    dailyStudyPeriods: 4,
    freeEvenings: 2,
  }
  const kept = { ...plan, policy: { ...plan.policy, preferences } }
  const later = { kind: 'use-kept-hours', edge: 'after', from: '18:00', to: '19:45' } as const
  expect(applyChange(kept, later).policy.preferences).toEqual({
    ...preferences,
    noStudyAfter: '19:45',
  })
  const day: RepairChange = { kind: 'use-kept-days', weekdays: [7] }
  expect(applyChange(kept, day).policy.preferences).toEqual({
    ...preferences,
    protectedWeekdays: [6],
  })
})
