// How the feeds stand, as window and terminal show them (X13): never an address whole.
import { readSubscriptions, type SubscribedFeed } from '../../../db/feeds.ts'
import {
  countWaiting,
  type FeedProblem,
  type FeedsView,
  type FeedView,
  type FeedWaiting,
  waitingKinds,
} from '../../../shared/feeds/feed.ts'
import { feedWords } from '../../../shared/i18n/shared/feeds.ts'
import type { Language } from '../../../shared/language.ts'
import { listWords } from '../../../shared/text/join-words.ts'
import { succeed } from '../../../shared/result.ts'
import { openLineOf } from '../../../shared/model/open-line.ts'
import { languageOf, type SessionContext } from '../../session/context.ts'
import { hasKeychain } from './keep-address.ts'
import type { Handler } from '../../session/handler.ts'

export const readFeedsView: Handler<'read-feeds'> = (context) => succeed(viewFeeds(context))

export function viewFeeds(context: SessionContext): FeedsView {
  const language = languageOf(context)
  return {
    feeds: readSubscriptions(context.database).map((feed) => viewFeed(feed, language)),
    kept: hasKeychain(context) ? 'keychain' : 'file',
  }
}

function viewFeed({ id, settings, status }: SubscribedFeed, language: Language): FeedView {
  const { agreed: _, ...shown } = settings
  const { readAt, waiting, known, problem } = status
  return {
    id,
    settings: shown,
    readAt,
    waiting: { count: countWaiting(waiting), text: sayWaiting(waiting, language) },
    isNew: known === null,
    isOpenLine: openLineOf(settings.shown) !== null,
    problem:
      problem === null
        ? null
        : {
            message: sayFeedProblem(problem, language),
            isQuiet: problem.kind === 'offline',
            host: hostToAgree(problem),
          },
  }
}

/** "2 new, 1 moved". */
export function sayWaiting(waiting: FeedWaiting, language: Language): string {
  const said = waitingKinds.flatMap((kind) =>
    waiting[kind] > 0 ? [feedWords[language].waitingKinds[kind](waiting[kind])] : [],
  )
  return listWords(said, language)
}

export function sayTaken(context: SessionContext, name: string, count: number): string {
  return feedWords[languageOf(context)].feedNotes.taken(name, count)
}

/** The host that the person is asked about. */
export function hostToAgree({ kind, detail }: FeedProblem): string | null {
  return kind === 'elsewhere' || kind === 'open-line' ? detail : null
}

export function sayFeedProblem({ kind, detail }: FeedProblem, language: Language): string {
  return feedWords[language].feedProblems[kind](detail.replace(/^http:\/\//, ''))
}
