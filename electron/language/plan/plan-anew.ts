// A plan that is asked for where all work has its place: what lies where none should be goes elsewhere, else the plan is
// improved if it was asked for anew.
import { mergeLimits, type Limits } from '../read/kept-free.ts'
import { listAgainst } from '../acts/study-against-habits.ts'
import type { Ground } from '../ground.ts'
import type { Intent, Plan, Write } from '../resolve/intent.ts'
import { aheadItems, breaksLimits } from './against-limits.ts'
import { nowhere } from '../words/task-words.ts'
import { say } from '../say/say-or-ask.ts'

export function planAnew(
  { days, isAsked }: { days: Plan['days']; isAsked: boolean },
  limits: Limits,
  ground: Ground,
): Intent {
  const { state, now, preferences } = ground
  const ahead = aheadItems(ground).filter(
    ({ place: { day } }) => days === null || (days.from <= day && day <= days.to),
  )
  const against = new Set(listAgainst(state, now, preferences).map(({ id }) => id))
  const taskIds = ahead
    .filter((item) => against.has(item.id) || breaksLimits(item, limits, ground))
    .map(({ id }) => id)
  if (ahead.length === 0 || (taskIds.length === 0 && !isAsked))
    return say({ kind: 'nothing-pending', classIds: [] })
  const off = { weekdays: preferences.protectedWeekdays, periods: [] }
  const write: Write =
    taskIds.length > 0
      ? {
          kind: 'relocate',
          taskIds,
          target: nowhere,
          avoid: mergeLimits(limits, off),
          avoidDates: [],
        }
      : { kind: 'improve', days: daysOf(days), problem: null }
  return { kind: 'writes', writes: [write], notes: [] }
}

function daysOf(days: Plan['days']): number[] | null {
  if (days === null) return null
  return Array.from({ length: days.to - days.from + 1 }, (_, index) => days.from + index)
}
