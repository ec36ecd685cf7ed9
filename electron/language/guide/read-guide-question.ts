// What a student asks of the guide itself: by when it is, how much it is, whether it will do; or something that is none of its own.
import { toSimple } from '../../../shared/text/simple-characters.ts'
import { isAsking } from './asking.ts'
import { readSection } from './guide-signals.ts'

export type GuideQuestion = 'when' | 'amount' | 'limits' | 'chance' | 'other'

const chance =
  /\b(?:can|could|will|would) i (?:do|get|have|finish|manage) (?:it|this|that|all|everything)\b|\benough\b|够(?:吗|么|嘛|了吗|不够)|(?:做|学|看|复习)得?(?:完|好)(?:吗|么|嘛)|\b(?:will i|i'll|i will|can i|could i|am i (?:going|gonna)|i'm (?:going|gonna)|do i have)\b.{0,40}\b(?:make it|pass|manage|be (?:ok|okay|fine|ready|alright)|(?:in|on|enough) time|get (?:it done|through)|finish|survive|fail)\b|\b(?:is|was) (?:it|this|that|the plan) (?:realistic|doable|possible|enough|feasible|too late)\b|\b(?:what are|how (?:good|high) are|what's) my (?:chances?|odds)\b|\bhow likely\b|\bhow (?:much time|many days|many weeks|long) (?:do i (?:still )?have|have i got|(?:is|are) (?:there |still )?left)\b|还有(?:多少|几)(?:时间|天|周)|(?:能|会|可以|能不能|会不会)(?:不?考?过|及格|通过|赶上|学完|做完|复习完|考好|挂科?)(?:得了|掉)?(?:吗|么|嘛|不|呢|[?？]|$)|(?:能不能|会不会).{0,6}(?:过|及格|挂|完)|来得及|来不来得及|时间够|够不够(?:时间)?|(?:还)?有(?:希望|戏|救)(?:吗|么)|(?:把握|几率|胜算)(?:大|有多)/
const when =
  /\bwhen (?:is|was|'s|are|do|did)\b.{0,40}\b(?:exam|deadline|due|test|final|midterm|it|finish|done)\b|\bwhat(?:'s| is| was| day is| date is)?\b.{0,24}\b(?:deadline|due date|exam date|date of the exam|last day)\b|(?:截止|考试|最晚|ddl|做完|日期|时间).{0,10}(?:哪天|哪一天|什么时候|啥时候|几号|几月几)|(?:哪天|哪一天|什么时候|啥时候|几号).{0,8}(?:考|截止|交|到期)/
const amount =
  /\b(?:why|how come)\b.{0,30}\b(?:sessions?|hours?|times|blocks?)\b|(?:为什么|为啥|为何|怎么(?:会|是|要|有)).{0,8}(?:次|个?小时|节|任务)|\bhow (?:many|much) (?:hours?|time|sessions?|work|is (?:it|there|that)|was (?:it|that))\b|\bhow long (?:is|was|will|does|would) (?:it|the work|that|this)\b|\bwhat(?:'s| is| was) (?:the )?(?:total|amount)\b|(?:一共|总共|现在|要|得|还有)?(?:多少|几)个?(?:小时|次|任务|时间)(?:来着|呢|了|吗|[?？]|$)/
const chore =
  /^(?:(?:please|can you|could you|hey|ok) )*(?:tell me (?:a|about|something)|write (?:me )?(?:an?|my) (?:poem|story|song|essay|email|joke)|sing|translate|recommend|order)\b|讲(?:一?个|点)(?:笑话|故事)|(?:帮我)?翻译|写一?首|唱首/

/** `text` is normalised. */
export function readGuideQuestion(raw: string, text: string): GuideQuestion | null {
  if (!asks.test(text) && !isAsking(raw)) return chore.test(text) ? 'other' : null
  if (chance.test(text)) return 'chance'
  if (when.test(text)) return 'when'
  if (amount.test(text)) return 'amount'
  return reasons.test(text) ? ofReason(text) : 'other'
}

/** What a "why" is about, by the section that it names. */
function ofReason(text: string): GuideQuestion {
  if (/这些天|那些天|(?:哪|这|那)几天|\b(?:those|these|which) (?:days|times)\b/.test(text))
    return 'limits'
  const section = readSection(text)
  if (section === 'dates' || /\d ?[号日]|\b(?:start|begin|today)\b|开始/.test(text)) return 'when'
  return section === 'limits' ? 'limits' : 'amount'
}

/** How something came to be so. */
export function asksWhy(raw: string): boolean {
  return reasons.test(toSimple(raw).toLowerCase())
}

const reasons =
  /\bwhy\b|\bhow come\b|\bwhere (?:did|does|do|is|are) .{0,30}\bfrom\b|\bhow (?:did|do) you (?:get|come|work|arrive|figure|know|pick|choose)\b|\b(?:did|do|are) you us(?:e|ing)\b|为什么|为啥|为何|凭什么|怎么(?:来|算|得|定|知道)|哪(?:儿|里)?来的|依据/

const asks =
  /为什么|为啥|为何|怎么(?:来|算|定)|凭什么|哪(?:儿|里)?来的|\b(?:why|how come|how did you|what did you use)\b|\b(?:do|don't) you think\b|\b(?:again|remind me)\b|来着|你(?:觉得|看|说)|来得及|够不够|能不能|会不会|多少|哪天|几号|什么时候/
