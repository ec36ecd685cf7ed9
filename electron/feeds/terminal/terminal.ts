// Calendars at addresses in the terminal (X12): added, read again, taken over, left, removed; the same requests as the window's.
import type { feedsCommand } from './command.ts'
import { feedAddressSchema, type FeedsView, type FeedView } from '../../../shared/feeds/feed.ts'
import { zoneOf } from '../../session/context.ts'
import { ask, type CommandContext, type Handlers } from '../../terminal/command-context.ts'
import { sayImport, summarise } from '../../terminal/import-words.ts'
import type { ExitCode } from '../../terminal/printer.ts'
import { sayInstant } from '../../terminal/words.ts'
import { sayUnmetKinds } from '../../timetable/feed/unmet-kinds.ts'
import { readStandardInput } from '../../terminal/read-import.ts'

export const feeds: Handlers<typeof feedsCommand> = {
  '': (context) => ask(context, 'read-feeds', {}, (view) => finish(context, view)),
  add: (context, { 'ADDRESS|-': typed, name, agree }) => {
    const given = { ...(name === undefined ? {} : { name }), ...agreed(agree) }
    return ask(context, 'add-feed', { address: readAddress(typed), ...given }, (added) =>
      finish(context, added.view, { id: added.id }),
    )
  },
  set: (context, values) => {
    const { ID: id, name, auto, address, agree, 'take-over': over } = values
    const wish = {
      id,
      ...(name === undefined ? {} : { name }),
      ...(auto === undefined ? {} : { isAutomatic: auto === 'on' }),
      ...(over === undefined ? {} : { takesOver: over === 'on' }),
      ...(address === undefined ? {} : { address: readAddress(address) }),
      ...agreed(agree),
    }
    return ask(context, 'set-feed', wish, (view) => finish(context, view))
  },
  refresh: (context, { ID: id }) =>
    ask(context, 'refresh-feeds', id === undefined ? {} : { id }, ({ text, isFailed, view }) =>
      isFailed
        ? context.printer.refuse({ code: 'feed-failed', message: text })
        : context.printer.end(text.split('\n'), { text, ...view }),
    ),
  take: (context, { ID: id, as: kinds = [], 'dry-run': dryRun = false }) =>
    ask(context, 'preview-feed', { id, answers: { kinds: [...kinds] } }, (preview) => {
      const { printer, language } = context
      for (const line of sayImport(preview, language)) printer.say(line)
      const unmet = sayUnmetKinds(kinds, preview, language)
      if (unmet !== null) return printer.refuse({ code: 'no-such-line', message: unmet })
      const summary = summarise(preview)
      const { previewId, diff } = preview
      if (dryRun) return printer.finish({ dryRun, ...summary, diff })
      return ask(context, 'apply-import', { previewId }, () =>
        printer.finish({ dryRun, ...summary }),
      )
    }),
  leave: (context, { ID: id }) =>
    ask(context, 'leave-feed-changes', { id }, (view) => finish(context, view)),
  remove: (context, { ID: id }) =>
    ask(context, 'remove-feed', { id }, (view) => finish(context, view)),
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

function finish(context: CommandContext, view: FeedsView, besides = {}): ExitCode {
  return context.printer.end(sayFeeds(context, view), { ...besides, ...view })
}

function sayFeeds(context: CommandContext, { feeds: all, kept }: FeedsView): string[] {
  const words = context.words.feedLines
  if (all.length === 0) return [words.none]
  const waits = all.some(({ waiting }) => waiting.count > 0)
  return [
    ...all.flatMap((feed) => sayFeed(context, feed)),
    ...(waits ? [words.howToTake] : []),
    words.kept[kept],
  ]
}

function sayFeed(
  { session, words: { feedLines: words } }: CommandContext,
  { id, settings, readAt, waiting, isNew, isOpenLine, problem }: FeedView,
): string[] {
  const zone = zoneOf(session.context)
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
