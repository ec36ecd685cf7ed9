// Reads one request into a draft: what is wanted, of which tasks, where to; nothing is looked up in the schedule yet.
import { assertNever } from '../../../shared/assert-never.ts'
import type { Clause } from '../words/clauses.ts'
import { joinRanges } from '../../../shared/time/day-words.ts'
import type { Ground } from '../ground.ts'
import { isWholeCourse, readOperand } from '../words/operands.ts'
import { nowhere } from '../words/task-words.ts'
import type { Doubt, Draft, TaskVerb } from './draft.ts'
import { hasLimits } from './kept-free.ts'
import { findLimits, withoutLimits, type FoundLimits } from './limits.ts'
import { lexText, type LexedText } from '../words/lexed-text.ts'
import { readNumber } from '../../../shared/time/numbers.ts'
import { findRestDays } from '../guide/rest-days.ts'
import { timesIn } from '../guide/read-guide-limits.ts'
import { readAway } from './read-away.ts'
import { readPlanner } from './read-planner.ts'
import { isQuestionForm, readQuestion } from './read-question.ts'
import { findStrangers } from '../words/strangers.ts'
import { splitTarget } from './read-target.ts'
import { isOpinion, readDoubt } from './read-doubt.ts'
import { readOperands, readPair } from './read-operands.ts'
import { readPut, unlessLimited } from './read-put.ts'
import { readTalk } from '../words/small-talk.ts'
import { meansAlways } from './standing.ts'
import { findUnknownDay, findUnreadDay } from '../../../shared/time/unknown-day.ts'
import { findVerb, isNegated, unavailable, type VerbKind } from '../words/verbs.ts'
import { meansWholeTerm, reachesTermEnd } from './whole-term.ts'

export function readClause(clause: Clause, ground: Ground): Draft {
  const talk = readTalk(clause.text)
  if (talk !== null) return { kind: 'talk', talk }
  const whole = lexText(clause.text, ground)
  const isOrder = orderWords.test(clause.text)
  const asks = !isOrder && (isQuestionForm(whole.rest) || asksForFree(clause))
  const planned = readPlanner(clause, whole, { asks, isOrder }, ground)
  if (planned !== null) return planned
  if (asks && findVerb(whole.rest) === null) return readAsked(whole, ground)
  const limits = findLimits(whole, ground)
  const lexed = withoutLimits(whole, limits.spans)
  if (isNegated(lexed.text)) return { kind: 'talk', talk: 'keep' }
  if (asks && !isOpinion(clause.text))
    return howWords.test(lexed.rest)
      ? { kind: 'talk', talk: 'abilities', topic: clause.text.replace(howWords, '') }
      : readAsked(lexed, ground)
  return readOrder(clause, whole, lexed, limits, readDoubt(clause, isOrder), ground)
}

// "Friday 2-4pm free?": without its sign it would be a wish.
function asksForFree({ text, isQuestion }: Clause): boolean {
  return isQuestion && /\b(?:free|available)\b|有空/.test(text)
}

const orderWords =
  /^(?:can|could|would|will) you\b(?!.*\b(?:tell|show|explain|list|say|check|know|think)\b)|^(?:please|请|麻烦)|(?:能|可以|能不能|可不可以)(?:帮我|请)?(?:把|将)/
const howWords = /^\W*how (?:do|can|to|would) |怎么|如何/

function readAsked(lexed: LexedText, ground: Ground): Draft {
  return readQuestion(lexed, ground) ?? { kind: 'unknown', isRelated: isRelated(lexed) }
}

function readOrder(
  clause: Clause,
  whole: LexedText,
  lexed: LexedText,
  limits: FoundLimits,
  doubt: Doubt | null,
  ground: Ground,
): Draft {
  const verb = findVerb(lexed.rest)
  const beyond = readBeyond(lexed, verb?.kind ?? null)
  if (beyond !== null) return beyond
  const isOnlyAway = verb === null || verb.kind === 'unplace' || isOnceMore(verb.kind, whole)
  if (unavailable.test(clause.text) && isOnlyAway) {
    const away = readAway(whole, limits, doubt, ground)
    if (away !== null) return away
  }
  // "I'm ill until Thursday, plan my week": two things, and the days belong to the first.
  const isAway = unavailable.test(clause.text) && verb?.kind === 'plan'
  if (isAway && !hasLimits(limits.limits) && whole.days.length > 0) return { kind: 'mixed' }
  if (verb !== null) return readVerb(verb.kind, lexed, limits, doubt, ground)
  // "Skip English this week" is no bound of a plan.
  if (limits.without.length > 0 && skipWords.test(whole.rest))
    return readVerb('unplace', whole, limits, doubt, ground)
  if (hasLimits(limits.limits)) {
    const isStanding = meansAlways(clause.text, limits.limits)
    return { kind: 'limit', limits: limits.limits, isStanding, agreed: false }
  }
  const taken = readTaken(lexed, ground)
  if (taken !== null) return taken
  if (clause.isQuestion) return readAsked(lexed, ground)
  if (isDelay(lexed, ground)) return readPut('move', lexed, doubt, ground)
  if (lexed.names.length > 0 && lexed.days.length > 0 && deniesIt.test(lexed.rest))
    return leaving(lexed, doubt)
  // "calculus on Saturday": likely a wish, but nobody has asked for it yet.
  if (lexed.names.length > 0 && lexed.days.length > 0)
    return readPut('place', lexed, doubt ?? 'opinion', ground)
  return { kind: 'unknown', isRelated: isRelated(lexed) }
}

/** "Tuesday evenings I have choir": time of every week that something else takes. */
function readTaken(lexed: LexedText, ground: Ground): Draft | null {
  const isWeekly = everyWeek.test(lexed.text) && lexed.names.length === 0
  const days = isWeekly ? findRestDays(lexed) : []
  if (days.length === 0) return null
  const limits = timesIn({ ...lexed, days }, ground)
  return { kind: 'limit', limits, isStanding: true, agreed: false }
}

const everyWeek =
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days\b|\b(?:mornings|afternoons|evenings|nights)\b|\bevery\b|每(?:个|逢)?(?:周|星期|礼拜)/

const deniesIt = /^\W*(?:ok |okay |please |but |and )*(?:no|not) §/

/** "No calculus this Friday": what lies there of it leaves. */
function leaving({ names, days, times }: LexedText, doubt: Doubt | null): Draft {
  return {
    kind: 'clear',
    spans: [{ dates: days.flatMap(({ dates }) => dates), wish: times[0]?.wish ?? null }],
    names: names.flatMap(({ owners }) => owners),
    target: nowhere,
    maxMoves: null,
    isAway: false,
    doubt,
  }
}

const telling =
  /\b(?:is|are|was|were|will|would|starts?|ends?|comes?|came|begins?|runs?|should|has|have|had)\b|[是会有了]/
const whole =
  /\b(?:everything|all (?:of it|sessions|my sessions)|it all|the rest)\b|全部|所有|整体|都/

/** "physics 3 and everything after it one day later", 物理第三次及后面的晚一天: a distance asked for without a verb. */
function isDelay(lexed: LexedText, ground: Ground): boolean {
  const isOfStudy = lexed.names.length > 0 || whole.test(lexed.rest)
  const isBare = lexed.days.length === 0 && !telling.test(lexed.rest)
  return isOfStudy && isBare && splitTarget(lexed, true, ground).target.shift !== null
}

// "I'm ill tomorrow, plan that again", 我明天生病，帮我重新安排: what lies there, and not the open work.
function isOnceMore(verb: VerbKind, { rest, days, names }: LexedText): boolean {
  const isPlan = verb === 'plan' && /\bagain\b|重新|再/.test(rest)
  return (
    isPlan &&
    days.length === 1 &&
    names.length === 0 &&
    !/\b(?:week|term|everything|all)\b|学期/.test(rest)
  )
}

function readVerb(
  kind: VerbKind,
  lexed: LexedText,
  limits: FoundLimits,
  doubt: Doubt | null,
  ground: Ground,
): Draft {
  switch (kind) {
    case 'undo':
    case 'redo':
      return {
        kind,
        times: readTimes(lexed.rest),
        names: lexed.names.flatMap(({ owners }) => owners),
        agreed: false,
      }
    case 'swap':
      return { kind: 'swap', operands: readPair(lexed), doubt }
    case 'delete':
    case 'unplace': {
      const { source } = splitTarget(lexed, false, ground)
      const named = readOperands({ ...lexed, days: source.days, times: source.times })
      // "Skip English this week" is all of it.
      const isSkip = skipWords.test(lexed.rest) && lexed.days.length > 0
      const operands = isSkip ? named.map((operand) => ({ ...operand, isAll: true })) : named
      const isDrastic = kind === 'delete' || operands.some(isWholeCourse)
      return { kind: 'unplace', operands, doubt: isDrastic ? 'delete' : doubt }
    }
    case 'plan':
      return readPlanOrPlace(lexed, limits, doubt, ground)
    case 'move':
    case 'place':
      return isWholePlan(lexed, kind)
        ? readPlan(lexed, limits, doubt, ground)
        : unlessLimited(readPut(kind, lexed, doubt, ground), limits)
    default:
      return assertNever(kind)
  }
}

const skipWords = /\bskip\b|不(?:学|做|上)/

// "schedule calculus on Friday morning" gives one block its place; "plan calculus next week" fills days.
function readPlanOrPlace(
  lexed: LexedText,
  limits: FoundLimits,
  doubt: Doubt | null,
  ground: Ground,
): Draft {
  const isOneDay = lexed.days.length === 1 && lexed.days[0]?.dates.length === 1
  const isPlain = /安排|排/.test(lexed.rest) || /\b(?:schedule|arrange)\b/.test(lexed.rest)
  const hasRank = readOperand(lexed, false).rank !== null
  const names = lexed.names.length > 0
  // "plan chapter 2" is about one item and not about its course.
  const isOneItem = lexed.names.some(
    ({ owners }) => owners.length === 1 && owners[0]?.kind === 'item',
  )
  if (isOneItem && !hasLimits(limits.limits) && lexed.days.length < 2)
    return readPut('place', lexed, doubt, ground)
  const onePlace = names && isPlain && isOneDay && !hasLimits(limits.limits)
  if (names && (hasRank || onePlace || (lexed.times.length > 0 && isOneDay && isPlain)))
    return readPut('place', lexed, doubt, ground)
  return readPlan(lexed, limits, doubt, ground)
}

// "put everything into next week" is a plan, and so is 排到期末.
function isWholePlan(lexed: LexedText, kind: TaskVerb): boolean {
  const { rank } = readOperand(lexed, false)
  if (kind === 'place' && rank === null && reachesTermEnd(lexed.rest)) return true
  const isAll =
    /\b(?:everything|all|the rest|what's left|pending|open|remaining)\b|所有|全部|剩下|待安排|待排|没安排|未安排|没排|还没|都/.test(
      lexed.rest,
    )
  return kind === 'place' && isAll && lexed.names.length === 0 && rank === null
}

const isAgain = /\b(?:it|them|that|this|those)\b|\bagain\b|\breplan\b|重新|再(?!过)|补/

function readPlan(
  lexed: LexedText,
  limits: FoundLimits,
  doubt: Doubt | null,
  ground: Ground,
): Draft {
  const days = joinRanges(lexed.days, lexed.text, ground)
  const isAll = meansWholeTerm(lexed.rest)
  const dates = [...new Set(days.flatMap((day) => day.dates))].toSorted()
  const unread = days.length === 0 ? findUnreadDay(lexed.rest) : null
  const unknownDay = findUnknownDay(lexed.text) ?? unread
  return {
    kind: 'plan',
    names: lexed.names.flatMap(({ owners }) => owners),
    without: limits.without,
    dates: days.length === 0 ? null : dates,
    isAll: isAll && days.length === 0,
    wish: lexed.times[0]?.wish ?? null,
    limits: limits.limits,
    strangers: findStrangers(lexed.rest),
    ...(isAgain.test(lexed.rest) ? { isAgain: true } : {}),
    ...(unknownDay === null ? {} : { unknownDay }),
    doubt,
  }
}

function readTimes(rest: string): number {
  if (/\btwice\b|两次/.test(rest)) return 2
  const match =
    /\b(?:last|past|previous|the) (two|three|four|five|\d)\b|([二两三四五\d])(?:步|次|件|项|个)/.exec(
      rest,
    )
  return Math.min(5, Math.max(1, readNumber(match?.[1] ?? match?.[2] ?? '') ?? 1))
}

const takesOut = /\b(?:export|print)\b|导出|打印/
const namesFile =
  /\b(?:pdf|ics|csv|png|anki|sync(?:hroni[sz]e)?|(?:apple|google|outlook|phone) calendar)\b|同步|手机日历/

const namesSyllabus = /\bsyllab(?:us|uses|i)\b|\bcourse outlines?\b|(?:教学|课程)大纲|教学日历/

function readBeyond(lexed: LexedText, verb: VerbKind | null): Draft | null {
  const { rest, names } = lexed
  const operands = [readOperand(lexed, false)]
  if (namesSyllabus.test(rest) && !(verb !== null && names.length > 0))
    return { kind: 'beyond', what: 'syllabus', operands }
  if (/\b(?:import|upload)\b|导入|上传/.test(rest))
    return { kind: 'beyond', what: 'import', operands }
  if (
    /\b(?:add|create|new|enrol|record|remember|remind)\b|添加|新建|新增|增加|创建|加一?(?:门|个|项|节)|记一?下|提醒/.test(
      rest,
    ) &&
    (verb === null || names.length === 0)
  )
    return { kind: 'beyond', what: 'add', operands }
  if (takesOut.test(rest) || (names.length === 0 && namesFile.test(rest)))
    return { kind: 'beyond', what: 'export', operands }
  if (
    /\b(?:dark mode|light mode|theme|font|settings?|language|password|api key)\b|深色|浅色|主题|字体|设置|换成英文|换成中文/.test(
      rest,
    )
  )
    return { kind: 'beyond', what: 'settings', operands }
  return null
}

function isRelated({ days, times, names, rest }: LexedText): boolean {
  return (
    names.length > 0 ||
    (days.length + times.length > 0 && isBareDay(rest)) ||
    /\b(?:study|session|review|plan|schedule|timetable|week|class|exam|homework)\b|学习|复习|课|计划|安排|考试|作业|周/.test(
      rest,
    )
  )
}

// "Friday morning then" is an answer to something; "nice weather today" is not.
function isBareDay(rest: string): boolean {
  return (rest.match(/\p{Script=Han}|[a-z]+/gu) ?? []).length <= 1
}
