// How much work was told: hours in all, so much a week, so many sessions, and pieces such as chapters.
import { numberPattern, readNumber } from '../../../../shared/time/numbers.ts'
import { blankOut } from '../../../../shared/time/mention.ts'
import { findCount, findLength, type FoundLength } from '../../../../shared/time/said-length.ts'
import type { GuideAmount } from '../known.ts'
import { unitOf } from './read-parts.ts'
import {
  type GuideUnits,
  type UnitName,
  findUnits,
  unitNames,
  units as unitKinds,
} from './work-units.ts'

const tens: Record<string, number> = {
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  eighty: 80,
  ninety: 90,
}
const tensWords = new RegExp(String.raw`\b(?:${Object.keys(tens).join('|')})\b`, 'g')
const hundreds = /\b(?:a|one) hundred\b|一百(?!零|多?分)|\btwo hundred\b|[两二]百/g
const range =
  /(\d{1,3}) ?(?:-|to|or|~|到|至|或) ?(\d{1,3}) ?(?=(?:个)?(?:hours?|hrs?|h\b|小时|钟头|minutes?|mins?|分钟))/g

/** 两三个小时 is two and a half. */
const aboutOf = /(?<![十百\d])(?:一[二两]|[二两]三|三四|四五|五六|六七|七八)(?=个?(?:小时|钟头))/g

const perUnit =
  /^ ?(?:of (?:work|study) )?(?:an?|per|each|every|\/) ?(day|week|evening|night|morning)\b|^ ?(daily|weekly)\b|^ ?每(天|日|晚|周|个?星期)/
const perBefore =
  /(?:每(天|日|晚|周|星期|个星期|个?礼拜)|一(天|周|个?星期))(?:大概|大约|能|可以|学|花|抽|有|差不多|只有|最多|复习|的|投入|拿出|只|能学)*$/
const everyBefore =
  /\b(?:each|every) (day|week|evening|night)\b[^\d,;.]{0,24}$|\b(daily|weekly)\b[^\d,;.]{0,12}$/

export type SaidAmount = {
  amount: GuideAmount | null
  units: GuideUnits[]
  /** Minutes of every piece; `unit` is null where it is of all of them. */
  each: { unit: UnitName | null; minutes: number } | null
  rest: string
}

/** `asks`: our question was how much it is, and a bare number counts hours. */
export function readAmount(text: string, asks: boolean): SaidAmount {
  const plain = spellOut(text)
  const each = findEach(plain)
  const units = findUnits(each === null ? plain : blankOut(plain, each.start, each.end))
  const length = findLength(units.rest)
  const withoutLength =
    length === null ? units.rest : blankOut(units.rest, length.start, length.end)
  const counted = findCount(withoutLength)
  const rest =
    counted === null ? withoutLength : blankOut(withoutLength, counted.start, counted.end)
  const minutes = length === null ? null : minutesOf(length)
  const amount = amountOf(units.rest, length, minutes, counted?.count ?? null)
  if (amount === null && units.found.length === 0 && asks) {
    const bare = bareNumber(text)
    if (bare !== null)
      return { amount: { kind: 'minutes', minutes: bare * 60 }, units: [], each: null, rest: '' }
  }
  if (each === null || minutes === null || counted !== null)
    return { amount, units: units.found, each: null, rest }
  // "6 chapters, two hours each": of the pieces, and not of all.
  const isOf = ({ unit }: GuideUnits) => each.unit === null || unit === each.unit
  return {
    amount: null,
    units: units.found.map((told) => (isOf(told) ? { ...told, minutes } : told)),
    each: units.found.some(isOf) ? null : { unit: each.unit, minutes },
    rest,
  }
}

const unitWords = unitNames.map((unit) => unitKinds[unit].english).join('|')
const eachAfter = new RegExp(
  String.raw`^ ?(?:of (?:work|study) )?(?:each|ea\b|apiece|a piece|(?:(?:for |of )?(?:each|every) |per |an? |\/ ?)(?<unit>${unitWords}|one|of them|item|topic)\b)`,
)
const eachBefore = new RegExp(
  String.raw`\b(?:each|every|per|one|an?)(?: (?<unit>${unitWords}))?(?: (?:one|of them|is|takes?|needs?|will|should|about|around|roughly|me|maybe|like|for|of|taking|costs?))*[ :=,]*$|(?:[一每]|每一|剩下的每?)个?(?<piece>章节?|讲|集|套|份|篇|单元|块|部分|课|节|个|部|本|道)(?:习题|题|作业|真题|试卷|卷子)?(?:大概|大约|差不多|平均|都|要|得|需要|花|用|学|做|看|我|估计|可能|也就)*$`,
)

/** The words that make of a length that of every piece, and of which kind; null where it is of all together. */
function findEach(text: string): { unit: UnitName | null; start: number; end: number } | null {
  const length = findLength(text)
  if (length === null || perOf(text, length) !== null) return null
  const words = text.slice(length.start, length.end)
  const [lead = ''] = /^[,，(]? ?(?:每个)?/.exec(words) ?? []
  const before = eachBefore.exec(text.slice(0, length.start + lead.length).trimEnd())
  const after = eachAfter.exec(text.slice(length.end))
  if (before === null && after === null && !length.isEach) return null
  const { piece, unit = after?.groups?.['unit'] } = before?.groups ?? {}
  return before === null
    ? { unit: unitOf(unit), start: length.end, end: length.end + (after?.[0].length ?? 0) }
    : { unit: unitOf(piece ?? unit), start: before.index, end: before.index + before[0].length }
}

function amountOf(
  text: string,
  length: FoundLength | null,
  minutes: number | null,
  count: number | null,
): GuideAmount | null {
  if (length !== null && minutes !== null) {
    const per = perOf(text, length)
    if (per !== null) return { kind: 'rate', minutes: minutes * (count ?? 1), per }
    const words = text.slice(length.start, length.end)
    if (count !== null)
      return length.isEach ||
        /\bof\b/.test(words) ||
        /(?:每次|[次场回])[,，、 ]*$/.test(text.slice(0, length.start))
        ? { kind: 'sessions', count, minutes }
        : { kind: 'sessions', count, minutes: count === 0 ? null : Math.round(minutes / count) }
    return length.isEach ? null : { kind: 'minutes', minutes }
  }
  // "Twice a week" is a rhythm, and no amount.
  return count === null || often.test(text) ? null : { kind: 'sessions', count, minutes: null }
}

const often =
  /\b(?:sessions?|times|blocks?|sittings) (?:an?|per|each|every) (?:day|week)\b|(?:每|一)(?:天|周|个?星期|个?礼拜)[^,，。]{0,6}[次回场]/

/** Of 45 minutes, as a period is. */
function minutesOf({ length }: FoundLength): number {
  return length.unit === 'periods' ? length.amount * 45 : length.amount
}

function perOf(text: string, { start, end }: FoundLength): 'day' | 'week' | null {
  const words = text.slice(start, end)
  const after =
    perUnit.exec(text.slice(end)) ?? perUnit.exec(words.slice(words.search(/\ban?\b|\beach\b/)))
  const before =
    perBefore.exec(text.slice(0, start)) ?? everyBefore.exec(text.slice(0, start + leadOf(words)))
  const unit = after?.[1] ?? after?.[2] ?? after?.[3] ?? before?.[1] ?? before?.[2]
  if (unit === undefined) return null
  return /week|周|星期|礼拜/.test(unit) ? 'week' : 'day'
}

function leadOf(words: string): number {
  return words.length - words.trimStart().length
}

const bare = new RegExp(
  String.raw`^[\s,.]*(?:(?:about|around|maybe|roughly|probably|say|let's say|fine|well|good|yes|then|so|hm+|sure|make that|take|like|approximately|no|ok|i think|i'd say|more like|rather|make it|大概|大约|差不多|可能|就|那|不|改成|最多|估计|应该)[\s,，]*)*(\d{1,4}(?:\.5)?|${numberPattern})(?: or so|,? then|,? please|,? maybe|左右|吧|个)*[\s.。!]*$`,
)

function bareNumber(text: string): number | null {
  const written = bare.exec(spellOut(text))?.[1]
  if (written === undefined) return null
  return /^\d/.test(written) ? Number(written) : readNumber(written)
}

/** 十来个小时 is ten, 十几个 fifteen. */
const some: [RegExp, string][] = [
  [/([二三四五六七八九]?)十几(?=个?(?:小时|钟头|分钟))/g, '$1十五'],
  [/(?<=[\d一二两三四五六七八九十])[来多](?=个?(?:小时|钟头|分钟))/g, ''],
  [/(?<=\d|\b(?:ten|twenty|twelve|fifteen|thirty))[ -]?ish\b/g, ''],
  [/\bbetween (\d{1,3}) and (?=\d{1,3} ?(?:hours?|hrs?|h\b))/g, '$1 to '],
  [/\ba dozen\b/g, '12'],
  [/\ba couple (?:of )?(?=hours?\b)/g, '2 '],
]

/** Numbers as the readers take them. */
export function spellOut(said: string): string {
  const text = some.reduce((left, [words, number]) => left.replaceAll(words, number), said)
  return text
    .replaceAll(tensWords, (word) => String(tens[word] ?? word))
    .replaceAll(hundreds, (word) => (/two|[两二]/.test(word) ? '200' : '100'))
    .replaceAll(aboutOf, (both) => String((readNumber(both.charAt(0)) ?? 0) + 0.5))
    .replaceAll(range, (_, from: string, to: string) =>
      String(Math.round((Number(from) + Number(to)) / 2)),
    )
}
