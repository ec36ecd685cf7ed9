// Requests to place what was missed again, and to put right what breaks a rule: "fix the clashes", "the exam moved and now things clash", 解决一下冲突.
import type { Doubt, Draft } from './draft.ts'
import type { LexedText } from '../words/lexed-text.ts'
import { isNegated } from '../words/verbs.ts'

const clash =
  /\b(?:clash(?:es|ed|ing)?|conflicts?|conflicting|overlaps?|overlapping|collides?)\b|冲突|撞(?:车|上|在一起|了)|重叠/
const repair =
  /\b(?:put|set|make) (?:it |this |that |things |everything |all )?(?:right|straight|good)\b|\b(?:fix|resolve|solve|sort out|repair|mend|clear up|get rid of|remove|correct|untangle|now|sort)\b|解决|修复|处理|理顺|消除|调(?:整|开|一下)|修正|改正|帮|现在|挪开|错开/
const denied =
  /\b(?:no|not|don't|doesn't|without|never) (?:\w+ )?(?:clash|conflict|overlap)|不(?:会)?(?:冲突|撞)|没有?冲突/

/** Null when nothing is said to clash, or nothing is wanted for it. */
export function readMend({ text, rest }: LexedText, doubt: Doubt | null): Draft | null {
  if (!clash.test(rest) || denied.test(rest) || !repair.test(text)) return null
  return { kind: 'mend', doubt: doubt === 'past' ? null : doubt }
}

export function isAboutClash(text: string): boolean {
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
export function readCatchUp(lexed: LexedText, doubt: Doubt | null): Draft | null {
  const { rest, names, days } = lexed
  if (names.length + days.length > 0 || isNegated(lexed.text)) return null
  if (!catchUp.test(rest) && !catchUpChinese.test(rest)) return null
  return { kind: 'catch-up', doubt: doubt === 'past' ? null : doubt }
}
