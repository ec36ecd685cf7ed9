// What the agent says when it is asked to undo or redo: what it did, or why that can’t be done.
import type { Language } from '../../../shared/language.ts'
import type { DiffProblem } from '../cards/check-diff.ts'
import { joinTitles } from './join-titles.ts'

type Phrases = {
  nothingToWalk: Record<'undo' | 'redo', string>
  termToWalk: Record<'undo' | 'redo', (why: string) => string>
  portraitToWalk: Record<'undo' | 'redo', (why: string) => string>
  walkProblem: Record<DiffProblem['kind'], (names: string) => string>
  undone: (why: string) => string
  redone: (why: string) => string
}

const phrases: Record<Language, Phrases> = {
  en: {
    nothingToWalk: { undo: 'There is nothing to undo.', redo: 'There is nothing to do again.' },
    termToWalk: {
      undo: (why) => `The last change is one of the term itself (${why}). Use Undo for it.`,
      redo: (why) => `The next change is one of the term itself (${why}). Use Redo for it.`,
    },
    portraitToWalk: {
      undo: (why) => `The last change is what Weekloom remembers of you (${why}). Use Undo for it.`,
      redo: (why) => `The next change is what Weekloom remembers of you (${why}). Use Redo for it.`,
    },
    walkProblem: {
      records: (names) => `That can't be done any more: ${names} changed since.`,
      begun: (names) => `That can't be done any more: the time for ${names} has begun.`,
      clash: (names) => `That can't be done any more: ${names} would break a rule there now.`,
    },
    undone: (why) => `Undone: ${why}`,
    redone: (why) => `Done again: ${why}`,
  },
  zh: {
    nothingToWalk: { undo: '没有可以撤销的改动。', redo: '没有可以重做的改动。' },
    termToWalk: {
      undo: (why) => `上一次改动改的是学期本身（${why}），请用“撤销”。`,
      redo: (why) => `下一次改动改的是学期本身（${why}），请用“重做”。`,
    },
    portraitToWalk: {
      undo: (why) => `上一步改的是 Weekloom 记住的内容（${why}），请用“撤销”按钮。`,
      redo: (why) => `下一步改的是 Weekloom 记住的内容（${why}），请用“重做”按钮。`,
    },
    walkProblem: {
      records: (names) => `现在做不到了：${names}之后又有变化。`,
      begun: (names) => `现在做不到了：${names}的时间已经开始。`,
      clash: (names) => `现在做不到了：${names}放在那里会违反规则。`,
    },
    undone: (why) => `已撤销：${why}`,
    redone: (why) => `已重做：${why}`,
  },
}

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
