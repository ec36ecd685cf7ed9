// Requests to put right what breaks a rule: "fix the clashes", "the exam moved and now things clash", 解决一下冲突.
import type { Doubt, Draft } from './intent.ts'
import type { LexedText } from './lexed-text.ts'

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
