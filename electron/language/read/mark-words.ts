// The words that tell what became of study: missed, done, partly done, and how they are told apart from wishes.
import type { SaidMark } from './draft.ts'

const subject = String.raw`(?:i|we)(?:'ve| have| had|'m| am)?`
const adverbs = String.raw`(?: (?:just|already|finally|now|really|totally|completely|accidentally|also|even|quite|actually|only|unfortunately|sadly))*`

const opened =
  /\bunmark\b|\b(?:take|remove) (?:the|that) mark\b|\bnot done after all\b|\bmark\b.*\b(?:as )?(?:open|not done|undone)\b|(?:取消|撤掉|去掉)[^,。]{0,12}标记|标记(?:成|为)?(?:没做完?|未完成|未做)(?!了)/

const unfinished = new RegExp(
  String.raw`\b${subject}${adverbs} (?:didn't|did not|haven't|have not|couldn't|could not|not|wasn't able to|failed to)${adverbs} (?:manage to |get to |yet )?(?:finish|finished|complete|completed|get through|got through)\b|\bhaven't finished\b|\b(?:partly|partially|half) (?:done|finished)\b|没(?:有|能)?(?:全部|全|都)?(?:做|学|写|看|复习|背|练|读|弄|刷|听)完|没(?:有|能)?完成|(?:做|学|写|看|复习|背|读)了(?:一部分|一点|一些|一半)`,
)

const missed = new RegExp(
  String.raw`\b${subject}${adverbs} (?:missed|skipped|slept through|forgot(?:ten)?(?: about)?|overslept)\b|^(?:sorry[ ,]*)?(?:missed|skipped|overslept)\b|\b(?:i|we)${adverbs} (?:didn't|did not|couldn't|could not|haven't|have not|wasn't able to|was not able to|failed to|had no time (?:for|to)|didn't have time (?:for|to))${adverbs} (?:manage to |find time to |have time to |have (?:any )?time for |find (?:any )?time for )?(?:get to|get (?:a)?round to|got to|got (?:a)?round to|make it to|made it to|make|made|do|done|did|study|studied|learn|learnt|learned|work|worked|attend|attended|start|started|touch|touched|manage|managed|get|review|reviewed|my|the|§)|\bnever (?:got|made|did|managed|studied|worked|started)\b|\bhaven't (?:done|studied|started|touched|got to|gotten to)\b|\bmark\b.*\b(?:as )?(?:missed|skipped)\b|\bwas missed\b|(?:没有?|没能|未能?|没来得及|没顾[得上]+|没时间|没空|没去|没怎么)(?:去|来得及|顾上|有空|时间)?(?:学|做|复习|写|看|上|背|练|碰|动|读|开始|弄|搞|刷|听)(?!完|期|校|习|生|院|分|位|费|会|吗)|没(?:学|做|复习)习?(?=了|$|[,。!的])|没学习|没复习|错过了?|落下了?|漏(?:掉|了|做|学)|缺(?:了|掉)|忘了?(?:学|做|复习|写|看|去)|睡过(?:头|了)|没学成|没做成|(?:标记|记)(?:成|为)?(?:错过|没做|缺席)`,
)

const done = new RegExp(
  String.raw`\b${subject}${adverbs} (?:finished|completed|wrapped up|got through|got .+ done|did|done|through with|finished with)\b|^(?:ok(?:ay)?[ ,]*|yes[ ,]*)?(?:just |already |finally |all )*(?:finished|completed|done with|did|got through|wrapped up)\b|\b(?:is|are) (?:now |all |already |finally )*(?:done|finished|completed)\b|\bmark\b.*\b(?:done|finished|completed?)\b|\b(?:tick|check) (?:off\b|.+ off\b)|(?:做|学|写|看|复习|背|练|读|弄|搞|刷|听|整理|预习)(?:完|过)了?(?!吗|没|的话)|(?:做|写|弄|搞|整理|预习)好了|完成了|已完成|搞定|(?:标记|记|标)(?:成|为)?(?:已)?完成|(?:已经|都)(?:完成|做完|学完)`,
)

const worked = new RegExp(
  String.raw`\b${subject}${adverbs} (?:studied|worked|spent|practised|practiced|revised|reviewed|did|got)\b|^(?:only|just) (?:did|got|managed|studied|worked)\b|\bonly (?:did|got|managed|studied|worked|made it)\b|只(?:学|做|复习|写|看|背|练|读|花|用|搞|弄|听|完成|来得及)|(?:学|做|复习|写|看|背|练|读)了`,
)

/** Wishes and conditions with the same verbs: "I want to finish calculus by Friday", 周五前做完. */
const wished =
  /\b(?:need|needs|want|wanted|wants|have|has|going|like|love|hope|hoping|plan|planning|try|trying|wish|able|supposed|intend) to\b|\b(?:should|must|will|would|shall|can|could|may|might|gonna|wanna|i'd|i'll|we'll)\b(?!n't)|\b(?:when|once|after|before|until|unless|if|as soon as)\b|(?:要|想|得|需要|希望|打算|应该|必须|可以|准备|争取|尽量|怎么才能)(?:[^,。了]{0,8})(?:做|学|写|看|复习|背|读)完|之?前(?:要|得)?(?:做|学|写|看|复习)完|以后|之后|的话|如果|要是/

/** "couldn't" and "had no time to" are no wishes. */
const denials =
  /\b(?:could|would|can)(?:n't| not)\b|\b(?:had no|didn't have|no) time (?:for|to)\b|\b(?:manage|get|able|failed|time|find time) to\b/g

const kinds: [SaidMark, RegExp][] = [
  ['open', opened],
  ['partly', unfinished],
  ['missed', missed],
  ['done', done],
  ['some', worked],
]

export type MarkWords = { mark: SaidMark; start: number; end: number }

/** Null when nothing is told of what became of study. */
export function findMarkWords(rest: string): MarkWords | null {
  if (wished.test(rest.replaceAll(denials, ' '))) return null
  for (const [mark, pattern] of kinds) {
    const match = pattern.exec(rest)
    if (match !== null) return { mark, start: match.index, end: match.index + match[0].length }
  }
  return null
}

/** What is limited by "only" was not all that was planned. */
export const onlyWords = /\b(?:only|just|no more than|barely)\b|只|仅|才/
