// Starts the agent in its three ways: by a text from the person, by a verdict on a card, by a turn that a kill cut off.
import { agentWords } from '../../shared/i18n/core/agent.ts'
import type { TimelineEvent, TurnEnding } from '../../shared/agent/timeline.ts'
import type { Card } from '../../shared/agent/card.ts'
import type { Message } from '../../shared/agent/message.ts'
import { succeed } from '../../shared/result.ts'
import type { RecordKey } from '../../shared/schedule/diff.ts'
import { toolPacks, type ToolPack } from '../../shared/tools/catalogue.ts'
import { acceptRound, rejectRound } from './cards/answer-round.ts'
import { alwaysActivePack } from './check-call.ts'
import { commitRound, type Progress } from './graph/commit-round.ts'
import {
  beginState,
  callNumber,
  readSnapshot,
  writeSnapshot,
  type GraphState,
} from './graph/graph-state.ts'
import { isRunning, resume } from './graph/next.ts'
import { hashBody, closeCard } from './cards/open-card.ts'
import type { AgentPorts, Conversation } from './ports.ts'
import { isPutAway, isSceneCard, keepingOf, keepSceneCard } from './cards/keep-scene-card.ts'
import { runTurn, type TurnResult } from './graph/runner.ts'
import {
  alsoSaid,
  makeRound,
  openTurn,
  spoken,
  type ChatAnswer,
  type Round,
  type Turn,
} from './graph/turn.ts'

export type { AgentPorts, Conversation } from './ports.ts'
export { runTurn, type TurnResult } from './graph/runner.ts'

export type CardAnswer = {
  cardId: string
  /** That of the card as it was shown. */
  hash: string
  verdict: 'accept' | 'reject'
  note: string
  /** With a yes: these of its changes and no others; absent is all of them. */
  only?: readonly RecordKey[] | undefined
}

export type AnswerResult = {
  /** `already`, `unknown-card`, `wrong-hash` and `refused` have written nothing. */
  outcome: 'accepted' | 'rejected' | 'stale' | 'already' | 'unknown-card' | 'wrong-hash' | 'refused'
  /** Why just these changes can't be accepted, with `refused`. */
  text?: string
  /** How the turn went on; null when it did not. */
  ending: TurnEnding | null
  /** The card that now waits, if one does. */
  cardId: string | null
}

/** Runs a turn that has begun, with what was heard in its first words, if it was listened to. */
export function runBegun(turn: Turn, heard: ChatAnswer | null): Promise<TurnResult> {
  return runTurn({ turn: { ...turn, heard }, position: resume(turn.state) })
}

/** The text as the answer to the question or the open card that the conversation waits on; null when it waits on none. */
export function answerWaiting(
  ports: AgentPorts,
  conversation: Conversation,
  text: string,
  signal: AbortSignal,
): Progress | null {
  const saved = readSnapshot(conversation.snapshot)
  if (saved === null) return null
  const card = waitingCard(conversation, saved)
  if (card !== null) {
    const turn = openTurn(ports, conversation, saved, signal)
    const keeping = isSceneCard(card) ? keepingOf(text) : null
    const round =
      keeping === null ? rejectRound(turn, card, text) : keepSceneCard(turn, text, keeping)
    return commitRound(turn, typed(text, round))
  }
  if (saved.phase !== 'interrupted') return null
  const round = makeRound(
    { kind: 'person-said', text },
    { messages: [{ role: 'user', content: text }] },
  )
  return commitRound(openTurn(ports, conversation, saved, signal), typed(text, round))
}

/**
 * The person has gone on to something else: the card or question of the graph's own that waits is left, its turn over.
 * A scene's card is never left so: its words are its scene's. Answers with the conversation as it stands then.
 */
export function leaveWaiting(
  ports: AgentPorts,
  conversation: Conversation,
  signal: AbortSignal,
): Conversation {
  const saved = readSnapshot(conversation.snapshot)
  if (saved === null) return conversation
  const card = waitingCard(conversation, saved)
  const isLeft =
    card === null ? saved.phase === 'interrupted' : !isSceneCard(card) || isPutAway(card)
  if (!isLeft) return conversation
  const turn = openTurn(ports, conversation, saved, signal)
  const round = card === null ? makeRound({ kind: 'turn-left' }) : leftRound(turn, card)
  const said =
    card?.body.kind === 'plan' ? spoken(agentWords[ports.language()].notices.planLeft) : spoken('')
  const left = commitRound(turn, { ...alsoSaid(round, said), event: { kind: 'turn-left' } }).turn
  return { ...conversation, snapshot: null, messages: [...left.messages], cards: [...left.cards] }
}

function leftRound(turn: Turn, card: Card): Round {
  return isPutAway(card)
    ? makeRound({ kind: 'turn-left' }, closeCard(card, 'rejected', ''))
    : rejectRound(turn, card, '')
}

/** The person's verdict (G6): nothing else closes a card. `lead` runs the turn on from there. */
export async function answerCard(
  ports: AgentPorts,
  conversation: Conversation,
  answer: CardAnswer,
  signal: AbortSignal,
  lead: (progress: Progress) => Promise<TurnResult> = runTurn,
): Promise<AnswerResult> {
  const card = conversation.cards.find(({ id }) => id === answer.cardId)
  const unanswered = { ending: null, cardId: openCardOf(conversation)?.id ?? null }
  if (card === undefined) return { outcome: 'unknown-card', ...unanswered }
  if (answer.hash !== card.hash || hashBody(card.body) !== card.hash) {
    return { outcome: 'wrong-hash', ...unanswered }
  }
  if (card.status !== 'open') return { outcome: 'already', ...unanswered }
  const turn = findWaiting(ports, conversation, card, signal)
  if (turn === null) return closeOrphan(ports, conversation, card)
  const { note, only = null } = answer
  const answered =
    answer.verdict === 'accept'
      ? await acceptRound(turn, card, { note, only })
      : succeed(rejectRound(turn, card, note))
  if (!answered.ok) return { outcome: 'refused', text: answered.failure, ...unanswered }
  const round = answered.value
  const result = await lead(commitRound(turn, round))
  return { outcome: outcomeOf(round), ...result }
}

/** The turn that waits on this card; null when none does. */
export function findWaiting(
  ports: AgentPorts,
  conversation: Conversation,
  card: Card,
  signal: AbortSignal,
): Turn | null {
  const saved = readSnapshot(conversation.snapshot)
  if (saved === null || waitingCard(conversation, saved)?.id !== card.id) return null
  return openTurn(ports, conversation, saved, signal)
}

/** Whether a turn was running when the conversation was last written. */
export function isCutOff({ snapshot }: Pick<Conversation, 'snapshot'>): boolean {
  const saved = readSnapshot(snapshot)
  return saved !== null && isRunning(saved.phase)
}

/** The turn as it was last committed; null when there is none. */
export function reopenTurn(
  ports: AgentPorts,
  conversation: Conversation,
  signal: AbortSignal,
): Progress | null {
  const saved = readSnapshot(conversation.snapshot)
  if (saved === null) return null
  return { turn: openTurn(ports, conversation, saved, signal), position: resume(saved) }
}

/** Commits the person's words; the chat node runs next. A turn that a kill cut off and nobody resumed ends here. */
export function beginTurn(
  ports: AgentPorts,
  conversation: Conversation,
  text: string,
  signal: AbortSignal,
): Progress {
  const cutOff = reopenTurn(ports, conversation, signal)
  if (cutOff !== null && isRunning(cutOff.turn.state.phase)) {
    commitRound(cutOff.turn, makeRound({ kind: 'stopped' }))
  }
  const state = beginState(
    ports.newId(),
    text,
    packsOf(conversation.messages),
    nextCallNumber(conversation),
  )
  const orphan = openCardOf(conversation)
  const stale = orphan === null ? null : staleParts(ports, orphan)
  const messages: Message[] = [{ role: 'user', content: text }]
  ports.commit({
    conversationId: conversation.id,
    traceId: state.traceId,
    at: ports.at(),
    snapshot: writeSnapshot(state),
    messages,
    events: [
      { kind: 'turn-start', text },
      ...(stale === null ? [] : stale.events),
      { kind: 'status', phase: state.phase },
    ],
    cards: stale === null ? [] : stale.cards,
    change: null,
  })
  const known = { ...conversation, messages: [...conversation.messages, ...messages] }
  return { turn: openTurn(ports, known, state, signal), position: resume(state) }
}

/** A card whose turn can't be read any more, because another version left it. */
function closeOrphan(ports: AgentPorts, conversation: Conversation, card: Card): AnswerResult {
  const { events, cards } = staleParts(ports, card)
  const snapshot = readSnapshot(conversation.snapshot) === null ? null : conversation.snapshot
  ports.commit({
    conversationId: conversation.id,
    traceId: card.traceId,
    at: ports.at(),
    snapshot,
    messages: [],
    events,
    cards,
    change: null,
  })
  return { outcome: 'stale', ending: null, cardId: null }
}

function staleParts(ports: AgentPorts, { id: cardId, body }: Card) {
  const note = agentWords[ports.language()].stale.unreadableTurn
  const events: TimelineEvent[] = [{ kind: 'card-answer', cardId, verdict: 'stale', note }]
  // The call that waited on the card has begun in the timeline, and ends with it.
  if ('call' in body) {
    events.push({ kind: 'tool-call-end', callId: body.call.id, outcome: 'stale', text: note })
  }
  return {
    events,
    cards: [{ kind: 'settle', cardId, status: 'stale', note } as const],
  }
}

function typed(text: string, round: Round): Round {
  return { ...round, events: [{ kind: 'turn-start', text }, ...round.events] }
}

function openCardOf({ cards }: Conversation): Card | null {
  return cards.find(({ status }) => status === 'open') ?? null
}

function waitingCard({ cards }: Conversation, saved: GraphState | null): Card | null {
  const { waiting } = saved ?? { waiting: { kind: 'nothing' } as const }
  if (waiting.kind !== 'card') return null
  return cards.find(({ id, status }) => id === waiting.cardId && status === 'open') ?? null
}

function outcomeOf({ event }: Round): 'accepted' | 'rejected' | 'stale' {
  if (event.kind === 'card-accepted') return 'accepted'
  return event.kind === 'card-rejected' ? 'rejected' : 'stale'
}

/** Above every call that the timeline has seen start. */
export function nextCallNumber({ timeline }: Conversation): number {
  return timeline.reduce(
    (next, { event }) =>
      event.kind === 'tool-call-start' ? Math.max(next, callNumber(event.call.id) + 1) : next,
    1,
  )
}

/** The packs that earlier turns of the conversation have added and not removed (T6). */
function packsOf(messages: readonly Message[]): ToolPack[] {
  const active = new Set<ToolPack>([alwaysActivePack])
  for (const message of messages) {
    if (message.role !== 'assistant' || message.call === null) continue
    const { name, arguments: values } = message.call
    if (name !== 'context_tools_add' && name !== 'context_tools_remove') continue
    for (const pack of toolPacks.filter((each) => includes(values['packs'], each))) {
      if (name === 'context_tools_add') active.add(pack)
      else active.delete(pack)
    }
  }
  return toolPacks.filter((pack) => active.has(pack))
}

function includes(value: unknown, wanted: string): boolean {
  return Array.isArray(value) && value.includes(wanted)
}
