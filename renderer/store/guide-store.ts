// The guide of the shown conversation, as the page knows it: read again whenever the core tells that it changed.
import type { GuideView } from '../../shared/guide/requests.ts'
import { isPutAway, readGuideChoices, type GuideChoices } from './guide-choices.ts'
import { createStore, type Store } from './store.ts'

export type GuideStoreState = {
  view: GuideView | null
  /** The conversation that it belongs to. */
  of: string
  /** Counts the times that the core told of a change. */
  told: number
  /** What was asked for last: an answer to anything before it comes too late. */
  asked: string
  choices: GuideChoices
}

/** The guide that is in sight; null where there is none, or a written one was put away. */
export function shownGuide(
  { view, of, choices }: GuideStoreState,
  conversation: string,
): GuideView | null {
  if (view === null || of !== conversation || isPutAway(choices, view)) return null
  const isWritten = view.state === 'FINISHED' && view.draft !== null
  return view.isActive || isWritten ? view : null
}

export function createGuideStore(): Store<GuideStoreState> {
  const choices = readGuideChoices()
  return createStore<GuideStoreState>({ view: null, of: '', told: 0, asked: '', choices })
}
