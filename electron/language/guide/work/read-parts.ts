// Of which parts of a course there is nothing to do, or something after all: "I know chapters 1 and 2, so 6 are left",
// 前三章学过了, 图不考, "no, chapter 5 is in".
import { numberPattern, ordinalPattern, readNumber } from '../../../../shared/time/numbers.ts'
import { blankOut, type Span } from '../../../../shared/time/mention.ts'
import { blankAll } from '../../../../shared/time/read-time.ts'
import { clausesOf, findCues, readCues } from '../read/cue-table.ts'
import { type GuideUnits, type UnitName, unitNames, units } from './work-units.ts'

/** `numbers` of the pieces, counted from the end where below 0; of none `words` may name a part by itself. */
/** `isAll`: all pieces of the kind are left out. */
export type PartsOut = { isOut: boolean; unit: UnitName | null; isAll: boolean; numbers: number[]; words: string } // prettier-ignore

/** `unit` is null where it was not said again, `first` where nothing tells with which it begins. */
export type UnitsLeft = { unit: UnitName | null; first: number | null; count: number }

const number = String.raw`(?:\d{1,3}|${numberPattern})`
const run = String.raw`${number}(?:(?: ?(?:,|、|，|and|&|to|thru|through|until|-|–|~|和|跟|到|至|及) ?)+(?:第 ?)?${number})*`
const anyUnit = unitNames.map((unit) => units[unit].english).join('|')
const anyPiece = `${unitNames.map((unit) => units[unit].chinese).join('|')}|[章讲套份篇课个节块项]|单元|部分`
const noLength = String.raw`(?![\d.:]| ?(?:hours?|hrs?|h\b|min|weeks?|days?|months?|%|个?小时|分钟|天|周|月|号|日))`

/** Words that name pieces by their numbers. */
const named: { pattern: RegExp; from: 'start' | 'end' | 'own' }[] = [
  { pattern: new RegExp(String.raw`\b(?:the )?(?<side>first|last) (?:(?<many>${number}) )?(?<unit>${anyUnit}|ones?|of them|bits?|parts?)\b|\b(?:the )?(?<side2>first|last) (?<many2>${number})\b${noLength}|^\W*(?:the )?(?<side3>first|last) (?=is |was )`), from: 'start' },
  { pattern: new RegExp(String.raw`(?:前面?|头)(?<many>${number}) ?个?(?<unit>${anyPiece})|(?:后面?|最后)(?<end>${number}) ?个?(?<unit2>${anyPiece})`), from: 'start' },
  { pattern: new RegExp(String.raw`\b(?<unit>${anyUnit}) (?<run>${run})${noLength}`), from: 'own' },
  { pattern: new RegExp(String.raw`第 ?(?<run>${number}(?: ?(?:${anyPiece})?(?:、|，|,|和|跟|到|至|及|-) ?第? ?${number})*) ?(?<unit>${anyPiece})`), from: 'own' },
  { pattern: new RegExp(String.raw`\b(?:the )?(?<run>${ordinalPattern})(?: (?<unit>${anyUnit}|one|part))\b`), from: 'own' },
] // prettier-ignore
const bareRun = new RegExp(
  String.raw`(?<![\d.:\p{L}])(?<!\b(?:that|this|the|which|no|every|any|each) (?=one\b))(?<run>${run})(?![\p{Script=Latin}%遍次个])${noLength}(?! (?:${anyUnit}))`,
  'u',
)

const partCues = readCues<'known' | 'drop' | 'back' | 'none' | 'partly'>([
  [
    'known',
    1,
    'any',
    "know, knew, did, done, finished, covered, understand, understood, have read, i read, have already, i've, been through, am through, already, mastered, good with, comfortable with, is fine, was fine, are fine, were fine, no problem | 会了, 都会, 也会, 已经会, 全会, 会的, 懂了, 熟了, 学过, 学完, 学了, 学会, 写完, 写过, 写好了, 看过, 看完, 看了, 读过, 读完, 做过, 做完, 背过, 背完, 背了, 掌握, 复习过, 复习完, 过了一遍, 过了遍, 教过, 我ok, 没问题, 没啥问题, 挺熟, 很熟, 滚瓜烂熟, 练过, 背得",
  ],
  [
    'drop',
    1,
    'any',
    "skip*, leave out, leave that out, leave it out, leave them out, drop, scrap, without, except, except for, minus, scratch, strike, exclud*, remove, take out, take the, take that, cut, not on, not in, not part, not relevant, not examined, not tested, not needed, isn't on, isn't in, isn't part, isn't relevant, isn't examined, isn't tested, isn't needed, aren't on, aren't in, aren't part, aren't relevant, won't be on, won't be in, never on, no need, don't need, do not need, needn't, no longer need, forget, forget about, ignore | 不考, 没说考, 别加, 先不加, 别管, 不学, 不用, 不要, 不需要, 不算, 不看, 不做, 跳过, 略过, 去掉, 删掉, 删了, 拿掉, 取消, 除了, 除去, 排除",
  ],
  [
    'back',
    1,
    'any',
    "is in, are in, 's in, was in, is on, are on, is needed, are needed, back in, back on, is back, put back, put it back, add back, part of it, does count, do count, does matter, do matter, counts after all | 加回, 还是要考, 还是要学, 还是考, 也要考, 又要考, 又考, 得考, 也算, 还是算",
  ],
  [
    'partly',
    1,
    'any',
    '%, half, some of, most of, a bit, a little, partly, kind of, parts of, percent | 一半, 一点, 一些, 大部分, 有点, 百分之',
  ],
  ['none', 0, 'any', '不会, 不懂, 不熟, 不考试, 学会计, 看完成'],
])

/** Whether it says that something is known, or left out. */
export function isOfDone(words: string): boolean {
  return findCues(words, partCues).some(({ slot }) => slot === 'known' || slot === 'drop')
}

type Found = { parts: PartsOut[]; left: UnitsLeft | null; text: string }

const leftBehind = new RegExp(
  String.raw`\b(?:only |just |so |that leaves |leaves |leaving )*(${number})(?: (?:more|other))?(?: (?:of them|are|is))*(?: (?<unit>[a-z -]{4,20}?))?(?: are| is)? (?:left|to go(?! over| through)|remain(?:ing|s)?|still open)\b|\b(?:leaves|leaving|left with) (?:me with |me |only )?(${number})\b(?! (?:hours?|days?|weeks?|min))`,
)
/** "Chapters 2 to 6 are left", "1 is done, 2-6 are left". */
const leftRun = new RegExp(
  String.raw`(?:\b(?<unit>[a-z][a-z -]{1,18}?)s? )?\b(?<from>${number}) ?(?:-|–|to|thru|through|until) ?(?<to>${number})(?: are| is)? (?:left|to go(?! over| through)|remain(?:ing|s)?|still open)\b`,
)
const leftChinese = new RegExp(
  String.raw`(?:还剩|只剩|就剩|剩下?|还差|还有|还要学|只要学|只用学)(?:下|了)?(${number}) ?(?:个)?(?<unit>章节?|讲|单元|套|份|篇|页|道)?(?![\d天周个小星期月年分])`,
)

/** `text` without what it names: no piece of it is work that is told of. */
export function readParts(text: string): Found {
  let rest = text
  const parts: PartsOut[] = []
  let last = ''
  for (const { start, end } of clausesOf(text.slice(0, 2000)).slice(0, mostClauses)) {
    const own = text.slice(start, end)
    const cues = findCues(own, partCues)
    const slots = new Set(cues.map(({ slot }) => slot))
    const isOut = !slots.has('partly') && (slots.has('known') || slots.has('drop'))
    const isWhole =
      blankAll(own, cues).replaceAll(/[^\p{L}]/gu, '').length >
      (/\p{Script=Han}/u.test(own) ? 2 : 8)
    // "The long march I did in school, skip it": what is skipped stands before.
    const words = isWhole || own.length > longestClause ? own : `${last} ${own}`
    last = own
    if ((!isOut && !slots.has('back')) || own.length > longestClause) continue
    const said = piecesIn(own)
    const whole = slots.has('drop') && said.numbers.length === 0 ? unitNamed(own) : null
    parts.push({
      isOut,
      unit: said.unit ?? whole,
      isAll: whole !== null,
      numbers: said.numbers,
      words: words.trim(),
    })
    rest = said.spans.reduce(
      (left, span) => blankOut(left, start + span.start, start + span.end),
      rest,
    )
  }
  const done = parts.findLast(({ isOut, numbers }) => isOut && numbers.length > 0)
  const lastDone = done === undefined ? null : Math.max(...done.numbers)
  const run = leftRun.exec(rest)
  if (run !== null) return { parts, ...runLeft(run, done?.unit ?? null, rest) }
  const left = leftBehind.exec(rest) ?? leftChinese.exec(rest)
  if (left === null) return { parts, left: null, text: rest }
  const many = readNumber(left[1] ?? left[3] ?? '') ?? 0
  const written = left.groups?.['unit']
  const unit = unitOf(written) ?? done?.unit ?? null
  // "Three weeks left" are no pieces.
  if ((written !== undefined && unitOf(written) === null) || many < 1)
    return { parts, left: null, text: rest }
  const first = lastDone === null || lastDone < 1 ? null : lastDone + 1
  const behind = blankOut(rest, left.index, left.index + left[0].length)
  return { parts, left: { unit, first, count: many }, text: behind }
}

function runLeft(run: RegExpExecArray, doneUnit: UnitName | null, text: string) {
  const [from, to] = [run.groups?.['from'], run.groups?.['to']].map(
    (said) => readNumber(said ?? '') ?? 0,
  )
  const unit = unitOf(run.groups?.['unit']) ?? doneUnit
  if (unit === null || from === undefined || to === undefined || from < 1 || to < from)
    return { left: null, text }
  const behind = blankOut(text, run.index, run.index + run[0].length)
  return { left: { unit, first: from, count: to - from + 1 }, text: behind }
}

/** Nobody names more of them, and no text is so long that reading it takes a second. */
const mostClauses = 20
const longestClause = 200

const nouns: Partial<Record<UnitName, string>> = { paper: '真题|模拟题|模拟卷|模拟考|模考|卷子|试卷', sheet: '习题|作业', reading: '文献|文章|阅读', essay: '论文|报告', lab: '实验' } // prettier-ignore

const kinds = unitNames.map((unit) => {
  const chinese = nouns[unit] === undefined ? '' : `|${nouns[unit]}`
  const pattern = new RegExp(String.raw`\b${units[unit].english}(?![a-z])${chinese}`, 'u')
  return { unit, pattern }
})

export function unitNamed(words: string): UnitName | null {
  return kinds.find(({ pattern }) => pattern.test(words))?.unit ?? null
}

/** The pieces that words name by their numbers. */
export function piecesIn(clause: string): {
  unit: UnitName | null
  numbers: number[]
  spans: Span[]
} {
  for (const { pattern, from } of named) {
    const all = [...clause.matchAll(new RegExp(pattern, 'g'))]
    if (all.length === 0) continue
    const unit = all.map(({ groups }) => unitOf(groups?.['unit'] ?? groups?.['unit2'])).find((each) => each !== null) ?? null // prettier-ignore
    const numbers = all.flatMap(({ groups = {} }) =>
      from === 'own' ? numbersOf(groups['run'] ?? '') : counted(groups),
    )
    return { unit, numbers, spans: all.map(spanOf) }
  }
  const bare = bareRun.exec(clause)
  if (bare === null) return { unit: null, numbers: [], spans: [] }
  return { unit: null, numbers: numbersOf(bare[0]), spans: [spanOf(bare)] }
}

function spanOf({ 0: words, index }: RegExpExecArray): Span {
  return { start: index, end: index + words.length }
}

/** "The first three", "the last two". */
function counted(groups: Record<string, string | undefined>): number[] {
  const many = readNumber(groups['many'] ?? groups['many2'] ?? groups['end'] ?? '') ?? 1
  const side = groups['side'] ?? groups['side2'] ?? groups['side3']
  const isLast = side === 'last' || groups['end'] !== undefined
  return Array.from({ length: Math.min(many, 60) }, (_, index) => (isLast ? -1 - index : index + 1))
}

const between = /^ ?(?:第 ?)?(?:-|–|~|to|thru|through|until|到|至) ?(?:第 ?)?$/

/** "1, 2 and 4", "3 to 6". */
export function numbersOf(words: string): number[] {
  const found = [...words.matchAll(new RegExp(`${ordinalPattern}|${number}`, 'g'))]
  return found.flatMap((match, index) => {
    const value = readNumber(match[0]) ?? 0
    const before = found[index - 1]
    const start = before === undefined ? value : (readNumber(before[0]) ?? value)
    const gap =
      before === undefined
        ? ''
        : words
            .slice(before.index + before[0].length, match.index)
            .replaceAll(/[章讲套份篇课个节块]|单元|部分/g, '')
    if (!between.test(gap) || value <= start || value - start > 60) return value < 1 ? [] : [value]
    return Array.from({ length: value - start }, (_, more) => start + more + 1)
  })
}

/** As units of what was told before; none where it is not clear of what. */
export function unitsLeftOf(left: UnitsLeft | null, told: readonly GuideUnits[]): GuideUnits[] {
  if (left === null) return []
  const [only] = told
  const unit = left.unit ?? (told.length === 1 ? only?.unit : undefined)
  if (unit === undefined) return []
  const before = told.find((each) => each.unit === unit)
  const end = before === undefined ? null : before.first + before.count
  const first = left.first ?? (end === null || end <= left.count ? 1 : end - left.count)
  return [{ unit, first, count: left.count, minutes: before?.minutes ?? null }]
}

const measures: Record<string, UnitName> = { 章: 'chapter', 讲: 'lecture', 单元: 'topic', 套: 'paper', 份: 'sheet', 篇: 'reading', 道: 'exercise' } // prettier-ignore

/** Also of the bare measure word of a piece: 套, 篇. */
export function unitOf(written: string | undefined): UnitName | null {
  const words = written?.trim() ?? ''
  if (words === '') return null
  return (
    unitNames.find((unit) =>
      new RegExp(`^(?:${units[unit].english}|${units[unit].chinese})$`, 'u').test(words),
    ) ??
    measures[words] ??
    null
  )
}
