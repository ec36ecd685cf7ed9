// Requests to make what lies there better: "improve my plan", "Thursday is too full", 优化一下计划, 周四切换太多.

import type { LexedText } from '../words/lexed-text.ts'

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
export function findImproveWords({
  text,
  rest,
}: Pick<LexedText, 'text' | 'rest'>): { start: number; end: number } | null {
  const match = improvingChinese.exec(text) ?? improving.exec(rest) ?? better.exec(rest)
  return match === null ? null : { start: match.index, end: match.index + match[0].length }
}
