// The words by which a text names work: reading, problem sets, and what to go over.
import { readAmounts } from './amounts.ts'
import type { WorkKind } from './fact.ts'

const reading =
  /^(?:(?:required|optional|suggested|pre-class|weekly)\s+)?(?:readings?|read)\b(?!\s+(?:week|list|response|quiz|knowledge|day))|\bread\s+(?:the\s+|and\s+|ch|pp|p\.|pages|sec|§|“|"|\d|[A-Z])|^(?:课前)?(?:阅读|预习|精读|泛读)|(?:阅读|预习|精读)(?:教材|课本|第|《|[Pp]\d)/iu
const problems =
  /\b(?:problem sets?|psets?|ps\s?\d+|homeworks?|hw\s?\d*|assignments?|exercises?|problems|worksheets?|lab reports?)\b|习题|练习|作业|课后题|实验报告/iu
const place =
  /^(?:\bch(?:apters?|aps?)?\.?|§|\bsec(?:tions?)?\.?|\bpp?\.|\bpages?\b|教材|课本|第[一二三四五六七八九十\d]+[章节讲])/iu

export function workKindOf(text: string): WorkKind | null {
  if (reading.test(text) || /^(?:Reading|READING|Readings)\b/.test(text)) return 'reading'
  if (problems.test(text)) return 'problems'
  const { pages, chapters } = readAmounts(text)
  return place.test(text) && (pages !== null || chapters !== null) ? 'reading' : null
}

const noWork =
  /^(?:[-–—/.*\s]+|none|n\/?a|tba|tbd|no (?:class|reading|homework|lecture|assignment).*|holiday.*|break.*|.*\b(?:recess|thanksgiving)\b.*|labor day.*|无|—+|放假|停课|国庆.*|中秋.*|清明.*|五一.*|元旦.*|机动|待定)$/iu

/** A cell or a line that says that there is nothing. */
export function isNoWork(text: string): boolean {
  return text.trim() === '' || noWork.test(text.trim())
}
