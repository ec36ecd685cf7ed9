// How each term sees a task's place among all the places where it could lie.
import type { TermView } from '../../../shared/planner/explanation.ts'
import { termNames } from '../../../shared/planner/term-name.ts'
import type { TermCosts } from './place-scorer.ts'

/** Terms that cost nothing here and nowhere else are left out. */
export function weighTerms(here: TermCosts, elsewhere: readonly TermCosts[]): TermView[] {
  return termNames.flatMap((term): TermView[] => {
    const own = here[term]
    const others = elsewhere.map((costs) => costs[term])
    const least = Math.min(own, ...others)
    const most = Math.max(own, ...others)
    if (least === 0 && most === 0) return []
    const cheaper = others.filter((cost) => cost < own).length
    const dearer = others.filter((cost) => cost > own).length
    return [{ term, here: own, least, most, cheaper, dearer }]
  })
}
