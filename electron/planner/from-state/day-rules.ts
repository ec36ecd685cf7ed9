// The terms of a day: load, long runs, changes of course, heavy beside heavy, leftovers.
import { periodsWithin } from './day-clock.ts'
import { isHeavy, type NamedRule, type PlanFacts } from './plan-facts.ts'
import { longestRun } from './standards.ts'

export function dayRules({ classes, clock, capacities }: PlanFacts): NamedRule[] {
  const { breaksAfter } = clock
  const courses = [...new Set(classes.map(({ course }) => course))]
  return [
    { name: 'load', kind: 'load', target: capacities },
    { name: 'run', kind: 'run', longest: periodsWithin(clock, longestRun), breaksAfter },
    {
      // Changing to another course leaves attention behind with the last one (Leroy 2009, "Why is it so hard to do my
      // work? The challenge of attention residue when switching between work tasks", OBHDP 109).
      name: 'switch',
      kind: 'switch',
      subjectOf: Int32Array.from(classes, ({ course }) => courses.indexOf(course)),
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
