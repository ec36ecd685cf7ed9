// Says what the orchestrator itself says: the question whether to change the scene, and what may be said next.
import { sessionWords, type SessionWords } from '../../shared/i18n/core/session.ts'
import type { Language } from '../../shared/language.ts'
import type { TurnEnding } from '../../shared/agent/timeline.ts'
import type { Scene } from './scene.ts'

export function sayDoYouMean({ title }: Scene, language: Language): string {
  return sessionWords[language].sceneSwitch.doYouMean(title(language))
}

export function sayStay(language: Language): string {
  return sessionWords[language].sceneSwitch.stay
}

export type Outcome = {
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
