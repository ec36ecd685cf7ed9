// One piece of text with what stands around it, read into facts.
import { upperFirst } from '../../../shared/text/as-sentence.ts'
import { readAmounts, readWeight, type Amounts } from './amounts.ts'
import {
  findDemands,
  findDue,
  isForgone,
  isListedAway,
  ledAway,
  saysDue,
  type FoundDemand,
} from './demand-words.ts'
import type { Fact, FactKind, When } from './fact.ts'
import { findWeeks } from '../../../shared/time/documents/term-weeks.ts'
import {
  claimedBy,
  isDueBy,
  leadOf,
  nameInTopic,
  numberSame,
  partsOf,
  titleWithout,
} from './dated-parts.ts'
import { clockWithin, findWhens, type FoundWhen } from './find-whens.ts'
import type { DocumentCalendar } from '../../../shared/time/documents/document-calendar.ts'
import { nameOfDue, tidyDeadline } from './title-of.ts'
import { isAbout, pairDemands } from './pair-demands.ts'
import type { Surroundings } from './surroundings.ts'
import { isExamReview, isNoWork, namesWork, workKindOf } from './work-words.ts'

export type Piece = { text: string; lines: readonly number[] }

const notOurs =
  /^\W*(?:for example|e\.g\.|examples?\b|suppose|imagine)|^(?:例如|比如|譬如|假设|举例)|\b(?:add|drop|withdraw(?:al)?|registration|pass\/fail|refund|commencement)\b|选课|退课|缓考|补退选|停修|休学/iu
/** Upkeep and examples, where they are no part of the name of work (数据库维护实验报告); what is due beside them is a guess. */
const beside =
  /维护|^.{0,10}(?:示例|举例)|\bsample (?:calculation|question)|\b(?:site|system|server) (?:maintenance|outage)/iu
/** Days of the school, as long as nothing is due on them. */
const ofSchool =
  /\b(?:census date|(?:semester|term|teaching|classes|lectures) (?:starts?|begins?|ends?))\b/i
/** What was so in years before this one: "in 2025 the project was due 20 June", "the list of Spring 2025", 去年, 2025年的考试. */
const lastTime =
  /\b(?:last|previous) (?:year|spring|fall|autumn|winter|summer|semester|term)\b|去年|往年|上学期/i
const ofYear =
  /\b(?:in|before|until|since) (?:\p{L}+ )?((?:19|20)\d\d)\b(?![年/.-]?\d)(?=.*\b(?:was|were|had)\b)|\b(?:spring|summer|fall|autumn|winter) ((?:19|20)\d\d)\b|((?:19|20)\d\d)\s*年的/iu
/** An exam of so many years ago may be spoken of; what is older is what the work is about. */
const yearsBack = 3
const onlyLabel =
  /^(?:(?:the )?(?:tentative |exact |expected )?dates?(?: for (?:this|the) \p{L}+)?|times?|when|date and time|全校统一安排|日期|时间|考试时间|考试日期|具体时间)\s*[:：]?\s*(?:(?:is|on|will be)\b\s*){0,2}/iu

export function readClause(piece: Piece, around: Surroundings, calendar: DocumentCalendar): Fact[] {
  const isDue = findDue(piece.text).length > 0
  const isGuess = isBeside(piece.text)
  if (isGuess && !isDue) return []
  const facts = readAny(piece, around, calendar).filter(
    ({ title }) => !isNoWork(title) || (isDue && isExamReview(title)),
  )
  return isGuess ? Array.from(facts, (fact) => ({ ...fact, isGiven: false })) : facts
}

function readAny(piece: Piece, around: Surroundings, calendar: DocumentCalendar): Fact[] {
  const { lines } = piece
  if (notOurs.test(piece.text) || isOfAnotherTime(piece.text, calendar)) return []
  if (ofSchool.test(piece.text) && !isWork(piece.text)) return []
  const said = findWhens(piece.text, calendar, around)
  const gone = goneOf(piece.text, said)
  const text = blank(piece.text, gone)
  const whens = said.filter((found) => !gone.includes(found))
  const isUndue = findDue(text).length === 0
  if (whens.length === 0 && ((said.length > 0 && isUndue) || isForgone(piece.text))) return []
  const demands = findDemands(text)
  const outer = { ...around, when: clockWithin(text, around.when) }
  const make = (
    kind: FactKind,
    title: string,
    when: When,
    part: string,
    isGiven: boolean,
  ): Fact => {
    const amounts = readAmounts(whens.length > 1 ? part : text)
    const isOwn = whens.some((found) => found.when === when)
    return toFact(kind, title, when, amounts, isOwn ? lines : [...around.lines, ...lines], isGiven)
  }
  const isBy = demands.length === 0 && whens.some((found) => isDueBy(text, found))
  const isRead = workKindOf(text.slice(0, whens[0]?.index)) === 'reading'
  if (
    (isBy && !isRead) ||
    (findDue(text).length > 0 && (demands.length <= 1 || whens.length <= 1))
  ) {
    const due = readDeadlines(text, whens, outer, demands[0] ?? null)
    if (due.length > 0)
      return due.map(({ title, when, part }) =>
        make(
          'deadline',
          title,
          when,
          part,
          isBy ? namesWork(title) : whens.length > 0 || saysDue(text),
        ),
      )
  }
  if (demands.length > 0) {
    return pairDemands(text, demands, whens, outer).map(({ demand, title, when }) =>
      make(demand.kind, title, when, text.slice(demand.index), isAbout(text, demand, whens)),
    )
  }
  return readRest(text, whens, outer).map(({ kind, title, when, part }) =>
    make(
      kind,
      title,
      when,
      part,
      kind === 'reading' ||
        around.role === 'due' ||
        (kind !== 'deadline' && kind === around.topic?.kind),
    ),
  )
}

function isOfAnotherTime(text: string, { firstMonday }: DocumentCalendar): boolean {
  if (lastTime.test(text)) return true
  const said = ofYear.exec(text)?.slice(1).find(Boolean)
  const ago = Number(firstMonday.slice(0, 4)) - Number(said ?? NaN)
  return ago > 0 && ago <= yearsBack
}

function isBeside(text: string): boolean {
  const said = beside.exec(text)
  if (said === null) return false
  const [name = ''] = text.slice(said.index + said[0].length).split(/[\d\p{P}]/u)
  return /^(?:期间|时|中|后|前)/u.test(name) || !namesWork(tidyDeadline(name))
}

function isWork(text: string): boolean {
  return namesWork(text) || findDue(text).length + findDemands(text).length > 0
}

/** A day on which something is given out or given back is no day of work, nor is anything else in its words. */
function goneOf(text: string, said: readonly FoundWhen[]): FoundWhen[] {
  return said.filter(
    (found, at) =>
      isListedAway(text, found) ||
      ledAway(text, found, said) ||
      isRelease(text, found, said[at + 1]),
  )
}

/** "Sheet 1: 20.10. → 27.10.", "Lab 2 on 8 October, report: 15 October": the day before the one by which it is due. */
function isRelease(text: string, found: FoundWhen, next: FoundWhen | undefined): boolean {
  if (next === undefined) return false
  const between = text.slice(found.until, next.index)
  if (/^\s*(?:→|⇒|->|=>)\s*$/u.test(between)) return true
  const isLabelled = /^[^,，;；.。]*\p{L}[^,，;；.。]*[:：]\s*$/u.test(between)
  return (
    isLabelled &&
    namesWork(tidyDeadline(between)) &&
    /^[\s\p{P}]*$/u.test(text.slice(0, found.index))
  )
}

/** As long as before, without those days. */
function blank(text: string, gone: readonly FoundWhen[]): string {
  return gone.reduce(
    (rest, { index, until }) =>
      rest.slice(0, index) + ' '.repeat(until - index) + rest.slice(until),
    text,
  )
}

function toFact(
  kind: FactKind,
  title: string,
  when: When,
  amounts: Amounts,
  lines: readonly number[],
  isGiven: boolean,
): Fact {
  const isTest = kind === 'exam' || kind === 'quiz'
  const { weight, minutes, pages, chapters } = amounts
  return {
    kind,
    title: upperFirst(title),
    when,
    isGiven,
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
    // "Conditionals (translation 2 due)": the bracket has a name of its own.
    const [, inner = ''] = /[(（]([^)）]*\bdue\b[^)）]*|[^)）]*截止[^)）]*)[)）]/iu.exec(text) ?? []
    const own = titleWithout(inner) || nameOfDue(titleWithout(text))
    // "Hand in online" says of what is named around it how it is handed in.
    const isNamed = own !== '' && (namesWork(own) || demand !== null || /\bdue\b|截止/iu.test(text))
    const title = isNamed ? own : tidyDeadline(around.head)
    return title === '' ? [] : [{ title, when: around.when, part: text }]
  }
  const parts = partsOf(text, whens, claimedBy(text, whens))
  const [week] = findWeeks(text)
  const said = week === undefined ? '' : text.slice(week.index, week.until)
  const fallback = tidyDeadline(demand?.text ?? '') || `${tidyDeadline(around.head)} ${said}`.trim()
  let last = ''
  const dated = parts.map(({ found, part }) => {
    // "The deadlines are: essay 1 …": what the list is about is no part of the first name.
    const own =
      parts.length > 1
        ? part.slice(Math.max(part.lastIndexOf(':'), part.lastIndexOf('：')) + 1)
        : ''
    const said = nameOfDue(titleWithout(own) || titleWithout(part))
    const isLed = parts.length === 1 && !namesWork(said)
    const name = (isLed ? leadOf(text.slice(0, found.index)) : '') || said
    const title = nameInTopic(name, around) || last || around.topic?.title || fallback
    last = title
    return { title, when: found.when, part }
  })
  return numberSame(dated.filter(({ title }) => title !== ''))
}

/** "Problem sheet 1 – Mon 25 Jan", "Critical reviews: February 24 and March 31": names of work, each with its day. */
function namedWork(text: string, whens: readonly FoundWhen[]): Rest[] {
  let last = ''
  const parts = partsOf(text, whens)
  return parts.flatMap(({ found, part: all }): Rest[] => {
    const part = parts.length > 1 ? all.replace(/^.*[:：]\s+(?=\p{L})/su, '') : all
    const said = nameOfDue(titleWithout(part))
    const bare = titleWithout(part.replace(/[(（][^()（）]*[)）][\s.。]*$/u, ''))
    const own = !namesWork(said) && namesWork(bare) ? bare : said
    const title = own === '' ? last : own
    last = title
    return namesWork(title) ? [{ kind: 'deadline', title, when: found.when, part }] : []
  })
}

function namesHours(when: When): boolean {
  return when.kind === 'day' && when.clock !== null && when.clock.end !== null
}

type Rest = { kind: FactKind; title: string; when: When; part: string }

/** Without a word for a demand: a date under a heading that is one, or work for the week. */
function readRest(text: string, whens: readonly FoundWhen[], around: Surroundings): Rest[] {
  const [first] = whens
  const { topic } = around
  if (topic !== null && first !== undefined) {
    const said = titleWithout(
      text.replace(onlyLabel, '').replace(text.slice(first.index, first.until), ' '),
    )
    const title = onlyLabel.test(text) || said === '' ? topic.title : nameInTopic(said, around)
    const isHeld = topic.kind === 'exam' && whens.length === 1 && namesHours(first.when)
    if (title !== said || (isHeld && !namesWork(said)))
      return [
        {
          kind: topic.kind,
          title: title === said ? topic.title : title,
          when: first.when,
          part: text,
        },
      ]
  }
  if (whens.length > 0 && around.role === 'due') {
    const dated = partsOf(text, whens).map(({ found, part }) => ({
      title: titleWithout(part),
      when: found.when,
      part,
    }))
    const named = numberSame(dated.filter(({ title }) => title !== '' && !isNoWork(title)))
    return Array.from(named, ({ title, when, part }) => ({ kind: 'deadline', title, when, part }))
  }
  const named = first === undefined ? [] : numberSame(namedWork(text, whens))
  if (named.length > 0) return named
  // What counts for the grade on a day is work, whatever it is called.
  const behind = first === undefined ? '' : text.slice(first.until).replace(/^[^\p{L}]+/u, '')
  const led = first?.when.kind === 'day' && readWeight(text) !== null ? leadOf(`${behind},`) : ''
  const lead = led === '' ? '' : tidyDeadline(led)
  if (lead !== '' && first !== undefined && !isNoWork(lead))
    return [{ kind: 'deadline', title: lead, when: first.when, part: text }]
  const kind =
    workKindOf(text) ?? (around.role === 'reading' && around.when !== null ? 'reading' : null)
  const when = first?.when ?? around.when
  if (kind === null || when === null || isNoWork(text)) return []
  const title = titleWithout(first === undefined ? text : (partsOf(text, [first])[0]?.part ?? text))
  return title === '' ? [] : [{ kind, title, when, part: text }]
}
