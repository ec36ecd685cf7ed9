// Work in the terminal (P6): what became of a block, and the pace that follows from it.
import { assertNever } from '../../../shared/assert-never.ts'
import { analyzePace } from '../../planner/analyze-pace.ts'
import { currentClock, languageOf, requirePlan } from '../../session/context.ts'
import type { Command } from '../command-line/command.ts'
import type { ExitCode } from '../printer.ts'
import type { CommandContext } from './command-context.ts'
import { runWork } from './study.ts'

/** What there is to do, what became of it, and how long it takes. */
export function runWorkCommand(
  context: CommandContext,
  command: Extract<Command, { name: 'mark' | 'work' | 'pace' }>,
): Promise<ExitCode> {
  switch (command.name) {
    case 'mark':
      return markTask(context, command)
    case 'work':
      return runWork(context, command)
    case 'pace':
      return printPace(context)
    default:
      return assertNever(command)
  }
}

async function markTask(
  { session, printer }: CommandContext,
  { task, mark, minutes }: Extract<Command, { name: 'mark' }>,
): Promise<ExitCode> {
  const marked = await session.request('mark-block', {
    taskId: task,
    mark,
    ...(minutes === null ? {} : { minutes }),
  })
  if (!marked.ok) return printer.refuse(marked.failure)
  printer.say(marked.value.summary)
  return printer.finish({ task, mark, ...marked.value })
}

async function printPace({ session, printer }: CommandContext): Promise<ExitCode> {
  const { context } = session
  const planned = requirePlan(context)
  if (!planned.ok) return printer.refuse(planned.failure)
  const { state } = planned.value
  const language = languageOf(context)
  const { data, text } = analyzePace({ state, now: currentClock(context).moment, language })
  printer.say(text)
  return printer.finish({ paces: data.paces, overall: data.overall })
}
