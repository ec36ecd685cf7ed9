// The messages that a message comes to, one after the other: as it mends the one before or itself, else act by act.
import type { TurnFacts } from '../model/model.ts'
import { asItWas, correctLast, correctWithin } from './amend/correct-last.ts'
import { goAhead } from './amend/go-ahead.ts'
import { isSceneAct } from './acts/scene-act.ts'
import { readActs } from './frames/recut.ts'
import { splitMessage } from './frames/split-message.ts'
import type { Question } from './resolve/intent.ts'
import { understand } from './understand.ts'

export function partsOf(facts: TurnFacts): string[] {
  const { request, scenes } = facts
  if (scenes?.active === 'guide' || scenes?.active === 'pack') return [request]
  const wanted = goAhead(facts)
  if (wanted !== null) return [wanted]
  const corrected = correctLast(facts)
  if (corrected !== null && isUnderstood(corrected, facts)) return corrected
  const inEnd = correctWithin(facts)
  return inEnd === null ? splitMessage(facts) : [inEnd]
}

/** "The rest can stay" is no correction of a move: said anew it would only be asked back, and what was written were gone. */
function isUnderstood(parts: readonly string[], facts: TurnFacts): boolean {
  const [undo, anew] = parts
  if (undo === undefined || anew === undefined) return true
  const { recent } = facts
  const at = recent.findLastIndex(({ who }) => who === 'person')
  const then = { ...facts, ...asItWas(recent[at]?.written ?? [], facts) }
  // What other scenes do is read by their own readers.
  if (readActs(anew, then).every(({ act }) => isSceneAct(act) || act.startsWith('set_habit')))
    return true
  const intent = understand({ ...then, request: anew, followUps: [], recent: recent.slice(0, at) })
  // Taken back for nothing: “… is that already”, “that is a class”.
  if (intent.kind !== 'ask') return intent.kind !== 'unknown' && intent.kind !== 'say'
  const { question } = intent
  return !unclear.has(question.kind) && !(question.kind === 'really' && question.doubt === 'unread')
}

const unclear = new Set<Question['kind']>([
  'which-task',
  'no-such-task',
  'what-to-move',
  'not-understood',
  'which-reading',
])
