// The pieces that courses are made of, chapters and sheets and papers: their words, and how long one usually takes.
import type { Language } from '../../../../shared/language.ts'
import { numberPattern, readNumber } from '../../../../shared/time/numbers.ts'
import type { Share } from './topics-named.ts'
import { blankOut } from '../../../../shared/time/mention.ts'

export const unitNames = [
  'chapter', 'lecture', 'topic', 'sheet', 'paper', 'reading', 'essay', 'lab', 'page', 'exercise', 'word', 'piece',
] as const // prettier-ignore

export type UnitName = (typeof unitNames)[number]

/** "Chapters 3 to 6" are four from the third on. */
export type GuideUnits = {
  unit: UnitName
  /** Of pieces that no other word of ours names: "word list". */
  name?: string
  first: number
  count: number
  minutes: number | null
  /** Of each piece. */
  sessions?: number | null
  /** Of single pieces. */
  shares?: Pick<Share, 'number' | 'minutes' | 'count'>[]
}

type Unit = {
  english: string
  chinese: string
  /** Minutes of one, at a middling difficulty. */
  minutes: number
  /** How many of them make one session; above 1 they are too small to stand alone. */
  group: number
  /** One of them, and several, as a title begins. */
  title: { en: [one: string, several: string]; zh: string }
}

export const units: Record<UnitName, Unit> = {
  chapter: {
    english: String.raw`(?:chapters?|chaps?\.?|chs?\.?)`,
    chinese: '章节?',
    minutes: 90,
    group: 1,
    title: { en: ['Chapter', 'chapters'], zh: '章' },
  },
  lecture: {
    english: '(?:lectures?|videos?)',
    chinese: '(?:讲|集(?:视频|网课)?)',
    minutes: 60,
    group: 1,
    title: { en: ['Lecture', 'lectures'], zh: '讲' },
  },
  topic: {
    english: '(?:topics?|units?|modules?)',
    chinese: '(?:单元|专题|模块)',
    minutes: 60,
    group: 1,
    title: { en: ['Topic', 'topics'], zh: '单元' },
  },
  sheet: {
    english: String.raw`(?:problem[ -](?:sheets?|sets?)|exercise[ -]sheets?|p-?sets?|worksheets?|sheets?|homeworks?|assignments?)`,
    chinese: '(?:套|份|张|次)(?:习题|练习题?|作业|题目)(?:集|册)?',
    minutes: 90,
    group: 1,
    title: { en: ['Problem sheet', 'problem sheets'], zh: '习题' },
  },
  paper: {
    english: String.raw`(?:past (?:exam )?papers?|(?:mock|past|practice|old|sample) (?:exams?|tests?|papers?)|mocks?)`,
    chinese:
      '(?:套|份|张|次|场|年的?) *的?(?:历年)?(?:真题|模拟题|模拟卷|模拟考试?|模考|卷子|试卷|往年题|样卷)',
    minutes: 120,
    group: 1,
    title: { en: ['Past paper', 'past papers'], zh: '真题' },
  },
  reading: {
    english: '(?:readings?|articles?|texts?|books?)',
    chinese: '(?:篇|本)(?:文献|阅读材料|阅读|文章|课文|书|教材)',
    minutes: 60,
    group: 1,
    title: { en: ['Reading', 'readings'], zh: '阅读' },
  },
  essay: {
    english: '(?:essays?|term papers?|reports?)',
    chinese: '(?:篇|份)(?:小?论文|作文|报告)',
    minutes: 270,
    group: 1,
    title: { en: ['Essay', 'essays'], zh: '论文' },
  },
  lab: {
    english: '(?:labs?|lab reports?|experiments?|projects?)',
    chinese: '(?:个|次)(?:实验|项目|大作业|上机)',
    minutes: 120,
    group: 1,
    title: { en: ['Lab', 'labs'], zh: '实验' },
  },
  page: {
    english: 'pages?',
    chinese: '页',
    minutes: 3,
    group: 30,
    title: { en: ['Pages', 'pages'], zh: '页' },
  },
  exercise: {
    english: '(?:exercises?|problems?|questions?)',
    chinese: '(?:道|个)(?:习?题目?|练习题?|大题)',
    minutes: 10,
    group: 9,
    title: { en: ['Exercises', 'exercises'], zh: '题' },
  },
  word: {
    english: '(?:vocab(?:ulary)? )?words?(?! lists?)|flash ?cards?',
    chinese: '(?:个|张)(?:单词|词汇|生词|卡片|闪卡)',
    minutes: 1,
    group: 45,
    title: { en: ['Words', 'words'], zh: '词' },
  },
  piece: {
    english: '(?:of them)',
    chinese: '(?:个部分)',
    minutes: 60,
    group: 1,
    title: { en: ['Part', 'parts'], zh: '部分' },
  },
}

const count = String.raw`(\d{1,4}|${numberPattern})`

type Reader = { unit: UnitName; pattern: RegExp }

/** "Chapters 3 to 6", 第三到六章; then "6 chapters", 六章. A single "chapter 3" is one. */
const readers: Reader[] = unitNames.flatMap((unit) => {
  const { english, chinese } = units[unit]
  return [
    { unit, pattern: new RegExp(String.raw`\b(?:${english}) ${count} ?(?:-|–|to|thru|through|until|and) ?${count}\b`) },
    { unit, pattern: new RegExp(String.raw`第 ?${count} ?(?:${chinese})? ?(?:-|到|至|和|、) ?第? ?${count} ?(?:${chinese})`) },
  ] // prettier-ignore
})

/** "Chapters 5, 6, 7 and 8", where none between is left out. */
const enumerated: Reader[] = unitNames.map((unit) => ({
  unit,
  pattern: new RegExp(
    String.raw`(?:\b(?:${units[unit].english}) |第 ?)${count}(?:(?:,|、|，|and|&|和| )+\d{1,3})*(?:,|、|，|and|&|和| )+${count}(?! ?(?:hours?|min|h\b))`,
  ),
}))

const counters: Reader[] = unitNames.flatMap((unit) => {
  const { english, chinese } = units[unit]
  return [
    { unit, pattern: new RegExp(String.raw`(?<![\w.-])${count} (?:(?:more|full|old|long|short|big|whole|different|weekly) ){0,2}(?:${english})(?![a-z])`) },
    { unit, pattern: new RegExp(String.raw`(?<!第)(?<![\d一二两三四五六七八九十])${count} ?个?(?:${chinese})`) },
  ] // prettier-ignore
})

const single: Reader[] = unitNames.flatMap((unit) =>
  units[unit].group === 1
    ? [{ unit, pattern: new RegExp(String.raw`\b(?:an?|one) (?:${units[unit].english})(?![a-z])`) }]
    : [],
)

const writing = new RegExp(
  String.raw`\b${units.essay.english}(?![a-z])|\bwords? (?:on|about|long|papers?|essays?)\b|论文|作文|报告`,
)
const learning = /\b(?:vocab\w*|flash ?cards?|memori[sz]e|learn)\b|单词|词汇|生词|卡片|背/

/** All that is counted in a text, each kind once. */
export function findUnits(text: string): { found: GuideUnits[]; rest: string } {
  let rest = text
  const found: GuideUnits[] = []
  const note = (unit: UnitName, match: RegExpExecArray, first: number, many: number) => {
    rest = blankOut(rest, match.index, match.index + match[0].length)
    if (many >= 1 && !found.some((other) => other.unit === unit))
      found.push({ unit, first, count: many, minutes: null })
  }
  for (const { unit, pattern } of readers) {
    const match = pattern.exec(rest)
    const from = readCount(match?.[1])
    const to = readCount(match?.[2])
    // "Chapters 3 and 4" are two; "chapters 3 and 9" are not all between.
    const isPair = match !== null && /\band\b|和|、/.test(match[0])
    if (match !== null && from !== null && to !== null && (isPair ? to === from + 1 : to >= from))
      note(unit, match, from, to - from + 1)
  }
  for (const { unit, pattern } of enumerated) {
    const match = pattern.exec(rest)
    const numbers = [...(match?.[0] ?? '').matchAll(/\d+/g)].map(Number)
    const isRun =
      numbers.length > 2 &&
      numbers.every((each, at) => at === 0 || each === (numbers[at - 1] ?? 0) + 1)
    if (match !== null && isRun) note(unit, match, numbers[0] ?? 1, numbers.length)
  }
  for (const { unit, pattern } of [...counters, ...single]) {
    const match = pattern.exec(rest)
    if (match === null) continue
    const many = match[1] === undefined ? 1 : readCount(match[1])
    if (many !== null) note(unit, match, 1, many)
  }
  // An essay of 3,000 words is so long, and holds none to be learnt.
  const isWriting = writing.test(text) && !learning.test(text)
  return { found: isWriting ? found.filter(({ unit }) => unit !== 'word') : found, rest }
}

function readCount(written: string | undefined): number | null {
  if (written === undefined) return null
  return /^\d+$/.test(written) ? Number(written) : readNumber(written)
}

/** "Chapter 3", 第3章; of small ones a run of them: "Pages 31–60". */
export function titleOfUnit(
  { unit, name }: Pick<GuideUnits, 'unit' | 'name'>,
  number: number,
  last: number,
  language: Language,
): string {
  const { title, group } = units[unit]
  const run = last > number ? `${number}–${last}` : `${number}`
  if (name !== undefined)
    return /^\p{Script=Han}+$/u.test(name) ? `${name}${run}` : `${name} ${run}`
  if (language === 'en') return `${title.en[0]} ${run}`
  if (group > 1) return unit === 'page' ? `第${run}页` : `第${run}${title.zh}`
  return ['chapter', 'lecture', 'topic'].includes(unit)
    ? `第${run}${title.zh}`
    : `${title.zh} ${run}`
}

/** "Chapters 3–6", "4 problem sheets"; 第3–6章, 习题 4 份. */
export function sayUnits(
  { unit, name, first, count: many }: GuideUnits,
  language: Language,
): string {
  if (name !== undefined) return language === 'en' ? `${name} × ${many}` : `${name} ${many}`
  const { title, group } = units[unit]
  const isRun = group === 1 && first > 1
  if (language === 'en') {
    const [one, several] = title.en
    if (isRun && many > 1) return `${several} ${first}–${first + many - 1}`
    if (isRun) return `${one.toLowerCase()} ${first}`
    return many === 1 ? `1 ${several.replace(/s$/, '')}` : `${many} ${several}`
  }
  if (['chapter', 'lecture', 'topic'].includes(unit))
    return isRun ? `第${first}–${first + many - 1}${title.zh}` : `${many} ${title.zh}`
  const measures: Partial<Record<UnitName, string>> = { sheet: '份习题', paper: '套真题', reading: '篇阅读', essay: '篇论文', lab: '个实验', page: '页', exercise: '道题', word: '个词' } // prettier-ignore
  return `${many} ${measures[unit] ?? title.zh}`
}
