// Several steps along the history in words: how many changes, and how many study blocks they touch in the end.
import { phrases as en } from '../../i18n/en/schedule/walk.ts'
import { phrases as zh } from '../../i18n/zh/schedule/walk.ts'
import type { Language } from '../../language.ts'
import type { WalkDirection } from '../../schedule/history.ts'
import { sayCount } from '../say-count.ts'

const phrases = { en, zh }

/** "Undid 4 changes; 12 study blocks changed." */
export function sayWalk(
  direction: WalkDirection,
  changes: number,
  blocks: number,
  language: Language,
): string {
  const say = phrases[language].walked[direction]
  return say(sayCount(changes, 'change', language), sayCount(blocks, 'study-block', language))
}

/** The same before it is done. */
export function sayWalkAhead(
  direction: WalkDirection,
  changes: number,
  blocks: number,
  language: Language,
): string {
  const say = phrases[language].ahead[direction]
  return say(sayCount(changes, 'change', language), sayCount(blocks, 'study-block', language))
}
