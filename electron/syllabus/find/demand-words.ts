// Finds the words by which a text names what is demanded on a day: exams, quizzes, presentations, and what is due.
import type { DemandKind } from './fact.ts'

export type FoundDemand = { kind: DemandKind; index: number; until: number; text: string }

const mark = String.raw`(?:\s*(?:#|no\.?\s*)?(?:\d{1,2}(?![\d/%-]|[:.]\d|\s*(?:%|points|pts|am|pm|a\.m|p\.m|hours?|minutes?|weeks?|,?\s*\d{4}))|[IVX]{1,4}\b|[A-D]\b))?`

const patterns: [DemandKind, RegExp][] = [
  [
    'exam',
    new RegExp(
      String.raw`\b(?:(?:final|first|second|third|1st|2nd|3rd|midsemester|mid-semester|oral|written|practical|take-home|in-class|cumulative|comprehensive|lab)\s+)*(?:mid-?terms?(?:\s+(?:exam(?:ination)?s?|tests?))?|exam(?:ination)?s?)(?![\p{L}-])${mark}|\bfinals?\b(?!\s+(?:grades?|projects?|papers?|reports?|presentations?|drafts?|versions?|submissions?|marks?|scores?|essays?|portfolio|week|assessment|course|decision|deadline))|\bklausur\b`,
      'giu',
    ),
  ],
  [
    'exam',
    /(?:(?:第[一二三四12345]次)?(?:期中|期末|闭卷|开卷|结课|口语|上机|机考|笔试|补考|实操|理论|课程)+(?:考试|考核|测试|测验)|(?:期中|期末)(?!成绩|总评|前|后|复习|报告|论文|作业|项目|大作业|展示|汇报|答辩|项目|考查|占)|(?:第[一二三四12345]次)?考试(?!成绩|范围|内容|形式|方式|时间(?!\s*[:：])|占|要求|说明|地点|周|安排|与|前))(?:\s*[一二三四0-9](?![\d月/:：.年%％]))?/gu,
  ],
  [
    'quiz',
    new RegExp(
      String.raw`\b(?:(?:pop|online|reading|weekly|vocabulary|vocab|map|lab|unit|chapter|class|in-class|short|spelling)\s+)*(?:quiz(?:zes)?\b|tests?\b(?!\s+(?:cases?|out|bank|your|suite)))${mark}`,
      'giu',
    ),
  ],
  [
    'quiz',
    /(?:第[一二三四五六七八九十\d]{1,2}次)?(?:随堂|课堂|单元|阶段|平时|听力|听写|词汇|章节)*(?:小测验?|测验|听写|小考|单元测试|阶段测试|随堂测试)(?:\s*[一二三四五六七八九十](?!月))?(?:\d{1,2}(?![\d月/:：.年%％]))?/gu,
  ],
  [
    'presentation',
    new RegExp(
      String.raw`\b(?:(?:final|group|project|class|student|oral|team|research|midterm|poster|in-class|individual|topic|seminar|capstone)\s+)*(?:presentations?(?!\s+slides)|poster session|demo day|oral report|thesis defen[cs]e|pitch(?:es)?\b(?!\s+(?:deck|perception)))${mark}`,
      'giu',
    ),
  ],
  [
    'presentation',
    /(?:第[一二三四12345]次)?(?:小组|课程|课堂|项目|论文|期末|期中|开题|中期|个人|最终|专题)*(?:答辩|汇报|演讲|展示|路演|报告会)(?!材料|文稿|稿|PPT|评分|占|[的了])/gu,
  ],
]

/** What says that something is to be handed in. */
const due =
  /\b(?:due(?!\s+(?:to\b(?!\s+(?:canvas|moodle|gradescope|blackboard))|process|diligence|dates?\s+(?:are|will|is)))|deadlines?|submit(?:ted)?|submission|hand(?:ed)?[\s-]in|turn(?:ed)?[\s-]in|upload(?:ed)?\s+by)\b|截止|截至|提交|上交|交作业|交报告|交稿|交论文|[之以]?前交|前完成|\bddl\b/giu

/** Practice for an exam is none, nor what is said about exams as such. */
const aboutExams =
  /\b(?:review|practice|sample|past|mock|make-?up|preparation|prep|study guide|no)\s*(?:for\s+)?(?:the\s+)?(?:\w+\s+)?$/iu
const afterExams =
  /^\s*(?:reviews?|review session|preparation|prep\b|practice|period|policy|policies|regrades?|questions?|corrections?|study guide|week|weeks|dates?\s+(?:will|are)|复习|模拟|周|大纲|成绩|总评)/iu

export function findDemands(text: string): FoundDemand[] {
  const found: FoundDemand[] = []
  for (const [kind, pattern] of patterns) {
    for (const match of text.matchAll(pattern)) {
      const said = match[0].trimEnd()
      if (said === '') continue
      const demand = { kind, index: match.index, until: match.index + said.length, text: said }
      if (isAboutExams(text, demand)) continue
      if (!found.some((other) => overlaps(other, demand))) found.push(demand)
    }
  }
  return found.toSorted((a, b) => a.index - b.index)
}

export function findDue(text: string): { index: number; until: number }[] {
  return [...text.matchAll(due)]
    .filter(({ index }) => !denied.test(text.slice(Math.max(0, index - 30), index)))
    .map(({ index, 0: said }) => ({ index, until: index + said.length }))
}

/** "No assignment due", 不交作业: what is said not to be. */
const denied =
  /\b(?:no|not|nothing|none|never|without)\b[^.;:,()]*$|n['’]t\s+(?:\w+\s+)?$|[不无免未]\s*$|没有?[^，。；：]{0,4}$/iu

function isAboutExams(text: string, { kind, index, until }: FoundDemand): boolean {
  if (kind !== 'exam' && kind !== 'quiz') return false
  const before = text.slice(Math.max(0, index - 30), index)
  return (
    aboutExams.test(before) ||
    /(?:复习|模拟|补考)\s*$/u.test(before) ||
    afterExams.test(text.slice(until, until + 30))
  )
}

function overlaps(a: FoundDemand, b: FoundDemand): boolean {
  return a.index < b.until && b.index < a.until
}
