// Ticking the changes of the open card: each choice takes along what it needs, and a sentence says so (S7).
import { useMemo } from 'react'
import { isPartable } from '../../shared/agent/card-part.ts'
import type { Card } from '../../shared/agent/card.ts'
import type { WindowWords } from '../../shared/i18n/window-words.ts'
import type { RecordKey, ScheduleDiff } from '../../shared/schedule/diff.ts'
import {
  choosableKeys,
  isDivisible,
  leaveChanges,
  takeChanges,
  type PartQuestion,
  keepChanges,
} from '../../shared/schedule/part-of-diff.ts'
import {
  sayComesAlong,
  sayLeft,
  sayPartProblem,
  sayStaysBehind,
} from '../../shared/words/schedule/say-part.ts'
import { openCardOf } from './chat-store.ts'
import type { Desk } from './desk.ts'
import { useDesk, useStore } from './use-store.ts'

function questionOf({ week }: Desk, { body }: Card): PartQuestion | null {
  const { state, clock } = week.view.get()
  return state === null ? null : { state, diff: body.diff, now: clock.moment }
}

/** A card is taken whole until the person unticks something; in the place of a stale one, what they had unticked there. */
export function offerPart(desk: Desk, card: Card): void {
  const before = desk.proposal.choice.get()
  if (before.cardId === card.id) return
  const question = isPartable(card.body) ? questionOf(desk, card) : null
  const isOffered = question !== null && isDivisible(question)
  const known = before.cardId === null ? undefined : desk.chat.get().cards.get(before.cardId)
  const unticked = isOffered && known?.status === 'stale' ? before.left : []
  const left = question === null || unticked.length === 0 ? [] : leaveOut(question, unticked)
  desk.proposal.choose({ cardId: card.id, isOffered, left, said: '' })
}

/** These, as far as the change has them, and what needs them. */
function leaveOut(question: PartQuestion, unticked: readonly RecordKey[]): RecordKey[] {
  const all = choosableKeys(question.diff)
  const { keys } = leaveChanges(question, all, unticked)
  return all.filter((key) => !keys.includes(key))
}

/** The changes that a yes is for; null is all of them. */
export function chosenPart(desk: Desk, { id, body }: Card): RecordKey[] | null {
  const { cardId, left } = desk.proposal.choice.get()
  if (cardId !== id || left.length === 0) return null
  return choosableKeys(body.diff).filter((key) => !left.includes(key))
}

/** Takes these changes with all that they need, or leaves them out with all that needs them. */
export function chooseChanges(
  desk: Desk,
  card: Card,
  keys: readonly RecordKey[],
  isTaken: boolean,
): void {
  const { choice } = desk.proposal
  const question = questionOf(desk, card)
  const before = choice.get()
  if (question === null || before.cardId !== card.id || !before.isOffered) return
  const language = desk.settings.get().language
  const all = choosableKeys(card.body.diff)
  const taken = all.filter((key) => !before.left.includes(key))
  const choose = (chosen: readonly RecordKey[], said: string) => {
    const left = all.filter((key) => !chosen.includes(key))
    desk.proposal.choose({ ...before, left, said })
  }
  if (!isTaken) {
    const { keys: kept, links } = leaveChanges(question, taken, keys)
    const behind = sayStaysBehind(question.diff, links, language)
    return choose(kept, behind === '' ? sayLeft(question, kept, keys, language) : behind)
  }
  const grown = takeChanges(question, [...new Set([...taken, ...keys])])
  if (grown.ok)
    return choose(grown.value.keys, sayComesAlong(question.diff, grown.value.links, language))
  // All of it can always be asked for: the core then says what has become of it.
  if (taken.length + keys.length >= all.length) return choose(all, '')
  desk.proposal.choose({ ...before, said: sayPartProblem(question.diff, grown.failure, language) })
}

/** For a press on a ghost. */
export function toggleGhost(desk: Desk, taskId: number): void {
  const card = openCardOf(desk.chat.get())
  if (card === null) return
  const key: RecordKey = `task:${taskId}`
  chooseChanges(desk, card, [key], desk.proposal.choice.get().left.includes(key))
}

export type ShownPart = {
  /** Whether something of the card can be taken without all of it. */
  isOffered: boolean
  keys: readonly RecordKey[]
  left: ReadonlySet<RecordKey>
  taken: number
  /** How much is ticked, of how much; null while that is all. */
  share: { taken: number; of: number } | null
  /** What is ticked, as a change of its own. */
  diff: ScheduleDiff
  /** What came along with the last tick, or went with it; empty where nothing did. */
  said: string
}

/** What of an open card is ticked, as its parts show it. */
export function usePart({ id, body }: Card): ShownPart {
  const choice = useStore(useDesk().proposal.choice, (state) => state)
  const keys = useMemo(() => choosableKeys(body.diff), [body.diff])
  const { isOffered, left, said } = choice.cardId === id ? choice : wholeCard
  return useMemo(() => {
    const out = new Set(left)
    const ticked = keys.filter((key) => !out.has(key))
    const diff = out.size === 0 ? body.diff : keepChanges(body.diff, ticked)
    const taken = ticked.length
    const share = out.size === 0 ? null : { taken, of: keys.length }
    return { isOffered, keys, left: out, taken, share, diff, said }
  }, [isOffered, left, said, keys, body.diff])
}

const wholeCard = { isOffered: false, left: [], said: '' } as const

/** The name of the button that says yes. */
export function sayAccept(words: WindowWords['card'], share: ShownPart['share']): string {
  return share === null || share.taken === 0
    ? words.accept
    : words.acceptPart(share.taken, share.of)
}
