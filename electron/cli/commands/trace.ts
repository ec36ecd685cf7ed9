// A turn opened in the terminal: a line for each model call and event; with --json all of it, for export.
import type { TraceStep, TurnSummary } from '../../../shared/agent/turn-trace.ts'
import type { ExitCode } from '../printer.ts'
import { shorten } from '../printable.ts'
import type { CommandContext } from './command-context.ts'

export async function printTrace(
  { session, printer }: CommandContext,
  turn: string | null,
): Promise<ExitCode> {
  if (turn === null) {
    const listed = await session.request('list-turns', {})
    if (!listed.ok) return printer.refuse(listed.failure)
    for (const each of listed.value.turns) printer.say(sayTurn(each))
    return printer.finish(listed.value)
  }
  const opened = await session.request('read-trace', { traceId: turn })
  if (!opened.ok) return printer.refuse(opened.failure)
  for (const step of opened.value.steps) {
    printer.say(sayStep(step))
    printer.emit(step)
  }
  return printer.finish({ traceId: turn, steps: opened.value.steps.length })
}

function sayTurn({ traceId, at, request, ending, rounds }: TurnSummary): string {
  return [traceId, at, ending ?? '…', rounds, shorten(request)].join('  ')
}

function sayStep(step: TraceStep): string {
  if (step.kind === 'event') {
    const { kind, ...fields } = step.event
    return `${step.at}  ${kind}  ${shorten(JSON.stringify(fields))}`
  }
  const { stage, milliseconds, usage, output } = step.call
  const tokens = usage === null ? '' : `${usage.promptTokens} + ${usage.outputTokens} tokens  `
  const head = `${step.at}  model ${stage}  ${milliseconds} ms  ${tokens}${shorten(output)}`
  return step.problem === null ? head : `${head}\n  ! ${shorten(step.problem)}`
}
