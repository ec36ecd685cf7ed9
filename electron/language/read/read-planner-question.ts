// Questions that the planner answers without a change: whether a plan is sound, whether all fits, how long work takes.
import { findComplaint } from './complaints.ts'
import { joinRanges } from '../../../shared/time/day-words.ts'
import { examSaid } from '../words/sitting.ts'
import type { Draft } from './draft.ts'
import type { Ground } from '../ground.ts'
import type { LexedText } from '../words/lexed-text.ts'
import { readExplain } from './read-explain.ts'
import { findImproveWords } from './read-improve.ts'
import { findCount, findLength } from '../../../shared/time/said-length.ts'

/** `asks`: it is built as a question. Null when it asks nothing of the kind. */
export function readPlannerQuestion(lexed: LexedText, asks: boolean, ground: Ground): Draft | null {
  const explained = asks || /\bexplain\b|解释/.test(lexed.rest) ? readExplain(lexed, ground) : null
  return (
    readAmount(lexed, asks) ??
    explained ??
    readFits(lexed, asks, ground) ??
    (asks ? readPace(lexed) : null) ??
    (asks ? readBroken(lexed) : null) ??
    readHealth(lexed, asks, ground)
  )
}

const fitting =
  /\b(?:does|do|will|would|can|could|did)\b.*\b(?:everything|it all|all(?: of)? (?:it|this|that|my|the)|the rest|what(?:'s| is) left|still)\b.*\bfit\b|\b(?:does|do|will|would) (?:it|that|this|(?:my|the) (?:work|study|plan|sessions|week|term)|everything)(?: all)? fit\b(?! (?:me|you|him|her|us)\b)|\b(?:enough|sufficient) (?:time|hours|days|periods|room)\b|\btime enough\b|\brun(?:ning)? out of time\b|\b(?:will|can|could|would|do|am) (?:i|we) (?:still |even |really |ever |going to )*(?:make it(?! to (?!the (?:exam|end|deadline)))|manage(?: it| everything| all| to)?|(?:finish|get through)(?: it| everything| all)?|be (?:done|ready|finished|prepared|in time)|get (?:it|everything|all(?: of it)?) done)\b|\bam i (?:still )?on track\b|\bis (?:it|this|that|everything) (?:still )?(?:feasible|doable|possible|realistic) (?:before|by|until|in time)\b/
const fittingChinese =
  /排得(?:下|完)|排不(?:下|完)|(?<!没有?)来得及|来不及|放得下|放不下|(?:学|做|复习|看|背|写)(?:得|不)完|时间(?:还)?(?:够|足够|不够|不足|充足)|够不够时间|赶得[上及完]|赶不[上及完]|能(?:不能)?(?:全|都|全部)?(?:学|做|复习|排|看|写)完/

function readFits(lexed: LexedText, asks: boolean, ground: Ground): Draft | null {
  const { text, rest, days, names } = lexed
  const isMeant =
    fittingChinese.test(rest) ||
    (fitting.test(rest) &&
      (asks ||
        /\b(?:will|would|can|could|do|does) (?:i|we|it|this|that|all|everything)\b/.test(rest)))
  if (!isMeant) return null
  const dates = joinRanges(days, text, ground).flatMap((day) => day.dates)
  return {
    kind: 'query-fits',
    names: names.flatMap(({ owners }) => owners),
    dates: days.length === 0 ? null : dates.toSorted(),
    exam: examSaid(text),
  }
}

const finishing =
  /\b(?:finish|complete|get through|manage|be (?:done|ready)|enough|sufficient|suffice|do (?:it|this|that|them|all|everything|§))|[做学写看习弄搞背读§]得?[完好]|够|来得及|搞定/
const openly =
  /^\W*(?:(?:so|and|but|ok|well)[ ,]+)*(?:can|could|will|would) (?!you\b)|能不能|能否|可不可以|是否|够不够|[吗么嘛]\W*$|得完|来得及/
const soMuch =
  /\b\d{1,2}\b.*\b(?:sessions|blocks|hours)\b|\b(?:(?:so|this|that|how) )?(?:many|few|much|long)\b.*\b(?:sessions?|blocks?|hours?)\b|\b(?:so|too) (?:many|few|much)\W*$|这么[多少久]|那么[多少久]/

/** "Can I do it in 5 hours?", "why 11 sessions?": an amount of all that is to be done. */
function readAmount({ text, rest, days, names }: LexedText, asks: boolean): Draft | null {
  const isWhy = /^\W*(?:(?:and|but|so) )?(?:why|how come)\b|为什么|为啥|为何|怎么(?:会|是|要)/.test(
    rest,
  )
  const isEnough = (asks || openly.test(rest)) && finishing.test(rest)
  const isDated = days.length > 0
  if (isDated ? isWhy || !isEnough : !(isWhy || isEnough)) return null
  const count = findCount(text)?.count ?? null
  const length = findLength(text)?.length ?? null
  // Of a day how many sessions it takes is asked of its room.
  if (isDated && length?.unit !== 'minutes') return null
  if (count === null && length === null && !(isWhy && soMuch.test(rest))) return null
  const said = count === null ? length : { amount: count, unit: 'sessions' as const }
  return {
    kind: 'query-workload',
    names: names.flatMap(({ owners }) => owners),
    amount: {
      asks: isWhy ? 'why' : 'enough',
      isDated,
      ...(said ?? { amount: null, unit: 'sessions' }),
    },
  }
}

const pace =
  /\bhow long (?:do|does|did|will|would|should)\b.*\b(?:take|takes|need|needs|last)\b|\bhow (?:much time|many (?:minutes|hours)) (?:do|does|did|will|should)\b.*\b(?:take|need|plan for)\b|\bmy (?:\w+ )?pace\b|\bhow (?:fast|slow|slowly|quick|quickly) (?:am|do) i\b|\b(?:over|under)estimat/
const paceChinese =
  /(?:要|得|需要|会|花|用|耗)(?:花|用|掉)?(?:我)?(?:多久|多长时间|多少时间|多少分钟|几个?小时)|用时|(?:做|写|学|复习)[^,。]{0,8}(?:速度|快不快|慢不慢)|(?:学习|做题|我的)速度|估(?:计)?得(?:准|对)/
const untilThen = /\buntil\b|\bbefore\b|\bto (?:the )?(?:exam|friday)|还要|还有|还剩|离|距/

function readPace({ text, rest, names }: LexedText): Draft | null {
  if (!(pace.test(rest) || paceChinese.test(rest)) || untilThen.test(text)) return null
  return { kind: 'query-pace', names: names.flatMap(({ owners }) => owners) }
}

const broken =
  /\b(?:any|is there|are there|do|does|is|are|what|which)\b.*\b(?:clash(?:es|ing)?|conflicts?|conflicting|overlaps?|overlapping)\b|(?:有|是否|是不是|会不会|哪些|什么)?[^,。]{0,6}(?:冲突|撞(?:车|上|了)?|重叠)/

function readBroken({ rest }: LexedText): Draft | null {
  return broken.test(rest) ? { kind: 'query-broken' } : null
}

const plan = String.raw`(?:plan|schedule|timetable|week|calendar|rhythm|workload|days)`
const judged = String.raw`(?:good|any good|ok|okay|fine|healthy|balanced|well[- ]balanced|realistic|reasonable|sensible|sane|alright|all right|bad|terrible|sustainable|solid|sound)`
const judging = new RegExp(
  String.raw`\b(?:is|are|isn't|aren't|was)\b.*\b${plan}\b.*\b${judged}\b|\bhow(?:'s| is|'re| are| does| do| healthy is| good is| balanced is| bad is)\b(?! i\b).*\b${plan}\b(?! (?:today|work))`,
)
const judgingDay = new RegExp(
  String.raw`^\W*(?:so |and |hey |hi )*(?:is|are|isn't|was)\b.{3,}\b${judged}\b`,
)
const judgingIt =
  /^\W*(?:so |and )?(?:is|are) (?:it|this|that)(?: all)? (?:really |any )?(?:good|healthy|balanced|well[- ]balanced|realistic|reasonable|sensible|sustainable|sound)\W*$/
const overdoing =
  /\bam i (?:\w+ )?(?:overloaded|overdoing|doing too much|studying too much|too busy)\b/
const finding =
  /\b(?:what(?:'s| is)|anything|something|is there anything) (?:\w+ )?(?:wrong|off|bad|problematic|to improve|to mend|to fix)\b|\b(?:any|what|which|the main|main|are there) (?:\w+ )?(?:problems?|issues?|weaknesses|weak (?:spots?|points?))\b|\bwhat (?:can|could|should) (?:be|i) (?:better|improved|improve|change)\b/
const opinion = new RegExp(
  String.raw`\bwhat do you think (?:of|about)\b.*\b${plan}\b|\b(?:rate|judge|assess|evaluate|diagnose|check|analy[sz]e|critique|review) (?:my|the|this) (?:\w+ )?${plan}\b`,
)
const subjectChinese = /计划|安排|课表|日程|节奏|规划|(?:这|本|下|一|整)个?(?:周|星期|礼拜)|周/
const judgingChinese =
  /怎么样|怎样|如何(?!安排|排|计划|把)|好不好|好吗|行吗|合理|健康|均衡|平衡吗|科学|靠谱|可行/
const findingChinese =
  /(?:什么|没有|有没有|有|啥|哪些|哪里)(?:地方)?(?:有)?(?:问题|毛病|不好|不妥|不合理|不对劲|可以改进|能改进|要改进|需要改进|可以优化|能优化)|(?:分析|检查|评价|诊断|评估|点评|体检)(?:一?下)?[^,。]{0,8}(?:计划|安排|课表|日程|节奏|周)/

function readHealth(lexed: LexedText, asks: boolean, ground: Ground): Draft | null {
  const { text, rest, days, names } = lexed
  if (names.length > 0) return null
  const hasDay = days.length > 0
  const isFound =
    opinion.test(rest) ||
    (findingChinese.test(rest) && (asks || /分析|检查|评价|诊断|评估|点评|体检/.test(rest)))
  const isJudged =
    judging.test(rest) ||
    judgingIt.test(rest) ||
    overdoing.test(rest) ||
    (hasDay && judgingDay.test(rest)) ||
    finding.test(rest) ||
    (judgingChinese.test(rest) && isJudgeable(lexed)) ||
    findComplaint(text, hasDay) !== null ||
    findImproveWords(lexed) !== null
  if (!isFound && !(asks && isJudged)) return null
  const dates = joinRanges(days, text, ground).flatMap((day) => day.dates)
  return { kind: 'query-health', dates: hasDay ? dates : null }
}

/** "Friday then?" only wants to know what lies there, or suggests it. */
function isJudgeable({ text, rest, days }: LexedText): boolean {
  if (/计划|安排|课表|日程|节奏|规划|合理|健康|均衡|平衡|科学|靠谱|可行/.test(rest)) return true
  return days.length === 0
    ? subjectChinese.test(rest)
    : days.every(({ isWeek }) => isWeek) && subjectChinese.test(text)
}
