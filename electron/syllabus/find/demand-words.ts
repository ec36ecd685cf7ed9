// Finds the words by which a text names what is demanded on a day: exams, quizzes, presentations, and what is due.
import { monthPattern } from '../../../shared/time/months.ts'
import type { DemandKind } from './fact.ts'

export type FoundDemand = { kind: DemandKind; index: number; until: number; text: string }

const mark = String.raw`(?:\s*(?:#|no\.?\s*)?(?:\d{1,2}(?![\d/%-]|[:.]\d|\s*(?:%|points|pts|am|pm|a\.m|p\.m|hours?|minutes?|weeks?|,?\s*\d{4}))|[IVX]{1,4}\b|[A-D]\b))?`

const patterns: [DemandKind, RegExp][] = [
  [
    'exam',
    new RegExp(
      String.raw`\b(?:(?:final|first|second|third|1st|2nd|3rd|midsemester|mid-semester|oral|written|practical|take-home|in-class|cumulative|comprehensive|lab)\s+)*(?:(?:mid-?terms?|prelims?)(?:\s+(?:exam(?:ination)?s?|tests?))?|exam(?:ination)?s?)(?![\p{L}-])${mark}|\bfinals?\b(?!\s+(?!(?:on|in|is|at|and|from|to|for|are|will|takes|test|date)\b)\p{L}{2})|(?<!\p{L})(?!nach|wieder)\p{L}*(?:klausur|prüfung|(?:zwischen|ab)test|testat)(?:en)?(?!\p{L})`,
      'giu',
    ),
  ],
  [
    'exam',
    /(?:(?:第[一二三四12345]次)?(?:期中|期末|闭卷|开卷|结课|口语|上机|机考|笔试|补考|实操|理论|课程)+(?:考试|考核|测试|测验)|(?:期中|期末)(?!小测|测验|测试|成绩|总评|前|后|复习|报告|论文|作业|项目|大作业|展示|汇报|答辩|项目|考查|占)|(?:第[一二三四12345]次)?考试(?!成绩|范围|内容|形式|方式|时间(?!\s*[:：])|占|要求|说明|地点|周|安排|与|前))(?:\s*[一二三四0-9](?![\d月/:：.年%％]))?/gu,
  ],
  [
    'quiz',
    new RegExp(
      String.raw`\b(?:(?:pop|online|reading|weekly|vocabulary|vocab|map|lab|unit|chapter|class|mid-?semester|in-\w+|short|spelling|grammar|progress|module|diagnostic|listening)\s+)*(?:quiz(?:zes)?\b|(?<=(?:in-class|vocab|vocabulary|oral|mid-?term|final)\s+)assessments?\b|(?<=(?:^|[.:;,(|–—-]|\b(?:a|an|the|first|second|third|pop|online|reading|weekly|vocabulary|vocab|map|lab|unit|chapter|class|in-\w+|short|spelling|grammar|progress|module|diagnostic|listening|skills|mock|final|term|mid-?semester|mid-?term|written|practical))\s*)tests?\b(?!\s+(?:cases?|out|bank|your|suite)))${mark}`,
      'giu',
    ),
  ],
  [
    'quiz',
    /(?:第[一二三四五六七八九十\d]{1,2}次|(?<![A-Z\d])[A-Z]\d{1,2}(?:[-–~、]?[A-Z]\d{1,2})?\s?)?(?:随堂|课堂|单元|阶段|平时|听力|听写|词汇|章节|期中|期末)*(?:小测验?|测验|听写|小考|单元测试|阶段测试|随堂测试)(?:\s*[一二三四五六七八九十](?!月))?(?:\d{1,2}(?![\d月/:：.年%％]))?/gu,
  ],
  [
    'presentation',
    new RegExp(
      String.raw`\b(?:(?:final|group|project|class|student|oral|team|research|midterm|poster|in-class|individual|topic|seminar|capstone)\s+)*(?:(?<!\b(?:pdf|pptx?|powerpoint|slide)\s+)presentations?(?!\s+slides)|poster session|demo day|oral report|thesis defen[cs]e|pitch(?:es)?\b(?!\s+(?:deck|perception)))${mark}`,
      'giu',
    ),
  ],
  [
    'presentation',
    /(?:第[一二三四12345]次)?(?:小组|口语|课程|课堂|项目|论文|期末|期中|开题|中期|个人|最终|专题)*(?:答辩|汇报|演讲|展示|路演|报告会)(?!材料|文稿|稿|PPT|评分|占|[的了])/gu,
  ],
]

/** Heat is given off in such a word too: Wärmeabgabe. */
const germanDue =
  /(?<!\p{L})(?:haus(?:arbeits|aufgaben?)?|projekt|übungs|abschluss|aufgaben|(?:labor)?berichts?|blatt|entwurfs|end|zwischen|code|protokoll|poster|referats?|essay)?abgabe(?:termin|datum|frist|schluss)?(?!\p{L})/iu
const otherDue =
  /\b(?:due(?!\s+(?:to\b(?!\s+(?:canvas|moodle|gradescope|blackboard))|process|diligence|dates?\s+(?:are|will|is)))|deadlines?|submit(?:ted)?|submission|hand(?:ed)?[\s-]in|turn(?:ed)?[\s-]in|upload(?:ed)?\s+by|(?:is|are|be) collected)\b|(?<!\p{L})(?:abzugeben|einzureichen|fällig)(?!\p{L})|截止|截至|提交|上交|递交|缴交|缴(?=交|\p{Script=Han}{0,4}(?:报告|作业|论文))|前(?:投入|投到|放入|放到)|(?:发送?|传|上传|交)[到至]|交作业|交报告|交稿|交论文|[之以]?前交|前完成|\bddl\b/iu
/** What says that something is to be handed in. */
const due = new RegExp(`${germanDue.source}|${otherDue.source}`, 'giu')

/** Practice for an exam is none, nor what is said about exams as such. */
const aboutExams =
  /\b(?:review|practice|sample|past|mock|make-?up|preparation|prep|study guide|repeat|no)\s*(?:for\s+)?(?:the\s+)?(?:\w+\s+)?$|\b(?!(?:dates?|times?|days?|rooms?)\b)\p{L}[\p{L}-]*\s+(?:for|before|after|until|about)\s+(?:(?:the|your|our|a|each)\s+)?$/iu
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

/** Whether it is said to be due; "submit your files by mail" only says how. */
export function saysDue(text: string): boolean {
  return (
    /\b(?:due|deadlines?|collected|ddl)\b|截止|截至|[前须]交|交作业|提交$|fällig/iu.test(text) ||
    germanDue.test(text)
  )
}

/** "No assignment due", 不交作业: what is said not to be. */
const denied =
  /\b(?:no|not|nothing|none|never|without)\b[^.;:,()]*$|n['’]t\s+(?:\w+\s+)?$|[不无免未]\s*$|没有?[^，。；：]{0,4}$/iu

const release = String.raw`\b(?:released?|assigned|available|posted|published|handed out|given out|goes? out|(?:is|are|comes?) out|out now|distributed|issued|opens|ausgabe)\b|发布|布置|下发|发放|开放`
const handedBack = String.raw`\b(?:returned|handed back|given back|graded|comes? back|(?<!(?<!\b(?:feedback|results|marks|grades)\s+(?:(?:is|are)\s+)?)due )back by)\b|\bsolutions?\b|返还|发还|讲评|(?<!待[^，。；]{0,6})公布`
const away = `(?:${release}|${handedBack})`
const leadsAway = new RegExp(
  String.raw`(?:${away}|\b(?:feedback|results|marks|grades)\b|反馈|成绩)(?:\s+(?:online|on canvas))?[\s:：(（]*(?:(?:on|from|by)[\s:]*)?$`,
  'iu',
)
/** So many words may stand between a day and what becomes of something on it. */
const wordsBetween = 6
const awayInside = new RegExp(away, 'iu')
const awayAtEnd = new RegExp(
  String.raw`(?:${away})\s*[.)!）]*$|^\s*${away}(?:\s+\p{L}+)?\s*[:：]`,
  'iu',
)

/** Whether what a text names is given out or given back, and not asked for: "Project 2 assigned". */
export function isForgone(text: string): boolean {
  return awayAtEnd.test(text) && findDue(text).length === 0
}

type Place = { index: number; until: number }

/** Whether a day is one on which something is given out or given back: "homework 1 is out on 22 Sep, due 28 Sep". */
export function ledAway(text: string, { index, until }: Place, all: readonly Place[]): boolean {
  const start = all.findLast((other) => other.until <= index)?.until ?? 0
  const end = all.find((other) => other.index >= until)?.index ?? text.length
  const before = text.slice(start, index)
  if (leadsAway.test(before)) return true
  const after = text.slice(until, end)
  const due = findDue(after)[0]?.index ?? after.length
  const [said = ''] = after.slice(0, due).split(/[,，;；。(（]/u)
  return findDue(before).length === 0 && isSoonAway(said)
}

function isSoonAway(text: string): boolean {
  const at = awayInside.exec(text)?.index
  return at !== undefined && (text.slice(0, at).match(/\p{L}+/gu)?.length ?? 0) <= wordsBetween
}

/** "Marks are returned within two weeks: for the essay by 15 January": the day is one of that, unless work is due first. */
export function isListedAway(text: string, { index }: Place): boolean {
  const before = text.slice(0, index)
  return saysAway.test(before) && findDue(before).length === 0
}

const saysAway = new RegExp(`(?:${handedBack})[^.]*[:：]`, 'iu')

/** "Challenge 1 due, challenge 2 assigned": the pieces that each say of one thing what becomes of it. */
export function splitRoles(text: string): string[] {
  const parts = text
    .split(/[,，;；]\s*|\s+(?:and|-|–|—)\s+(?=\S)/u)
    .filter((part) => part.trim() !== '')
  const isShared = parts.length > 1 && parts.every(hasRole)
  return isShared && parts.some((part) => findDue(part).length > 0) ? parts : [text]
}

const dayWords = new RegExp(
  String.raw`\d+\s*[年月日号]|时间|日期|\b(?:dates?|times?|in (?:class|lecture|section|lab)|${monthPattern})\b`,
  'giu',
)

function hasRole(part: string): boolean {
  return (findDue(part).length > 0 || awayInside.test(part)) && hasName(part)
}

/** Words besides those for what becomes of it and for its day. */
function hasName(part: string): boolean {
  const rest = [...findDue(part)].reduceRight(
    (left, { index, until }) => left.slice(0, index) + left.slice(until),
    part,
  )
  return /\p{L}{2}|\p{Script=Han}/u.test(rest.replace(awayInside, ' ').replaceAll(dayWords, ' '))
}

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
