// Several steps along the history in words: how many changes, and how many study blocks they touch in the end.
import type { Language } from '../../language.ts'
import type { WalkDirection } from '../../schedule/history.ts'
import { sayCount } from '../say-count.ts'

const phrases: Record<
  Language,
  {
    walked: Record<WalkDirection, (changes: string, blocks: string) => string>
    ahead: Record<WalkDirection, (changes: string, blocks: string) => string>
  }
> = {
  en: {
    walked: {
      undo: (changes, blocks) => `Undid ${changes}; ${blocks} changed.`,
      redo: (changes, blocks) => `Did ${changes} again; ${blocks} changed.`,
    },
    ahead: {
      undo: (changes, blocks) => `This undoes ${changes}; ${blocks} will change.`,
      redo: (changes, blocks) => `This does ${changes} again; ${blocks} will change.`,
    },
  },
  zh: {
    walked: {
      undo: (changes, blocks) => `已撤销 ${changes}，涉及 ${blocks}。`,
      redo: (changes, blocks) => `已重做 ${changes}，涉及 ${blocks}。`,
    },
    ahead: {
      undo: (changes, blocks) => `将撤销 ${changes}，涉及 ${blocks}。`,
      redo: (changes, blocks) => `将重做 ${changes}，涉及 ${blocks}。`,
    },
  },
}

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
