// The terms of a day: load, long runs, change of subject, heavy beside heavy, leftovers.
import { subjectTypes } from '../../../shared/schedule/task-class.ts'
import { periodsOf } from './day-clock.ts'
import { isHeavy, type NamedRule, type PlanFacts } from './plan-facts.ts'

/** A run of study or lessons of more than three hours without a real break is long. */
const longestRun = 180

export function dayRules({ classes, clock, capacities }: PlanFacts): NamedRule[] {
  const { breaksAfter } = clock
  return [
    { name: 'load', kind: 'load', target: capacities },
    { name: 'run', kind: 'run', longest: periodsOf(clock, longestRun), breaksAfter },
    {
      // Changing to another kind of work leaves attention behind with the last one (Leroy 2009, "Why is it so hard to
      // do my work? The challenge of attention residue when switching between work tasks", OBHDP 109).
      name: 'switch',
      kind: 'switch',
      subjectOf: Int32Array.from(classes, ({ subjectType }) => subjectTypes.indexOf(subjectType)),
    },
    {
      name: 'heavy',
      kind: 'heavy',
      heavy: Uint8Array.from(classes, (taskClass) => (isHeavy(taskClass) ? 1 : 0)),
      breaksAfter,
    },
    { name: 'fragment', kind: 'fragment', breaksAfter },
  ]
}
