// The schedule in the terminal, without the agent: state, tools, rough build, undo, redo, history.
import { assertNever } from '../../../shared/assert-never.ts'
import { historyEntries } from '../../../db/history.ts'
import { dateToDay } from '../../../shared/schedule/calendar.ts'
import { acceptSuggested, isEmptyDiff, type ScheduleDiff } from '../../../shared/schedule/diff.ts'
import { describeEffect } from '../../../shared/schedule/effect.ts'
import type { Language } from '../../../shared/language.ts'
import type { ScheduleState } from '../../../shared/schedule/state.ts'
import { runScheduleTool } from '../../../shared/tools/run-tool.ts'
import {
  isToolName,
  tools,
  isScheduleTool,
  type ToolName,
} from '../../../shared/tools/catalogue.ts'
import { sayChange } from '../../../shared/words/say-change.ts'
import { sayEffect } from '../../../shared/words/say-effect.ts'
import { place } from '../../planner/place.ts'
import { applyChange } from '../../session/apply-change.ts'
import { currentClock, languageOf, requireIdlePlan } from '../../session/context.ts'
import { sayProblem, sayReason } from '../../session/words.ts'
import type { Command, CommandName } from '../command-line.ts'
import { printable } from '../printable.ts'
import { exitCodes, type ExitCode, type Printer } from '../printer.ts'
import { sayLeftOut, sayTurnTool, sayUnknownTool } from '../words.ts'
import type { CommandContext } from './command-context.ts'

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

export async function runTool(
  { session, printer }: CommandContext,
  command: Extract<Command, { name: 'tool' }>,
): Promise<ExitCode> {
  const { context } = session
  const language = languageOf(context)
  if (!isScheduleTool(command.tool)) return refuseTool(printer, command.tool, language)
  const planned = requireIdlePlan(context)
  if (!planned.ok) return printer.refuse(planned.failure)
  const outcome = runScheduleTool({
    name: command.tool,
    arguments: command.arguments,
    state: planned.value.state,
    now: currentClock(context).moment,
    language,
  })
  switch (outcome.kind) {
    case 'invalid':
      return printer.refuse({ code: 'bad-arguments', message: outcome.text })
    case 'refused':
      return printer.refuse({ code: outcome.refusal.reason.kind, message: outcome.text })
    case 'facts':
      printer.say(outcome.text)
      return printer.finish({ tool: command.tool, data: outcome.data, text: outcome.text })
    case 'change': {
      const why = sayReason('tool', language, command.tool)
      const written = command.apply ? write({ session, printer }, outcome.diff, why) : null
      printEffect({ session, printer }, planned.value.state, outcome.diff)
      const { diff, data, text } = outcome
      return printer.finish({
        tool: command.tool,
        applied: command.apply,
        entryId: written,
        diff,
        data,
        text,
      })
    }
    default:
      return assertNever(outcome)
  }
}

const scheduleTools = Object.keys(tools).filter(isScheduleTool)

function refuseTool(printer: Printer, name: string, language: Language): ExitCode {
  if (!isToolName(name)) {
    const message = sayUnknownTool(name, scheduleTools, language)
    return printer.refuse({ code: 'unknown-tool', message })
  }
  const commands: Partial<Record<ToolName, CommandName>> = {
    undo_change: 'undo',
    redo_change: 'redo',
  }
  const message = sayTurnTool(name, commands[name] ?? null, language)
  return printer.refuse({ code: 'tool-of-a-turn', message })
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
  const { diff, leftOut } = place(
    state,
    {
      classIds: command.classIds,
      scope: isWholeTerm ? null : scope,
      now: currentClock(context).moment,
    },
    0,
  )
  printEffect({ session, printer }, state, diff)
  if (leftOut.length > 0) printer.say(sayLeftOut(leftOut.length, language))
  if (!command.apply || isEmptyDiff(diff)) return printer.finish({ applied: false, diff, leftOut })
  const accepted = acceptSuggested(diff)
  const entryId = write({ session, printer }, accepted, sayReason('rough-build', language))
  return printer.finish({ applied: true, entryId, diff: accepted, leftOut })
}

export async function walkHistory(
  { session, printer }: CommandContext,
  direction: 'undo' | 'redo',
): Promise<ExitCode> {
  const walked = await session.request(direction, {})
  if (!walked.ok) return printer.refuse(walked.failure)
  printer.say(walked.value.summary)
  return printer.finish({ ...walked.value })
}

export async function listHistory({ session, printer }: CommandContext): Promise<ExitCode> {
  const entries = historyEntries(session.context.database)
  for (const { id, at, who, why, undone } of entries) {
    printer.say(`${id}  ${at}  ${who}  ${printable(why)}${undone ? '  (↶)' : ''}`)
  }
  return printer.finish({ entries })
}

function write({ session }: CommandContext, diff: ScheduleDiff, why: string): number {
  const change = { kind: 'diff', diff, who: 'person', why, cardId: null } as const
  return applyChange(session.context, change).entryId
}

function printEffect(
  { session, printer }: CommandContext,
  state: ScheduleState,
  diff: ScheduleDiff,
) {
  const language = languageOf(session.context)
  const effect = describeEffect(state, diff)
  printer.say(sayEffect(state, effect, language))
  for (const change of effect.changes) printer.say(`  ${sayChange(state.window, change, language)}`)
}
