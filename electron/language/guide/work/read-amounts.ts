// Reads how much work was told: every length, count and piece of a message, each for the slot that the words beside it score highest.
import type { Span } from '../../../../shared/time/mention.ts'
import { blankAll } from '../../../../shared/time/read-time.ts'
import { findCount, findLength, type FoundCount, type FoundLength } from '../../../../shared/time/said-length.ts' // prettier-ignore
import type { GuideAmount } from '../known.ts'
import { clausesOf, findCues, isWithin, scoreSlots } from '../read/cue-table.ts'
import { amountCues, type AmountSlot } from './amount-cues.ts'
import { allOf, clauseOf, textOf, type AmountHints, type Length, type Measure, type Place, type Words } from './amount-words.ts' // prettier-ignore
import { againOf, numbersIn } from './bare-numbers.ts'
import { unitOf } from './read-parts.ts'
import { isRhythm } from './rhythm.ts'
import { spellOut } from './spell-out.ts'
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

const unitWords = unitNames.map((unit) => unitKinds[unit].english).join('|')
/** "Per chapter", 每章, 一套真题. */
const ofEach = new RegExp(
  String.raw`\b(?:(?:each|every|per|an?|one) |/ ?)(?<unit>${unitWords}|one|of them|item|part)(?![a-z])|(?:[一每各]|每一|剩下的?每?)个?(?<piece>章节?|讲|集|套|份|篇|单元|块|部分|节|部|本|道)(?:习题|题|作业|真题|试卷|卷子)?`,
  'g',
)
/** More is no session. */
const longestSession = 5 * 60

export function readAmounts(told: string, hints: AmountHints): SaidAmounts {
  const text = spellOut(told)
  const words = { text, clauses: clausesOf(text), cues: findCues(text, amountCues) }
  const pieces = eachIn(words)
  const whole = blankAll(text, pieces)
  const spans = allOf(whole, findLength)
  const { found, rest: lengthless } = findUnits(blankAll(whole, spans))
  const counts = countsIn(lengthless, words)
  const rest = blankAll(lengthless, counts)
  const lengths = spans.map((span) => lengthOf(span, spans, pieces, words, hints))
  const numbers = numbersIn(rest, words, lengths.length > 0, hints)
  const own = ownLengths(found, lengths, hints)
  const each = own.lengths.find(({ place }) => place === 'each')
  const unit = pieces.find((piece) => piece.unit !== null)?.unit ?? null
  const isOf = (told: GuideUnits) => each !== undefined && told.minutes === null && (unit === null || told.unit === unit) // prettier-ignore
  const again = againOf(numbers, lengths, hints)
  const isLater = numbers.length > 0 && (numbers.at(-1)?.start ?? 0) > (lengths.at(-1)?.start ?? 0)
  const said = amountOf(own.lengths, counts, text, hints)
  const amount = isLater ? (again.amount ?? said) : (said ?? again.amount)
  // Of sessions that nobody counts a length is the longest of one.
  const isLoose = counts.length === 0
  const isOne = (place: Place) => place === 'session' || (place === 'each' && !hints.hasParts && found.length + pieces.length === 0) // prettier-ignore
  const longest = lengths.findLast(({ place }) => place === 'most' || (isLoose && isOne(place)))
  const most = longest ?? lengths.findLast(({ place }) => place === 'day-most')
  const mostAlone = numbers.findLast((each) => each.isMost && each.value > 0 && each.value <= 5)
  const isTold =
    amount !== null ||
    found.length > 0 ||
    each !== undefined ||
    most !== undefined ||
    mostAlone !== undefined
  return {
    amount,
    units: [
      ...own.units.map((told) => (isOf(told) ? { ...told, minutes: each?.value ?? null } : told)),
      ...again.units,
    ],
    each: each === undefined || own.units.some(isOf) ? null : { unit, minutes: each.value },
    mostADay: most?.value ?? (mostAlone === undefined ? null : mostAlone.value * 60),
    isOfDay: longest === undefined,
    isRefused: !isTold && again.units.length === 0 && isRefusal(words, lengths, numbers),
    rest,
  }
}

/** 一次两小时 counts none, and "three times a week" is a rhythm. */
function countsIn(rest: string, words: Words): FoundCount[] {
  return allOf(rest, findCount).filter((count) => {
    const isOfOne = words.cues.some((cue) => cue.slot === 'session' && cue.start <= count.start && cue.end >= count.end) // prettier-ignore
    const near = words.cues.filter((cue) => isWithin(cue, clauseOf(count, words)))
    const isRefused = (scoreSlots(words.text, count, near, []).get('refused') ?? 0) > 0
    return !isOfOne && !isRefused && !isRhythm(textOf(clauseOf(count, words), words.text))
  })
}

/** The pieces that a length of the same clause is of. */
function eachIn({ text, clauses }: Words): (Span & { unit: UnitName | null })[] {
  return clauses.flatMap(({ start, end }) => {
    const words = text.slice(start, end)
    const length = findLength(words)
    if (length === null) return []
    return [...words.matchAll(ofEach)].flatMap(({ 0: said, index, groups }) => {
      const behind = words.slice(index + said.length, length.end + 1)
      // "A practice exam of 3 hours" is the only one.
      const isEach =
        !/^(?:an?|one|一) ?/.test(said) ||
        index > length.start ||
        (takes.test(behind) && !behind.endsWith('的'))
      const unit = unitOf(groups?.['unit'] ?? groups?.['piece'])
      return isEach ? [{ start: start + index, end: start + index + said.length, unit }] : []
    })
  })
}

/** Between "a chapter" and how long it is. */
const takes =
  /^[^\p{L}\d]*(?:\d|(?:is|takes?|needs?|should|will|about|around|roughly|costs?|maybe)\b|大概|大约|差不多|平均|都|要|得|需要|花|用|我|估计|[一两二三四五六七八九十半])/u

function lengthOf(
  span: FoundLength,
  spans: readonly Span[],
  pieces: readonly Span[],
  words: Words,
  { isAsked, last }: AmountHints,
): Length {
  const clause = clauseOf(span, words)
  const near = words.cues.filter((cue) => isWithin(cue, clause))
  const scores = scoreSlots(words.text, span, near, spans)
  const of = (slot: AmountSlot) => scores.get(slot) ?? 0
  const value = span.length.unit === 'periods' ? span.length.amount * 45 : span.length.amount
  const isPiece = pieces.some((piece) => isWithin(piece, clause))
  const ofOne = Math.max(of('session'), of('day'), isPiece ? 0 : of('each') / 2)
  const isShort = value <= longestSession
  const most = of('most') === 0 ? (last === 'most' && isShort ? 1.1 : 0) : ofOne > 0 || isShort ? of('most') + ofOne : 0.5 // prettier-ignore
  const places: [Place, number][] = [
    ['total', 0.8 + of('total') + (isAsked ? 0.2 : 0)],
    ['most', most],
    ['day', of('day')],
    ['week', of('week') + (of('week') > 0 ? of('most') / 2 : 0)],
    ['session', of('session')],
    ['each', of('each') + (isPiece ? 2.2 : 0)],
    ['exam', of('exam')],
  ]
  const [best] = places.reduce((one, each) => (each[1] > one[1] ? each : one))
  const place = best === 'most' && of('day') > 0 ? 'day-most' : best
  return {
    start: span.start,
    end: span.end,
    value,
    place,
    isTold: place !== 'total' || of('total') > 0,
    isRefused: of('refused') > 0,
    isBetter: of('betters') > 0,
  }
}

/** "A practice exam, 3 hours": a length without a word of its own is of the one piece that it stands behind, where there is other work. */
function ownLengths(
  found: readonly GuideUnits[],
  lengths: readonly Length[],
  { known }: AmountHints,
) {
  const others = found.length + known.units.length + known.topics.length
  const [single, ...more] = found.filter(({ count }) => count === 1)
  const [length, ...rest] = lengths
  const isAlone = single !== undefined && more.length + rest.length === 0 && length !== undefined
  // "A 2 hour mock exam" is no exam that is so long.
  const isLoose = length?.place === 'total' ? !length.isTold : length?.place === 'exam' && single?.unit === 'paper' // prettier-ignore
  return isAlone && isLoose && others > 1
    ? { units: found.map((told) => (told === single ? { ...told, minutes: length.value } : told)), lengths: [] } // prettier-ignore
    : { units: [...found], lengths }
}

function amountOf(
  lengths: readonly Length[],
  counts: readonly FoundCount[],
  text: string,
  { known }: AmountHints,
): GuideAmount | null {
  const held = lengths.filter(({ isRefused }) => !isRefused)
  const of = (place: Place) => held.filter((each) => each.place === place)
  const rate = held.find(({ place }) => place === 'day' || place === 'week')
  // Of parts, where the parts are not found: no total.
  const isOfParts = known.topics.length > 1 && new Set(counts.map(({ count }) => count)).size > 1
  const count = isOfParts ? null : (counts.at(-1)?.count ?? null)
  // "20 minutes a day, 15 times in all": each of them is so long.
  const isApart = counts.some((each) => rate !== undefined && /[,，;；。.!?]/.test(text.slice(Math.min(each.end, rate.end), Math.max(each.start, rate.start)))) // prettier-ignore
  if (rate !== undefined && count !== null && isApart)
    return { kind: 'sessions', count, minutes: rate.value }
  if (rate !== undefined)
    return { kind: 'rate', minutes: rate.value * (count ?? 1), per: rate.place === 'week' ? 'week' : 'day' } // prettier-ignore
  const [session] = of('session')
  const totals = of('total')
  const total = totals.findLast(({ isBetter }) => isBetter) ?? totals[0]
  if (count !== null) {
    const beside = total ?? session
    const before = known.amount?.kind === 'sessions' ? known.amount.minutes : null
    return { kind: 'sessions', count, minutes: beside === undefined ? before : ofOne(beside, counts, text) } // prettier-ignore
  }
  if (total !== undefined) return { kind: 'minutes', minutes: total.value }
  if (session === undefined) return null
  return known.amount?.kind === 'sessions' ? { ...known.amount, minutes: session.value } : null
}

/** Minutes of one of so many sessions: told of each, or of all of them. */
function ofOne(length: Length, counts: readonly FoundCount[], text: string): number | null {
  const count = counts.at(-1)
  if (count === undefined || count.count === 0) return null
  const isEach =
    /\b(?:each|of|per session|a session)\b|每/.test(textOf(length, text)) ||
    /(?:每次|[次场回])[,，、 ]*$/.test(text.slice(0, length.start)) ||
    length.value / count.count < 20
  return isEach ? length.value : Math.round(length.value / count.count)
}

const refusals = new Set<AmountSlot>(['refused', 'amiss', 'denies', 'betters', 'filler'])

/** Nothing but that it is too much, or too little. */
function isRefusal(
  { text, clauses, cues }: Words,
  lengths: readonly Length[],
  numbers: readonly Measure[],
): boolean {
  if ([...lengths, ...numbers].some(({ isRefused }) => isRefused)) return true
  const [clause, ...others] = clauses
  if (clause === undefined || others.length > 1) return false
  const said = cues.filter(({ slot }) => refusals.has(slot))
  return (
    said.some(({ slot }) => slot === 'refused' || slot === 'amiss') &&
    !/[\p{L}\d]{2}/u.test(blankAll(text, said))
  )
}

/** A limit of the day, in whatever words. */
export function isDailyMost(clause: string): boolean {
  const slots = new Set(findCues(clause, amountCues).map(({ slot }) => slot))
  return slots.has('most') && slots.has('day') && findLength(clause) !== null
}
