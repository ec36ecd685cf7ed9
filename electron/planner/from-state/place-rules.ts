// The terms of one item at its place, whatever else is placed.
import { clockRules } from './clock-rules.ts'
import type { NamedRule, PlanFacts } from './plan-facts.ts'
import { strategyRules } from './strategy-rules.ts'
import { wishRules } from './wish-rules.ts'

export function placeRules(facts: PlanFacts): NamedRule[] {
  return [...strategyRules(facts), ...clockRules(facts), embedRule(facts), ...wishRules(facts)]
}

/** Each period inside a host, where attention is shared. */
function embedRule({ planned, clock }: PlanFacts): NamedRule {
  const periods = clock.startOf.length
  return {
    name: 'embed',
    kind: 'place',
    costAt: (task, slot) => {
      const { hosted, duration } = planned[task]?.task ?? noTask
      const inHosts = hosted[Math.floor(slot / periods)] ?? 0
      return ((inHosts >>> (slot % periods)) & 1) * duration
    },
  }
}

const noTask = { hosted: new Int32Array(), duration: 0 }
