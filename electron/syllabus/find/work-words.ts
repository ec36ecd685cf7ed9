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
  /^(?:[-–—/.*\s]+|none|n\/?a|tba|tbd|holiday.*|break.*|.*\b(?:recess|thanksgiving)\b.*|labor day.*|无|—+|放假|停课|国庆.*|中秋.*|清明.*|五一.*|元旦.*|机动|待定|(?:weeks?|wk)\s*\d{1,2}|第.{1,3}周)$/iu

/** "No homework this week", 本周没有作业. */
const absence =
  /^(?:there\s+(?:is|are|will be)\s+)?(?:nothing\b|no\s+(?:\p{L}+\s+){0,2}(?:class(?:es)?|readings?|homeworks?|lectures?|assignments?|quiz(?:zes)?|exams?|tests?|labs?|meetings?|sessions?|sections?|recitations?|tutorials?|work|due|problem sets?|school)\b)|^(?:本周|这周|当周)?(?:没有|无|不[交上留]|不布置|免交?)(?:作业|上?课|考试|测验|习题|练习|阅读|实验|报告)/iu

/** "Spring break", "finals week", 考试周: time that is kept free, and nothing to be done by then. */
const freeTime =
  /^(?:(?:start|end|beginning|week) of\s+|the\s+)*(?:(?:(?:spring|fall|autumn|winter|summer|mid-?(?:term|semester)|semester|half-?term|easter|christmas|university|college|national|public|bank)\s+(?:break|holidays?|vacation|week|days?))|(?:finals?|exams?|examinations?|revision|review|dead|study|reading)\s+(?:weeks?|period|days?))\b|^(?:考试|复习|期[中末]|停课|机动)周|^(?:寒|暑|春|秋|假)(?:假|期)/iu

/** A cell or a line that says that there is nothing. */
export function isNoWork(text: string): boolean {
  const said = text.trim()
  return said === '' || [noWork, absence, freeTime].some((pattern) => pattern.test(said))
}
