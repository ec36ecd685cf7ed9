// What makes one plan of a student's work better than another: every term in whole units, with its weight.
import { leftOut } from '../problem/problem.ts'
import type { Term, TermName } from '../problem/term.ts'
import { dayRules } from './day-rules.ts'
import { placeRules } from './place-rules.ts'
import type { NamedRule, PlanFacts } from './plan-facts.ts'
import { usualWeights } from './weights.ts'

/** Terms of weight 0 are left out. */
export function buildTerms(
  facts: PlanFacts,
  weights: Readonly<Partial<Record<TermName, number>>> = {},
): Term[] {
  const rules = [
    ...placeRules(facts),
    ...chainRules(facts),
    ...moveRules(facts),
    ...dayRules(facts),
  ]
  return rules
    .map((rule): Term =>
      Object.assign(rule, { weight: weights[rule.name] ?? usualWeights[rule.name] }),
    )
    .filter(({ weight }) => weight !== 0)
}

/** Sessions of a steady class on one day; of a rapid one they are a third as bad. */
const steadyTwice = 3
const rapidTwice = 1

function chainRules({ planned }: PlanFacts): NamedRule[] {
  const gaps = planned.map(({ gap }) => gap)
  const twice = Int32Array.from(planned, ({ taskClass }) =>
    taskClass.strategy === 'steady' ? steadyTwice : rapidTwice,
  )
  return [
    {
      // How much of the gap is missing, squared, and the days that are too many.
      name: 'spacing',
      kind: 'gap',
      costOf: (_earlier, later, days) => {
        const gap = gaps[later]
        if (gap === undefined) return 0
        return missingPart(gap.least, days) + Math.max(0, days - gap.most)
      },
    },
    {
      name: 'sameday',
      kind: 'gap',
      costOf: (_earlier, later, days) => (days === 0 ? (twice[later] ?? 0) : 0),
    },
  ]
}

/** A gap of which nothing is left; of half of it a quarter as much, so that a day counts more in short gaps. */
const noGapLeft = 16

function missingPart(least: number, days: number): number {
  if (days >= least) return 0
  return Math.round(noGapLeft * ((least - days) / least) ** 2)
}

/** What has a place does not lose it to what has none. */
const leavingPlan = 20

function moveRules({ planned }: PlanFacts): NamedRule[] {
  const present = Int32Array.from(planned, (task) => task.present)
  const worth = Int32Array.from(planned, ({ item, taskClass, present }) => {
    const usual = item.duration * (2 + taskClass.priority)
    return present === leftOut ? usual : leavingPlan * usual
  })
  return [
    { name: 'unplaced', kind: 'left-out', costOf: (task) => worth[task] ?? 0 },
    {
      name: 'move',
      kind: 'place',
      costAt: (task, slot) => {
        const before = present[task] ?? leftOut
        return before === leftOut || before === slot ? 0 : 1
      },
    },
  ]
}
