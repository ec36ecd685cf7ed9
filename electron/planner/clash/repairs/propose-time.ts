// Repairs by more time within the dates: periods and weekdays that are excluded or kept free, classes, the budget.
import type { RepairChange } from '../../../../shared/planner/clash.ts'
import { defaultPreferences } from '../../../../shared/planner/planning-preferences.ts'
import { usedPeriods } from '../../../../shared/schedule/class-order.ts'
import { minutesOf } from '../../../../shared/schedule/calendar.ts'
import { itemsOfClass } from '../../../../shared/schedule/state.ts'
import { effortOf } from './apply-change.ts'
import {
  bestOf,
  firstHelpful,
  leastHelpful,
  tryChange,
  type Proposal,
  type ProposalContext,
  type Proposer,
} from './proposal.ts'

type Excluded = { classId: number | null; periods: readonly number[]; weekdays: readonly number[] }

/** What each class excludes, and what this plan was asked to leave alone. */
function excludedBy({ plan, classes }: ProposalContext): Excluded[] {
  const { scope } = plan.policy
  const ofClasses = classes.map(({ id, excludedPeriods, excludedWeekdays }): Excluded => {
    return { classId: id, periods: excludedPeriods, weekdays: excludedWeekdays }
  })
  if (scope === null) return ofClasses
  const { excludedPeriods: periods, excludedWeekdays: weekdays } = scope
  return [...ofClasses, { classId: null, periods, weekdays }]
}

export const proposeLongerDay: Proposer = (context) => {
  const count = context.plan.state.window.periods.length
  return bestOf(
    excludedBy(context).map(({ classId, periods }) => {
      const inOrder = nearestFirst(periods, count)
      const attempt = (chosen: readonly number[]) => {
        const change: RepairChange = {
          kind: 'longer-day',
          classId,
          periods: chosen.toSorted((a, b) => a - b),
        }
        return tryChange(context, change, effortOf('longer-day', chosen.length))
      }
      const enough = leastHelpful(inOrder.length, (amount) => attempt(inOrder.slice(0, amount)))
      return enough === null ? null : withoutIdle(enough, attempt)
    }),
  )
}

/** Excluded periods, those beside open ones first, the earlier before the later. */
function nearestFirst(excluded: readonly number[], count: number): number[] {
  const isOpen = (period: number) => period >= 1 && period <= count && !excluded.includes(period)
  const away = (period: number) => {
    let distance = 1
    while (distance < count && !isOpen(period - distance) && !isOpen(period + distance))
      distance += 1
    return distance
  }
  return excluded.filter((period) => period <= count).toSorted((a, b) => away(a) - away(b) || a - b)
}

/** Gives back every period that is not needed. */
function withoutIdle(
  proposal: Proposal,
  attempt: (periods: readonly number[]) => Proposal | null,
): Proposal {
  if (proposal.change.kind !== 'longer-day') return proposal
  let best = proposal
  for (const period of proposal.change.periods) {
    if (best.change.kind !== 'longer-day' || best.change.periods.length === 1) break
    const fewer = attempt(best.change.periods.filter((each) => each !== period))
    if (fewer?.tried.fits === proposal.tried.fits) best = fewer
  }
  return best
}

export const proposeWeekdays: Proposer = (context) =>
  bestOf(
    excludedBy(context).map(({ classId, weekdays }) =>
      firstHelpful(oneOrAll(weekdays), (chosen) => {
        const change: RepairChange = { kind: 'allow-weekdays', classId, weekdays: chosen }
        return tryChange(context, change, effortOf('allow-weekdays', chosen.length))
      }),
    ),
  )

export const proposeKeptDays: Proposer = (context) => {
  const { protectedWeekdays } = context.plan.policy.preferences ?? defaultPreferences
  return bestOf([
    firstHelpful(oneOrAll(protectedWeekdays), (weekdays) =>
      tryChange(
        context,
        { kind: 'use-kept-days', weekdays },
        effortOf('use-kept-days', weekdays.length),
      ),
    ),
  ])
}

/** Each by itself, from Monday on, and then all together. */
function oneOrAll(weekdays: readonly number[]): number[][] {
  const ascending = weekdays.toSorted((a, b) => a - b)
  return [...ascending.map((day) => [day]), ...(ascending.length > 1 ? [ascending] : [])]
}

export const proposeKeptHours: Proposer = (context) => {
  const { noStudyBefore, noStudyAfter } = context.plan.policy.preferences ?? defaultPreferences
  const { periods } = context.plan.state.window
  const later = periods.map(({ end }) => end).filter((end) => isAfter(end, noStudyAfter))
  const earlier = periods
    .map(({ start }) => start)
    .filter((start) => isAfter(noStudyBefore, start))
    .toReversed()
  return bestOf([
    tryHours(context, 'after', noStudyAfter, later),
    tryHours(context, 'before', noStudyBefore, earlier),
  ])
}

/** `times` go further and further from the present one. */
function tryHours(
  context: ProposalContext,
  edge: 'before' | 'after',
  from: string | null,
  times: readonly string[],
): Proposal | null {
  return leastHelpful(times.length, (amount) => {
    const to = times[amount - 1]
    if (from === null || to === undefined) return null
    const effort = effortOf('use-kept-hours', amount)
    return tryChange(context, { kind: 'use-kept-hours', edge, from, to }, effort)
  })
}

/** Whether both are times and the first is the later. */
function isAfter(time: string | null, other: string | null): boolean {
  return time !== null && other !== null && minutesOf(time) > minutesOf(other)
}

export const proposeStudyInClass: Proposer = (context) => {
  const hasHosts = context.plan.state.tasks.some((task) => task.kind === 'event' && task.hosts)
  if (!hasHosts) return []
  return bestOf(
    context.classes
      .filter(({ mayEmbed }) => !mayEmbed)
      .map(({ id }) =>
        tryChange(context, { kind: 'study-in-class', classId: id }, effortOf('study-in-class', 0)),
      ),
  )
}

export const proposeBudget: Proposer = (context) => {
  const { state, skipped } = context.plan
  return bestOf(
    context.classes.map(({ id, slotBudget }) => {
      if (slotBudget === null) return null
      const pending = itemsOfClass(state, id).filter(
        (item) => item.place === null && !skipped.has(item.id),
      )
      const wanted = pending.reduce((sum, item) => sum + item.duration, usedPeriods(state, id))
      return leastHelpful(wanted - slotBudget, (amount) =>
        tryChange(
          context,
          { kind: 'raise-budget', classId: id, from: slotBudget, to: slotBudget + amount },
          effortOf('raise-budget', amount),
        ),
      )
    }),
  )
}
