// What the intent phase asks about (K2), in this order: its three fields.

export const intentSections = ['goal', 'knowledge', 'conditions'] as const

export type IntentSection = (typeof intentSections)[number]

/** The first that nothing was said about yet; null when all were. */
export function nextSection(
  answers: readonly { section: IntentSection }[],
  asked: readonly IntentSection[],
): IntentSection | null {
  const known = new Set([...answers.map(({ section }) => section), ...asked])
  return intentSections.find((section) => !known.has(section)) ?? null
}

const tells: Record<IntentSection, RegExp> = {
  goal: /\b(?:goal|aim|grade|points?|pass|score)\b|目标|考(?:到|过|上)|\d ?分(?!钟)|及格|挂科|绩点|满分/iu,
  knowledge:
    /\b(?:know(?! how to)|understand|forgot(?:ten)?|learn(?:ed|t)|hard|weak|bad at|good at)\b|会(?:了|算|做|用|写|背)|我(?:都|全)?会(?=[，。、；,;]|$)|不会|学过|忘|基础|不懂|没听|薄弱|擅长|[很太较最]难|[觉感]得.{0,6}难/iu,
  conditions:
    /\b(?:hours?|minutes?|per week|a week|weekends?|weekdays?|evenings?|mornings?|not on)\b|每[周天日]|小时|分钟|周[一二三四五六日天末]|星期|晚上|早上|没空|不学|时间/iu,
}

/** The one section that the words tell of, whatever was asked; null where they tell of none, or of several. */
export function sectionTold(text: string): IntentSection | null {
  const told = intentSections.filter((section) => tells[section].test(text))
  return told.length === 1 ? (told[0] ?? null) : null
}

const ofTime =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|periods?|free time)\b|第.{1,8}节|空出来|留空|没空|有事/iu

function isTime(clause: string): boolean {
  return !tells.knowledge.test(clause) && (tells.conditions.test(clause) || ofTime.test(clause))
}

/** What is noted of a course, by what it tells: time that is to be kept free says nothing of what is known. */
export function splitNoted(noted: string): Record<'knowledge' | 'conditions', string> {
  const clauses = Array.from(noted.matchAll(/.+?(?:[;；。\n]\s*|\.\s+|$)/gsu), ([clause]) => clause)
  return {
    knowledge: clauses
      .filter((clause) => !isTime(clause))
      .join('')
      .trim(),
    conditions: clauses.filter(isTime).join('').trim(),
  }
}

/** Part of an answer, and what it tells of. */
export type ToldPart = { section: IntentSection; text: string }

/** An answer that tells of several sections, clause by clause; a clause that tells of none goes on with the one before it. */
export function partsTold(text: string, asked: IntentSection): ToldPart[] {
  const whole = { section: sectionTold(text) ?? asked, text }
  if (sectionTold(text) !== null) return [whole]
  const parts: ToldPart[] = []
  for (const [clause] of text.matchAll(/.+?(?:[,;，；。\n]\s*|\.\s+|$)/gsu)) {
    const last = parts.at(-1)
    const section = sectionTold(clause) ?? last?.section ?? asked
    if (last?.section === section) last.text += clause
    else parts.push({ section, text: clause })
  }
  if (new Set(parts.map(({ section }) => section)).size < 2) return [whole]
  return parts.map((part) => ({
    section: part.section,
    text: part.text.replace(/[\s,;，；。]+$/u, ''),
  }))
}
