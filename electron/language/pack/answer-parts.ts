// Splits an answer of the intent phase by what its parts are about (K2), whatever was asked.
import { chineseDay } from '../../../shared/time/weekdays.ts'
import { toSimple } from '../../../shared/text/simple-characters.ts'
import { intentSections, type IntentSection } from './intent-sections.ts'

const topics: Record<IntentSection, RegExp> = {
  goal: /\b(?:goal|aim|grade|points?|pass|score)\b|目标|考(?:到|过|上)|\d ?分(?!钟)|及格|挂科|绩点|满分/iu,
  knowledge:
    /\b(?:know(?! how to)|understand|forgot(?:ten)?|learn(?:ed|t)|hard|weak|bad at|good at)\b|会(?:了|算|做|用|写|背)|我(?:都|全)?会(?=[，。、；,;]|$)|不会|学过|忘|基础|不懂|没听|薄弱|擅长|[很太较最]难|[觉感]得.{0,6}难/iu,
  conditions: new RegExp(
    String.raw`\b(?:hours?|minutes?|per week|a week|weekends?|weekdays?|evenings?|mornings?|not on)\b|每[周天日]|小时|分钟|${chineseDay}|周末|星期|晚上|早上|没空|不学|时间`,
    'iu',
  ),
}

export function isAbout(section: IntentSection, text: string): boolean {
  return topics[section].test(toSimple(text))
}

/** The one section that the words tell of; null where they tell of none, or of several. */
export function sectionOf(text: string): IntentSection | null {
  const named = intentSections.filter((section) => isAbout(section, text))
  return named.length === 1 ? (named[0] ?? null) : null
}

/** Part of an answer, and what it topics of. */
export type AnswerPart = { section: IntentSection; text: string }

/** One part, or of an answer that topics of several sections each: a clause that topics of none goes on with the one before it. */
export function splitAnswer(text: string, asked: IntentSection): AnswerPart[] {
  const named = sectionOf(text)
  if (named !== null) return [{ section: named, text }]
  const parts = joinClauses(text, asked)
  if (new Set(parts.map(({ section }) => section)).size < 2) return [{ section: asked, text }]
  return parts.map((part) => ({
    section: part.section,
    text: part.text.replace(/[\s,;，；。]+$/u, ''),
  }))
}

/** Neighbours that tell of one section are one part. */
function joinClauses(text: string, asked: IntentSection): AnswerPart[] {
  const parts: AnswerPart[] = []
  for (const [clause] of text.matchAll(/.+?(?:[,;，；。\n]\s*|\.\s+|$)/gsu)) {
    const last = parts.at(-1)
    const section = sectionOf(clause) ?? last?.section ?? asked
    if (last?.section === section) parts.splice(-1, 1, { section, text: last.text + clause })
    else parts.push({ section, text: clause })
  }
  return parts
}
