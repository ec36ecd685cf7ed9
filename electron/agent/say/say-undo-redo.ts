// What the agent says when it is asked to undo or redo: what it did, or why that can’t be done.
import { phrases as en } from '../../../shared/i18n/en/agent/undo-redo.ts'
import { phrases as zh } from '../../../shared/i18n/zh/agent/undo-redo.ts'
import type { Language } from '../../../shared/language.ts'
import type { DiffProblem } from '../cards/check-diff.ts'
import { joinTitles } from './join-titles.ts'

const phrases = { en, zh }

/** Why history can't be walked; `problem` is null when there is nothing to walk. */
export function sayHistoryRefusal(
  direction: 'undo' | 'redo',
  problem: DiffProblem | null,
  language: Language,
): string {
  const words = phrases[language]
  if (problem === null) return words.nothingToWalk[direction]
  return words.walkProblem[problem.kind](joinTitles(problem.titles, language))
}

/** A change of the term that no card could show. */
export function sayTermRefusal(
  direction: 'undo' | 'redo',
  why: string,
  language: Language,
): string {
  return phrases[language].termToWalk[direction](why)
}

/** A change of what is remembered of a course alone: a card of blocks could show nothing of it. */
export function sayPortraitRefusal(
  direction: 'undo' | 'redo',
  why: string,
  language: Language,
): string {
  return phrases[language].portraitToWalk[direction](why)
}

export function sayWalked(direction: 'undo' | 'redo', why: string, language: Language): string {
  const words = phrases[language]
  return direction === 'undo' ? words.undone(why) : words.redone(why)
}
