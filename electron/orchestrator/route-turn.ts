// Gives a turn that has begun to a scene: hears it, decides, and says what runs (O1–O3, O5).
import type { TurnEnding } from '../../shared/agent/timeline.ts'
import { assertNever } from '../../shared/assert-never.ts'
import type { StageOutput } from '../../shared/conversation/contracts.ts'
import { sessionWords, type SessionWords } from '../../shared/i18n/core/session.ts'
import type { Language } from '../../shared/language.ts'
import type { TurnResult } from '../agent/agent.ts'
import { askModel } from '../agent/ask-model.ts'
import { isPlainYes, withoutCourtesies } from '../agent/cards/plain-yes.ts'
import type { ChatAnswer, Turn } from '../agent/graph/turn.ts'
import { speakAndEnd } from '../agent/graph/runner.ts'
import { turnFacts } from '../agent/turn-facts.ts'
import { partsOf } from '../language/parts-of.ts'
import { isAllForGuide } from '../language/guide/calls-for-guide.ts'
import type { SceneChoice } from '../model/model.ts'
import { decide, type Decision, unclassified, type SwitchReply, type Intent } from './guardrails.ts'
import { callsAnother, findScene, type Scene, type SceneRegister } from './scene.ts'
import type { SessionState } from './session-state.ts'

/** Where work goes that no scene was named for. */
const workScene = 'schedule'

const certain = 100

/** An answer that could not be had or used, or a scene that nobody knows, leaves the conversation where it is. */
function readIntent(heard: ChatAnswer, register: SceneRegister): Intent {
  if (heard.kind !== 'answer') return unclassified
  const { output } = heard
  const { scene, reason } = output
  const slots = Object.fromEntries((output.slots ?? []).map(({ name, value }) => [name, value]))
  const score = output.score ?? unclassified.score
  switch (scene) {
    case undefined:
    case null:
      return { target: usualTarget(output, register), score: certain, slots, reason }
    case 'continue_current':
      return { target: { kind: 'continue' }, score, slots, reason }
    case 'exit_current':
      return { target: { kind: 'exit' }, score, slots, reason }
    default:
      return register.some(({ name }) => name === scene)
        ? { target: { kind: 'scene', name: scene }, score, slots, reason }
        : unclassified
  }
}

/** In doubt it is work (G2a); talk is answered wherever it is said. */
function usualTarget({ intent }: StageOutput['chat'], register: SceneRegister): Intent['target'] {
  const isWork = intent === 'task' && register.some(({ name }) => name === workScene)
  return isWork ? { kind: 'scene', name: workScene } : { kind: 'continue' }
}

const no =
  /^(?:no|nope|nah|not now|no thanks|no thank you|never mind|nevermind|不|不是|不用|不要|不了|算了|没有|先不)$/

/** What a text says to "do you mean …?": yes, no, or something else. */
export function readSwitchReply(text: string): SwitchReply {
  if (isPlainYes(text)) return 'yes'
  const isNo = no.test(withoutCourtesies(text)) || no.test(text.toLowerCase().trim())
  return isNo ? 'no' : 'other'
}

export async function routeTurn(
  begun: Turn,
  session: SessionState,
  scenes: SceneRegister,
  follow: (texts: string[]) => void,
): Promise<{ session: SessionState; isAsking: boolean; run: () => Promise<TurnResult> }> {
  const { pending, activeScene } = session
  const scene = findScene(scenes, activeScene)
  const isClaimed = pending === null && scene.claims?.(begun) === true
  if (isClaimed && !callsAnother(scenes, scene, begun.state.request)) {
    const run = () => scene.run({ turn: begun, heard: null, slots: {} })
    return { session, isAsking: false, run }
  }
  const turn = pending === null ? firstPart(begun, activeScene, scenes, follow) : begun
  const text = turn.state.request
  const reply = pending === null ? 'other' : readSwitchReply(text)
  // A plain yes or no to the question needs no classifier.
  const heard =
    reply === 'other'
      ? await askModel(
          { ...informed(turn, scene, scenes), scenes: choiceOf(turn, activeScene, scenes) },
          'chat',
        )
      : null
  const intent = heard === null ? unclassified : readIntent(heard, scenes)
  const decision = decide({ activeScene, intent, pending, reply, hasOpenCard: false, text })
  const { target, score, reason } = intent
  const lastIntent = { target: target.kind === 'scene' ? target.name : target.kind, score, reason }
  const next = { ...session, lastIntent, ...standing(decision, session) }
  // Named again while it is the active one, it may be wanted for something else: another course, another text.
  const own = target.kind === 'scene' && target.name === activeScene ? intent.slots : {}
  const run = () => runDecision({ turn, heard, decision, session: next, scenes, reply, own })
  return { session: next, isAsking: decision.kind === 'ask', run }
}

/** What can't be done in one turn is done part by part: the rest follows as messages of their own (G13). */
function firstPart(
  turn: Turn,
  active: string,
  scenes: SceneRegister,
  follow: (texts: string[]) => void,
): Turn {
  if (!turn.ports.isBuiltIn()) return turn
  const facts = turnFacts({ ...turn, scenes: choiceOf(turn, active, scenes) })
  const [request = facts.request, ...rest] = partsOf(facts)
  if (request === facts.request) return turn
  if (rest.length > 0 && isAllForGuide(facts, rest)) return turn
  follow(rest)
  return { ...turn, state: { ...turn.state, request } }
}

function informed(turn: Turn, active: Scene, scenes: SceneRegister): Turn {
  return scenes
    .filter((scene) => scene === active || scene.informsAlways === true)
    .reduce((known, { inform }) => inform?.(known) ?? known, turn)
}

export function choiceOf(turn: Turn, active: string, scenes: SceneRegister): SceneChoice {
  const language = turn.ports.language()
  return {
    active,
    known: scenes.map(({ name, purpose }) => ({ name, purpose: purpose(language) })),
  }
}

function standing(
  decision: Decision,
  { activeScene }: SessionState,
): Pick<SessionState, 'activeScene' | 'pending'> {
  switch (decision.kind) {
    case 'stay':
    case 'ask':
      return { activeScene, pending: decision.pending }
    case 'switch':
      return { activeScene: decision.scene, pending: null }
    default:
      return assertNever(decision)
  }
}

type Decided = {
  turn: Turn
  heard: ChatAnswer | null
  decision: Decision
  session: SessionState
  scenes: SceneRegister
  reply: SwitchReply
  /** What was said for the active scene by its name. */
  own: Record<string, string>
}

function runDecision({
  turn,
  heard,
  decision,
  session,
  scenes,
  reply,
  own,
}: Decided): Promise<TurnResult> {
  const language = turn.ports.language()
  const scene = findScene(scenes, session.activeScene)
  switch (decision.kind) {
    case 'ask': {
      const asked = findScene(scenes, decision.pending.scene)
      return speakAndEnd(turn, sessionWords[language].sceneSwitch.doYouMean(asked.title(language)))
    }
    case 'stay':
      return reply === 'no'
        ? speakAndEnd(turn, sessionWords[language].sceneSwitch.stay)
        : scene.run({ turn, heard, slots: own })
    case 'switch': {
      const { slots, request } = decision
      return scene.run({ turn: { ...turn, state: { ...turn.state, request } }, heard, slots })
    }
    default:
      return assertNever(decision)
  }
}

// Says what the orchestrator itself says: the question whether to change the scene, and what may be said next.

type Outcome = {
  ending: TurnEnding
  isAsking: boolean
  /** The scene waits for words that may say anything. */
  isHeld: boolean
  /** The words that leave such a scene. */
  leave?: string | undefined
  /** What the scene itself would hear next. */
  offered?: string[] | undefined
  /** What it would hear once its card is written. */
  afterCard?: string[] | undefined
  hasChanged: boolean
  hasPending: boolean
}

/** At most three; where a card or a question waits for its own answer, what its scene offers and nothing else. */
export function suggestNext(outcome: Outcome, language: Language): string[] {
  const { ending, isAsking, isHeld, leave, offered = [], hasChanged, hasPending } = outcome
  const say = (word: keyof SessionWords['nextWords']) => sessionWords[language].nextWords[word]
  if (isAsking) return [say('yes'), say('no')]
  if (ending === 'card') return outcome.afterCard ?? []
  if (ending === 'question')
    return offered.length > 0 ? offered.slice(0, 3) : [say('today'), say('leave')]
  if (isHeld) return [...offered.slice(0, 1), leave ?? say('leave')]
  if (offered.length > 0) return offered.slice(0, 3)
  if (hasChanged) return [say('health'), say('undo')]
  return hasPending ? [] : [say('today'), say('help')]
}
