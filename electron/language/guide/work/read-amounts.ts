// Reads how much work was told: each length, count and number is of what its words were learned to tell, else of what was asked or told last.
import type { Span } from '../../../../shared/time/mention.ts'
import { numberPattern, readNumber } from '../../../../shared/time/numbers.ts'
import { blankAll } from '../../../../shared/time/read-time.ts'
import { findCount, type FoundCount } from '../../../../shared/time/said-length.ts'
import { isCorrection } from '../guide-signals.ts'
import type { GuideAmount, Known } from '../known.ts'
import { clausesOf, isWithin } from '../read/cue-table.ts'
import { of, plain } from '../reader/told-shares.ts'
import type { GuideRole, ToldSpan } from '../reader/told-span.ts'
import { unitOf } from './read-parts.ts'
import { isRhythm } from './rhythm.ts'
import { spellOut } from './spell-out.ts'
import { allOf, lengthsIn, periodOf, type ToldLength } from './told-lengths.ts'
import { findUnits, unitNames, units as unitKinds, type GuideUnits, type UnitName } from './work-units.ts' // prettier-ignore

export type SaidAmounts = {
  amount: GuideAmount | null
  units: GuideUnits[]
  /** Minutes of every piece; `unit` is null where it is of all of them. */
  each: { unit: UnitName | null; minutes: number } | null
  /** Minutes of a day, or of one session, at most; `isOfDay` where only a day's were told. */
  mostADay: number | null
  isOfDay: boolean
  /** An amount was said to be wrong, and none to be right. */
  isRefused: boolean
  /** The text without them. */
  rest: string
}

export type AmountHints = {
  /** Our question was how much it is: a number alone counts hours. */
  isAsked: boolean
  /** Which of them the message before told: what corrects it is of that one. */
  last: 'amount' | 'most' | null
  /** Parts are known by then, or told beside it. */
  hasParts: boolean
  known: Pick<Known, 'amount' | 'units' | 'topics'>
  /** What the words were learned to tell. */
  told: readonly ToldSpan[]
}

type Place = 'total' | 'most' | 'day-most' | 'day' | 'week' | 'session' | 'each' | 'none'
type Length = Span & { value: number; place: Place; isRefused: boolean }

/** More is no session. */
const longestSession = 5 * 60
/** From here on a number alone counts minutes. */
const minutesFrom = 100
const unitWords = unitNames.map((unit) => unitKinds[unit].english).join('|')
/** "Per chapter", 每章: the kind of piece that a length is of. */
const ofEach = new RegExp(String.raw`\b(?:each|every|per|an?|one) (?<unit>${unitWords})(?![a-z])|[一每各](?:个)?(?<piece>章节?|讲|集|套|份|篇|单元|节|本|道)`, 'g') // prettier-ignore
const tooMuch =
  /\b(?:way )?too (?:much|many|little|few|long|short)\b|\bnot enough\b|\boverkill\b|\b(?:unrealistic|optimistic)\b|\bless(?: than that)?\b|\b(?:fewer|shorter|longer)\b|太(?:[多少久长短]|夸张)|不(?:够|现实)|用不了|[多少长短]一?[点些]|有点[多少]/
const inAll = /\b(?:in all|total|altogether|together|overall)\b|一共|总共|总计|加起来/
const denied = /\b(?:not|isn't|instead of|rather than|don't need|no need for)(?: the)? ?$|(?:不是|不用|不需要|而不是|哪要) ?$/ // prettier-ignore

export function readAmounts(said: string, hints: AmountHints): SaidAmounts {
  const text = spellOut(said)
  const spans = lengthsIn(text, hints.told)
  const pieces = spans.length === 0 ? [] : eachIn(text, spans)
  const { found, rest: lengthless } = findUnits(blankAll(text, [...spans, ...pieces]))
  const counts = countsIn(lengthless, text, hints.told)
  const rest = blankAll(lengthless, counts)
  const all = spans.map((span) => placed(span, spans, text, hints))
  const { units, lengths } = ownLengths(found, all, text, hints)
  const held = lengths.filter(({ isRefused }) => !isRefused)
  const last = (...places: Place[]) => held.findLast(({ place }) => places.includes(place))
  const each = last('each')
  const pieceUnit = pieces.find(({ unit }) => unit !== null)?.unit ?? null
  const isOf = (unit: GuideUnits) => each !== undefined && unit.minutes === null && (pieceUnit === null || unit.unit === pieceUnit) // prettier-ignore
  const hasPieces = hints.hasParts || found.length > 0 || pieceUnit !== null
  const again = againOf(rest, text, spans.length > 0, hints)
  const longest = last('most', ...(counts.length === 0 ? (['session'] as const) : []), ...(hasPieces ? [] : (['each'] as const))) // prettier-ignore
  const most = longest ?? last('day-most')
  const amount = amountOf(held, counts, hints) ?? again.amount
  const mostADay = most?.value ?? again.mostADay
  const isTold = amount !== null || found.length + again.units.length > 0 || each !== undefined || mostADay !== null // prettier-ignore
  return {
    amount,
    units: [...units.map((unit) => (isOf(unit) ? { ...unit, minutes: each?.value ?? null } : unit)), ...again.units], // prettier-ignore
    each: each === undefined || units.some(isOf) ? null : { unit: pieceUnit, minutes: each.value },
    mostADay,
    isOfDay: longest === undefined,
    isRefused: !isTold && (lengths.length > held.length || tooMuch.test(text)),
    rest,
  }
}

/** The kinds of piece that a length is of; “a practice exam of 3 hours” is the only one. */
function eachIn(text: string, spans: readonly Span[]): (Span & { unit: UnitName | null })[] {
  return [...text.matchAll(ofEach)].flatMap(({ 0: said, index, groups }) => {
    const unit = unitOf(groups?.['unit'] ?? groups?.['piece'])
    const end = index + said.length
    const next = text.slice(end, spans.find(({ start }) => start >= end)?.start ?? end)
    const isOne = /^(?:an?|one|一)/.test(said) && (!/^[^\p{L}\d]*(?:is|takes?|needs?|about|大概|差不多|要|得)?[^\p{L}\d]*$/u.test(next) || spans.every(({ start }) => start < index)) // prettier-ignore
    return isOne && !spans.some((span) => span.end <= index && text.slice(span.end, index).trim() === '') ? [] : [{ start: index, end, unit }] // prettier-ignore
  })
}

/** “Three times a week” is a rhythm, and 一小时一次 counts none. */
function countsIn(rest: string, text: string, told: readonly ToldSpan[]): FoundCount[] {
  const rhythms = of(told, 'rhythm', 'most', 'pace').map((span) =>
    spellOut(span.text.toLowerCase()),
  )
  const clauses = clausesOf(text)
  return allOf(rest, findCount).filter((count) => {
    const words = text.slice(count.start, count.end).trim()
    const clause = clauses.find((each) => isWithin(count, each)) ?? count
    const isOfOne = /^一[次场回]/.test(words) && !/\p{Script=Han}$/u.test(rest.slice(0, count.start)) && lengthsIn(text.slice(clause.start, clause.end), told).length > 0 // prettier-ignore
    const isDenied = denied.test(text.slice(0, count.start)) || (tooMuch.test(text.slice(count.end, clause.end)) && clauses.length === 1) // prettier-ignore
    return !isOfOne && !isDenied && !isRhythm(text.slice(clause.start, clause.end)) && !rhythms.some((rhythm) => rhythm.includes(words)) // prettier-ignore
  })
}

const places: Partial<Record<GuideRole, Place>> = {
  total: 'total',
  more: 'total',
  each: 'each',
  piece: 'session',
  most: 'most',
  rate: 'day',
}
const mistaken = new Set<GuideRole | null>([null, 'units', 'range', 'left', 'sessions', 'topic', 'work', 'shape', 'level', 'hard']) // prettier-ignore

function placed(
  span: ToldLength,
  spans: readonly Span[],
  text: string,
  hints: AmountHints,
): Length {
  const { start, end, length, role, words } = span
  const value = length.unit === 'periods' ? length.amount * 45 : length.amount
  const next = spans.find((other) => other.start > start)?.start ?? text.length
  const behind = text.slice(end, next).split(/[,，.。;；!！?？]|\b(?:so|but)\b/)[0] ?? ''
  const isRefused = role === 'wrong' || denied.test(text.slice(0, start)) || tooMuch.test(behind)
  // An aside stands beside something, and tells no daily hours by itself.
  const isMistaken = mistaken.has(role) || (role === 'aside' && hints.told.length === 1 && periodOf(words) !== null) // prettier-ignore
  const own = isMistaken ? unlearned(value, text, spans, hints) : (places[role ?? 'total'] ?? 'none') // prettier-ignore
  const period = periodOf(words) ?? (own === 'day' ? periodOf(text) : null)
  const place = own === 'day' && period === 'week' ? 'week' : own === 'most' && period === 'week' ? 'none' : own === 'most' && period === 'day' ? 'day-most' : own // prettier-ignore
  return { start, end, value, place, isRefused }
}

/** As long as nothing else is said beside it, or it takes the place of what was told. */
function unlearned(
  value: number,
  text: string,
  spans: readonly Span[],
  { isAsked, last, hasParts, known }: AmountHints,
): Place {
  // prettier-ignore
  const isShort = value <= longestSession
  if (periodOf(text) !== null) return 'day'
  if (last === 'most' && isShort) return 'most'
  if (isAsked || last === 'amount') return 'total'
  const isBare = blankAll(text, spans).replaceAll(/[^\p{L}]/gu, '').length <= 12
  if (!isBare && known.amount === null) return 'none'
  return hasParts && isShort && known.amount === null ? 'session' : 'total'
}

/** "A practice exam, 3 hours": a length that is of no more is of the one piece that it stands behind, where there is other work. */
function ownLengths(
  found: readonly GuideUnits[],
  lengths: readonly Length[],
  text: string,
  { known }: AmountHints,
) {
  // prettier-ignore
  const others = found.length + known.units.length + known.topics.length
  const [single, ...more] = found.filter(({ count }) => count === 1)
  const [length, ...rest] = lengths
  const isAlone = single !== undefined && more.length + rest.length === 0 && length !== undefined
  return isAlone &&
    others > 1 &&
    (length.place === 'none' ||
      length.place === 'each' ||
      (length.place === 'total' && !inAll.test(text)))
    ? { units: found.map((told) => (told === single ? { ...told, minutes: length.value } : told)), lengths: [] } // prettier-ignore
    : { units: [...found], lengths }
}

function amountOf(
  lengths: readonly Length[],
  counts: readonly FoundCount[],
  { known }: AmountHints,
): GuideAmount | null {
  const rate = lengths.find(({ place }) => place === 'day' || place === 'week')
  // Of parts, where the parts are not found: no total.
  const isOfParts = known.topics.length > 1 && new Set(counts.map(({ count }) => count)).size > 1
  const count = isOfParts ? null : (counts.at(-1)?.count ?? null)
  if (rate !== undefined) {
    // "20 minutes a day, 15 times in all": each of them is so long.
    if (count !== null) return { kind: 'sessions', count, minutes: rate.value }
    return { kind: 'rate', minutes: rate.value, per: rate.place === 'week' ? 'week' : 'day' }
  }
  const session = lengths.findLast(({ place }) => place === 'session' || place === 'each')
  const total = lengths.findLast(({ place }) => place === 'total')
  const before = known.amount?.kind === 'sessions' ? known.amount : null
  if (count !== null) {
    const shared = total === undefined ? null : total.value / count < 20 ? total.value : Math.round(total.value / count) // prettier-ignore
    return { kind: 'sessions', count, minutes: session?.value ?? shared ?? before?.minutes ?? null }
  }
  if (total !== undefined) return { kind: 'minutes', minutes: total.value }
  return session === undefined || before === null ? null : { ...before, minutes: session.value }
}

type Again = { amount: GuideAmount | null; units: GuideUnits[]; mostADay: number | null }
const number = new RegExp(String.raw`(?<![\w.:/第])(?!一(?!百)|one\b)(\d{1,4}(?:\.\d)?|${numberPattern})(?![\w:/%]|\.\d)(?=个?(?<piece>[章讲套份篇节课]|单元)?)`, 'g') // prettier-ignore
const counting = new Set<GuideRole>(['total', 'units', 'most', 'piece', 'each', 'left', 'sessions'])
/** Words that say of a number only that it holds. */
const filling = /\b(?:hours?|like|more|realistically|about|make|that|enough|rather|should|would|change|then|just|only|need|think|guess|less|better|actually|maybe|closer|wait|sorry|plenty|will|total|altogether|most|tops?|please|instead)\b|改成|改为|换成|就够|足够|应该|其实|大概|时间|算了|还是|不对|就行|就好|可以/g // prettier-ignore

/** "More like 12", "make it 8", 十个就够: a number alone is of what was told last, in its unit. */
function againOf(
  rest: string,
  text: string,
  hasLength: boolean,
  { isAsked, last, known, told }: AmountHints,
): Again {
  // prettier-ignore
  const nothing: Again = { amount: null, units: [], mostADay: null }
  const { amount, units } = known
  const found = [...rest.matchAll(number)].filter(({ 0: said, index }) => !denied.test(text.slice(0, index)) && !tooMuch.test(text.slice(index + said.length).split(/[,，.]/)[0] ?? '')) // prettier-ignore
  const [said, ...more] = found.toReversed()
  if (said === undefined || more.length > 0) return nothing
  const role = told.find((span) => spellOut(plain(span.text)).split(/[^\p{L}\d.]+/u).includes(said[0]))?.role // prettier-ignore
  const isOther = role !== undefined && !counting.has(role)
  const isAlone = rest.replace(tooMuch, '').replaceAll(filling, '').replaceAll(/\b[a-z]{1,3}\b|[^\p{L}]|[章讲套份篇节课个小时]/gu, '').length <= 4 // prettier-ignore
  const isAgain = isCorrection(text) || last !== null || (hasLength && amount !== null) || role === 'total' // prettier-ignore
  if (
    isOther ||
    (role === 'sessions' && hasLength) ||
    !isAlone ||
    !(isAsked || isAgain) ||
    isRhythm(text)
  )
    return nothing
  const value = /^\d/.test(said[0]) ? Number(said[0]) : (readNumber(said[0]) ?? 0)
  const minutes = Math.round(value >= minutesFrom ? value : value * 60)
  if (value <= 0) return nothing
  if (role === 'most' || (last === 'most' && value <= 5)) return { ...nothing, mostADay: minutes }
  if (role === 'piece') return { ...nothing, mostADay: value > 5 ? value : minutes }
  const [unit] = units.length === 1 ? units : []
  const isOfHours = hasLength || last === 'amount' || amount?.kind === 'minutes' || role === 'total'
  if (unit !== undefined && (said.groups?.['piece'] !== undefined || (!isOfHours && !isAsked)))
    return { ...nothing, units: [{ ...unit, count: Math.round(value), minutes: null }] }
  if (amount?.kind === 'sessions' && !hasLength)
    return { ...nothing, amount: { ...amount, count: Math.round(value) } }
  return { ...nothing, amount: { kind: 'minutes', minutes } }
}
