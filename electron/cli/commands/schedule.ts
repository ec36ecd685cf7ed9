// Prints the schedule in the terminal and plans it without the agent. The planner is loaded only where it is asked.
import { type ScheduleDiff, acceptSuggested, isEmptyDiff } from '../../../shared/schedule/diff.ts'
import { describeEffect } from '../../../shared/schedule/effect.ts'
import type { ScheduleState } from '../../../shared/schedule/state.ts'
import { sayChange } from '../../../shared/words/schedule/say-change.ts'
import { sayEffect } from '../../../shared/words/schedule/say-effect.ts'
import { applyChange } from '../../session/apply-change.ts'
import { currentClock, requireIdlePlan, type Planned } from '../../session/context.ts'
import { withPlan, type CommandContext } from '../../terminal/command-context.ts'
import type { Handler } from '../command-line/commands.ts'
import { dateToDay } from '../../../shared/schedule/calendar.ts'
import { usualBudget, usualSeed } from '../../planner/usual-plan.ts'
import { sayProblem, sayReason } from '../../session/problem-words.ts'
import { exitCodes } from '../../terminal/printer.ts'
import { planningWishes } from '../../session/planning-wishes.ts'

export const printState: Handler<'state'> = (context, { day = null }) => {
  const { session, printer, language } = context
  const end = ({ state, term }: Planned) => {
    if (day !== null && day > state.window.days.length)
      return printer.refuse(sayProblem('bad-range', language), exitCodes.usage)
    const shown = day === null ? state : stateOfDay(state, day)
    const now = currentClock(session.context)
    const text = JSON.stringify({ ...shown, now: now.moment }, null, 2)
    return printer.end(text, { term, now, state: shown })
  }
  return withPlan(context, end, requireIdlePlan)
}

/** The tasks of one day, with the day's own entry as `day`. */
function stateOfDay(state: ScheduleState, day: number) {
  return {
    day: { number: day, ...state.window.days[day - 1] },
    window: state.window,
    tasks: state.tasks.filter((task) => task.place?.day === day),
    taskClasses: state.taskClasses,
  }
}

/** The rough build without a conversation; with `apply` its placements are accepted at once. */
export const planDirectly: Handler<'plan'> = async (command, wish) => {
  const { classes: classIds = null, from, to, apply = false } = wish
  const { session, printer, language, words } = command
  const { context } = session
  const planned = requireIdlePlan(context)
  if (!planned.ok) return printer.refuse(planned.failure)
  const { state } = planned.value
  const lastDay = state.window.days.length
  const fromDay = from === undefined ? 1 : dateToDay(state.window, from)
  const toDay = to === undefined ? lastDay : dateToDay(state.window, to)
  if (fromDay === null || toDay === null || toDay < fromDay) {
    return printer.refuse(sayProblem('bad-range', language))
  }
  const unknown = classIds?.find((id) => !state.taskClasses.some((known) => known.id === id))
  if (unknown !== undefined)
    return printer.refuse(sayProblem('no-class', language, String(unknown)))
  const isWholeTerm = from === undefined && to === undefined
  const scope = { fromDay, toDay, excludedWeekdays: [], excludedPeriods: [] }
  const policy = {
    classIds,
    scope: isWholeTerm ? null : scope,
    now: currentClock(context).moment,
    preferences: planningWishes(context),
  }
  const { planTerm } = await import('../../planner/plan-term.ts')
  const { diff, leftOut } = planTerm(state, policy, usualBudget, usualSeed)
  printEffect(command, state, diff)
  if (leftOut.length > 0) printer.say(words.printed.leftOut(leftOut.length))
  if (!apply || isEmptyDiff(diff)) return printer.finish({ applied: false, diff, leftOut })
  const accepted = acceptSuggested(diff)
  const entryId = writeChange(command, accepted, sayReason('rough-build', language))
  return printer.finish({ applied: true, entryId, diff: accepted, leftOut })
}

export const printPace: Handler<'pace'> = (context) =>
  withPlan(context, async ({ state }) => {
    const { session, printer, language } = context
    const { analyzePace } = await import('../../planner/run-planner-tool.ts')
    const now = currentClock(session.context).moment
    const { data, text } = analyzePace({ state, now, language })
    return printer.end(text, { paces: data.paces, overall: data.overall })
  })

/** Writes the person's own change; the id of its history entry. */
export function writeChange({ session }: CommandContext, diff: ScheduleDiff, why: string): number {
  const change = { kind: 'diff', diff, who: 'person', why, cardId: null } as const
  return applyChange(session.context, change).entryId
}

export function printEffect(
  { printer, language }: CommandContext,
  state: ScheduleState,
  diff: ScheduleDiff,
) {
  const effect = describeEffect(state, diff)
  printer.say(sayEffect(state, effect, language))
  for (const change of effect.changes) printer.say(`  ${sayChange(state.window, change, language)}`)
}
