// One tool in the terminal: facts are printed, a change is shown and with `apply` written.
import { nextIds } from '../../../db/ids.ts'
import { assertNever } from '../../../shared/assert-never.ts'
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
import { currentClock, requireIdlePlan, type Planned } from '../../session/context.ts'
import { sayReason } from '../../session/problem-words.ts'
import { exitCodes, shorten, type ExitCode } from '../../terminal/printer.ts'
import { withPlan, type CommandContext } from '../../terminal/command-context.ts'
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
  const { printer, language } = context
  if (!isDirectTool(name)) return refuseTool(context, name)
  const end = ({ state }: Planned) => {
    const outcome = askTool(context, name, values, state)
    switch (outcome.kind) {
      case 'invalid':
        return printer.refuse({ code: 'bad-arguments', message: outcome.text })
      case 'refused':
        return refuseWithOffer(context, { name, values }, outcome, state)
      case 'facts':
        return printer.end(outcome.text, { tool: name, data: outcome.data, text: outcome.text })
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
  return withPlan(context, end, requireIdlePlan)
}

/** With the batch of moves that would make it possible, where there is one. */
function refuseWithOffer(
  { session, printer, language }: CommandContext,
  { name, values }: { name: DirectToolName; values: unknown },
  { refusal, text }: RefusedOutcome,
  state: ScheduleState,
): ExitCode {
  const now = currentClock(session.context).moment
  const shift = isScheduleTool(name)
    ? offerShift({ state, now, name, arguments: values, refusal })
    : null
  const offer = shift === null ? '' : sayOfferedShift(state, shift, language)
  const problem = { code: refusal.reason.kind, message: text + offer }
  return printer.refuse(problem, exitCodes.refused, shift === null ? {} : { shift })
}

function askTool(
  { session: { context }, language }: CommandContext,
  name: DirectToolName,
  values: unknown,
  state: ScheduleState,
) {
  const now = currentClock(context).moment
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

/** Unknown, or one that only a conversation has; undo and redo are commands beside it. */
function refuseTool({ printer, words }: CommandContext, name: string): ExitCode {
  const { unknownTool, toolOfConversation, toolWithCommand } = words.printed
  if (!isToolName(name)) {
    const message = unknownTool(shorten(name), Object.keys(tools).filter(isDirectTool))
    return printer.refuse({ code: 'unknown-tool', message })
  }
  const commands: Partial<Record<ToolName, CommandName>> = {
    undo_change: 'undo',
    redo_change: 'redo',
  }
  const command = commands[name]
  const message = command === undefined ? toolOfConversation(name) : toolWithCommand(command, name)
  return printer.refuse({ code: 'tool-of-a-turn', message })
}
