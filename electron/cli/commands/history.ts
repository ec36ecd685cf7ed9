// The past in the terminal: who changed what and why, the way to any point of it, and what happened in a turn.
import { terminalWords } from '../../../shared/i18n/terminal-words.ts'
import { historyEntries } from '../../../db/history.ts'
import type { TraceStep, TurnSummary } from '../../../shared/conversation/turn-trace.ts'
import type { HistoryItem } from '../../../shared/history/history-view.ts'
import { languageOf } from '../../session/context.ts'
import { printable, shorten, type ExitCode } from '../../terminal/printer.ts'
import type { CommandContext } from '../../terminal/command-context.ts'
import type { Handler } from '../command-line/commands.ts'
import type { Language } from '../../../shared/language.ts'
import { sayAuthor, sayEntryStatus } from '../../../shared/history/say-history.ts'

export const undo: Handler<'undo'> = (context, { to = null }) => walkHistory(context, 'undo', to)

export const redo: Handler<'redo'> = (context, { to = null }) => walkHistory(context, 'redo', to)

export const history: Handler<'history'> = (context, { ENTRY: entry }) =>
  entry === undefined ? listHistory(context) : printEntry(context, entry)

/** One step, or with `to` all the steps to how it was right after that entry. */
async function walkHistory(
  { session, printer }: CommandContext,
  direction: 'undo' | 'redo',
  to: number | null,
): Promise<ExitCode> {
  if (to === null) {
    const walked = await session.request(direction, {})
    if (!walked.ok) return printer.refuse(walked.failure)
    printer.say(walked.value.summary)
    return printer.finish({ ...walked.value })
  }
  const walked = await session.request('walk-history', { direction, to })
  if (!walked.ok) return printer.refuse(walked.failure)
  const { summary, sentence, lines } = walked.value
  printer.say(summary)
  printer.say(printable(sentence))
  for (const line of lines) printer.say(`  ${printable(line)}`)
  return printer.finish({ ...walked.value })
}

/** What was superseded is for a person to read; `entries` are those that undo and redo can walk. */
async function listHistory({ session, printer }: CommandContext): Promise<ExitCode> {
  const language = languageOf(session.context)
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
  for (const item of items) printer.say(sayHistoryItem(item, language))
  return printer.finish({ entries: historyEntries(session.context.database), items })
}

async function printEntry(
  { session, printer }: CommandContext,
  entryId: number,
): Promise<ExitCode> {
  const read = await session.request('read-history-entry', { entryId })
  if (!read.ok) return printer.refuse(read.failure)
  const { sentence, lines } = read.value
  printer.say(printable(sentence))
  for (const line of lines) printer.say(`  ${printable(line)}`)
  return printer.finish({ entryId, ...read.value })
}

/** "3  2026-11-23 08:20  You  Moved “Essay 1”  (undone)". */
function sayHistoryItem(item: HistoryItem, language: Language): string {
  const { id, date, time, who, why, standing } = item
  const state = sayEntryStatus(standing, language)
  const author = who === null ? '?' : sayAuthor(who, language)
  return [
    `${id}`,
    `${date} ${time}`,
    author,
    printable(why),
    ...(state === '' ? [] : [terminalWords[language].historyLines.state(state)]),
  ].join('  ')
}

/** A turn opened in the terminal: a line for each model call and event; with --json all of it, for export. */
export const printTrace: Handler<'trace'> = async ({ session, printer }, { TURN: turn }) => {
  if (turn === undefined) {
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
