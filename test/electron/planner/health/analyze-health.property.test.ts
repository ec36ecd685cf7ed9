// What holds of every diagnosis, whatever the plan: candidates are legal and better, and nothing depends on order.
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { analyzeHealth } from '../../../../electron/planner/health/analyze-health.ts'
import { analyzeRhythm } from '../../../../electron/planner/run-planner-tool.ts'
import type { HealthCandidate, HealthFacts } from '../../../../shared/planner/health.ts'
import type { PlanningPreferences } from '../../../../shared/planner/planning-preferences.ts'
import { findViolations } from '../../../../shared/schedule/legality.ts'
import { type Moment, type ScheduleState, findTask } from '../../../../shared/schedule/state.ts'
import { runScheduleTool } from '../../../../shared/tools/run-tool.ts'
import { momentArbitrary } from '../../../shared/schedule/arbitraries.ts'
import { healthStateArbitrary, preferencesArbitrary } from './health-states.ts'

type Sample = { state: ScheduleState; now: Moment; preferences: PlanningPreferences }

const sampleArbitrary: fc.Arbitrary<Sample> = fc.record({
  state: healthStateArbitrary,
  now: momentArbitrary,
  preferences: preferencesArbitrary,
})

function diagnosisOf({ state, now, preferences }: Sample, day?: number): HealthFacts {
  return analyzeHealth({ state, now, preferences, language: 'en' }, { day }).data
}

function proposalsOf({ candidates }: HealthFacts): HealthCandidate[] {
  return candidates.filter((candidate) => candidate.kind !== 'close')
}

/** Through the tool that a model would call. */
function apply({ state, now }: Sample, { call }: HealthCandidate): ScheduleState {
  const outcome = runScheduleTool({ ...call, state, now, language: 'en' })
  if (outcome.kind !== 'change') throw new Error(`${call.name}: ${outcome.text}`)
  return outcome.state
}

test('[P5] each candidate is legal, and the plan with it is truly better', () => {
  fc.assert(
    fc.property(sampleArbitrary, (sample) => {
      const facts = diagnosisOf(sample)
      for (const candidate of proposalsOf(facts)) {
        const after = apply(sample, candidate)
        const { improvement_signal: signal } = diagnosisOf({ ...sample, state: after }).verdict
        expect(candidate.signal).toEqual({
          from: facts.verdict.improvement_signal,
          to: signal,
        })
        expect(signal).toBeLessThan(facts.verdict.improvement_signal)
        expect(findViolations(after)).toEqual([])
      }
    }),
    { numRuns: 40 },
  )
})

test('[P5] a swap is offered only across classes', () => {
  fc.assert(
    fc.property(sampleArbitrary, (sample) => {
      for (const { call } of proposalsOf(diagnosisOf(sample))) {
        if (call.name !== 'swap') continue
        const classes = [call.arguments.task_a, call.arguments.task_b].map((id) => {
          const task = findTask(sample.state, id)
          return task?.kind === 'item' ? task.classId : null
        })
        expect(classes[0]).not.toBe(classes[1])
        expect(classes).not.toContain(null)
      }
    }),
    { numRuns: 40 },
  )
})

test('[P5] closing is always offered last, after at most six others', () => {
  fc.assert(
    fc.property(sampleArbitrary, fc.option(fc.integer({ min: 1, max: 14 })), (sample, day) => {
      const facts = diagnosisOf(sample, day ?? undefined)
      expect(facts.candidates.map(({ id }) => id)).toEqual([
        ...['A', 'B', 'C', 'D', 'E', 'F'].slice(0, proposalsOf(facts).length),
        'close',
      ])
    }),
    { numRuns: 40 },
  )
})

test('[P5] an imperfection is forced exactly when a problem stands and nothing is offered', () => {
  fc.assert(
    fc.property(sampleArbitrary, fc.option(fc.integer({ min: 1, max: 14 })), (sample, day) => {
      const { verdict, problems, ...facts } = diagnosisOf(sample, day ?? undefined)
      const offered = facts.candidates.length - 1
      expect(verdict.is_forced_imperfection).toBe(problems.length > 0 && offered === 0)
      expect(verdict.primary_problem === null).toBe(problems.length === 0)
      expect(offered > 0 || !verdict.should_continue_optimize).toBe(true)
      expect(verdict.recommended_operation).toBe(
        verdict.should_continue_optimize ? facts.candidates[0]?.kind : 'close',
      )
    }),
    { numRuns: 40 },
  )
})

test('[P5] the diagnosis does not depend on the order of tasks and classes', () => {
  fc.assert(
    fc.property(
      sampleArbitrary.chain((sample) =>
        fc.record({
          sample: fc.constant(sample),
          tasks: shuffled(sample.state.tasks),
          taskClasses: shuffled(sample.state.taskClasses),
        }),
      ),
      ({ sample: { state, now, preferences }, tasks, taskClasses }) => {
        const context = { now, preferences, language: 'zh' as const }
        const mixed = { ...context, state: { ...state, tasks, taskClasses } }
        expect(analyzeHealth(mixed, {})).toEqual(analyzeHealth({ ...context, state }, {}))
        expect(analyzeRhythm(mixed, {})).toEqual(analyzeRhythm({ ...context, state }, {}))
      },
    ),
    { numRuns: 20 },
  )
})

function shuffled<Value>(values: readonly Value[]): fc.Arbitrary<Value[]> {
  return fc.shuffledSubarray([...values], { minLength: values.length })
}

test('[P5] taking the best candidate again and again ends, and each step is better', () => {
  fc.assert(
    fc.property(sampleArbitrary, (sample) => {
      let { state } = sample
      let facts = diagnosisOf(sample)
      for (let [best] = proposalsOf(facts); best !== undefined; [best] = proposalsOf(facts)) {
        state = apply({ ...sample, state }, best)
        const next = diagnosisOf({ ...sample, state })
        expect(next.verdict.improvement_signal).toBeLessThan(facts.verdict.improvement_signal)
        facts = next
      }
      expect(facts.verdict.should_continue_optimize).toBe(false)
    }),
    { numRuns: 10 },
  )
})
