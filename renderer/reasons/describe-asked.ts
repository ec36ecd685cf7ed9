// What the details say of one other place: where it is, what it costs beside here, and how to have the block there.
import type { Language } from '../../shared/language.ts'
import type { PlaceCost } from '../../shared/planner/explanation.ts'
import type { ScheduleState } from '../../shared/schedule/state.ts'
import type { ItemTask } from '../../shared/schedule/task.ts'
import { sayTerm } from '../../shared/words/planner/say-term.ts'
import { describePlace, type OtherPlace } from './describe-reasons.ts'

export type AskedReasons = OtherPlace & {
  /** Largest first; they add up to the difference. */
  terms: { name: string; amount: number }[]
}

/** `item` is one that may be moved. */
export function describeAsked(
  state: ScheduleState,
  item: Pick<ItemTask, 'id'>,
  cost: PlaceCost,
  language: Language,
): AskedReasons {
  const terms = cost.terms
    .toSorted((a, b) => Math.abs(b.amount) - Math.abs(a.amount))
    .map(({ term, amount }) => ({ name: sayTerm(term, language), amount }))
  return { ...describePlace(state, { taskId: item.id, limits: [] }, cost, language), terms }
}
