// Decides which scene a turn goes to (O2, O3): a pure table over the intent, the pending switch and the open card.
import { assertNever } from '../../shared/assert-never.ts'
import type { PendingSwitch } from './session-state.ts'

/** The scene that a conversation begins in and comes back to. */
export const homeScene = 'chat'

/** Turns that a question whether to change the scene stays open. */
export const pendingTurns = 3

const highScore = 75
const middleScore = 50

export type Situation = {
  activeScene: string
  intent: Intent
  pending: PendingSwitch | null
  /** What the text says to the pending switch. */
  reply: SwitchReply
  hasOpenCard: boolean
  /** The person's words. */
  text: string
}

export type Decision =
  | { kind: 'stay'; pending: PendingSwitch | null }
  /** `request` are the words that the scene is to take up. */
  | { kind: 'switch'; scene: string; slots: Record<string, string>; request: string }
  /** "Do you mean …?" */
  | { kind: 'ask'; pending: PendingSwitch }

export function decide(situation: Situation): Decision {
  const { hasOpenCard, pending, reply, intent, activeScene, text } = situation
  // The text is the card's answer (G2a); a switch would leave the card behind.
  if (hasOpenCard) return { kind: 'stay', pending }
  const wanted = sceneOf(intent, activeScene)
  if (pending === null) return decideFresh(intent, wanted, text)
  const { scene, slots, request } = pending
  if (reply === 'yes') return { kind: 'switch', scene, slots, request }
  if (reply === 'no') return { kind: 'stay', pending: null }
  if (wanted !== null && intent.score >= highScore) {
    const said = wanted === scene ? { ...slots, ...intent.slots } : intent.slots
    return { kind: 'switch', scene: wanted, slots: said, request: text }
  }
  const turnsLeft = pending.turnsLeft - 1
  return { kind: 'stay', pending: turnsLeft > 0 ? { ...pending, turnsLeft } : null }
}

function decideFresh(intent: Intent, wanted: string | null, request: string): Decision {
  const { score, slots } = intent
  if (wanted === null || score < middleScore) return { kind: 'stay', pending: null }
  if (score >= highScore) return { kind: 'switch', scene: wanted, slots, request }
  return { kind: 'ask', pending: { scene: wanted, slots, request, turnsLeft: pendingTurns } }
}

/** The other scene that is wanted; null to stay. */
function sceneOf({ target }: Intent, activeScene: string): string | null {
  switch (target.kind) {
    case 'continue':
      return null
    case 'exit':
      return activeScene === homeScene ? null : homeScene
    case 'scene':
      return target.name === activeScene ? null : target.name
    default:
      return assertNever(target)
  }
}

/** Defines what a turn wants, as the classifier puts it (O1): it names, and decides nothing. */
export type Intent = {
  /** A scene of the register, or to go on in the present one, or to leave it. */
  target: { kind: 'scene'; name: string } | { kind: 'continue' } | { kind: 'exit' }
  /** 0 to 100. */
  score: number
  /** What was said for the scene already, by name. */
  slots: Record<string, string>
  reason: string
}

/** When the classifier fails, the conversation goes on where it is. */
export const unclassified: Intent = {
  target: { kind: 'continue' },
  score: 50,
  slots: {},
  reason: 'not classified',
}

/** What a text says to the question whether the scene should be changed. */
export type SwitchReply = 'yes' | 'no' | 'other'
