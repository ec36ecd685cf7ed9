// Takes each push of the core into the stores; a push that does not fit asks for the whole view again.
import type { Card } from '../../shared/agent/card.ts'
import { assertNever } from '../../shared/assert-never.ts'
import type { PushEvent } from '../../shared/contract/ipc.ts'
import type { CaldavView } from '../../shared/exchange/caldav.ts'
import { windowWords } from '../../shared/i18n/window-words.ts'
import type { ScheduleDiff } from '../../shared/schedule/diff.ts'
import type { AppView } from '../../shared/view/app-view.ts'
import type { Preferences } from '../../shared/view/preferences.ts'
import { appendDelta, appendEvent, openCardOf, putCard } from './chat-store.ts'
import type { Desk } from './desk.ts'
import { firstGhostDay } from './proposal-store.ts'
import { offerPart } from './part-choice.ts'
import { withSideJob } from './side-jobs.ts'
import { toDay } from './week-store.ts'

/** Fills every store from one answer. */
export function showView(desk: Desk, view: AppView): void {
  takePreferences(desk, view.preferences)
  desk.settings.set({ isLoaded: true })
  desk.past.set({ shown: null })
  desk.frame.set({ dataNotices: view.dataNotices })
  desk.week.load(view)
  desk.chat.set({
    timeline: view.timeline,
    cards: new Map(view.cards.map((card) => [card.id, card])),
    pendingText: '',
    pendingReasoning: '',
    progress: null,
    isRunning: view.isRunning,
    conversation: view.conversation,
    queued: view.queued,
    response: null,
  })
  followOpenCard(desk)
}

export function receivePush(desk: Desk, event: PushEvent, reload: () => void): void {
  switch (event.kind) {
    case 'timeline':
      // Whoever speaks, or changes something, wants to see the week as it is.
      if (event.entry.event.kind === 'turn-start') desk.past.set({ shown: null })
      return desk.chat.set((state) => appendEvent(state, event.entry))
    case 'delta':
      return desk.chat.set((state) => appendDelta(state, event.delta))
    case 'plan-progress':
      return desk.chat.set({ progress: event.progress })
    case 'side-job-progress':
      return desk.frame.set(({ sideJobs }) => ({ sideJobs: withSideJob(sideJobs, event.progress) }))
    case 'caldav':
      return takeCaldav(desk, event.view)
    case 'feeds':
      // Who shows them asks anew.
      return event.taken === '' ? undefined : tell(desk, event.taken)
    case 'card':
      desk.chat.set((state) => putCard(state, event.card))
      return followOpenCard(desk)
    case 'schedule':
      desk.past.set({ shown: null })
      desk.week.view.set({ history: event.history })
      // What was worth saying next was so for the plan as it stood.
      desk.chat.set({ response: null })
      if (!desk.week.apply(event.diff, event.term)) return reload()
      return desk.proposal.settle(touchedTasks(event.diff))
    case 'data-notices':
      return desk.frame.set({ dataNotices: event.notices })
    case 'clock':
      return desk.week.view.set({ clock: event.clock })
    case 'running':
      return desk.chat.set({ isRunning: event.isRunning, progress: null })
    case 'queued':
      return desk.chat.set({ queued: event.queued })
    case 'preferences':
      if (event.preferences.language !== desk.settings.get().language)
        desk.chat.set({ response: null })
      return takePreferences(desk, event.preferences)
    case 'reminder':
    case 'menu-action':
    case 'recite':
    case 'homework':
    case 'pack':
      // What the page does then is the part of the frame, and of the pages that show it.
      return undefined
    case 'guide':
      return desk.guide.set(({ told }) => ({ told: told + 1 }))
    case 'reload':
      return reload()
    default:
      return assertNever(event)
  }
}

function tell(desk: Desk, text: string): void {
  desk.frame.set(({ notice }) => ({ notice: { kind: 'done', text, at: (notice?.at ?? 0) + 1 } }))
}

/** Says it where more was changed there than the person has seen. */
function takeCaldav(desk: Desk, view: CaldavView): void {
  const words = windowWords[desk.settings.get().language].caldav
  desk.frame.set(({ caldav, notice }) => {
    const seen = caldav?.changes.length ?? 0
    const count = view.changes.length
    if (count <= seen) return { caldav: view }
    const at = (notice?.at ?? 0) + 1
    return { caldav: view, notice: { kind: 'done', text: words.changedThere(count), at } }
  })
}

/** Brings the first day that the card would change into view. */
export function showProposal(desk: Desk): void {
  const today = desk.week.view.get().clock.moment.day
  const day = firstGhostDay(desk.proposal.view.get().ghosts, today)
  if (day !== null) desk.week.view.set((view) => toDay(view, day))
  desk.frame.set({ view: 'week' })
  desk.proposal.view.set(({ shows }) => ({ shows: shows + 1 }))
}

function followOpenCard(desk: Desk): void {
  const card: Card | null = openCardOf(desk.chat.get())
  const drawn = desk.proposal.view.get().cardId
  if (card === null) {
    if (drawn !== null) desk.proposal.clear()
    desk.composer.set({ isAnsweringCard: false })
  } else if (card.id !== drawn) {
    offerPart(desk, card)
    desk.proposal.show(card.id, card.body.diff)
    // The strip above the week now says what waits: good news of before would lie over it.
    desk.frame.set(({ notice }) => (notice?.kind === 'done' ? { notice: null } : {}))
    showProposal(desk)
  }
}

function touchedTasks(diff: ScheduleDiff): number[] {
  return [...Object.values(diff.added), ...Object.values(diff.updated).map(([, to]) => to)]
    .filter((record) => record.kind !== 'class')
    .map((record) => record.id)
}

// Preferences that were set here and are not kept yet: what the core tells meanwhile is of before, and must not undo them.

const preferences = new WeakMap<
  Desk,
  { told: Partial<Preferences>; asked: Set<Partial<Preferences>> }
>()

function preferencesOf(desk: Desk) {
  const known = preferences.get(desk) ?? { told: {}, asked: new Set() }
  preferences.set(desk, known)
  return known
}

/** Shows a change at once. Answers with what is to be called once the core has answered; null: it could not keep it. */
export function holdAsked(
  desk: Desk,
  change: Partial<Preferences>,
): (kept: Preferences | null) => void {
  const { asked } = preferencesOf(desk)
  asked.add(change)
  desk.settings.set(change)
  return (kept) => {
    asked.delete(change)
    takePreferences(desk, kept ?? preferencesOf(desk).told)
  }
}

/** Shows what was told, with all that is still asked for, the newest last: an answer to one change knows nothing of the next. */
function takePreferences(desk: Desk, told: Partial<Preferences>): void {
  const known = preferencesOf(desk)
  known.told = told
  desk.settings.set(Object.assign({}, told, ...known.asked))
}
