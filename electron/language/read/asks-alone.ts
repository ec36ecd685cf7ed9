// Whether words are a request by themselves: said to an open card, or where a scene waits for an answer, they are neither
// a reason nor an answer (G2).
import type { Ground } from '../ground.ts'
import type { Draft, PlanDraft } from './draft.ts'
import { hasLimits } from './kept-free.ts'
import { readMessage } from '../frames/read-message.ts'
import { readActs } from '../frames/recut.ts'
import { chanceOf } from '../tidy/chances.ts'

export function asksForPlan(text: string, ground: Ground): boolean {
  const draft = onlyDraft(text, ground)
  return draft?.kind === 'plan' && standsAlone(draft)
}

/** A block that is called by its own name, and the day that it is to go to. */
export function asksForMove(text: string, ground: Ground): boolean {
  const draft = onlyDraft(text, ground)
  if (draft?.kind !== 'put' || draft.doubt !== null || draft.target.dates === null) return false
  return draft.operands.every(({ names }) =>
    names.some(([owner, ...others]) => owner?.kind === 'item' && others.length === 0),
  )
}

/** What lies, or is free, on a day that is named. */
export function asksOfDay(text: string, ground: Ground): boolean {
  const draft = onlyDraft(text, ground)
  return (draft?.kind === 'query-day' || draft?.kind === 'query-free') && draft.dates !== null
}

/** A plan, a block's move, or to take back what was changed. */
export function asksAlone(text: string, ground: Ground): boolean {
  const kind = onlyDraft(text, ground)?.kind
  return (
    kind === 'undo' || kind === 'redo' || asksForPlan(text, ground) || asksForMove(text, ground)
  )
}

/** "Plan my week", "plan next week"; what only says what is to stay free is about the plan that is there. */
export function standsAlone(draft: PlanDraft): boolean {
  const { dates, isAll, names, without, limits, strangers, doubt } = draft
  const isBare = names.length === 0 && without.length === 0 && !hasLimits(limits)
  const isWhole = dates !== null || isAll || isBare
  return isWhole && strangers.length === 0 && doubt === null
}

/** An answer that may be a request as well is an answer. */
const sure = 0.4

function onlyDraft(text: string, ground: Ground): Draft | null {
  const [frame, ...more] = readActs(text, ground)
  if (frame === undefined || more.length > 0 || chanceOf(frame) < sure) return null
  const [draft, ...others] = readMessage(text, ground)
  return others.length === 0 ? (draft ?? null) : null
}
