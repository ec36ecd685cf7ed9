// Calendars at addresses in the terminal (X12): added, read again, taken over, left, removed; the same requests as the window's.
import type { feedsCommand } from './command.ts'
import type { Problem, Reply } from '../../../shared/contract/ipc.ts'
import { feedAddressSchema, type FeedsView, type FeedView } from '../../../shared/feeds/feed.ts'
import { terminalWords } from '../../../shared/i18n/terminal-words.ts'
import type { Language } from '../../../shared/language.ts'
import { languageOf, zoneOf } from '../../session/context.ts'
import type { CommandContext, Handlers } from '../../terminal/command-context.ts'
import { sayImport, summarise } from '../../terminal/import-words.ts'
import type { ExitCode } from '../../terminal/printer.ts'
import { sayInstant } from '../../terminal/words.ts'
import { sayUnmetKinds } from '../../timetable/feed/unmet-kinds.ts'
import { readStandardInput } from '../../terminal/read-import.ts'

export const feeds: Handlers<typeof feedsCommand> = {
  '': async (context) => printView(context, await context.session.request('read-feeds', {})),
  add: async (context, { 'ADDRESS|-': typed, name, agree }) => {
    const given = { ...(name === undefined ? {} : { name }), ...agreed(agree) }
    const address = readAddress(typed)
    const added = await context.session.request('add-feed', { address, ...given })
    if (!added.ok) return refuse(context, added.failure)
    return finish(context, added.value.view, { id: added.value.id })
  },
  set: async (context, values) => {
    const { ID: id, name, auto, address, agree, 'take-over': over } = values
    const set = await context.session.request('set-feed', {
      id,
      ...(name === undefined ? {} : { name }),
      ...(auto === undefined ? {} : { isAutomatic: auto === 'on' }),
      ...(over === undefined ? {} : { takesOver: over === 'on' }),
      ...(address === undefined ? {} : { address: readAddress(address) }),
      ...agreed(agree),
    })
    return printView(context, set)
  },
  refresh: async (context, { ID: id }) => {
    const { session, printer } = context
    const read = await session.request('refresh-feeds', id === undefined ? {} : { id })
    if (!read.ok) return refuse(context, read.failure)
    const { text, isFailed, view } = read.value
    if (isFailed) return refuse(context, { code: 'feed-failed', message: text })
    for (const line of text.split('\n')) printer.say(line)
    return printer.finish({ text, ...view })
  },
  take: async (context, { ID: id, as: kinds = [], 'dry-run': dryRun = false }) => {
    const { session, printer } = context
    const preview = await session.request('preview-feed', { id, answers: { kinds: [...kinds] } })
    if (!preview.ok) return refuse(context, preview.failure)
    const language = languageOf(session.context)
    for (const line of sayImport(preview.value, language)) printer.say(line)
    const unmet = sayUnmetKinds(kinds, preview.value, language)
    if (unmet !== null) return printer.refuse({ code: 'no-such-line', message: unmet })
    const summary = summarise(preview.value)
    if (dryRun) return printer.finish({ dryRun, ...summary, diff: preview.value.diff })
    const { previewId } = preview.value
    const applied = await session.request('apply-import', { previewId })
    if (!applied.ok) return refuse(context, applied.failure)
    return printer.finish({ dryRun, ...summary })
  },
  leave: async (context, { ID: id }) =>
    printView(context, await context.session.request('leave-feed-changes', { id })),
  remove: async (context, { ID: id }) =>
    printView(context, await context.session.request('remove-feed', { id })),
}

function agreed(hosts: readonly string[] | undefined) {
  return hosts === undefined ? {} : { agreed: [...hosts] }
}

/** What is no address is refused as one that was typed. */
function readAddress(typed: string): string {
  if (typed !== '-') return typed
  const read = readStandardInput()
  const address = read.ok ? feedAddressSchema.safeParse(read.value.toString('utf8')) : null
  return address?.data ?? ''
}

/** With the way to agree, where a host is asked about. */
function refuse({ session, printer }: CommandContext, failure: Problem): ExitCode {
  const { host } = failure
  if (host === undefined) return printer.refuse(failure)
  const how = terminalWords[languageOf(session.context)].feedLines.agree(host)
  return printer.refuse({ ...failure, message: `${failure.message}\n${how}` })
}

function printView(
  context: CommandContext,
  view: Reply<'read-feeds' | 'set-feed' | 'leave-feed-changes' | 'remove-feed'>,
): ExitCode {
  return view.ok ? finish(context, view.value) : refuse(context, view.failure)
}

function finish({ session, printer }: CommandContext, view: FeedsView, besides = {}): ExitCode {
  const { context } = session
  for (const line of sayFeeds(view, zoneOf(context), languageOf(context))) printer.say(line)
  return printer.finish({ ...besides, ...view })
}

function sayFeeds({ feeds: all, kept }: FeedsView, zone: string, language: Language): string[] {
  const words = terminalWords[language].feedLines
  if (all.length === 0) return [words.none]
  const waits = all.some(({ waiting }) => waiting.count > 0)
  return [
    ...all.flatMap((feed) => sayFeed(feed, zone, language)),
    ...(waits ? [words.howToTake] : []),
    words.kept[kept],
  ]
}

function sayFeed(
  { id, settings, readAt, waiting, isNew, isOpenLine, problem }: FeedView,
  zone: string,
  language: Language,
): string[] {
  const words = terminalWords[language].feedLines
  const { name, shown, isAutomatic, takesOver } = settings
  return [
    `${id}  ${[...new Set([name, shown])].join(' · ')}`,
    ...(readAt === null ? [] : [`   ${words.readAt(sayInstant(readAt, zone))}`]),
    ...(waiting.count === 0 ? [] : [`   ${(isNew ? words.isNew : words.waits)(waiting.text)}`]),
    ...(isAutomatic ? [] : [`   ${words.onPress}`]),
    ...(takesOver ? [`   ${words.takesOver}`] : []),
    ...(isOpenLine ? [`   ${words.isOpen}`] : []),
    ...(problem === null ? [] : [`   ${problem.message}`]),
    ...(problem?.host == null ? [] : [`   ${words.agreeSet(id, problem.host)}`]),
  ]
}
