// What later words change in where a task should go, or in which task it is that goes.
import { findTask, itemsOfClass, type Window } from '../../../shared/schedule/state.ts'
import type { Ground } from '../ground.ts'
import { hasTarget, type Target, nowhere } from '../words/task-words.ts'
import type { PutDraft } from '../read/draft.ts'
import { hasLimits, timesOfWeek, type Limits } from '../read/kept-free.ts'
import type { NameOwner } from '../words/known-names.ts'
import { findLimits, withoutLimits } from '../read/limits.ts'
import type { LexedText } from '../words/lexed-text.ts'
import { emptyOperand, readOperand } from '../words/operands.ts'
import { readNudge, targetWithin } from '../read/read-target.ts'
import { resolveOperand } from '../resolve/resolve-task.ts'
import { isAhead } from '../resolve/lies-there.ts'
import { minutesOf, weekdayOf } from '../../../shared/schedule/calendar.ts'
import type { TimeWish } from '../../../shared/time/mention.ts'

export function amendTarget(draft: PutDraft, lexed: LexedText, ground: Ground): PutDraft | null {
  if (
    /\bother (?:one|session)?|另一?个|另外(?:那|一)?个?|那个/.test(lexed.rest) &&
    lexed.days.length === 0
  )
    return chooseOther(draft, ground)
  const { limits, spans } = findLimits(lexed, ground)
  const target = readWords(withoutLimits(lexed, spans), ground)
  if (target === null && hasLimits(limits))
    return { ...draft, target: narrowTarget(draft.target, limits, ground.state.window) }
  if (target !== null) return { ...draft, target: keepRest(draft.target, target) }
  const rank = readOperand(lexed, false).rank
  if (rank?.kind === 'nth') return { ...draft, target: { ...draft.target, choice: rank.number } }
  return lexed.names.length > 0 ? { ...draft, operands: [readOperand(lexed, true)] } : null
}

// "in the evening then" after "Friday morning" still means Friday, and "tomorrow" after "at 5pm" that hour.
function keepRest(before: Target, after: Target): Target {
  const { wish } = before
  const hasHour = wish !== null && ('minute' in wish || wish.kind === 'between')
  if (after.dates !== null && after.wish === null && hasHour) return { ...after, wish }
  if (after.dates !== null || after.shift !== null) return after
  if (after.nudge !== null) return { ...before, nudge: after.nudge }
  return { ...after, dates: before.dates }
}

export function readWords(lexed: LexedText, ground: Ground): Target | null {
  const target = targetWithin(lexed, ground)
  if (hasTarget(target)) return target
  const nudge = readNudge(lexed.rest)
  return nudge === null ? null : { ...target, nudge }
}

/** "The other one": what shares the name and was not meant the first time. */
function chooseOther(draft: PutDraft, ground: Ground): PutDraft | null {
  const [operand] = draft.operands
  if (operand === undefined) return null
  const meant = resolveOperand(operand, draft.verb, ground)
  const ids = meant.kind === 'tasks' ? meant.ids : []
  const task = findTask(ground.state, ids[0] ?? 0)
  if (task?.kind !== 'item') return null
  const others = itemsOfClass(ground.state, task.classId).filter(
    (item) => !ids.includes(item.id) && (draft.verb === 'place' || isAhead(item, ground)),
  )
  const names: NameOwner[] = others.map(({ id }) => ({ kind: 'item', id }))
  return others.length === 0 ? null : { ...draft, operands: [{ ...emptyOperand, names: [names] }] }
}

/** Nowhere when nothing certain is left: then it is asked. */
function narrowTarget(target: Target, limits: Limits, window: Window): Target {
  const { dates } = target
  if (dates === null && limits.periods.length === 0) return nowhere
  const left = dates?.filter((date) => !limits.weekdays.includes(weekdayOf(date))) ?? null
  if (left?.length === 0) return nowhere
  const timed = timesOfWeek(limits)
  const free = left?.filter((date) => !timed.some(({ weekday }) => weekday === weekdayOf(date)))
  if (timed.length > 0 && free !== undefined && free.length > 0)
    return { ...nowhere, dates: free, wish: target.wish }
  const periods = [
    ...limits.periods,
    ...timed.flatMap(({ start, end }) =>
      Array.from({ length: end - start + 1 }, (_, index) => start + index),
    ),
  ]
  if (periods.length === 0) return { ...nowhere, dates: left, wish: target.wish }
  const wish = wishBeside(periods, window)
  return wish === null ? nowhere : { ...nowhere, dates: left, wish }
}

/** The time after them, or before them; null when they lie in the middle of the day or fill it. */
function wishBeside(periods: readonly number[], { periods: all }: Window): TimeWish | null {
  const first = Math.min(...periods)
  const last = Math.max(...periods)
  const [before, after] = [all[first - 1], all[last]]
  if (first === 1 && after !== undefined) return { kind: 'after', minute: minutesOf(after.start) }
  if (first > 1 && last === all.length && before !== undefined)
    return { kind: 'before', minute: minutesOf(before.start) }
  return null
}
