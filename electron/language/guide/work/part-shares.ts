// Reads how long and how often single parts are done: "graphs 3 hours, induction 2", 初稿三次、其他各一次, "one each for 9 and 10", 每章两次.
import { overlaps, type Span } from '../../../../shared/time/mention.ts'
import { numberPattern, readNumber } from '../../../../shared/time/numbers.ts'
import { blankAll } from '../../../../shared/time/read-time.ts'
import { findCount, findLength } from '../../../../shared/time/said-length.ts'
import { findCues, isWithin } from '../read/cue-table.ts'
import { amountCues } from './amount-cues.ts'
import { allOf } from './amount-words.ts'
import { numbersOf } from './read-parts.ts'
import { likest, placesOf, type Share, type Topic } from './topics-named.ts'
import { unitNames, units as kinds, type GuideUnits } from './work-units.ts'

export type SaidShares = {
  own: Share[]
  /** Sessions of each of the others. */
  eachCount: number | null
  /** The words that told it. */
  spans: Span[]
}

type Parts = { topics: readonly Topic[]; units: readonly GuideUnits[] }
type Name = Span & Pick<Share, 'title' | 'number'>
type Measure = Span & Pick<Share, 'minutes' | 'count'> & { clause: Span; isBare: boolean }
/** Of whom a measure is told. */
type Told = { measure: Measure; names: Name[]; isOfOthers: boolean; ofEach: Span | null }

const clauseEnd = /[;；。!！?？\n,，、]|\.(?=\s|$)|但是?|不过|\b(?:but|except)\b/gu
const rest = /\b(?:rest|others?|remaining(?: ones)?)\b|其[他余它]|剩下|别的/u
const each = /\b(?:each|apiece|every one|(?:per|for each|for every) (?!day\b|week\b|session\b)[a-z]+)\b|[每各](?!天|日|晚|次|个?(?:周|星期|礼拜|月))|一(?:篇|章|套|份|本|节|单元|部分|块)(?=[都要]*(?:分成?|排|来|做|看|写|学)?[\d一二两三四五六七八九十])/u // prettier-ignore
const often = new RegExp(String.raw`(?<![\w.第])(?:(?<word>once|twice)\b|(?<number>${numberPattern}) ?(?:x\b|times\b|遍))`, 'gu') // prettier-ignore
const bare =
  /(?<![\w.:/第])(?<!\b(?:each|every|this|that|which|the) (?=one))(\d{1,2}(?:\.5)?|(?:one|two|three|four|five|six)(?![a-z]))(?![\d:/%]|\.\d| ?\p{Script=Han})/gu
const run = String.raw`${numberPattern}(?:(?:,? ?(?:and|to|thru|&|-|–) ?|[、和到至]第?)${numberPattern})*`
const numbered = new RegExp(String.raw`\b(?:${unitNames.map((unit) => kinds[unit].english).join('|')}|for) (${run})\b(?! ?(?:hours?|hrs?|h\b|min|x\b|times|sessions?))|第 ?(${run}) ?(?:章节?|讲|单元|套|份|篇|节|课)`, 'gu') // prettier-ignore
/** "3 for waves". */
const leads = /^ ?(?:each|apiece)? ?(?:sessions?|hours?|h)? ?(?:for|on|to|给) ?(?:the )?$/
const joins = /^ ?(?:and|&|和|跟|与) ?(?:the )?$/
const needs = /^ (?:only |just )?(?:needs?|takes?|is|gets?)\b|^(?:要|得|需要)/
/** A length that one of these stands beside is told of something else. */
const ofOthers = new Set(['each', 'day', 'week', 'most', 'total', 'exam', 'session'])
/** Farther off its name no bare number stands. */
const farthest = 14

/** `text` in small letters, without its days. */
export function readShares(text: string, parts: Parts): SaidShares {
  if (parts.topics.length + parts.units.length === 0) return { own: [], eachCount: null, spans: [] }
  const found = namesIn(text, parts)
  const measures = measuresIn(text, found, parts)
  const names = [...found, ...namesLike(measures, found, parts, text)].toSorted((a, b) => a.start - b.start) // prettier-ignore
  const told: Told[] = []
  for (const measure of measures) {
    const own = whoseIs(measure, names, told, text)
    if (own !== null) told.push(own)
  }
  const own: Share[] = []
  const take = (
    { title, number }: Pick<Share, 'title' | 'number'>,
    { minutes, count }: Measure,
  ) => {
    const known = own.find((share) => share.title === title && share.number === number)
    if (known === undefined) own.push({ title, number, minutes, count })
    else Object.assign(known, { minutes: known.minutes ?? minutes, count: known.count ?? count })
  }
  for (const { measure, names: whose } of told) whose.forEach((name) => take(name, measure))
  for (const { measure, isOfOthers } of told)
    if (isOfOthers && measure.minutes !== null) othersOf(parts, own).forEach((name) => take(name, measure)) // prettier-ignore
  const ofAll = told.findLast(({ isOfOthers, ofEach }) => isOfOthers || ofEach !== null)
  const spans = told.flatMap(({ measure, names: whose, ofEach }) => {
    const numbers: Span[] = whose.filter(({ number }) => number !== null)
    return numbers.concat(measure, ofEach ?? [])
  })
  return { own, eachCount: ofAll?.measure.count ?? null, spans }
}

/** The names before it, or behind it where they are led to; else of the others, of each, or of what the one before it was told of. */
function whoseIs(
  measure: Measure,
  names: readonly Name[],
  told: readonly Told[],
  text: string,
): Told | null {
  const { start, end, clause, count, isBare } = measure
  const last = told.at(-1)
  const isNext = last !== undefined && last.measure.clause.start === clause.start
  const from = isNext ? last.measure.end : clause.start
  const of = (whose: Name[], isOfOthers = false, ofEach: Span | null = null) => ({ measure, names: whose, isOfOthers, ofEach }) // prettier-ignore
  const behind = names.filter((name) => name.start >= end && isWithin(name, clause))
  const [first] = behind
  if (first !== undefined && leads.test(text.slice(end, first.start)))
    return of(runFrom(behind, text))
  const before = text.slice(from, start)
  if (rest.test(before)) return of([], true)
  const ofEach = each.exec(text.slice(from, Math.min(clause.end, end + 20)))
  if (count !== null && ofEach !== null) return of([], false, { start: from + ofEach.index, end: from + ofEach.index + ofEach[0].length }) // prettier-ignore
  const ahead = names.filter((name) => name.start >= from && name.end <= start).toReversed()
  const [near] = ahead
  if (near !== undefined) {
    const isFar = isBare && start - near.end > farthest
    const whose = count === null ? [near] : runFrom(ahead, text)
    return isFar ? null : of(whose)
  }
  if (isBare) return null
  // "Graphs, 3 hours": the clause before it holds nothing but the name.
  const earlier = names.findLast(
    (name) => name.end <= clause.start && /^[\s,，、]*$/.test(text.slice(name.end, start)),
  )
  if (earlier !== undefined && last?.names.includes(earlier) !== true) return of([earlier])
  return isNext && /^[\s\p{P}]*(?:of|for|x)?[\s]*$/u.test(before) ? { ...last, measure } : null
}

/** Those that stand beside one another, from the first. */
function runFrom(names: readonly Name[], text: string): Name[] {
  const end = names.findIndex((name, at) => {
    const next = names[at + 1]
    if (next === undefined) return true
    const [one, other] = name.start < next.start ? [name, next] : [next, name]
    return one.end > other.start ? false : !joins.test(text.slice(one.end, other.start)) && name.number === null // prettier-ignore
  })
  return names.slice(0, end + 1)
}

function othersOf(
  { topics, units }: Parts,
  own: readonly Share[],
): Pick<Share, 'title' | 'number'>[] {
  const all = [
    ...topics.map(({ title }) => ({ title, number: null })),
    ...units.flatMap(({ first, count }) => Array.from({ length: count }, (_, index) => ({ title: null, number: first + index }))), // prettier-ignore
  ]
  return all.filter((name) => !own.some(({ title, number }) => title === name.title && number === name.number)) // prettier-ignore
}

/** Numbers name pieces where there is one kind of them. */
function namesIn(text: string, { topics, units }: Parts): Name[] {
  const found = topics.flatMap((topic) =>
    placesOf(topic, topics, text).map(({ start, end }): Name => ({
      start,
      end,
      title: topic.title,
      number: null,
    })),
  )
  const [unit] = units.length === 1 ? units : []
  const numbers = [...text.matchAll(numbered)].flatMap(({ 0: words, 1: english, 2: chinese, index }) =>
    numbersOf(english ?? chinese ?? '').flatMap((number): Name[] =>
      unit !== undefined && number >= unit.first && number < unit.first + unit.count
        ? [{ start: words.startsWith('for') ? index + 4 : index, end: index + words.length, title: null, number }]
        : [],
    ),
  ) // prettier-ignore
  return [...found, ...numbers]
    .filter(
      (name, at, all) =>
        !all.some(
          (other, place) =>
            place !== at &&
            overlaps(name, other) &&
            other.end - other.start > name.end - name.start,
        ),
    ) // prettier-ignore
    .toSorted((a, b) => a.start - b.start)
}

/** More words beside a number are no name. */
const mostBeside = { han: 4, words: 3 }

/** In a clause of its own, with how often it is done, a part may be called by some other word. */
function namesLike(
  measures: readonly Measure[],
  names: readonly Name[],
  { topics }: Parts,
  text: string,
): Name[] {
  return measures.flatMap(({ clause, start, count }) => {
    const isNamed = names.some((name) => isWithin(name, clause))
    const words = text.slice(clause.start, start).trim()
    const isLong = /\p{Script=Han}/u.test(words) ? words.length > mostBeside.han : words.split(' ').length > mostBeside.words // prettier-ignore
    if (count === null || isNamed || words === '' || isLong || each.test(words) || rest.test(words)) return [] // prettier-ignore
    const topic = likest(topics, words)
    return topic === null ? [] : [{ start: clause.start, end: start, title: topic.title, number: null }] // prettier-ignore
  })
}

function clausesIn(text: string): Span[] {
  const ends = [...text.matchAll(clauseEnd)]
  const starts = [0, ...ends.map(({ 0: sign, index }) => index + sign.length)]
  const stops = [...ends.map(({ index }) => index), text.length]
  return starts.map((start, index) => ({ start, end: stops[index] ?? start }))
}

function measuresIn(text: string, names: readonly Name[], { topics }: Parts): Measure[] {
  const clauses = clausesIn(text)
  const at = (span: Span, told: Pick<Share, 'minutes' | 'count'>, isBare = false): Measure[] => {
    const clause = clauses.find((each) => isWithin(span, each))
    return clause === undefined
      ? []
      : [{ start: span.start, end: span.end, clause, isBare, ...told }]
  }
  const allLengths = allOf(text, findLength)
  const lengthless = blankAll(text, [
    ...allLengths,
    ...names.filter(({ number }) => number !== null),
  ])
  const words = [...lengthless.matchAll(often)].flatMap(({ 0: said, index, groups = {} }) => {
    const count = groups['word'] === undefined ? readNumber(groups['number'] ?? '') : groups['word'] === 'once' ? 1 : 2 // prettier-ignore
    return at({ start: index, end: index + said.length }, { minutes: null, count })
  })
  const others = blankAll(lengthless, words)
  const counts = [...words, ...allOf(others, findCount).flatMap((found) => at(found, { minutes: null, count: found.count }))] // prettier-ignore
  const lengths = allLengths
    .filter(({ length }) => length.unit === 'minutes')
    .flatMap((found) => at(found, { minutes: found.length.amount, count: null }))
    .filter(({ clause, end }) => {
      const isCounted = counts.some((count) => count.clause.start === clause.start)
      const last = Math.max(clause.start, ...lengthsBefore(allLengths, end))
      return !findCues(text.slice(last, Math.min(clause.end, end + 10)), amountCues).some(({ slot }) => ofOthers.has(slot) && (slot !== 'session' || !isCounted)) // prettier-ignore
    })
  const isTimed = allLengths.length > 0
  // “4 for the map, 3 for the tree. 75 min”
  const isBeside = ({ start, end }: Span) => names.some((name) => isWithin(name, { start, end })) || each.test(text.slice(start, end)) // prettier-ignore
  const isApart = isTimed && allLengths.every((length) => clauses.every((clause) => !isWithin(length, clause) || !isBeside(clause))) // prettier-ignore
  const isShort = allLengths.every(({ length }) => length.amount < 60)
  const bares = [...blankAll(others, counts).matchAll(bare)].flatMap(({ 0: said, index }) => {
    const value = /^\d/.test(said) ? Number(said) : (readNumber(said) ?? 0)
    const [span] = at(
      { start: index, end: index + said.length },
      { minutes: null, count: null },
      true,
    )
    if (span === undefined || value <= 0 || value > 60) return []
    const clause = text.slice(span.clause.start, span.clause.end)
    const isMeant = isTimed || counts.length > 0 || each.test(clause) || rest.test(clause) || needs.test(text.slice(span.clause.start, index).replace(/^.*\b(?=\S+ $)/, ' ')) // prettier-ignore
    // “Make the draft 4”, where it is done 3 times by now.
    const isAgain = names.some((name) => isWithin(name, span.clause) && topics.some(({ title, count }) => title === name.title && count !== null)) // prettier-ignore
    const isCount = isAgain || isApart || counts.length > 0 || (each.test(clause) && value <= 10 && !rest.test(clause)) || (each.test(clause) && !isTimed) // prettier-ignore
    if (!(isMeant || isAgain) || (isCount && !Number.isInteger(value))) return []
    return [isCount ? { ...span, count: value } : { ...span, minutes: Math.round(value * (isTimed && isShort ? 1 : 60)) }] // prettier-ignore
  })
  return [...counts, ...lengths, ...bares].toSorted((a, b) => a.start - b.start)
}

function lengthsBefore(lengths: readonly Span[], end: number): number[] {
  return lengths.flatMap((length) => (length.end < end ? [length.end] : []))
}
