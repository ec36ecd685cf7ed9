// The terms of what a class's strategy wants: steady work spread evenly, rapid work early, and time to spare at the end.
import type { NamedRule, PlanFacts } from './plan-facts.ts'

export function strategyRules({ planned, ground, clock, reserveFrom }: PlanFacts): NamedRule[] {
  const periods = clock.startOf.length
  const targets = Int32Array.from(planned, ({ target }) => target.day)
  const tolerances = Int32Array.from(planned, ({ target }) => target.tolerance)
  const rapid = Int32Array.from(planned, ({ taskClass }) =>
    taskClass.strategy === 'rapid' ? taskClass.priority : 0,
  )
  const reserves = Int32Array.from(planned, ({ task }) => reserveFrom[task.chain] ?? ground.length)
  const dayOf = (slot: number) => Math.floor(slot / periods)
  const targetOf = (task: number) => targets[task] ?? 0
  return [
    {
      // Of steady work: days from its target, beyond the tolerance.
      name: 'spread',
      kind: 'place',
      costAt: (task, slot) =>
        rapid[task] === 0
          ? Math.max(0, Math.abs(dayOf(slot) - targetOf(task)) - (tolerances[task] ?? 0))
          : 0,
    },
    {
      // Of rapid work: days after its target, times its priority.
      name: 'late',
      kind: 'place',
      costAt: (task, slot) => (rapid[task] ?? 0) * Math.max(0, dayOf(slot) - targetOf(task)),
    },
    {
      // Days into the reserve before the deadline.
      name: 'buffer',
      kind: 'place',
      costAt: (task, slot) => Math.max(0, dayOf(slot) - (reserves[task] ?? 0) + 1),
    },
  ]
}
