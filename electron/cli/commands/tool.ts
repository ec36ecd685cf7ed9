// One tool in the terminal: facts are printed, a change is shown and with `apply` written.
import { nextIds } from '../../../db/ids.ts'
import { assertNever } from '../../../shared/assert-never.ts'
import type { Language } from '../../../shared/language.ts'
import { acceptSuggested } from '../../../shared/schedule/diff.ts'
import type { ScheduleState } from '../../../shared/schedule/state.ts'
import {
  isAnalysisTool,
  isPlanningTool,
  isScheduleTool,
  isToolName,
  tools,
  type AnalysisToolName,
  type PlanningToolName,
  type ScheduleToolName,
  type ToolName,
} from '../../../shared/tools/catalogue.ts'
import { runScheduleTool } from '../../../shared/tools/run-tool.ts'
import type { RefusedOutcome } from '../../../shared/tools/tool-context.ts'
import { sayOfferedShift } from '../../../shared/planner/say/say-replan.ts'
import { offerShift } from '../../planner/replan/offer-shift.ts'
import { runAnalysis, runPlanning } from '../../planner/run-planner-tool.ts'
import { currentClock, languageOf, requireIdlePlan } from '../../session/context.ts'
import { sayReason } from '../../session/problem-words.ts'
import { exitCodes, type ExitCode, type Printer } from '../../terminal/printer.ts'
import { sayTurnTool, sayUnknownTool } from '../../terminal/words.ts'
import type { CommandContext } from '../../terminal/command-context.ts'
import type { CommandName, Handlers } from '../command-line/commands.ts'
import { printEffect, writeChange } from './schedule.ts'
import { planningWishes } from '../../session/planning-wishes.ts'

/** Those that are no part of a turn. */
type DirectToolName = ScheduleToolName | AnalysisToolName | PlanningToolName

export const tool: Handlers<'tool'> = {
  WHOLE: (context, { NAME: name, "'JSON'": values, apply }) =>
    runTool(context, name, values, apply === true),
  '~ALONE': (context, { NAME: name, apply }) => runTool(context, name, {}, apply === true),
}

function runTool(context: CommandContext, name: string, values: unknown, apply: boolean): ExitCode {
  const { session, printer } = context
  const language = languageOf(session.context)
  if (!isDirectTool(name)) return refuseTool(printer, name, language)
  const planned = requireIdlePlan(session.context)
  if (!planned.ok) return printer.refuse(planned.failure)
  const { state } = planned.value
  const outcome = askTool(context, name, values, state)
  switch (outcome.kind) {
    case 'invalid':
      return printer.refuse({ code: 'bad-arguments', message: outcome.text })
    case 'refused':
      return refuseWithOffer(context, { name, values }, outcome, state)
    case 'facts':
      printer.say(outcome.text)
      return printer.finish({ tool: name, data: outcome.data, text: outcome.text })
    case 'change': {
      const { data, text } = outcome
      const diff = acceptSuggested(outcome.diff)
      const why = sayReason('tool', language, name)
      const entryId = apply ? writeChange(context, diff, why) : null
      if (isPlanningTool(name)) printer.say(text)
      else printEffect(context, state, diff)
      return printer.finish({ tool: name, applied: apply, entryId, diff, data, text })
    }
    default:
      return assertNever(outcome)
  }
}

/** With the batch of moves that would make it possible, where there is one. */
function refuseWithOffer(
  { session: { context }, printer }: CommandContext,
  { name, values }: { name: DirectToolName; values: unknown },
  { refusal, text }: RefusedOutcome,
  state: ScheduleState,
): ExitCode {
  const now = currentClock(context).moment
  const shift = isScheduleTool(name)
    ? offerShift({ state, now, name, arguments: values, refusal })
    : null
  const offer = shift === null ? '' : sayOfferedShift(state, shift, languageOf(context))
  const problem = { code: refusal.reason.kind, message: text + offer }
  return printer.refuse(problem, exitCodes.refused, shift === null ? {} : { shift })
}

function askTool(
  { session: { context } }: CommandContext,
  name: DirectToolName,
  values: unknown,
  state: ScheduleState,
) {
  const now = currentClock(context).moment
  const language = languageOf(context)
  if (isScheduleTool(name)) {
    const { task: nextTaskId, class: nextClassId } = nextIds(context.database)
    const ids = { nextTaskId, nextClassId }
    return runScheduleTool({ name, arguments: values, state, now, language, ...ids })
  }
  const known = { state, now, language, preferences: planningWishes(context) }
  return isAnalysisTool(name) ? runAnalysis(name, values, known) : runPlanning(name, values, known)
}

function isDirectTool(name: string): name is DirectToolName {
  return isScheduleTool(name) || isAnalysisTool(name) || isPlanningTool(name)
}

function refuseTool(printer: Printer, name: string, language: Language): ExitCode {
  if (!isToolName(name)) {
    const message = sayUnknownTool(name, Object.keys(tools).filter(isDirectTool), language)
    return printer.refuse({ code: 'unknown-tool', message })
  }
  const commands: Partial<Record<ToolName, CommandName>> = {
    undo_change: 'undo',
    redo_change: 'redo',
  }
  const message = sayTurnTool(name, commands[name] ?? null, language)
  return printer.refuse({ code: 'tool-of-a-turn', message })
}
