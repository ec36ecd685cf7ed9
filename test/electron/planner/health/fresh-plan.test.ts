// The planner and the diagnosis are of one mind: nobody is asked to mend a plan that has just been made.
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sampleTerm } from '../../../../electron/timetable/sample/sample-term.ts'
import { readProblem } from '../../../../electron/planner/from-state/read-problem.ts'
import { analyzeHealth } from '../../../../electron/planner/health/analyze-health.ts'
import { planTerm } from '../../../../electron/planner/plan-term.ts'
import { usualBudget, usualSeed } from '../../../../electron/planner/usual-plan.ts'
import { weighingPolicy } from '../../../../electron/planner/from-state/policy.ts'
import { scorePlan } from '../../../../electron/planner/problem/score-plan.ts'
import type { PlacementScope } from '../../../../shared/agent/card.ts'
import type { HealthCandidate } from '../../../../shared/planner/health.ts'
import { defaultPreferences } from '../../../../shared/planner/planning-preferences.ts'
import { buildWindow } from '../../../../shared/schedule/calendar.ts'
import { acceptSuggested, applyDiff } from '../../../../shared/schedule/diff.ts'
import { applyEdit, type Edit } from '../../../../shared/schedule/edits.ts'
import type { Moment, ScheduleState } from '../../../../shared/schedule/state.ts'
import { beforeTerm } from '../../../builders.ts'
import { healthStateArbitrary } from './health-states.ts'
import { studentTerm } from './student-terms.ts'

type Case = { name: string; state: ScheduleState; now: Moment; scope: PlacementScope | null }

const week = (number: number): PlacementScope => ({
  fromDay: number * 7 - 6,
  toDay: number * 7,
  excludedWeekdays: [],
  excludedPeriods: [],
})

/** The sample term as it is, and with work that is all steady or all rapid; a plan of its term or of a week. */
function sampleCases(): Case[] {
  const { term, diff } = sampleTerm({
    date: '2026-11-18',
    language: 'en',
    zone: 'Europe/Berlin',
    ids: { task: 1, class: 1, series: 1 },
  })
  const made = applyDiff({ window: buildWindow(term), tasks: [], taskClasses: [] }, diff)
  if (!made.ok) throw new Error('the sample does not apply')
  const sample = made.value
  const all = (strategy: 'steady' | 'rapid'): ScheduleState => ({
    ...sample,
    taskClasses: sample.taskClasses.map((each) => ({ ...each, strategy })),
  })
  const now = { day: 17, period: 2 }
  return [
    { name: 'the sample term', state: sample, now, scope: null },
    { name: 'the rest of this week', state: sample, now, scope: week(3) },
    { name: 'next week', state: sample, now, scope: week(4) },
    { name: 'all steady', state: all('steady'), now, scope: null },
    { name: 'all rapid', state: all('rapid'), now, scope: null },
  ]
}

const cases: Case[] = [
  ...sampleCases(),
  ...[1, 2, 3, 4, 5].flatMap((seed) => {
    const state = studentTerm(seed)
    const name = `student ${seed}`
    return [
      { name, state, now: beforeTerm, scope: null },
      { name: `${name}, second week`, state, now: beforeTerm, scope: week(2) },
    ]
  }),
]

function planned({ state, now, scope }: Case): ScheduleState {
  const { diff } = planTerm(state, { classIds: null, scope, now }, usualBudget, usualSeed)
  const made = applyDiff(state, acceptSuggested(diff))
  if (!made.ok) throw new Error('the plan does not apply')
  return made.value
}

/** The planner's own total of what stands, read anew. */
function totalOf(state: ScheduleState, now: Moment, scope: PlacementScope | null): number {
  const pending = state.tasks.filter(({ place }) => place === null).map(({ id }) => id)
  const policy = weighingPolicy(now, defaultPreferences, scope)
  const { problem, starts } = readProblem(state, policy, new Set(pending))
  return scorePlan(problem, starts).total
}

function editOf({ call }: HealthCandidate): Edit {
  return call.name === 'move'
    ? {
        kind: 'move',
        task: call.arguments.task_id,
        day: call.arguments.new_day,
        start: call.arguments.new_slot_start,
      }
    : { kind: 'swap', taskA: call.arguments.task_a, taskB: call.arguments.task_b }
}

/** By how much each candidate changes the planner's total; below 0 is better. */
function changesOf({ state, now, scope }: Omit<Case, 'name'>): number[] {
  const { data } = analyzeHealth({ state, now, language: 'en', scope }, {})
  const before = totalOf(state, now, scope)
  return data.candidates.flatMap((candidate) => {
    if (candidate.kind === 'close') return []
    const edited = applyEdit(state, editOf(candidate), now)
    if (!edited.ok) throw new Error('a candidate is refused')
    return [totalOf(edited.value.state, now, scope) - before]
  })
}

describe('right after a week is planned', () => {
  test('[P5] the other weeks are kept for what still waits, also for who asks without naming days', () => {
    const improvable = cases
      .filter(({ scope }) => scope !== null)
      .filter((each) => {
        const context = { state: planned(each), now: each.now, language: 'en' as const }
        return analyzeHealth(context, {}).data.candidates.length > 1
      })
    expect(improvable.map(({ name }) => name)).toEqual([])
  })
})

describe('right after a plan', () => {
  const offers = cases.map((each) => {
    const { now, scope } = each
    return { name: each.name, changes: changesOf({ state: planned(each), now, scope }) }
  })

  test('[G8] at least nine in ten plans have nothing to be improved', () => {
    const improvable = offers.filter(({ changes }) => changes.length > 0).map(({ name }) => name)
    expect(improvable.length, improvable.join(', ')).toBeLessThanOrEqual(cases.length / 10)
  })

  test('[P5] what is offered all the same makes the plan better by its own total', () => {
    expect(offers.flatMap(({ changes }) => changes).every((change) => change < 0)).toBe(true)
  })
})

test('[P5] candidates for any plan lower the planner’s total too', () => {
  let offered = 0
  fc.assert(
    fc.property(healthStateArbitrary, (state) => {
      const changes = changesOf({ state, now: beforeTerm, scope: null })
      offered += changes.length
      expect(changes.every((change) => change < 0)).toBe(true)
    }),
    { numRuns: 40, seed: 1 },
  )
  expect(offered).toBeGreaterThan(40)
})
