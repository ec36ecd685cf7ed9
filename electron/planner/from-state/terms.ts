// What makes one plan of a student's work better than another: every term in whole units, with its weight.
import { leftOut } from '../problem/problem.ts'
import type { Term, TermName } from '../problem/term.ts'
import { dayRules } from './day-rules.ts'
import { gapRules } from './gap-rules.ts'
import { placeRules } from './place-rules.ts'
import type { NamedRule, PlanFacts } from './plan-facts.ts'
import { usualWeights } from './weights.ts'

/** Terms of weight 0 are left out. */
export function buildTerms(
  facts: PlanFacts,
  weights: Readonly<Partial<Record<TermName, number>>> = {},
): Term[] {
  const rules = [...placeRules(facts), ...gapRules(facts), ...moveRules(facts), ...dayRules(facts)]
  return rules
    .map((rule): Term =>
      Object.assign(rule, { weight: weights[rule.name] ?? usualWeights[rule.name] }),
    )
    .filter(({ weight }) => weight !== 0)
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
