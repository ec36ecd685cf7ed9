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
import { readPlannerQuestion } from './read-planner-question.ts'
import type { Doubt } from './draft.ts'
import { isNegated } from '../words/verbs.ts'

const clash =
  /\b(?:clash(?:es|ed|ing)?|conflicts?|conflicting|overlaps?|overlapping|collides?)\b|冲突|撞(?:车|上|在一起|了)|重叠/
const repair =
  /\b(?:put|set|make) (?:it |this |that |things |everything |all )?(?:right|straight|good)\b|\b(?:fix|resolve|solve|sort out|repair|mend|clear up|get rid of|remove|correct|untangle|now|sort)\b|解决|修复|处理|理顺|消除|调(?:整|开|一下)|修正|改正|帮|现在|挪开|错开/
const denied =
  /\b(?:no|not|don't|doesn't|without|never) (?:\w+ )?(?:clash|conflict|overlap)|不(?:会)?(?:冲突|撞)|没有?冲突/

/** Null when nothing is said to clash, or nothing is wanted for it. */
function readMend({ text, rest }: LexedText, doubt: Doubt | null): Draft | null {
  if (!clash.test(rest) || denied.test(rest) || !repair.test(text)) return null
  return { kind: 'mend', doubt: doubt === 'past' ? null : doubt }
}

/**
 * Requests to place what was missed again, and to put right what breaks a rule: "fix the clashes", "the exam moved and
 * now things clash", 解决一下冲突.
 */
function isAboutClash(text: string): boolean {
  return clash.test(text)
}

const planAgain = String.raw`(?:re-?plan|re-?schedule|plan|schedule|place|fit in|make up(?: for)?|catch up on|find (?:a )?(?:new )?(?:time|place|slot)s? for)`
const whatWasMissed = String.raw`(?:(?:what(?:ever)?|everything|all|those|the (?:ones|sessions?|blocks?|things?|work))(?: that)? (?:i|we)(?:'ve| have)? (?:missed|skipped)|(?:(?:all|my|the|those|these|any) )*(?:missed|skipped) (?:ones|sessions?|blocks?|work|study|things?|tasks?))`
const catchUp = new RegExp(String.raw`\b${planAgain} ${whatWasMissed}\b`)
const missedChinese = String.raw`(?:没做|没学|没完成|没上|错过|落下|漏掉|漏)(?:了)?的(?:那?些|那?[几两][次个]|学习|复习|任务|都|全部|全|\s)*`
const againChinese = String.raw`(?:重新?安?排|补[上排回]?|再安?排|补一[下补])`
const catchUpChinese = new RegExp(
  String.raw`${missedChinese}${againChinese}|${againChinese}(?:一下|一次)?${missedChinese}`,
)

/** Null where a course or a day is named: that is told of its own blocks. */
function readCatchUp(lexed: LexedText, doubt: Doubt | null): Draft | null {
  const { rest, names, days } = lexed
  if (names.length + days.length > 0 || isNegated(lexed.text)) return null
  if (!catchUp.test(rest) && !catchUpChinese.test(rest)) return null
  return { kind: 'catch-up', doubt: doubt === 'past' ? null : doubt }
}

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
