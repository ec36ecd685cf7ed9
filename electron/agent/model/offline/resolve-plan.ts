// Which bodies of work and which days a plan request means, and what it keeps free.
import { itemsOfClass, type ScheduleState } from '../../../../shared/schedule/state.ts'
import { findTask } from '../../../../shared/schedule/state.ts'
import type { Ground } from './ground.ts'
import { mergeLimits, type Intent, type Limits, type PlanDraft, type Write } from './intent.ts'
import type { NameOwner } from './known-names.ts'
import { choosePlanDays } from './plan-days.ts'
import type { TimeWish } from './mention.ts'
import { periodsOf } from './wishes.ts'

export function resolvePlan(draft: PlanDraft, ground: Ground): Intent {
  const { state } = ground
  if (draft.strangers.length > 0 && draft.names.length === 0)
    return { kind: 'ask', question: { kind: 'no-such-task' } }
  if (draft.unknownDay !== undefined)
    return { kind: 'ask', question: { kind: 'unknown-day', words: draft.unknownDay } }
  const without = new Set(classIdsOf(draft.without, state))
  const named =
    draft.names.length === 0
      ? state.taskClasses.map(({ id }) => id)
      : classIdsOf(draft.names, state)
  if (named.length === 0 && draft.names.length > 0)
    return { kind: 'ask', question: { kind: 'no-such-task' } }
  const classIds = named.filter((id) => !without.has(id) && hasPending(state, id))
  const chosen = choosePlanDays(draft, ground)
  if (chosen.kind === 'term-over' || chosen.kind === 'days-over')
    return { kind: 'say', statement: chosen }
  if (classIds.length === 0)
    return {
      kind: 'say',
      statement: { kind: 'nothing-pending', classIds: draft.names.length === 0 ? [] : named },
    }
  if (chosen.kind === 'backwards') return { kind: 'ask', question: { kind: 'days-backwards' } }
  if (draft.isLighter === true && classIds.length > 1)
    return { kind: 'ask', question: { kind: 'leave-out', classIds } }
  if (chosen.kind === 'outside')
    return { kind: 'ask', question: { kind: 'day-outside-term', date: chosen.date } }
  const limits = [chosen.limits, onlyDuring(draft.wish, ground)].reduce(mergeLimits, draft.limits)
  if (draft.isCombined)
    return { kind: 'ask', question: { kind: 'combined-limit', limits: draft.limits } }
  const write: Write = { kind: 'plan', classIds, days: chosen.days, limits, span: chosen.span }
  if (draft.doubt !== null)
    return { kind: 'ask', question: { kind: 'really', doubt: draft.doubt, writes: [write] } }
  return { kind: 'writes', writes: [write], notes: [] }
}

/** The bodies of work that the names mean; an event's name means those of its course. */
export function classIdsOf(names: readonly NameOwner[], state: ScheduleState): number[] {
  const ids = names.flatMap(({ kind, id }) => {
    if (kind === 'class') return [id]
    if (kind === 'series') return []
    const task = findTask(state, id)
    return task?.kind === 'item' ? [task.classId] : []
  })
  return [...new Set(ids)].toSorted((a, b) => a - b)
}

export function hasPending(state: ScheduleState, classId: number): boolean {
  return itemsOfClass(state, classId).some(({ place }) => place === null)
}

// "only afternoons" keeps the other periods free.
function onlyDuring(wish: TimeWish | null, ground: Ground): Limits {
  if (wish === null) return { weekdays: [], periods: [] }
  const { window } = ground.state
  const wanted = new Set(periodsOf(wish, window))
  const others = window.periods.map((_, index) => index + 1).filter((number) => !wanted.has(number))
  return { weekdays: [], periods: wanted.size === 0 ? [] : others }
}
