// One piece of text with what stands around it, read into facts.
import { upperFirst } from '../../../shared/text/upper-first.ts'
import { chineseDay, englishDay } from '../../../shared/time/weekdays.ts'
import { readAmounts, type Amounts } from './amounts.ts'
import { findDemands, findDue, type FoundDemand } from './demand-words.ts'
import type { DemandKind, Fact, FactKind, When } from './fact.ts'
import { findClocks } from '../../../shared/time/clocks.ts'
import { findWhens, type FoundWhen } from './find-whens.ts'
import { findWeeks } from '../../../shared/time/documents/term-weeks.ts'
import type { DocumentCalendar } from '../../../shared/time/documents/document-calendar.ts'
import { tidyDeadline, tidyTitle } from './title-of.ts'
import { isNoWork, workKindOf } from './work-words.ts'

/** What stands around a piece of text: the heading above it, the row that it is in, the week that is spoken of. */
export type Surroundings = {
  when: Exclude<When, { kind: 'open' }> | null
  week: number | null
  /** The demand that the heading names, if one. */
  headDemand: FoundDemand | null
  head: string
  /** What a date without further words is there. */
  section: 'deadlines' | 'reading' | null
  /** Lines that gave the above, and that go into the citation. */
  lines: readonly number[]
}

export type Piece = { text: string; line: number }

const notOurs =
  /\b(?:add|drop|withdraw(?:al)?|registration|pass\/fail|refund|commencement)\b|选课|退课|缓考|补退选/iu
const onlyLabel =
  /^(?:dates?|times?|when|date and time|日期|时间|考试时间|考试日期|具体时间)\s*[:：]?\s*/iu

export function readClause(piece: Piece, around: Surroundings, calendar: DocumentCalendar): Fact[] {
  return readAny(piece, around, calendar).filter(({ title }) => !isNoWork(title))
}

function readAny({ text, line }: Piece, around: Surroundings, calendar: DocumentCalendar): Fact[] {
  if (notOurs.test(text)) return []
  const whens = findWhens(text, calendar, around.week)
  const demands = findDemands(text)
  const make = (kind: FactKind, title: string, when: When, part: string): Fact => {
    const amounts = readAmounts(whens.length > 1 ? part : text)
    const isOwn = whens.some((found) => found.when === when)
    return toFact(kind, title, when, amounts, isOwn ? [line] : [...around.lines, line])
  }
  if (findDue(text).length > 0 && (demands.length <= 1 || whens.length <= 1)) {
    const due = readDeadlines(text, whens, around, demands[0] ?? null)
    if (due.length > 0)
      return due.map(({ title, when, part }) => make('deadline', title, when, part))
  }
  if (demands.length > 0) {
    return pairDemands(text, demands, whens, around).map(({ demand, title, when }) =>
      make(demand.kind, title, when, text.slice(demand.index)),
    )
  }
  return readRest(text, whens, around).map(({ kind, title, when, part }) =>
    make(kind, title, when, part),
  )
}

function toFact(
  kind: FactKind,
  title: string,
  when: When,
  amounts: Amounts,
  lines: readonly number[],
): Fact {
  const isTest = kind === 'exam' || kind === 'quiz'
  const { weight, minutes, pages, chapters } = amounts
  return {
    kind,
    title: upperFirst(title),
    when,
    weight,
    minutes,
    // What an exam covers is not read for it anew.
    pages: isTest ? null : pages,
    chapters: isTest ? null : chapters,
    lines: [...new Set(lines)].toSorted((a, b) => a - b),
  }
}

type Dated = { title: string; when: When; part: string }

function readDeadlines(
  text: string,
  whens: readonly FoundWhen[],
  around: Surroundings,
  demand: FoundDemand | null,
): Dated[] {
  if (whens.length === 0) {
    if (around.when === null) return []
    const title = titleWithout(text) || tidyDeadline(around.head)
    return title === '' ? [] : [{ title, when: around.when, part: text }]
  }
  const parts = partsOf(text, whens, claimedBy(text, whens))
  const fallback = tidyDeadline(demand?.text ?? '') || tidyDeadline(around.head)
  let last = ''
  const dated = parts.map(({ found, part }) => {
    // "The deadlines are: essay 1 …": what the list is about is no part of the first name.
    const own =
      parts.length > 1
        ? part.slice(Math.max(part.lastIndexOf(':'), part.lastIndexOf('：')) + 1)
        : ''
    const title = titleWithout(own) || titleWithout(part) || last || fallback
    last = title
    return { title, when: found.when, part }
  })
  return numberSame(dated.filter(({ title }) => title !== ''))
}

/** "22 Sep: homework 1 is out, deadline 28 Sep": the dates that a word for handing in leads up to, if any. */
function claimedBy(text: string, whens: readonly FoundWhen[]): readonly FoundWhen[] {
  const ends = findDue(text).map(({ until }) => until)
  return whens.filter(({ index }) =>
    ends.some((end) => end <= index && leadsOn.test(text.slice(end, index))),
  )
}

const leadsOn = /^[\s:：,，]*(?:(?:date|is|on|by|at|before|日期|时间|为|于|在)[\s:：]*){0,2}$/iu

/**
 * The words that belong to each date: those before it, or those after it where a date begins the text. Where some dates
 * are claimed, all the words are about those.
 */
function partsOf(
  text: string,
  whens: readonly FoundWhen[],
  claimed: readonly FoundWhen[] = [],
): { found: FoundWhen; part: string }[] {
  const [only] = claimed
  if (only !== undefined && claimed.length === 1 && whens.length > 1) {
    const left = whens.reduceRight(
      (rest, { index, until }) => `${rest.slice(0, index)} ${rest.slice(until)}`,
      text,
    )
    return [{ found: only, part: left }]
  }
  const first = whens[0]
  const comesFirst = first === undefined || titleWithout(text.slice(0, first.index)) === ''
  return whens.map((found, index) => {
    const before = text.slice(whens[index - 1]?.until ?? 0, found.index)
    const after = text.slice(found.until, whens[index + 1]?.index ?? text.length)
    const alone = whens.length === 1 ? `${before} ${after}` : comesFirst ? after : before
    return { found, part: alone }
  })
}

/** A name without clocks and weeks in it. */
export function titleWithout(part: string): string {
  let text = part
  for (const { index, until } of [...findClocks(part), ...findWeeks(part)].toSorted(
    (a, b) => b.index - a.index,
  )) {
    text = `${text.slice(0, index)} ${text.slice(until)}`
  }
  const plain = text.replace(weekdayWord, ' ')
  return (
    tidyDeadline(
      handedIn
        .exec(plain)
        ?.slice(1)
        .find((said) => said !== undefined) ?? '',
    ) || tidyDeadline(plain)
  )
}

/** "Hand in the lab sheet": what is handed in is what it is called. */
const handedIn =
  /\b(?:submit|hand in|turn in)\s+(?:(?:the|your|a)\s+)?(\w.*)$|(?:提交|上交)(?![至到在于截时日])(.+)$/iu

const weekdayWord = new RegExp(
  String.raw`${englishDay},?(?:\s+(?:morning|afternoon|evening|night)\b)?|[（(]?${chineseDay}[)）]?`,
  'giu',
)

/** "Quizzes: 18 September, 2 October": the first, the second. */
function numberSame<Item extends { title: string }>(list: readonly Item[]): Item[] {
  const counts = Map.groupBy(list, ({ title }) => title.toLowerCase())
  const seen = new Map<string, number>()
  return list.map((item) => {
    const key = item.title.toLowerCase()
    if ((counts.get(key)?.length ?? 0) < 2 || /\d$/.test(item.title)) return item
    const number = (seen.get(key) ?? 0) + 1
    seen.set(key, number)
    return { ...item, title: `${singular(item.title)} ${number}` }
  })
}

export function singular(title: string): string {
  return title
    .replace(/\bquizzes\b/iu, (word) => word.slice(0, 4))
    .replace(
      /(?<=\b(?:exam|midterm|mid-term|test|presentation|assignment|homework|report|problem set))s\b/iu,
      '',
    )
}

type Paired = { demand: FoundDemand; title: string; when: When }

function pairDemands(
  text: string,
  demands: readonly FoundDemand[],
  whens: readonly FoundWhen[],
  around: Surroundings,
): Paired[] {
  if (whens.length === 0) {
    const { when } = around
    if (when === null) return []
    return joined(text, demands).map((demand) => ({ demand, title: titleOf(demand), when }))
  }
  const first = whens[0]
  const comesFirst =
    first !== undefined && first.index < (demands[0]?.index ?? 0) && whens.length >= demands.length
  if (whens.length === 1 && first !== undefined) {
    return joined(text, nearestFirst(demands, first)).map((demand) => ({
      demand,
      title: titleOf(demand),
      when: first.when,
    }))
  }
  const pairs = whens.flatMap((found) => {
    const demand = comesFirst
      ? (demands.find(({ index }) => index >= found.until) ?? demands.at(-1))
      : (demands.findLast(({ until }) => until <= found.index) ?? demands[0])
    return demand === undefined ? [] : [{ demand, title: titleOf(demand), when: found.when }]
  })
  return numberSame(pairs)
}

/** One date, several demands: the one that stands nearest before it comes first. */
function nearestFirst(demands: readonly FoundDemand[], found: FoundWhen): FoundDemand[] {
  const before = demands.findLast(({ until }) => until <= found.index)
  if (before === undefined || demands[0] === before) return [...demands]
  const gap = (demand: FoundDemand) => Math.abs(found.index - demand.until)
  return demands.length === 2 && gap(before) > 60 ? [...demands] : [before]
}

/** The first, and those that an "and" joins to it. */
function joined(text: string, demands: readonly FoundDemand[]): FoundDemand[] {
  const [first, ...others] = demands
  if (first === undefined) return []
  const kept = [first]
  for (const demand of others) {
    const between = text.slice(kept.at(-1)?.until ?? 0, demand.index)
    if (!/^\s*(?:,|，|、|&|\+|\/|and|和|与|及|\|)+\s*$/iu.test(between)) break
    kept.push(demand)
  }
  return kept
}

function titleOf(demand: FoundDemand): string {
  return singular(tidyTitle(demand.text))
}

type Rest = { kind: FactKind; title: string; when: When; part: string }

/** Without a word for a demand: a date under a heading that is one, or work for the week. */
function readRest(text: string, whens: readonly FoundWhen[], around: Surroundings): Rest[] {
  const [first] = whens
  if (first !== undefined && around.headDemand !== null) {
    const bare = titleWithout(
      text.replace(onlyLabel, '').replace(text.slice(first.index, first.until), ' '),
    )
    const isBare = onlyLabel.test(text) || bare === ''
    if (isBare) {
      const kind: DemandKind = around.headDemand.kind
      return [{ kind, title: titleOf(around.headDemand), when: first.when, part: text }]
    }
  }
  if (whens.length > 0 && around.section === 'deadlines') {
    const dated = partsOf(text, whens).map(({ found, part }) => ({
      title: titleWithout(part),
      when: found.when,
      part,
    }))
    const named = numberSame(dated.filter(({ title }) => title !== '' && !isNoWork(title)))
    return Array.from(named, ({ title, when, part }) => ({ kind: 'deadline', title, when, part }))
  }
  const kind =
    workKindOf(text) ?? (around.section === 'reading' && around.when !== null ? 'reading' : null)
  const when = first?.when ?? around.when
  if (kind === null || when === null || isNoWork(text)) return []
  const title = titleWithout(first === undefined ? text : (partsOf(text, [first])[0]?.part ?? text))
  return title === '' ? [] : [{ kind, title, when, part: text }]
}
