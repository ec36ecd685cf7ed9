// The past in the terminal: who changed what and why, the way to any point of it, and what happened in a turn.
import { historyEntries } from '../../../db/history.ts'
import type { TraceStep, TurnSummary } from '../../../shared/conversation/turn-trace.ts'
import type { HistoryItem } from '../../../shared/history/history-view.ts'
import { printable, shorten, type ExitCode } from '../../terminal/printer.ts'
import { ask, type CommandContext } from '../../terminal/command-context.ts'
import type { Handler } from '../command-line/commands.ts'
import { sayAuthor, sayEntryStatus } from '../../../shared/history/say-history.ts'

export const undo: Handler<'undo'> = (context, { to = null }) => walkHistory(context, 'undo', to)

export const redo: Handler<'redo'> = (context, { to = null }) => walkHistory(context, 'redo', to)

export const history: Handler<'history'> = (context, { ENTRY: entry }) =>
  entry === undefined
    ? listHistory(context)
    : ask(context, 'read-history-entry', { entryId: entry }, (read) =>
        context.printer.end(sayWhole(read), { entryId: entry, ...read }),
      )

/** One step, or with `to` all the steps to how it was right after that entry. */
function walkHistory(
  context: CommandContext,
  direction: 'undo' | 'redo',
  to: number | null,
): Promise<ExitCode> {
  const { printer } = context
  if (to === null)
    return ask(context, direction, {}, (walked) => printer.end(walked.summary, walked))
  return ask(context, 'walk-history', { direction, to }, (walked) =>
    printer.end([walked.summary, ...sayWhole(walked)], walked),
  )
}

function sayWhole({ sentence, lines }: { sentence: string; lines: readonly string[] }): string[] {
  return [printable(sentence), ...lines.map((line) => `  ${printable(line)}`)]
}

/** What was superseded is for a person to read; `entries` are those that undo and redo can walk. */
async function listHistory(context: CommandContext): Promise<ExitCode> {
  const { session, printer } = context
  const items: HistoryItem[] = []
  for (;;) {
    const last = items.at(-1)
    const page = await session.request(
      'read-history',
      last === undefined ? {} : { before: last.id },
    )
    if (!page.ok) return printer.refuse(page.failure)
    items.push(...page.value.entries)
    if (!page.value.hasEarlier) break
  }
  const entries = historyEntries(session.context.database)
  return printer.end(
    items.map((item) => sayHistoryItem(context, item)),
    { entries, items },
  )
}

/** "3  2026-11-23 08:20  You  Moved “Essay 1”  (undone)". */
function sayHistoryItem({ language, words }: CommandContext, item: HistoryItem): string {
  const { id, date, time, who, why, standing } = item
  const state = sayEntryStatus(standing, language)
  const author = who === null ? '?' : sayAuthor(who, language)
  return [
    `${id}`,
    `${date} ${time}`,
    author,
    printable(why),
    ...(state === '' ? [] : [words.historyLines.state(state)]),
  ].join('  ')
}

/** A turn opened in the terminal: a line for each model call and event; with --json all of it, for export. */
export const printTrace: Handler<'trace'> = (context, { TURN: traceId }) => {
  const { printer } = context
  if (traceId === undefined)
    return ask(context, 'list-turns', {}, ({ turns }) => printer.end(turns.map(sayTurn), { turns }))
  return ask(context, 'read-trace', { traceId }, ({ steps }) => {
    for (const step of steps) {
      printer.say(sayStep(step))
      printer.emit(step)
    }
    return printer.finish({ traceId, steps: steps.length })
  })
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
