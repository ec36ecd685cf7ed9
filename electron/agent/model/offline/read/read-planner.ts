// Reads what a clause wants of the planner, a question or a change, before the words of single moves are looked for.
import type { Clause } from '../words/clauses.ts'
import { findComplaint } from './complaints.ts'
import type { Draft } from './draft.ts'
import type { Ground } from '../ground.ts'
import type { LexedText } from '../words/lexed-text.ts'
import { tellsMark } from './mark-words.ts'
import { readDoubt } from './read-doubt.ts'
import { findImproveWords, readImprove } from './read-improve.ts'
import { readMark } from './read-mark.ts'
import { isAboutClash, readCatchUp, readMend } from './read-mend.ts'
import { readPlannerQuestion } from './read-planner-question.ts'

/** `asks`: it is built as a question, and not as "can you …". */
export function readPlanner(
  clause: Clause,
  whole: LexedText,
  { asks, isOrder }: { asks: boolean; isOrder: boolean },
  ground: Ground,
): Draft | null {
  const isFavour = favour.test(clause.text) && findImproveWords(whole) !== null
  const isAsked = asks && !isFavour
  const question = readPlannerQuestion(whole, isAsked, ground)
  if (question !== null || isAsked) return question
  const doubt = readDoubt(clause, isOrder || isFavour)
  return (
    readMend(whole, doubt) ??
    readCatchUp(whole, doubt) ??
    readMark(whole, doubt, ground) ??
    readImprove(whole, doubt, ground)
  )
}

// 能帮我优化一下计划吗 asks for it, as "can you" does.
const favour = /(?:能|可以|可否|能否|能不能|可不可以)[^,。]{0,4}(?:帮|给|替)|帮我|帮忙|麻烦/

/** Whether any word tells of a change that the planner makes. */
export function hasPlannerWord(text: string): boolean {
  return (
    tellsMark(text) ||
    findComplaint(text, true) !== null ||
    findImproveWords({ text, rest: text }) !== null ||
    isAboutClash(text)
  )
}
