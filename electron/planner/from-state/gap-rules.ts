// The terms of the days between two sessions of a class: what memory wants, and not twice on one day.
import type { TaskClass } from '../../../shared/schedule/task-class.ts'
import type { Gap, NamedRule, PlanFacts } from './plan-facts.ts'

export function gapRules({ planned }: PlanFacts): NamedRule[] {
  const gaps = planned.map(({ gap }) => gap)
  const strategies = planned.map(({ taskClass }) => taskClass.strategy)
  return [
    {
      name: 'spacing',
      kind: 'gap',
      costOf: (_earlier, later, days) => {
        const gap = gaps[later]
        return gap === undefined ? 0 : spacingCost(gap, days)
      },
    },
    {
      name: 'sameday',
      kind: 'gap',
      costOf: (_earlier, later, days) => {
        const strategy = strategies[later]
        return strategy === undefined ? 0 : samedayCost(strategy, days)
      },
    },
  ]
}

/** How much of the gap is missing, squared, and the days that are too many. */
export function spacingCost({ least, most }: Gap, days: number): number {
  return missingPart(least, days) + Math.max(0, days - most)
}

/** A gap of which nothing is left; of half of it a quarter as much, so that a day counts more in short gaps. */
const noGapLeft = 16

function missingPart(least: number, days: number): number {
  if (days >= least) return 0
  return Math.round(noGapLeft * ((least - days) / least) ** 2)
}

/** Sessions of a steady class on one day; of a rapid one they are a third as bad. */
const twice = { steady: 3, rapid: 1 }

export function samedayCost(strategy: TaskClass['strategy'], days: number): number {
  return days === 0 ? twice[strategy] : 0
}
