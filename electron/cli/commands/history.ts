// The history in the terminal: who changed what and why, what one entry did, and the way to any point of it.
import { terminalWords } from '../../../shared/i18n/terminal-words.ts'
import { historyEntries } from '../../../db/history.ts'
import type { HistoryItem } from '../../../shared/history/history-view.ts'
import { languageOf } from '../../session/context.ts'
import { printable } from '../printable.ts'
import type { Command } from '../command-line/command.ts'
import type { ExitCode } from '../printer.ts'
import type { CommandContext } from './command-context.ts'
import type { Language } from '../../../shared/language.ts'
import { sayAuthor, sayStanding } from '../../../shared/history/say-history.ts'

export function runHistory(
  context: CommandContext,
  command: Extract<Command, { name: 'undo' | 'redo' | 'history' }>,
): Promise<ExitCode> {
  if (command.name !== 'history') return walkHistory(context, command.name, command.to)
  return command.entry === null ? listHistory(context) : printEntry(context, command.entry)
}

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
  const state = sayStanding(standing, language)
  const author = who === null ? '?' : sayAuthor(who, language)
  return [
    `${id}`,
    `${date} ${time}`,
    author,
    printable(why),
    ...(state === '' ? [] : [terminalWords[language].historyLines.state(state)]),
  ].join('  ')
}
