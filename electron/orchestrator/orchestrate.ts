// The one entry of every turn (O1–O6): what was said, where the conversation stands, which scene it is for, one response.
import { autonomyKeyOf } from '../../shared/agent/autonomy.ts'
import type { TurnResponse } from '../../shared/agent/turn-response.ts'
import {
  answerCard,
  answerWaiting,
  beginTurn,
  findWaiting,
  leaveWaiting,
  reopenTurn,
  runTurn,
  type AgentPorts,
  type AnswerResult,
  type CardAnswer,
  type Conversation,
  type TurnResult,
} from '../agent/agent.ts'
import { beginReread, isRereadable } from '../agent/cards/change-card.ts'
import { isPutAway, keepingOf } from '../agent/cards/keep-scene-card.ts'
import { readSnapshot } from '../agent/graph/graph-state.ts'
import { findEarlierWords } from '../agent/earlier-words.ts'
import { recentTexts, type Turn } from '../agent/graph/turn.ts'
import { turnFacts } from '../agent/turn-facts.ts'
import { listChips, type OpenChip } from '../language/chips/list-chips.ts'
import type { Ground } from '../language/ground.ts'
import { correctLast } from '../language/amend/correct-last.ts'
import { callsForGuide, isForGuide, toldBefore } from '../language/guide/calls-for-guide.ts'
import { asksForMove, asksForPlan } from '../language/read/asks-alone.ts'
import { readTrained } from '../language/reader/built-in.ts'
import { tellsHomework } from '../language/scenes/read-homework.ts'
import type { Progress } from '../agent/graph/commit-round.ts'
import { recordTurn, type TurnRecord } from './record-turn.ts'
import { resetSession, restSession } from './rest-session.ts'
import { choiceOf, routeTurn, suggestNext } from './route-turn.ts'
import { callsAnother, findScene, type SceneRegister } from './scene.ts'
import { beginSession, type SessionState } from './session-state.ts'
import type { CardBody } from '../../shared/agent/card.ts'

export type OrchestratorPorts = {
  agent: AgentPorts
  scenes: SceneRegister
  /** Null before the first turn, and when it can't be read any more. */
  readSession: () => SessionState | null
  writeSession: (session: SessionState) => void
  /** Sent after this turn, each as a turn of its own (G13). */
  follow: (texts: string[]) => void
  /** Milliseconds of a clock that never goes back. */
  ticks: () => number
}

/** A text from the person: an answer to what waits, or the beginning of a turn that is first given to a scene. */
export async function takeText(
  ports: OrchestratorPorts,
  conversation: Conversation,
  text: string,
  signal: AbortSignal,
): Promise<TurnResponse> {
  return respond(ports, conversation, async (agent, session) => {
    // Words that call for a scene by its name are no wish about the plan that waits.
    const hasCard = conversation.cards.some(({ status }) => status === 'open')
    const isCall = ports.scenes.some(
      ({ isCalledBy, isAskedBy }) =>
        isCalledBy?.(text) === true || (!hasCard && isAskedBy?.(text) === true),
    )
    const isLeft = isCall || asksAnew(agent, conversation, text, waitsBeside(ports, session))
    const present = isLeft ? leaveWaiting(agent, conversation, signal) : conversation
    const answered = answerWaiting(agent, present, text, signal)
    if (answered !== null) return stay(ports, session, answered)
    return route(ports, session, beginTurn(agent, present, text, signal))
  })
}

/** "Plan my week" at the card of a single change, a block's move at that of a plan, homework at either: no step of that turn carries it out. */
function asksAnew(
  agent: AgentPorts,
  { cards, snapshot, timeline }: Conversation,
  text: string,
  hasGuide: boolean,
): boolean {
  const open = cards.find(({ status }) => status === 'open')
  const isAsking = agent.isBuiltIn() && readSnapshot(snapshot)?.phase === 'interrupted'
  if (open === undefined && !isAsking) return false
  if (open !== undefined && isPutAway(open)) return keepingOf(text) === null
  const clock = agent.clock()
  const { date, minute, moment } = clock
  const ground: Ground = {
    state: agent.readState(),
    now: moment,
    today: { date, minute },
    recent: recentTexts(timeline, ''),
    told: findEarlierWords(timeline, '', { at: agent.at(), clock }),
    history: { undo: null, redo: null },
    language: agent.language(),
    preferences: agent.preferences(),
  }
  if (hasGuide && isForGuide(text, ground, open !== undefined)) return true
  // At a question, what by itself tells more of a course than any order does is no answer.
  const words = { ...ground, request: text, guide: null }
  // At the card of new work, what tells more of it.
  const isOfTold = open === undefined ? !asksOfWork(ground) : toldBefore(words).length > 0
  if (isOfTold && callsForGuide(words) === 'sure') return true
  if (open === undefined) return false
  const isAsked = 'call' in open.body ? asksForPlan : asksForMove
  return isAsked(text, ground) || tellsHomework(text, ground)
}

/** What is asked back is of new work: what tells more of it answers. */
function asksOfWork(ground: Ground): boolean {
  const asked = ground.recent.findLast(({ who }) => who === 'person')
  return (
    asked !== undefined && readTrained(asked.text, ground).some(({ act }) => act === 'add_work')
  )
}

/** A guide waits while another scene is at work. */
function waitsBeside({ scenes }: OrchestratorPorts, { activeScene }: SessionState): boolean {
  return activeScene !== 'guide' && findScene(scenes, 'guide').isHeld?.() === true
}

/** Goes on where a kill cut a turn off; one that had not been given to a scene yet is given to one now. */
export async function resumeText(
  ports: OrchestratorPorts,
  conversation: Conversation,
  signal: AbortSignal,
): Promise<TurnResponse | null> {
  if (reopenTurn(ports.agent, conversation, signal) === null) return null
  return respond(ports, conversation, async (agent, session) => {
    const cutOff = reopenTurn(agent, conversation, signal)
    if (cutOff === null) throw new Error('the turn that was there is gone')
    return cutOff.turn.state.phase === 'chatting'
      ? route(ports, session, cutOff)
      : stay(ports, session, cutOff)
  })
}

/** The person's verdict on a card (G6). */
export async function takeVerdict(
  ports: OrchestratorPorts,
  conversation: Conversation,
  given: CardAnswer & { isAlways: boolean },
  signal: AbortSignal,
): Promise<AnswerResult> {
  // Who takes only some of it does not want the like of it whole.
  const answer = { ...given, isAlways: given.isAlways && given.only === undefined }
  const session = withAlways(openSession(ports, conversation), conversation, answer)
  if (answer.isAlways) ports.writeSession(session)
  let led = session
  const answered = await answerCard(ports.agent, conversation, answer, signal, async (progress) => {
    const stayed = await stay(ports, session, progress)
    led = stayed.session
    return stayed.result
  })
  if (answered.ending !== null) ports.writeSession(restNow(ports, led, answered.ending))
  return answered
}

/** What was read in the request of an open card (M8); none for a card that came of something else. */
export function readChips(
  ports: OrchestratorPorts,
  conversation: Conversation,
  cardId: string,
): OpenChip[] {
  const card = conversation.cards.find(({ id, status }) => id === cardId && status === 'open')
  if (card === undefined) return []
  const turn = findWaiting(ports.agent, conversation, card, new AbortController().signal)
  if (turn === null || !isRereadable(turn, card)) return []
  const { activeScene } = openSession(ports, conversation)
  const scenes = choiceOf(turn, activeScene, ports.scenes)
  return listChips(turnFacts({ ...turn, scenes }), turn.state.reading)
}

export type ReadingResult =
  | { kind: 'chosen'; response: TurnResponse }
  | { kind: 'unknown-card' | 'wrong-hash' | 'already' | 'unknown-reading' }

/** The person reads the request of an open card another way: the turn begins anew with that (M8). */
export async function takeReading(
  ports: OrchestratorPorts,
  conversation: Conversation,
  { cardId, hash, chip, choice }: { cardId: string; hash: string; chip: string; choice: string },
  signal: AbortSignal,
): Promise<ReadingResult> {
  const card = conversation.cards.find(({ id }) => id === cardId)
  if (card === undefined) return { kind: 'unknown-card' }
  if (hash !== card.hash) return { kind: 'wrong-hash' }
  if (card.status !== 'open') return { kind: 'already' }
  const found = readChips(ports, conversation, cardId).find(({ id }) => id === chip)
  const reading = found?.reads.get(choice)
  if (reading === undefined) return { kind: 'unknown-reading' }
  const response = await respond(ports, conversation, async (agent, session) => {
    const turn = findWaiting(agent, conversation, card, signal)
    if (turn === null) throw new Error('the turn that was there is gone')
    return route(ports, session, beginReread(turn, conversation, card, reading))
  })
  return { kind: 'chosen', response }
}

/** "Always in this conversation": what the card asked for is applied from now on (O7). */
function withAlways(
  session: SessionState,
  { cards }: Conversation,
  { cardId, verdict, isAlways }: CardAnswer & { isAlways: boolean },
): SessionState {
  const card = cards.find(({ id }) => id === cardId)
  const key = card === undefined ? null : autonomyKeyOf(card.body)
  if (!isAlways || verdict !== 'accept' || key === null) return session
  return { ...session, always: [...new Set([...session.always, key])] }
}

type Led = {
  session: SessionState
  result: TurnResult
  isAsking: boolean
}

/** Words that turn a scene's own card down are for that scene, whatever they say. */
async function stay(
  ports: OrchestratorPorts,
  session: SessionState,
  progress: Progress,
): Promise<Led> {
  const { turn, position } = progress
  const name = position.kind === 'go' && position.node === 'chat' ? sceneOfCard(turn) : null
  if (name === null) return { session, result: await runTurn(progress), isAsking: false }
  const scene = findScene(ports.scenes, name)
  const back = { ...session, activeScene: scene.name, pending: null }
  // A scene with a talk of its own hears what its card should say.
  const mended = scene.isHeld === undefined ? mendedAtCard(turn) : null
  if (mended !== null) return route(ports, back, { ...progress, turn: mended })
  const isElsewhere = callsAnother(ports.scenes, scene, turn.state.request)
  if (isElsewhere || scene.letsGo?.(turn) === true) return route(ports, back, progress)
  ports.writeSession(back)
  const result = await scene.run({ turn, heard: null, slots: {} })
  return { session: back, result, isAsking: false }
}

/** 是线代的，不是物理, at the card of homework: what was asked for there with what is told now; null where they mend nothing. */
function mendedAtCard(turn: Turn): Turn | null {
  if (!turn.ports.isBuiltIn()) return null
  const { traceId } = turn.state
  const rejected = turn.cards.filter(
    (card) => card.traceId === traceId && card.status === 'rejected',
  )
  // Its first words, and those at each card that they turned down.
  const said = turn.messages.filter(({ role }) => role === 'user').slice(-rejected.length - 1, -1)
  const facts = turnFacts(turn)
  const before = said.map(({ content }) => ({ who: 'person' as const, text: content }))
  const [request, ...more] = correctLast({ ...facts, recent: [...facts.recent, ...before] }) ?? []
  if (request === undefined || more.length > 0) return null
  return { ...turn, state: { ...turn.state, request } }
}

async function route(
  ports: OrchestratorPorts,
  session: SessionState,
  { turn }: Progress,
): Promise<Led> {
  const { scenes, writeSession } = ports
  const routed = await routeTurn(turn, session, scenes, ports.follow)
  writeSession(routed.session)
  const result = await routed.run()
  return { session: routed.session, result, isAsking: routed.isAsking }
}

async function respond(
  ports: OrchestratorPorts,
  conversation: Conversation,
  lead: (agent: AgentPorts, session: SessionState) => Promise<Led>,
): Promise<TurnResponse> {
  const start = ports.ticks()
  const { ports: agent, heard } = recordTurn(ports.agent)
  const led = await lead(agent, openSession(ports, conversation))
  const session = restNow(ports, led.session, led.result.ending)
  ports.writeSession(session)
  const scene = findScene(ports.scenes, session.activeScene)
  const isHeld = scene.isHeld?.() === true
  return {
    traceId: heard.traceId,
    scene: session.activeScene,
    phase: led.isAsking
      ? session.phase
      : (scene.phase?.() ?? (isHeld ? 'listening' : session.phase)),
    ...led.result,
    content: contentOf(led.result, heard),
    suggested: suggestNext(
      {
        ending: led.result.ending,
        isAsking: led.isAsking,
        isHeld,
        leave: scene.leave?.(ports.agent.language()),
        offered:
          heard.choices.length > 0 ? heard.choices : scene.suggests?.(ports.agent.language()),
        afterCard: scene.afterCard?.(),
        hasChanged: heard.hasChanged,
        hasPending: hasPending(ports.agent),
      },
      ports.agent.language(),
    ),
    error: heard.error,
    milliseconds: Math.round(ports.ticks() - start),
  }
}

/** As time has left it (O4); a scene that the register does not have any more is home. */
function openSession(ports: OrchestratorPorts, { cards }: Conversation): SessionState {
  const { agent, scenes } = ports
  const stored = ports.readSession() ?? beginSession(scenes[0].name)
  const hasOpenCard = cards.some(({ status }) => status === 'open')
  const isHeld = hasOpenCard || findScene(scenes, stored.activeScene).isHeld?.() === true
  const session = resetSession(stored, agent.at(), agent.clock().date, isHeld)
  return { ...session, activeScene: findScene(scenes, session.activeScene).name }
}

function restNow(
  { agent }: OrchestratorPorts,
  session: SessionState,
  ending: TurnResult['ending'],
): SessionState {
  return restSession(session, ending, agent.at(), agent.clock().date)
}

function contentOf({ cardId }: TurnResult, { text }: TurnRecord): TurnResponse['content'] {
  if (cardId !== null) return { kind: 'card', cardId }
  return text === null ? { kind: 'nothing' } : { kind: 'text', text }
}

function hasPending({ readState }: AgentPorts): boolean {
  return readState().tasks.some((task) => task.kind === 'item' && task.place === null)
}

/** Of the card of this turn that was answered last and left the scene more to do; null where it was one of the graph's own. */
function sceneOfCard({ cards, state }: Turn): string | null {
  const card = cards.findLast(
    ({ traceId, status, body }) =>
      traceId === state.traceId &&
      (status === 'rejected' || (status === 'accepted' && body.kind === 'checkpoint')),
  )
  return card === undefined ? null : sceneOf(card.body)
}

function sceneOf(body: CardBody): string | null {
  if (body.kind === 'brief') return body.origin
  return body.kind === 'plan' || 'call' in body ? null : 'pack'
}
