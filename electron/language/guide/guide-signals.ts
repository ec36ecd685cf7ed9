// What a text does in a dialogue beside what it says: agrees, agrees with a change, corrects, leaves it open, thanks, stops.
import type { GuideSection } from '../../../shared/guide/guide-draft.ts'
import { isAgreement, isNo, isYes } from '../words/small-talk.ts'

export type GuideSignal =
  | 'agree'
  /** "Yes, but …": what follows is the change. */
  | 'agree-but'
  | 'no'
  | 'unsure'
  /** Left to us, or to be asked no more. */
  | 'leave'
  | 'thanks'
  | 'stop'
  | 'none'

const end = String.raw`[\s,.!。！~]*$`
const lead = String.raw`^[\s,.!。]*(?:(?:well|hm+|um+|oh|so|ok(?:ay)?|嗯+|呃|那|额|哦)[\s,.，。]*)*`

/** Of a course that is talked about "pass" is no skipping, unless it stands alone. */
const leave = new RegExp(
  String.raw`${lead}(?:skip(?: (?:it|that|this(?: one| question)?))?|pass|next(?: (?:one|question))?|later|(?:you|i'll let you|let you) (?:decide|choose|pick)|(?:it's |that's )?up to you|whatever(?: you (?:think|like|want))?|as you (?:like|wish)|your (?:choice|call)|any(?:thing)?(?: is)?(?: fine)?|i don't (?:mind|care)|doesn't matter|no preference|跳过|(?:先)?(?:不说|略过)|下一[个题]|随便(?:你|吧)?|都(?:行|可以)|(?:你|由你|你来|你帮我|听你)(?:来|看着|安排|看着办)?(?:定|决定|办|的)?(?:吧|就行|好了)?|无所谓|你看着办|看着来|默认(?:就行|吧)?)${end}`,
)
const unsure =
  /\b(?:i (?:really )?(?:don't|do not) know|no idea|not (?:so |really |quite )?sure|idk|dunno|unsure|hard to say|can't (?:say|tell)|no clue|haven't (?:decided|thought)|i have no (?:idea|clue)|how (?:should|would) i know|what do you (?:think|suggest|recommend)|how (?:many|much|long) .{0,30}(?:usual|usually|normal|normally|people|others|students|typical|typically|enough|should i))\b|(?:一般|通常|别人|大家|正常|平均).{0,8}(?:多久|多少|多长|几)|要?(?:多久|多少小时|多长时间)(?:才)?(?:够|合适)|不知道|不(?:太|是很|大)?(?:清楚|确定|了解)|没(?:想好|概念|数|头绪)|说不(?:好|准|清|上来)|拿不准|不好说|心里没底|你(?:觉得|建议|看)呢?\??$/
const thanks =
  /^[\s,.!]*(?:(?:ok(?:ay)?|great|good|perfect|nice|cool|好的?|行|嗯|可以)[\s,.!，]*)?(?:thanks?(?: you)?(?: (?:a lot|so much|very much))?|thank you.{0,20}|thx|ty|cheers|谢谢.{0,4}|多谢.{0,3}|感谢.{0,3}|辛苦[了啦]?)[\s,.!。！~]*$/
const stop = new RegExp(
  String.raw`${lead}(?:stop(?: (?:it|this|here|asking|the guide))?|quit|exit|leave(?: the guide)?|cancel(?: (?:it|this|that|everything|the guide))?|never ?mind|forget (?:it|about it|that)|leave it|i give up|enough|let's stop|not now|(?:退出|离开|结束)(?:引导|向导|规划)|退出|停(?:下|止|一下|了)?(?:吧)?|算了(?:吧)?|不(?:弄|规划|聊|做|搞|说)了|取消(?:吧)?|先?到(?:此为止|这(?:里|儿)吧?)|结束(?:吧)?)${end}`,
)
const but =
  /^[\s,.!]*(?:(?:yes|yeah|yep|ok(?:ay)?|sure|fine|good|great|looks good|sounds good|perfect|nice|almost|alright|all right|right)\b[\s,.!]*)+(?:but|only|except|just|though|however|with)\b|^[\s,.!]*(?:好的?|可以|行|嗯+|没问题|不错|挺好|对|是的?|差不多)(?:[的啊呀吧了]|,|，|\s)*(?:但是?|不过|只是|就是|除了|可是|再|另外|还要)/
const agreement =
  /^[\s,.!]*(?:(?:yes|yeah|yep|ok(?:ay)?|sure|fine|good|great|perfect|cool|nice|right|alright|all right|please|well|so|h+m+|um+|oh)[\s,.!]*)*(?:(?:please )?(?:go ahead|go for it|go(?=[\s.!]*$)|ok(?:ay)?|sounds (?:right|good|fine|great)|looks (?:right|good|fine|great)|write (?:it|that|this)(?: down| in)?|do it|save it|add it|put it in|make it so|let's (?:go|do it)|go with (?:it|that|this)|i agree|that (?:works|fits|holds|is fine)|it (?:fits|holds)|fits|works(?: for me)?|(?:it |that |this )?(?:is|'s) (?:right|correct|ok|okay|fine|good)|as it is|finish|done|confirmed?)[\s,.!]*)+(?:please|then|now|thanks|thank you)?[\s,.!]*$|^[\s,.!]*(?:(?:好的?|行|嗯+|可以|没问题|对|是的?|那)[的啊呀吧了,，。\s]*)*(?:就(?:这样|这么|按这个|照这个)(?:办|定|写|来|吧|了|做|排)*|可以了?|写(?:进去|入|上|吧|进计划)+|确认|定了|成交|没(?:毛病|意见|问题)|合适|符合|差不多|开始吧|生成吧?|保存吧?|挺好|照办|成|中)(?:[的啊呀吧了,，。!\s]|就这样)*(?:谢谢)?[\s.。!]*$/
const correction =
  /^[\s,.]*(?:(?:yes|ok(?:ay)?|oh|wait|sorry|hm+|ah|啊|哦|噢|等等|等一下|抱歉|对不起|不好意思)[\s,.，]*)*(?:no\b|nope|more like\b|make (?:it|that)\b|不[,，]|wrong|that's (?:wrong|not (?:right|it|true|correct))|not (?:right|quite|that)|不对|不是|错了?|搞错|弄错|记错|说错|写错|打错|不不)|\b(?:i (?:mixed|messed) (?:that|it|them|this) up|mixed up|my mistake|i (?:was|got (?:it|that)) wrong|i meant|i mean|scratch that|correction|actually|rather than|instead|(?:is|are|was|were) (?:wrong|not right|not correct|incorrect)|isn't (?:right|correct)|(?:change|move|push|set|make|put|update|correct|bring|raise|lower|reduce|cut|increase|shift|drop|fix) (?:the|my|it|that|this)|(?:has|have|was|were|got|is|been) (?:moved|postponed|changed|brought forward|rescheduled|pushed)|now (?:on|only)|moved (?:to|from)|no longer|not .{1,30}, but)\b|(?:记|说|搞|弄|写|打)错了?|改(?:成|到|为|一下|了|在|期)|换成|不是.{1,20}(?:是|而是)|应该是|其实(?:是)?|更正|纠正|推迟|提前到|延期|调(?:到|成|整)|(?:不|没)(?:太)?对(?!吗)|有(?:误|问题)|不要.{0,4}了/

/** "The one before": what was asked of before the last question. */
const before =
  /\b(?:the (?:one|thing|question|answer|part) before|the (?:last|previous|earlier) (?:one|thing|answer|question)|what i said (?:before|earlier|just now)|go(?:ing)? back|the one i said|my (?:last|earlier|previous) answer|a step back)\b|(?:刚才|刚刚|上面|之前|前面|上)(?:的)?(?:那|一|这)个?|上一(?:个|题|步|条|项)|前一(?:个|题|步|条|项)|回到(?:刚才|上一|之前)|我刚(?:才|刚)?说的/

const sectionWords: [GuideSection, RegExp][] = [
  ['dates', /\b(?:dates?|days?|deadline|due|when|exam(?: day| date)?|start(?:ing)? (?:day|date)|finish)\b|日期|日子|时间(?!太)|截止|考试|哪天|几号|什么时候/],
  ['amount', /\b(?:hours?|minutes?|amount|how much|how long|length|sessions?|workload|too (?:much|many|little|few|long|short))\b|小时|时长|多少|几次|次数|工作量|太(?:多|少|长|短)|总量|学时/],
  ['limits', /\b(?:limits?|weekdays?|weekends?|evenings?|mornings?|avoid|free days?|days off)\b|限制|避开|周末|晚上|早上|不学|空出来|哪几天/],
  ['effort', /\b(?:difficulty|hard(?:ness)?|easy|effort|intensity)\b|难度|强度|难易/],
  ['strategy', /\b(?:strategy|pace|rhythm|steady|cram(?:ming)?|how it is spread|spread)\b|策略|节奏|方式|突击|分散/],
  ['work', /\b(?:work|chapters?|content|topics?|sheets?|tasks?|title|name of the work)\b|内容|章节?|任务|标题|习题|真题|要做的/],
  ['profile', /\b(?:profile|note about me|what you remember|remembered)\b|画像|关于我|记住的|备注/],
  ['course', /\b(?:course|subject|class|module)\b|课程|科目|那门|这门|哪门|门课|课名/],
] // prettier-ignore

export function readSignal(text: string): GuideSignal {
  if (stop.test(text)) return 'stop'
  if (but.test(text)) return 'agree-but'
  if (isYes(text) || agreement.test(text)) return 'agree'
  if (thanks.test(text)) return 'thanks'
  if (isAgreement(text)) return 'agree'
  if (leave.test(text)) return 'leave'
  if (unsure.test(text)) return 'unsure'
  if (isNo(text) || correction.test(text)) return 'no'
  return 'none'
}

/** What stands behind it takes the place of what was said before. */
export function isCorrection(text: string): boolean {
  return correction.test(text) || but.test(text)
}

/** The section that the words name, "before" for the one asked about before, or null. */
export function readSection(text: string): GuideSection | 'before' | null {
  const named = sectionWords.find(([, words]) => words.test(text))?.[0] ?? null
  return before.test(text) && (named === null || named === 'course') ? 'before' : named
}

const letters: [RegExp, number][] = [
  [/^[\s"'(]*(?:option |choice |variant |选项?)?a(?=\s*(?:$|[):;]|please|then|of course|for me|is fine))|^(?:(?:probably|maybe|i think|well|hm+|let's (?:say|take))[ ,]+)*(?:the )?(?:first|former)(?: (?:one|option))?$|^(?:选)?第一(?:个|种|项)?(?![章节讲课套份篇部单])|^前(?:者|一[个种])/, 0],
  [/^[\s"'(]*(?:option |choice |variant |选项?)?b(?=\s*(?:$|[):;]|please|then|of course|for me|is fine))|^(?:(?:probably|maybe|i think|well|hm+|let's (?:say|take))[ ,]+)*(?:the )?(?:second|latter)(?: (?:one|option))?$|^(?:选)?第二(?:个|种|项)?(?![章节讲课套份篇部单])|^后(?:者|一[个种])/, 1],
  [/^[\s"'(]*(?:option |choice |variant |选项?)?c(?=\s*(?:$|[):;]|please|then|of course|for me|is fine))|^(?:(?:probably|maybe|i think|well|hm+|let's (?:say|take))[ ,]+)*(?:the )?(?:third|last)(?: (?:one|option))?$|^(?:选)?第三(?:个|种|项)?(?![章节讲课套份篇部单])|^最后一[个种]/, 2],
] // prettier-ignore

/** Which of the options that were given, from 0; null when none is named. */
export function readOption(text: string): number | null {
  const bare = text
    .replaceAll(/[\s.!。！,，]+$/g, '')
    .replace(/^(?:i'd (?:take|say)|i(?:'ll)? take|我选|选|用) ?/, '')
  return letters.find(([pattern]) => pattern.test(bare))?.[1] ?? null
}
