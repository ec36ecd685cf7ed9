// Words typed at an open card or question that change nothing in the request: they are answered and what was open stays.
import type { Ground } from '../ground.ts'
import type { Intent, Plan, Question } from '../resolve/intent.ts'
import type { Target } from '../words/task-words.ts'
import { findLimits, withoutLimits } from '../read/limits.ts'
import { lexText, prepareText, type LexedText } from '../words/lexed-text.ts'
import { isQuestionForm } from '../read/read-question.ts'
import { targetWithin } from '../read/read-target.ts'
import { isLighter, withoutSuggestion } from '../read/small-requests.ts'
import { readMessage } from '../frames/read-message.ts'
import { ofSpokenOf } from './change-told.ts'
import { resolveDrafts } from '../resolve/resolve-draft.ts'
import { classIdsOf } from '../words/class-ids.ts'
import { isAgreement, isNo, readTalk } from '../words/small-talk.ts'
import { findVerb } from '../words/verbs.ts'
import { say } from '../say/say-or-ask.ts'

export type Aside =
  /** "ok looks good": typed words never accept a card. */
  | { kind: 'agreement' }
  | { kind: 'answered'; intent: Intent }
  /** "calculus in the evening": a plan's scope can't say it for one course alone. */
  | { kind: 'course-time'; classIds: number[]; target: Target }

/** `isReason`: said at a card; `plan` is the proposal on it when it is one. Null when the words change the request. */
export function readAside(
  said: string,
  { isReason, plan }: { isReason: boolean; plan: Plan | null },
  ground: Ground,
): Aside | null {
  const text = prepareText(said, ground)
  const talk = readTalk(text)
  if (isNo(text) || talk === 'cancel') return null
  if (talk === 'thanks' || talk === 'greeting' || talk === 'who' || talk === 'abilities')
    return { kind: 'answered', intent: { kind: 'talk', talk } }
  if (isReason && isAgreement(text)) return { kind: 'agreement' }
  if (plan !== null && !isLighter(text) && isImprovement(text, ground))
    return { kind: 'answered', intent: say({ kind: 'improved-after' }) }
  const asked = readAsked(withoutSuggestion(text), isReason, ground)
  if (asked !== null) return { kind: 'answered', intent: asked }
  return plan === null ? null : readCourseTime(text, plan, ground)
}

/** A wish that no plan can be made with, but that comes after it anyway: "too many switches", "improve it". */
function isImprovement(text: string, ground: Ground): boolean {
  const [draft, ...others] = readMessage(text, ground)
  if (draft?.kind !== 'improve' || others.length > 0) return false
  return draft.problem !== null || findImproveWords(lexText(text, ground)) !== null
}

function readAsked(text: string, isReason: boolean, ground: Ground): Intent | null {
  if (!isQuestionForm(text)) return null
  const drafts = readMessage(text, ground)
  const [draft] = drafts
  if (draft === undefined || drafts.length > 1) return null
  // A question that means nothing to us is still no reason to lose the proposal.
  if (draft.kind === 'unknown' && isReason) return say({ kind: 'not-found' })
  if (!draft.kind.startsWith('query-') && draft.kind !== 'beyond') return null
  // 这样还来得及吗: of the work on the card.
  const intent = resolveDrafts([ofSpokenOf(draft, ground)], ground)
  const isUnknown = intent.kind === 'ask' && isUnanswerable(intent.question)
  return isUnknown ? say({ kind: 'not-found' }) : intent
}

function isUnanswerable({ kind }: Question): boolean {
  return kind === 'no-such-task' || kind === 'not-understood' || kind === 'what-to-move'
}

function readCourseTime(text: string, plan: Plan, ground: Ground): Aside | null {
  const lexed = lexText(text, ground)
  const limits = findLimits(lexed, ground)
  if (limits.without.length > 0 || /\b(?:only|just)\b|只|仅/.test(lexed.rest)) return null
  const classIds = classIdsOf(
    lexed.names.flatMap(({ owners }) => owners),
    ground.state,
  ).filter((id) => plan.classIds.includes(id))
  if (classIds.length === 0 || classIds.length === plan.classIds.length) return null
  const rest = withoutLimits(lexed, limits.spans)
  const isTimed = lexed.times.length > 0
  if (!isTimed && (lexed.days.length === 0 || findVerb(lexed.rest)?.kind === 'plan')) return null
  return { kind: 'course-time', classIds, target: targetWithin(rest, ground) }
}

/** "Why?" at the card of a re-plan: asked of all of it, no block of the schedule is named. */
export function isOfAll(aside: Aside): boolean {
  if (aside.kind !== 'answered') return false
  const { intent } = aside
  return intent.kind === 'say' && intent.statement.kind === 'not-found'
}

const whole = String.raw`(?:plans?|schedule|timetable|week|calendar|rhythm|days?|sessions|study (?:plan|week|schedule|sessions)|everything|it|things|what(?:'s| is) there|weekend)`
const improving = new RegExp(
  String.raw`\b(?:improve|optimi[sz]e|polish|re-?balance|balance|smooth(?:en)?(?: out)?|even out|tidy(?: up)?|declutter|lighten|refine|clean up|spread out|untangle)\b(?=.*\b${whole}\b|.*[§ ]{3})|\bspread\b(?=.*\b(?:out|apart|more evenly|better)\b)|\bfix (?:up )?(?:my|the|this|next) (?:whole )?(?:plan|schedule|timetable|week|rhythm)\b`,
)
const better = new RegExp(
  String.raw`\b(?:make|get)\b(?=.*\b(?:${whole}|mon|tue|wed|thu|fri|sat|sun)|.* {4,}).*\b(?:better|lighter|calmer|easier|healthier|less (?:full|crammed|packed|busy|hectic|heavy|crowded|tight|dense|stressful)|more (?:balanced|even|relaxed|spread out|healthy|bearable))\b`,
)
const improvingChinese =
  /(?:优化|改善|改进|调优|完善)(?=一?下?[^,。]{0,10}(?:计划|安排|课表|日程|节奏|时间表|学习|复习|周|星期|礼拜|天|它|这个)|一?下?[吧啊呢]?[ 。!]*$)|(?:平衡|理顺|整理|调整|调理|均衡)(?:一?下|下)?[^,。]{0,8}(?:计划|安排|课表|日程|学习|节奏|时间表)|(?:计划|安排|课表|日程|节奏)[^,。到至]{0,6}(?:平衡|理顺|整理|调整|调理|均衡)一?下|(?:让|使|把|给我|帮我)[^,。]{0,10}(?:轻松|合理|均匀|均衡|平衡|健康|宽松|松|舒服|分散)(?:一?[点些]|起来|开)/

/** In the words as they stand, for 轻松一点 is no time, or with days and names blanked out. */
function findImproveWords({
  text,
  rest,
}: Pick<LexedText, 'text' | 'rest'>): { start: number; end: number } | null {
  const match = improvingChinese.exec(text) ?? improving.exec(rest) ?? better.exec(rest)
  return match === null ? null : { start: match.index, end: match.index + match[0].length }
}
