// Several steps along the history in words: how many changes, and how many study blocks they touch in the end.
import { sharedScheduleWords } from '../../i18n/shared/schedule.ts'
import type { Language } from '../../language.ts'
import type { WalkDirection } from '../../schedule/history.ts'
import { sayCount } from '../../text/say-count.ts'

/** "Undid 4 changes; 12 study blocks changed." */
export function sayWalk(
  direction: WalkDirection,
  changes: number,
  blocks: number,
  language: Language,
): string {
  const say = sharedScheduleWords[language].walk.walked[direction]
  return say(sayCount(changes, 'change', language), sayCount(blocks, 'study-block', language))
}

/** The same before it is done. */
export function sayWalkAhead(
  direction: WalkDirection,
  changes: number,
  blocks: number,
  language: Language,
): string {
  const say = sharedScheduleWords[language].walk.ahead[direction]
  return say(sayCount(changes, 'change', language), sayCount(blocks, 'study-block', language))
}
