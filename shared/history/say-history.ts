// Says who made a change, and what has become of it since.
import type { Author } from '../agent/agent-step.ts'
import { sharedScheduleWords } from '../i18n/shared/schedule.ts'
import type { Language } from '../language.ts'
import type { EntryStatus, WalkDirection } from '../schedule/history.ts'
import { sayCount } from '../text/say-count.ts'

export function sayAuthor(author: Author, language: Language): string {
  return sharedScheduleWords[language].authorNames[author]
}

/** Empty for a change that stands. */
export function sayEntryStatus(standing: EntryStatus, language: Language): string {
  return sharedScheduleWords[language].standingNames[standing]
}

/**
 * Several steps along the history in words: how many changes, and how many study blocks they
 * touch in the end. "Undid 4 changes; 12 study blocks changed."
 */
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
