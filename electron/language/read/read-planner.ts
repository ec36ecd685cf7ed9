// Reads what a clause wants of the planner, a question or a change, before the words of single moves are looked for.

import { findComplaint } from './complaints.ts'

import { tellsMark } from './mark-words.ts'

import { findImproveWords } from './read-improve.ts'

const clash =
  /\b(?:clash(?:es|ed|ing)?|conflicts?|conflicting|overlaps?|overlapping|collides?)\b|冲突|撞(?:车|上|在一起|了)|重叠/

/**
 * Requests to place what was missed again, and to put right what breaks a rule: "fix the clashes", "the exam moved and
 * now things clash", 解决一下冲突.
 */
function isAboutClash(text: string): boolean {
  return clash.test(text)
}

/** Whether any word tells of a change that the planner makes. */
export function hasPlannerWord(text: string): boolean {
  return (
    tellsMark(text) ||
    findComplaint(text, true) !== null ||
    findImproveWords({ text, rest: text }) !== null ||
    isAboutClash(text)
  )
}
