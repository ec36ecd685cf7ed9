// Explains what the planner says about the schedule as it stands: reasons, costs of places, health. Nothing is written.
import type { RequestInput } from '../../shared/contract/contract.ts'
import { succeed } from '../../shared/result.ts'
import { legalStarts } from '../../shared/schedule/legality.ts'
import { findTask, type ScheduleState } from '../../shared/schedule/state.ts'
import { sayExplanation } from '../../shared/planner/say/say-explanation.ts'
import { explain } from '../planner/explain/explain-task.ts'
import { weighingPolicy } from '../planner/from-state/policy.ts'
import { costsOfPlaces } from '../planner/explain/costs-of-places.ts'
import { askInThread } from '../planner/ask-planner.ts'
import {
  currentClock,
  languageOf,
  problem,
  requirePlan,
  type SessionContext,
} from '../session/context.ts'
import { planningWishes } from '../session/planning-wishes.ts'
import type { Handler } from '../session/handler.ts'

export const explainBlock: Handler<'explain-task'> = (context, input) => {
  const planned = requirePlan(context)
  if (!planned.ok) return planned
  const { state } = planned.value
  const { taskId, day, start } = input
  if (isOutside(state, day ?? 1) || (start ?? 1) > state.window.periods.length) {
    return problem(context, 'bad-range')
  }
  const explanation = explain(state, policyOf(context), {
    task_id: taskId,
    ...(day === undefined ? {} : { day }),
    ...(start === undefined ? {} : { slot_start: start }),
  })
  if (explanation === null) return problem(context, 'no-task', String(taskId))
  return succeed({ explanation, text: sayExplanation(state, explanation, languageOf(context)) })
}

export const weighPlaces: Handler<'weigh-places'> = (context, input) => {
  const planned = requirePlan(context)
  if (!planned.ok) return planned
  const { state } = planned.value
  const { taskId, fromDay, toDay } = input
  if (isOutside(state, fromDay) || isOutside(state, toDay)) return problem(context, 'bad-range')
  const task = findTask(state, taskId)
  if (task === undefined) return problem(context, 'no-task', String(taskId))
  const policy = policyOf(context)
  const places = legalStarts(state, taskId, policy.now).filter(
    ({ day }) => day >= fromDay && day <= toDay,
  )
  return succeed({ places: costsOfPlaces(state, policy, taskId, places) })
}

export async function checkHealth(context: SessionContext, { day }: RequestInput<'check-health'>) {
  const planned = requirePlan(context)
  if (!planned.ok) return planned
  const { state } = planned.value
  if (day !== undefined && isOutside(state, day)) return problem(context, 'bad-range')
  const outcome = await askInThread(
    {
      kind: 'analysis',
      wish: {
        name: 'analyze_health',
        values: day === undefined ? {} : { day },
        context: {
          state,
          now: currentClock(context).moment,
          language: languageOf(context),
          preferences: planningWishes(context),
        },
      },
    },
    new AbortController().signal,
  )
  if (outcome?.kind !== 'facts' || outcome.data.tool !== 'analyze_health') {
    throw new Error('a schedule can always be diagnosed')
  }
  return succeed({ health: outcome.data, text: outcome.text })
}

function policyOf(context: SessionContext) {
  return weighingPolicy(currentClock(context).moment, planningWishes(context))
}

function isOutside({ window }: ScheduleState, day: number): boolean {
  return day > window.days.length
}
