// Steering (G13): messages for a turn that runs, another call on a card, conversations, branches, the week as it was.
import type { Card } from '../../shared/agent/card.ts'
import type { Chip } from '../../shared/conversation/chips.ts'
import type { AppView } from '../../shared/view/app-view.ts'
import type { Result } from '../../shared/result.ts'
import { ask, focusComposer, inquire, say, summonComposer } from './actions.ts'
import { openCardOf, takeResponse } from './chat-store.ts'
import type { Desk } from './desk.ts'
import { showView } from './receive-push.ts'

/** Said once the turn that runs has ended; what could not be kept comes back as the draft. */
export async function queueMessage(desk: Desk, text: string): Promise<void> {
  const queued = await ask(desk, 'queue-message', { text })
  if (queued !== null) return desk.chat.set(queued)
  desk.composer.set(({ draft }) => (draft === '' ? { draft: text, isUnsent: true } : {}))
}

/** Stops the turn that runs and says it in its place. */
export function sayInstead(desk: Desk, text: string): Promise<void> {
  return say(desk, text, { stops: true })
}

export async function dropQueued(desk: Desk, id: number): Promise<void> {
  const left = await ask(desk, 'drop-queued', { id })
  if (left !== null) desk.chat.set(left)
}

export async function sendQueued(desk: Desk, id: number): Promise<void> {
  // With an open card it is the answer to it, as if it were typed now.
  desk.composer.set({ isAnsweringCard: false })
  await ask(desk, 'send-queued', { id })
}

/** Null when the changed call waits on a card of its own; else the sentence that says why it can't be done. */
export async function reviseCard(
  desk: Desk,
  { id, hash }: Card,
  values: Record<string, unknown>,
): Promise<string | null> {
  const revised = await inquire(desk, 'revise-card', { cardId: id, hash, arguments: values })
  if (!revised.ok) return revised.failure
  desk.chat.set({ summoned: revised.value.cardId })
  return null
}

/** None where the card came of something else than words, and where they could not be had. */
export async function readChips(desk: Desk, { id: cardId }: Card): Promise<readonly Chip[]> {
  const read = await inquire(desk, 'read-chips', { cardId })
  return read.ok ? read.value.chips : []
}

/** Empty when what comes of that reading is shown; else the sentence that says why it can't be. */
export async function chooseReading(
  desk: Desk,
  { id: cardId, hash }: Card,
  { id: chip }: Chip,
  choice: string,
): Promise<string> {
  const chosen = await inquire(desk, 'choose-reading', { cardId, hash, chip, choice })
  if (!chosen.ok) return chosen.failure
  const { value } = chosen
  desk.chat.set((state) => ({ ...takeResponse(state, value), summoned: value.cardId }))
  if (value.cardId === null) focusComposer(desk)
  return ''
}

/** Null when the view that was asked for is shown; else the sentence that says why not. */
export async function turnTo(
  desk: Desk,
  asked: Promise<Result<AppView, string>>,
): Promise<string | null> {
  const view = await asked
  if (!view.ok) return view.failure
  showView(desk, view.value)
  if (openCardOf(desk.chat.get()) === null) focusComposer(desk)
  return null
}

/** The words of the turn that is left out come back as the draft; a draft that was begun stays below them. */
export async function askAgainFrom(desk: Desk, seq: number): Promise<void> {
  const branched = await ask(desk, 'branch-conversation', { seq })
  if (branched === null) return
  showView(desk, branched.view)
  const begun = desk.composer.get().draft.trim()
  summonComposer(desk, { draft: begun === '' ? branched.text : `${branched.text}\n\n${begun}` })
}

export async function showThen(desk: Desk, seq: number): Promise<void> {
  const shown = await ask(desk, 'read-state-then', { seq })
  if (shown === null) return
  desk.frame.set({ details: null, view: 'week' })
  desk.past.set({ shown })
}

export function backToNow(desk: Desk): void {
  desk.past.set({ shown: null })
}
