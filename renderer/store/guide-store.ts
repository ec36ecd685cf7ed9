// Holds the guide of the shown conversation as the page knows it, and how the person likes to see it, which is remembered.
import type { GuideView } from '../../shared/guide/requests.ts'
import { createStore, type Store } from './store.ts'
import type { StoredTimelineEvent } from '../../shared/agent/timeline.ts'
import type { GuideState } from '../../shared/guide/guide-state.ts'
import { ownKey } from '../client/own-key.ts'

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

const key = 'weekloom-guide'

/** Whether it is folded while it grows, and once the card shows the same or it is written. */
export type GuideChoices = {
  growing?: boolean
  settled?: boolean
  /** The card of the written guide that is out of sight. */
  putAway?: string
}

export function stretchOf(state: GuideState): 'growing' | 'settled' {
  return state === 'CONFIRMING' || state === 'FINISHED' ? 'settled' : 'growing'
}

/** Open while it grows, folded then, unless the person chose otherwise for that stretch. */
export function isFoldedAt(choices: GuideChoices, state: GuideState): boolean {
  const stretch = stretchOf(state)
  return choices[stretch] ?? stretch === 'settled'
}

/** One that goes on afterwards is there again. */
export function isPutAway(
  choices: GuideChoices,
  { state, cardId }: Pick<GuideView, 'state' | 'cardId'>,
): boolean {
  return state === 'FINISHED' && cardId !== null && choices.putAway === cardId
}

/** Whether something else was said since it was written. `cardId` is that of the card that wrote it. */
export function hasGoneOn(
  timeline: readonly Pick<StoredTimelineEvent, 'event'>[],
  cardId: string | null,
): boolean {
  const written = timeline.findLastIndex(
    ({ event }) => event.kind === 'card-answer' && event.cardId === cardId,
  )
  return written < 0 || timeline.slice(written).some(({ event }) => event.kind === 'turn-start')
}

function readGuideChoices(): GuideChoices {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(ownKey(key)) ?? 'null')
    if (typeof read !== 'object' || read === null) return {}
    const choices: GuideChoices = {}
    for (const [name, value] of Object.entries(read)) {
      if ((name === 'growing' || name === 'settled') && typeof value === 'boolean')
        choices[name] = value
      if (name === 'putAway' && typeof value === 'string') choices.putAway = value
    }
    return choices
  } catch {
    return {}
  }
}

export function keepGuideChoices(choices: GuideChoices): void {
  try {
    localStorage.setItem(ownKey(key), JSON.stringify(choices))
  } catch {
    // Storage may be refused: then the next time begins anew.
  }
}
