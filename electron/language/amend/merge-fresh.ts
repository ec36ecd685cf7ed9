// A sentence at an open card or question that is of its own and still speaks of what was asked for there.
import { amendCapture, amendClassChange } from './amend-capture.ts'
import { amendPlan } from './amend-plan.ts'
import { amendTarget } from './amend-target.ts'
import { standsAlone } from '../read/asks-alone.ts'
import type { Ground } from '../ground.ts'
import { hasTarget, type Operand } from '../words/task-words.ts'
import type { Draft, PlanDraft } from '../read/draft.ts'
import type { Plan } from '../resolve/intent.ts'
import { hasLimits, mergeLimits } from '../read/kept-free.ts'
import { lightenPlan } from '../read/lighten-plan.ts'
import { findLimits } from '../read/limits.ts'
import type { LexedText } from '../words/lexed-text.ts'
import { isEmptyOperand } from '../words/operands.ts'

/** A sentence of its own that still speaks of the same thing: "put it on Thursday", "only calculus". */
export function mergeFresh(
  draft: Draft,
  fresh: Draft,
  count: number,
  lexed: LexedText,
  days: Plan['days'],
  ground: Ground,
): Draft | null {
  if (count !== 1) return null
  const isSameWork = fresh.kind === 'put' && fresh.operands.every(isUnnamed)
  const isMoreOfIt = fresh.kind === 'limit' || (fresh.kind === 'capture' && fresh.title === '')
  if (draft.kind === 'capture' && (isSameWork || isMoreOfIt))
    return amendCapture(draft, null, lexed, ground)
  if (draft.kind === 'class-change' && isSameWork) return amendClassChange(draft, lexed, ground)
  if (
    draft.kind === 'put' &&
    fresh.kind === 'put' &&
    fresh.operands.every(isUnnamed) &&
    hasTarget(fresh.target)
  )
    return {
      ...draft,
      target: { ...fresh.target, dates: fresh.target.dates ?? draft.target.dates },
      doubt: null,
    }
  // "No, Thursday is better"
  if (draft.kind === 'put' && fresh.kind === 'improve' && fresh.dates !== null)
    return amendTarget(draft, lexed, ground)
  if (
    draft.kind === 'clear' &&
    fresh.kind === 'put' &&
    fresh.operands.every(isUnnamed) &&
    hasTarget(fresh.target)
  )
    return { ...draft, target: fresh.target, doubt: null }
  if (draft.kind === 'plan' && fresh.kind === 'plan' && standsAlone(fresh))
    return { ...fresh, limits: mergeLimits(draft.limits, fresh.limits) }
  if (
    draft.kind === 'plan' &&
    (fresh.kind === 'limit' || fresh.kind === 'plan' || fresh.kind === 'clear')
  )
    return amendPlan(draft, lexed, days, ground)
  // "All except history" could be said of anything: here it is of the plan.
  if (draft.kind === 'plan' && (fresh.kind === 'mark' || fresh.kind === 'unplace')) {
    const { limits, without } = findLimits(lexed, ground)
    if (hasLimits(limits) || without.length > 0) return amendPlan(draft, lexed, days, ground)
  }
  if (draft.kind === 'plan' && fresh.kind === 'unplace') {
    const dropped = fresh.operands.flatMap(({ names }) => names.flat())
    return dropped.length === 0
      ? null
      : { ...draft, without: [...draft.without, ...dropped], isLighter: false }
  }
  if (draft.kind === 'plan' && fresh.kind === 'put' && fresh.operands.every(isUnnamed))
    return amendPlan(draft, lexed, days, ground)
  if (draft.kind === 'plan' && fresh.kind === 'improve') return lighten(draft, fresh)
  if (draft.kind === 'mark' && fresh.kind === 'mark' && fresh.operands.every(isUnnamed))
    return { ...draft, mark: fresh.mark, worked: fresh.worked ?? draft.worked, doubt: null }
  return null
}

/** "Thursday is too full" keeps those weekdays free; "too much" takes something off. */
function lighten(draft: PlanDraft, { dates }: Extract<Draft, { kind: 'improve' }>): PlanDraft {
  return dates === null || dates.length >= 7
    ? { ...draft, isLighter: true }
    : lightenPlan(draft, dates)
}

export function isUnnamed(operand: Operand): boolean {
  return isEmptyOperand(operand) || (operand.isPronoun && operand.names.length === 0)
}
