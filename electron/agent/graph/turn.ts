// Opens a turn under way: the ports, the graph state as last committed, and the history that a model is shown.
import type { CardWrite, SceneWrite, ScheduleChange } from '../../../shared/agent/agent-step.ts'
import type { Card } from '../../../shared/agent/card.ts'
import type { Message, ToolCall } from '../../../shared/agent/message.ts'
import type { StoredTimelineEvent, TimelineEvent } from '../../../shared/agent/timeline.ts'
import { addUsage, type ModelUsage } from '../../../shared/agent/usage.ts'
import type { Stage, StageOutput } from '../../../shared/conversation/contracts.ts'
import type { GuideFacts } from '../../../shared/guide/guide-model.ts'
import type { PackFacts } from '../../../shared/pack/pack-model.ts'
import type { PackWrite } from '../../../shared/pack/pack-write.ts'
import type { OutputProblem } from '../../model/corrections.ts'
import type { ExecutedCall, SceneChoice, TurnFacts } from '../../model/model.ts'
import { findEarlierWords } from '../earlier-words.ts'
import type { AgentPorts, Conversation, HistoryReasons } from '../ports.ts'
import type { GraphEvent } from './events.ts'
import { type GraphState, callIdAt } from './graph-state.ts'

/** Never changed in place: each committed step yields a new one. */
export type Turn = {
  readonly ports: AgentPorts
  readonly conversationId: string
  /** What was said before this turn. */
  readonly recent: TurnFacts['recent']
  readonly told: TurnFacts['told']
  /** What undo and redo would be about, read when first asked for and again after a change. */
  readonly historyReasons: () => HistoryReasons
  readonly signal: AbortSignal
  /** Settles when the person stops the turn; one listener for all that a turn waits on. */
  readonly stopped: Promise<{ kind: 'aborted' }>
  readonly state: GraphState
  /** The guide that the turn belongs to; null in every other scene. */
  readonly guide: GuideFacts | null
  /** The course pack that it works in; null in every other scene. */
  readonly pack: PackFacts | null
  /** The scenes that the first words may belong to; null where none has to be chosen. */
  readonly scenes: SceneChoice | null
  /** What the classifier heard in the words that began the turn; null once it is used, or where there was none. */
  readonly heard: ChatAnswer | null
  /** The one part that is written to: what the model calls of the round under way cost. */
  readonly meter: Meter
  /** And this: what the person was shown of a sentence while it was being written. */
  readonly speech: LiveSpeech
  /** Those of the conversation and those committed since; the cards likewise. */
  readonly messages: readonly Message[]
  readonly cards: readonly Card[]
  /** The turn's own, as far as they are committed. */
  readonly calls: ExecutedCall[]
}

export function openTurn(
  ports: AgentPorts,
  conversation: Conversation,
  state: GraphState,
  signal: AbortSignal,
): Turn {
  return {
    ports,
    conversationId: conversation.id,
    recent: recentTexts(conversation.timeline, state.traceId),
    told: findEarlierWords(conversation.timeline, state.traceId, {
      at: ports.at(),
      clock: ports.clock(),
    }),
    historyReasons: readOnce(ports.readHistoryReasons),
    signal,
    stopped: whenStopped(signal),
    guide: null,
    pack: null,
    scenes: null,
    heard: null,
    meter: startMeter(),
    speech: startSpeech(),
    state,
    messages: conversation.messages,
    cards: conversation.cards,
    calls: executedCalls(conversation.messages, state, 1),
  }
}

/** The chat stage's answer, asked for before the scene was known (O1). */
export type ChatAnswer = Answer<'chat'> | NoAnswer

type Meter = {
  spend: (usage: ModelUsage | null) => void
  /** What was spent since it was last asked. */
  take: () => ModelUsage | null
}

function startMeter(): Meter {
  let spent: ModelUsage | null = null
  return {
    spend: (usage) => {
      spent = addUsage(spent, usage)
    },
    take: () => {
      const taken = spent
      spent = null
      return taken
    },
  }
}

function whenStopped(signal: AbortSignal): Turn['stopped'] {
  const stopped = Promise.withResolvers<{ kind: 'aborted' }>()
  signal.addEventListener('abort', () => stopped.resolve({ kind: 'aborted' }), { once: true })
  return stopped.promise
}

/** The turn after what has just been committed. */
export function advanceTurn(turn: Turn, state: GraphState, round: Round): Turn {
  return {
    ...turn,
    state,
    heard: null,
    messages: turn.messages.concat(round.messages),
    calls: turn.calls.concat(executedCalls(round.messages, state, turn.state.outcomes.length + 1)),
    cards: round.cards.reduce(withCard, turn.cards),
    historyReasons:
      round.change === null ? turn.historyReasons : readOnce(turn.ports.readHistoryReasons),
  }
}

function withCard(cards: readonly Card[], write: CardWrite): readonly Card[] {
  if (write.kind === 'open') return [...cards, write.card]
  const { cardId, status, note } = write
  return cards.map((card) => (card.id === cardId ? { ...card, status, note } : card))
}

const recentCount = 10

/** Of every turn but this one. */
export function recentTexts(timeline: StoredTimelineEvent[], traceId: string): TurnFacts['recent'] {
  const recent: TurnFacts['recent'] = []
  const written = new Map<string, string[]>()
  for (let index = timeline.length - 1; index >= 0 && recent.length < recentCount; index -= 1) {
    const entry = timeline[index]
    if (entry === undefined || entry.traceId === traceId) continue
    const { event } = entry
    if (event.kind === 'schedule-change')
      written.set(entry.traceId, [event.why, ...(written.get(entry.traceId) ?? [])])
    if (event.kind === 'turn-start') {
      const begin = timeline.find(
        (other) => other.traceId === entry.traceId && other.event.kind === 'turn-start',
      )
      const isAnswer = begin !== entry
      const came = isAnswer ? undefined : written.get(entry.traceId)
      recent.push({
        who: 'person',
        text: event.text,
        ...(came === undefined ? {} : { written: came }),
        ...(isAnswer ? { isAnswer } : {}),
      })
    }
    if (event.kind === 'text') recent.push({ who: 'weekloom', text: event.text })
  }
  return recent.toReversed()
}

function readOnce<Value>(read: () => Value): () => Value {
  let known: { value: Value } | null = null
  return () => {
    known ??= { value: read() }
    return known.value
  }
}

/** What one node did: one event for the graph, and what is written with it in one transaction. */
export type Round = {
  event: GraphEvent
  messages: Message[]
  events: TimelineEvent[]
  cards: CardWrite[]
  change: ScheduleChange | null
  /** Where the scene that the turn runs in stands after it. */
  scene?: SceneWrite
  /** Fields of course packs that are written with it. */
  pack?: PackWrite[]
}

export function makeRound(event: GraphEvent, parts: Partial<Omit<Round, 'event'>> = {}): Round {
  return { event, messages: [], events: [], cards: [], change: null, ...parts }
}

/** The round with more that is said. */
export function alsoSaid(round: Round, said: Pick<Round, 'messages' | 'events'>): Round {
  return {
    ...round,
    messages: [...round.messages, ...said.messages],
    events: [...round.events, ...said.events],
  }
}

/** What the person reads of an output, and what the history keeps of it; an empty text leaves no trace. */
export function spoken(
  text: string,
  reasoning = '',
): { messages: Message[]; events: TimelineEvent[] } {
  const events: TimelineEvent[] = reasoning === '' ? [] : [{ kind: 'reasoning', text: reasoning }]
  if (text.trim() === '') return { messages: [], events }
  return {
    messages: [{ role: 'assistant', content: text, call: null }],
    events: [...events, { kind: 'text', text }],
  }
}

/** The same with what may be pressed in answer to it. */
export function withChoices<Said extends { events: TimelineEvent[] }>(
  said: Said,
  choices: string[],
): Said {
  const events = said.events.map((event) =>
    event.kind === 'text' && choices.length > 0 ? Object.assign({}, event, { choices }) : event,
  )
  return { ...said, events }
}

/** What a model said, with its whole answer: the history shows it in the form in which the next one is wanted. */
export function spokenAnswer<S extends Stage>({
  output,
  reasoning,
}: Answer<S>): { messages: Message[]; events: TimelineEvent[] } {
  const said = spoken('speak' in output ? output.speak : output.reply_to_user, reasoning)
  const choices = 'choices' in output ? (output.choices ?? []) : []
  const { messages, events } = withChoices(said, choices)
  const answer = JSON.stringify(output)
  return { events, messages: messages.map((message) => Object.assign({}, message, { answer })) }
}

/** A call and its result, which the history never holds one without the other (G5). */
export function callMessages(call: ToolCall, result: string, speak = ''): Message[] {
  return [
    { role: 'assistant', content: speak, call },
    { role: 'tool', callId: call.id, content: result },
  ]
}

/** In order, from the call of rank `from` on, counted from 1; `messages` hold at least those. */
function executedCalls(
  messages: readonly Message[],
  state: GraphState,
  from: number,
): ExecutedCall[] {
  const calls: ExecutedCall[] = []
  let rank = state.outcomes.length
  for (let index = messages.length - 1; index >= 0 && rank >= from; index -= 1) {
    const message = messages[index]
    const outcome = state.outcomes[rank - 1]
    if (message?.role !== 'assistant' || message.call?.id !== callIdAt(state, rank)) continue
    const result = messages[index + 1]
    if (outcome !== undefined && result?.role === 'tool') {
      const { name, arguments: values } = message.call
      calls.push({ name, arguments: values, outcome, text: result.content })
    }
    rank -= 1
  }
  return calls.toReversed()
}

/**
 * Defines what came of asking the model for one stage's answer: the answer, or the ways in which
 * there is none.
 */
export type Answer<S extends Stage> = {
  kind: 'answer'
  output: StageOutput[S]
  reasoning: string
  /** The text as the model wrote it, for a correction. */
  raw: string
  /** The tools of the calls that it holds beside the one that is made. */
  unmade: string[]
}

export type NoAnswer =
  | { kind: 'unusable'; raw: string; problem: OutputProblem }
  | { kind: 'failed'; message: string }
  | { kind: 'aborted' }

/**
 * What the person has been shown of a sentence before it was known to count: kept, so that it is
 * not said twice.
 */
type LiveSpeech = {
  add: (text: string) => void
  /** What was shown since it was last taken. */
  take: () => string
}

function startSpeech(): LiveSpeech {
  let shown = ''
  return {
    add: (text) => {
      shown += text
    },
    take: () => {
      const taken = shown
      shown = ''
      return taken
    },
  }
}
