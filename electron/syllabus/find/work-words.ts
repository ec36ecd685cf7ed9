// The words by which a text names work: reading, problem sets, and what to go over.
import { readAmounts } from './amounts.ts'
import type { WorkKind } from './fact.ts'

const reading =
  /^(?:(?:required|optional|suggested|pre-class|weekly)\s+)?(?:readings?|read)\b(?!\s+(?:weeks?|list|responses?|reflections?|reports?|logs?|journals?|notebooks?|diar(?:y|ies)|logs?|posts?|quiz|quizzes|tests?|groups?|period|guide|knowledge|days?))|\bread\s+(?:the\s+|and\s+|ch|pp|p\.|pages|sec|§|“|"|\d|[A-Z])|^(?:课前)?(?:阅读|预习|精读|泛读)|(?:阅读|预习|精读)(?:教材|课本|第|《|[Pp]\d)/iu
const problems =
  /\b(?:problem sets?|psets?|ps\s?\d+|homeworks?|hw\s?\d*|assignments?|exercises?|(?:practice )?problems|worksheets?|lab reports?|(?:reading|weekly|discussion|short|introductory|forum|blog) (?:responses?|posts?|reflections?|journals?))(?![\p{L}-])(?!\s+(?!(?:on|for|from|in|at|to|of|as|by|due|and|or|is|are|will|must|that|which|with|part|no|set|assignments?|exercises?|problems?)\b)\p{L}{3})|(?:习题|练习|作业|课后题|实验报告)(?![课课讲要说室评])/iu

const place =
  /^(?:\bch(?:apters?|aps?)?\.?|§|\bsec(?:tions?)?\.?|\bpp?\.|\bpages?\b|教材|课本|第[一二三四五六七八九十\d]+[章节讲])/iu

export function workKindOf(text: string): WorkKind | null {
  if (reading.test(text)) return 'reading'
  if (problems.test(text)) return 'problems'
  const { pages, chapters } = readAmounts(text)
  return place.test(text) && (pages !== null || chapters !== null) ? 'reading' : null
}

const noun =
  'homeworks?|hw|assignments?|problem sets?|(?:problem|exercise|example) sheets?|sheets?|psets?|ps|exercises?|worksheets?|reports?|essays?|papers?|commentar(?:y|ies)|projects?|proposals?|responses?|reflections?|reviews?|memos?|drafts?|versions?|portfolios?|journals?|posts?|repl(?:y|ies)|bibliograph(?:y|ies)|outlines?|case stud(?:y|ies)|challenges?|milestones?|deliverables?|checkpoints?|write-?ups?|submissions?|critiques?|posters?|thesis|coursework|übungsblatt|blatt|hausaufgabe'
const hanNoun =
  '作业|作文|读书笔记|习题|练习|报告|论文|项目|大作业|实验|名单|申请|作品|设计|初稿|终稿|选题'
const names = new RegExp(
  String.raw`(?<![\p{L}])(?:${noun})(?:\s*(?:#|no\.?\s*)?(?:\d{1,2}|[IVX]{1,4}|[A-F]|one|two|three|four))?(?:\s*[:–—-]\s*[^.;]{2,50}|\s*\([^)]{1,40}\))?$|(?:${hanNoun})(?:书|表)?\s*(?:[\d一二三四五六七八九十]{1,3}|[(（][^)）]*[)）])?$`,
  'iu',
)

/** A short name that ends in a word for work and its number: "Short paper 2", 第一次实验报告. */
export function namesWork(title: string): boolean {
  return (title.match(/[\p{L}\p{N}]+/gu)?.length ?? 0) <= 9 && names.test(title) && !isNoWork(title)
}

const several = new RegExp(
  String.raw`\b((?:two|three|four|five|six|[2-6])\s+(?:[\p{L}-]+\s+){0,2}(?:${noun}))(?!\p{L})`,
  'iu',
)

/** "You will write three short responses of 600 words": what is counted. */
export function countedWork(text: string): string | null {
  return several.exec(text)?.[1] ?? null
}

const noWork =
  /^(?:[-–—/.*\s]+|none|n\/?a|tba|tbd|sign[- ]?up\b.*|holiday.*|break.*|.*\b(?:recess|thanksgiving)\b.*|labor day.*|无|—+|放假|停课|国庆.*|中秋.*|清明.*|五一.*|元旦.*|机动|待定|(?:weeks?|wk)\s*\d{1,2}|第.{1,3}周)$/iu

/** When marked exams are shown; with a day by which it is due it is work. */
const examReview =
  /^(?:.*klausureinsicht.*|.*(?:查卷|试卷查阅).*|(?:final )?exam review(?:\s*\(.*)?)$/iu

export function isExamReview(text: string): boolean {
  return examReview.test(text.trim())
}

/** "No homework this week", 本周没有作业. */
const absence =
  /^(?:there\s+(?:is|are|will be)\s+)?(?:nothing\b|no\s+(?:\p{L}+\s+){0,2}(?:class(?:es)?|readings?|homeworks?|lectures?|assignments?|quiz(?:zes)?|exams?|tests?|labs?|meetings?|sessions?|sections?|recitations?|tutorials?|work|due|problem sets?|school)\b)|^(?:本周|这周|当周)?(?:没有|无|不[交上留]|不布置|免交?)(?:作业|上?课|考试|测验|习题|练习|阅读|实验|报告)/iu

/** "Spring break", "finals week", 考试周: time that is kept free, and nothing to be done by then. */
const freeTime =
  /^(?:(?:start|end|beginning|week) of\s+|the\s+)*(?:(?:(?:spring|fall|autumn|winter|summer|mid-?(?:term|semester)|semester|half-?term|easter|christmas|university|college|national|public|bank)\s+(?:break|holidays?|vacation|week|days?))|(?:finals?|exams?|examinations?|revision|review|dead|study|reading)\s+(?:weeks?|period|days?))\b|^(?:考试|复习|期[中末]|停课|机动)周|^(?:寒|暑|春|秋|假)(?:假|期)/iu

/** A cell or a line that says that there is nothing. */
export function isNoWork(text: string): boolean {
  const said = text.trim()
  return (
    said === '' || [noWork, examReview, absence, freeTime].some((pattern) => pattern.test(said))
  )
}
