// The schedule in the terminal, without the agent: state and rough build.
import { dateToDay } from '../../../shared/schedule/calendar.ts'
import { acceptSuggested, isEmptyDiff } from '../../../shared/schedule/diff.ts'
import type { ScheduleState } from '../../../shared/schedule/state.ts'
import { planTerm, usualBudget, usualSeed } from '../../planner/plan-term.ts'
import { currentClock, languageOf, requireIdlePlan } from '../../session/context.ts'
import { sayProblem } from '../../session/problem-words.ts'
import { sayReason } from '../../session/reason-words.ts'
import type { Command } from '../command-line/command.ts'
import { exitCodes, type ExitCode } from '../printer.ts'
import { sayLeftOut } from '../words/words.ts'
import type { CommandContext } from './command-context.ts'
import { printEffect, writeChange } from './write-change.ts'
import { planningWishes } from '../../session/planning-wishes.ts'

export async function printState(
  { session, printer }: CommandContext,
  day: number | null,
): Promise<ExitCode> {
  const planned = requireIdlePlan(session.context)
  if (!planned.ok) return printer.refuse(planned.failure)
  const { state, term } = planned.value
  if (day !== null && day > state.window.days.length) {
    return printer.refuse(sayProblem('bad-range', languageOf(session.context)), exitCodes.usage)
  }
  const shown = day === null ? state : stateOfDay(state, day)
  const clock = currentClock(session.context)
  printer.say(JSON.stringify({ ...shown, now: clock.moment }, null, 2))
  return printer.finish({ term, now: clock, state: shown })
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
export async function planDirectly(
  { session, printer }: CommandContext,
  command: Extract<Command, { name: 'plan' }>,
): Promise<ExitCode> {
  const { context } = session
  const language = languageOf(context)
  const planned = requireIdlePlan(context)
  if (!planned.ok) return printer.refuse(planned.failure)
  const { state } = planned.value
  const lastDay = state.window.days.length
  const fromDay = command.from === undefined ? 1 : dateToDay(state.window, command.from)
  const toDay = command.to === undefined ? lastDay : dateToDay(state.window, command.to)
  if (fromDay === null || toDay === null || toDay < fromDay) {
    return printer.refuse(sayProblem('bad-range', language))
  }
  const unknown = command.classIds?.find(
    (id) => !state.taskClasses.some((known) => known.id === id),
  )
  if (unknown !== undefined)
    return printer.refuse(sayProblem('no-class', language, String(unknown)))
  const isWholeTerm = command.from === undefined && command.to === undefined
  const scope = { fromDay, toDay, excludedWeekdays: [], excludedPeriods: [] }
  const policy = {
    classIds: command.classIds,
    scope: isWholeTerm ? null : scope,
    now: currentClock(context).moment,
    preferences: planningWishes(context),
  }
  const { diff, leftOut } = planTerm(state, policy, usualBudget, usualSeed)
  printEffect({ session, printer }, state, diff)
  if (leftOut.length > 0) printer.say(sayLeftOut(leftOut.length, language))
  if (!command.apply || isEmptyDiff(diff)) return printer.finish({ applied: false, diff, leftOut })
  const accepted = acceptSuggested(diff)
  const entryId = writeChange({ session, printer }, accepted, sayReason('rough-build', language))
  return printer.finish({ applied: true, entryId, diff: accepted, leftOut })
}
