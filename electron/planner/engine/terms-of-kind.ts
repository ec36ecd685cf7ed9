// The terms of one kind that weigh anything, with weights that the engine's 32 bits can hold.
import type { PlacementProblem } from '../problem/problem.ts'
import type { Term } from '../problem/term.ts'

export type TermOfKind<Kind extends Term['kind']> = Extract<Term, { kind: Kind }>

/** In place of a cost: not possible. More than any day costs. */
export const closed = 1 << 28

/** What is worse than this is not told apart. */
export const worstCost = 1 << 22

const heaviestWeight = 1 << 17

export function termsOfKind<Kind extends Term['kind']>(
  { terms }: PlacementProblem,
  kind: Kind,
): TermOfKind<Kind>[] {
  return terms
    .filter((term): term is TermOfKind<Kind> => term.kind === kind && term.weight > 0)
    .map((term) =>
      term.weight <= heaviestWeight ? term : Object.assign({}, term, { weight: heaviestWeight }),
    )
}
