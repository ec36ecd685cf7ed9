// Finds the facts of a syllabus: numbered lines in, facts out. Rules only; nothing in the text is obeyed.
import type { TextLine } from '../../text/document/text-line.ts'
import { findDemands } from './demand-words.ts'
import type { Fact, FoundFacts } from './fact.ts'
import { findDates, mayHoldDates } from '../../../shared/time/documents/dates.ts'
import {
  findWeeks,
  namesWeekday,
  type FoundWeek,
} from '../../../shared/time/documents/term-weeks.ts'
import { spanOfWeeks, weekOfDate } from './find-whens.ts'
import type {
  DocumentCalendar,
  DocumentTerm,
} from '../../../shared/time/documents/document-calendar.ts'
import { mergeFacts, type Weights } from './merge-facts.ts'
import { readWeight } from './amounts.ts'
import { readClause, singular, type Surroundings } from './read-clause.ts'
import { readRow, type TableState } from './read-row.ts'
import { findCalendar } from './find-calendar.ts'
import { splitClauses } from './split-clauses.ts'
import { readColumns } from './table-columns.ts'
import { keyOf, tidyTitle } from './title-of.ts'
import { topicFacts } from './topic-facts.ts'
import { courseName } from '../../../shared/timetable/course-name.ts'

const firstLines = 25
const named =
  /^(?:course(?: title| name)?|class|module|unit|课程(?:名称|名)?|科目)\s*(?:\||[:：])\s*(.+)$/iu
const filling =
  /\b(?:course\s+)?(?:syllabus|outline|schedule|fall|spring|summer|winter|autumn|semester|term|20\d{2}(?:\s*[-–/]\s*\d{2,4})?)\b|教学大纲|课程大纲|教学日历|教学进度(?:表|安排)?|教学计划|课程安排|授课计划|考核方案|课程说明|(?:20\d{2}(?:\s*[-–—]\s*20\d{2})?\s*)?(?:学年)?(?:第[一二12]学期)|(?:20\d{2}\s*年?)?(?:春|秋)季?(?:学期)?(?=[）)]|\s|$)|[（(]?(?:春|秋)季学期[)）]?/giu

/** Most likely first. */
function findCourses(lines: readonly TextLine[]): string[] {
  const top = lines.slice(0, firstLines)
  const said = top.flatMap(({ text }) => named.exec(text)?.[1] ?? [])
  const headings = top.filter(({ heading }) => heading !== null).map(({ text }) => text)
  const first = top.slice(0, 3).map(({ text }) => text)
  const names = [...said, ...headings, ...first]
    .map(nameOf)
    .filter((name) => name.length >= 2 && Array.from(name).length <= 60)
  return [...new Set(names)].slice(0, 8)
}

function nameOf(text: string): string {
  const plain = tidyTitle(
    (text.split(' | ')[0] ?? '')
      .replaceAll(filling, ' ')
      .replaceAll(/[（(]\s*(?:20\d{2})?\s*[)）]/gu, ' '),
  ).replace(/^[A-Z]{2,5}[- ]?\d{2,4}[A-Z]?\s+(?=\p{Lu}|\p{Script=Han})/u, '')
  return courseName(plain.replace(/《(.+?)》.*/u, '$1').replaceAll(/[《》]/gu, '')).trim()
}

/** Looking for a date takes its time: of text that may hold some, far more than any syllabus has. */
const mostDated = 150_000

/** Characters that may hold dates, or lines of any kind, between two signs of life. */
const tellAfter = { dated: 10_000, lines: 500 }

/** `report` counts lines. */
export function findFacts(
  given: readonly TextLine[],
  term: DocumentTerm,
  report: (done: number, of: number) => void,
): FoundFacts {
  const lines = boundLines(given)
  // Each line is read twice: for how the document counts, and for what it says.
  const passes = (from: number) => tellOf(lines, (done) => report(from + done, lines.length * 2))
  const calendar = findCalendar(lines, term, passes(0))
  const tell = passes(lines.length)
  const facts: Fact[] = []
  const weights: Weights = new Map()
  let around = nothingAround()
  let table: TableState | null = null
  for (const line of lines) {
    tell(line)
    if (line.cells === null) {
      table = null
    } else {
      const columns = readColumns(line.cells)
      if (columns !== null) {
        table = { columns, row: null }
        continue
      }
      if (table !== null) {
        const read = readRow(line, line.cells, table, around, calendar)
        table = read.table
        facts.push(...read.facts)
        noteWeights(line, weights)
        continue
      }
    }
    const here = step(line, around, calendar)
    around = here.around
    noteWeights(line, weights)
    facts.push(...here.facts)
    for (const text of here.clauses)
      facts.push(...readClause({ text, line: line.number }, around, calendar))
  }
  const lastRead = lines.length === given.length ? null : lines.length
  return { facts: mergeFacts(facts, weights), calendar, lastRead, courses: findCourses(lines) }
}

function boundLines(lines: readonly TextLine[]): readonly TextLine[] {
  let dated = 0
  const end = lines.findIndex(({ text }) => {
    if (mayHoldDates(text)) dated += text.length
    return dated > mostDated
  })
  return end === -1 ? lines : lines.slice(0, end)
}

function tellOf(
  lines: readonly TextLine[],
  report: (done: number) => void,
): (line: TextLine) => void {
  let dated = 0
  let reported = 0
  return ({ number, text }) => {
    if (mayHoldDates(text)) dated += text.length
    if (dated < tellAfter.dated && number - reported < tellAfter.lines && number < lines.length)
      return
    dated = 0
    reported = number
    report(number)
  }
}

function nothingAround(): Surroundings {
  return { when: null, week: null, headDemand: null, head: '', section: null, lines: [] }
}

type Here = { around: Surroundings; clauses: string[]; facts: Fact[] }

const sections: [Surroundings['section'], RegExp][] = [
  [
    'deadlines',
    /deadlines|due dates|important dates|key dates|重要(?:日期|时间|节点)|截止(?:日期|时间)|作业安排/iu,
  ],
  ['reading', /readings?\b|阅读/iu],
]

/** A heading or a week at the start of a line is what the lines below stand under. */
function step(line: TextLine, around: Surroundings, calendar: DocumentCalendar): Here {
  const { text, number } = line
  const [week] = findWeeks(text)
  const isWeekHead =
    week !== undefined && week.weekday === null && /^[\s\p{P}]*$/u.test(text.slice(0, week.index))
  if (isWeekHead) {
    const { when, until } = weekHeadOf(text, week, calendar)
    const inner = {
      ...nothingAround(),
      when,
      week: week.from === week.to ? week.from : null,
      lines: [number],
    }
    const rest = text.slice(until).replace(/^[\s:：,，、.)）\-–—|]+/u, '')
    const clauses = splitClauses(rest === '' ? '' : rest)
    const topic = clauses[0] ?? ''
    return { around: inner, clauses, facts: topicFacts(topic, inner, number, calendar) }
  }
  if (isHeading(line)) {
    const [headDemand = null] = findDemands(text)
    const section = sections.find(([, pattern]) => pattern.test(text))?.[0] ?? null
    const isDeeper = around.when !== null && (line.heading ?? 0) > 2
    const inner = {
      ...(isDeeper ? around : nothingAround()),
      headDemand,
      head: tidyTitle(text.replace(/[:：]$/u, '')),
      section,
    }
    return {
      around: headDemand === null ? inner : { ...inner, lines: [...inner.lines, number] },
      clauses: splitClauses(text),
      facts: [],
    }
  }
  return { around, clauses: splitClauses(text), facts: [] }
}

/** "Week 7: Oct 20": a date beside the number, without a weekday of its own, says which week it is and no more. */
function weekHeadOf(text: string, week: FoundWeek, calendar: DocumentCalendar) {
  const counted = { when: spanOfWeeks(calendar, week.from, week.to), until: week.until }
  const date = findDates(text, calendar).find(({ index }) => index >= week.until)
  if (date === undefined || !/^[\s\p{P}]*$/u.test(text.slice(week.until, date.index)))
    return counted
  if (namesWeekday(text.slice(week.until, date.until + 12))) return counted
  return { when: weekOfDate(date.date, date.through, week.from), until: date.until }
}

function isHeading({ heading, text, cells }: TextLine): boolean {
  if (heading !== null) return true
  return cells === null && Array.from(text).length <= 40 && /[:：]$/u.test(text)
}

/** "Midterm exam: 25 %" in the part on grading counts for the midterm wherever its date stands. */
function noteWeights({ text }: TextLine, weights: Weights): void {
  let last: string | null = null
  for (const clause of splitClauses(text)) {
    const weight = readWeight(clause)
    const demands = findDemands(clause)
    const [demand] = demands
    // "The exam is on … It counts 40 %."
    const said = demand?.text ?? (/^(?:it|this|they|each|占)\b|^占/iu.test(clause) ? last : null)
    last = demand?.text ?? last
    if (weight === null || demands.length > 1) continue
    const name = said ?? clause.slice(0, clause.search(/\d{1,3}(?:\.\d)?\s*[%％]/u))
    const key = keyOf(singular(tidyTitle(name)))
    if (key !== '' && key.length < 40 && !weights.has(key)) weights.set(key, weight)
  }
}
