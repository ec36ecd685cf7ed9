// Requests to make what lies there better: "improve my plan", "Thursday is too full", 优化一下计划, 周四切换太多.
import { findComplaint } from './complaints.ts'
import { joinRanges } from '../../../shared/time/day-words.ts'
import type { Doubt, Draft } from './draft.ts'
import type { Ground } from '../ground.ts'
import type { LexedText } from '../words/lexed-text.ts'
import { blankOut } from '../../../shared/time/mention.ts'
import { findVerb } from '../words/verbs.ts'

const whole = String.raw`(?:plans?|schedule|timetable|week|calendar|rhythm|days?|sessions|study (?:plan|week|schedule|sessions)|everything|it|things|what(?:'s| is) there|weekend)`
const improving = new RegExp(
  String.raw`\b(?:improve|optimi[sz]e|polish|re-?balance|balance|smooth(?:en)?(?: out)?|even out|tidy(?: up)?|declutter|lighten|refine|clean up|spread out|untangle)\b(?=.*\b${whole}\b|.*[§ ]{3})|\bspread\b(?=.*\b(?:out|apart|more evenly|better)\b)|\bfix (?:up )?(?:my|the|this|next) (?:whole )?(?:plan|schedule|timetable|week|rhythm)\b`,
)
const better = new RegExp(
  String.raw`\b(?:make|get)\b(?=.*\b(?:${whole}|mon|tue|wed|thu|fri|sat|sun)|.* {4,}).*\b(?:better|lighter|calmer|easier|healthier|less (?:full|crammed|packed|busy|hectic|heavy|crowded|tight|dense|stressful)|more (?:balanced|even|relaxed|spread out|healthy|bearable))\b`,
)
const improvingChinese =
  /(?:优化|改善|改进|调优|完善)(?=一?下?[^,。]{0,10}(?:计划|安排|课表|日程|节奏|时间表|学习|复习|周|星期|礼拜|天|它|这个)|一?下?[吧啊呢]?[ 。!]*$)|(?:平衡|理顺|整理|调整|调理|均衡)(?:一?下|下)?[^,。]{0,8}(?:计划|安排|课表|日程|学习|节奏|时间表)|(?:计划|安排|课表|日程|节奏)[^,。到至]{0,6}(?:平衡|理顺|整理|调整|调理|均衡)一?下|(?:让|使|把|给我|帮我)[^,。]{0,10}(?:轻松|合理|均匀|均衡|平衡|健康|宽松|松|舒服|分散)(?:一?[点些]|起来|开)/

const notWanted =
  /\b(?:don'?t|do not|never|not|no need to|needn't|without|stop) (?:\w+ )?(?:improv|optimi|polish|balanc|lighten|tidy|fix|spread)|(?:不要|别|不用|不必|无需|不需要|不想)(?:再|给我|帮我|去)?(?:优化|改善|改进|调整|整理|平衡)/

const wasSo = /\b(?:was|were|has been|had been|used to be)\b/

/** In the words as they stand, for 轻松一点 is no time, or with days and names blanked out. */
export function findImproveWords({
  text,
  rest,
}: Pick<LexedText, 'text' | 'rest'>): { start: number; end: number } | null {
  const match = improvingChinese.exec(text) ?? improving.exec(rest) ?? better.exec(rest)
  return match === null ? null : { start: match.index, end: match.index + match[0].length }
}

/** Null when it asks for something else, or also for something else. */
export function readImprove(lexed: LexedText, doubt: Doubt | null, ground: Ground): Draft | null {
  const { text, rest, days, names } = lexed
  if (notWanted.test(text)) return { kind: 'talk', talk: 'keep' }
  // What was too much is over.
  const complaint = wasSo.test(text) ? null : findComplaint(text, days.length > 0)
  const order = findImproveWords(lexed)
  // "the algebra sessions are too close together" is said of a course; "calculus on Friday is too much" of one place.
  if (names.length > 0 && order === null && complaint?.problem !== 'crammed') return null
  if (complaint === null && order === null) return null
  if (hasOtherRequest(rest, [complaint, order])) return null
  const focus = focusOf(lexed, complaint?.problem ?? null, ground)
  const isLighter = complaint !== null && complaint.problem === null && focus.dates !== null
  return { kind: 'improve', ...(isLighter ? { isLighter } : {}), ...focus, doubt }
}

function focusOf({ days, text }: LexedText, problem: FocusProblem, ground: Ground) {
  const dates = joinRanges(days, text, ground).flatMap((day) => day.dates)
  return { dates: days.length === 0 ? null : [...new Set(dates)].toSorted(), problem }
}

type FocusProblem = Extract<Draft, { kind: 'improve' }>['problem']

// "plan" and 安排 are verbs elsewhere; beside these words they are what is improved, or what is too full.
const objectAfter =
  /^(?:up|out|一?下|下|[\s']|s\b|my|the|this|next|our|your|whole|entire|study|weekly|我们?|整个|学习|复习|这个|那个|的|§)*(?:plans?\b|schedule\b|timetable\b|计划|安排|日程|课表|时间表)/
const subjectBefore =
  /(?:\bplans?|\bschedule|\btimetable|计划|安排|日程|课表|排)(?:\s|\b(?:is|are|looks?|feels?|seems?|has|have|got|for|on|of|just|really|still|a bit|way)\b|得|的|都|也|有[点些]|真的|实在|还是|里|有|§)*$/

function hasOtherRequest(rest: string, read: ({ start: number; end: number } | null)[]): boolean {
  const left = read.reduce((words, span) => {
    if (span === null) return words
    const start = subjectBefore.exec(words.slice(0, span.start))?.index ?? span.start
    const end = span.end + (objectAfter.exec(words.slice(span.end))?.[0].length ?? 0)
    return blankOut(words, start, end)
  }, rest)
  return findVerb(left) !== null
}
