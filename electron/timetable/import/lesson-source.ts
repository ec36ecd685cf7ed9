// Lessons read line by line, made into what every import hands on: series in a term, problems, questions.
import { importWords } from '../../../shared/i18n/core/import.ts'
import { grammar } from '../../../shared/i18n/grammar.ts'
import { assertNever } from '../../../shared/assert-never.ts'
import { addDays, isoWeekOf, mondayOf } from '../../../shared/schedule/calendar.ts'
import { evenWeeksOfYear, oddWeeksOfYear } from '../../../shared/time/documents/lesson-weeks.ts'
import { quoteTitle } from '../../../shared/text/quote-title.ts'
import type {
  ImportFormat,
  ImportQuestion,
  ReadLine,
  ReadTable,
} from '../../../shared/timetable/import-reading.ts'
import { dayAround, type ImportInput, type TimetableSource } from './import-proposal.ts'
import type { LeftOut } from '../feed/series.ts'
import { sayDoubts } from './say-import.ts'
import { meetingsIn, toLessonSeries } from './lesson-series.ts'
import type { Lesson, LineProblem, OutcomeLine, TermFacts } from '../lessons/lesson.ts'
import { sayLesson, sayLineProblem, sayUnreadLine, sayDifferentTerm } from './say-lesson.ts'
import { chooseOrder, longestText } from '../lessons/choose-order.ts'
import { findFreeDays } from '../lessons/free-days.ts'
import { spellYears } from '../lessons/spell/spell-years.ts'
import { findDoubts } from '../lessons/check-lines.ts'
import { resolveTerm } from './resolve-term.ts'

export type LessonList = {
  format: ImportFormat
  facts: TermFacts
  lines: readonly OutcomeLine[]
  table: ReadTable | null
  /** Beside those of the term. */
  questions: readonly ImportQuestion[]
  /** Of lines: what they are read from. */
  text?: string
  /** Classes of another way to read it that is as good. */
  rival?: readonly Lesson[]
  /** All that is weekly in it is a class. */
  isTimetable: boolean
}

/** Lines shown of those that were read; of those that were not, more. */
const shownRead = 200
const shownUnread = 100
/** Characters that a person corrects. */
const mostText = 200_000

export function toSource(input: ImportInput, list: LessonList): TimetableSource {
  const lessons = list.lines.flatMap(({ outcome }) =>
    outcome.kind === 'lessons' ? outcome.lessons : [],
  )
  const read = new Set(
    list.lines.flatMap(({ line, outcome }) => (/lessons|aside/.test(outcome.kind) ? [line] : [])),
  )
  const said = input.text
    .split('\n')
    .filter((_, at) => !read.has(at + 1))
    .map((line) => spellYears(line.slice(0, longestText), dayAround(input)))
  const freeDays = findFreeDays(said, chooseOrder(input, said).order)
  const firstMonday = list.facts.firstMonday ?? mondayOfYear(lessons, dayAround(input))
  const facts = { ...list.facts, freeDays, firstMonday }
  const { term, table, questions, isCut } = resolveTerm(input, facts, lessons)
  const { meetings, beyond } = meetingsIn(term, lessons, table)
  const lines = list.lines.map((line) =>
    toReadLine(line, { beyond, isEntry: list.format === 'wakeup' }, input),
  )
  const unread = lines.filter((line) => line.kind === 'unread')
  const doubts = sayDoubts(findDoubts(list.lines, list.rival), input.language)
  const isOpen = unread.length > 0 || doubts.length > 0
  return {
    name: list.facts.name,
    zone: term.zone,
    series: toLessonSeries(meetings, list.isTimetable),
    problems: sayDifferences(input, list.facts),
    leftOut: list.lines.flatMap(({ outcome }): LeftOut[] =>
      outcome.kind === 'aside' ? [outcome.aside] : [],
    ),
    work: [],
    term,
    isCut,
    reading: {
      format: list.format,
      table: list.table,
      lines: chooseLines(lines),
      counts: { lines: lines.filter(({ kind }) => kind !== 'aside').length, unread: unread.length },
      // Where nothing was read there is nothing to ask about.
      questions: [...list.questions, ...(lessons.length === 0 ? [] : questions)],
      doubts,
      text: isOpen && (list.text ?? '').length <= mostText ? (list.text ?? null) : null,
    },
  }
}

/** Half of the weeks of a year, and more than a term has. */
const mostApart = 26

/** Of the first of those weeks of the year that are said, nearest to a day; null where none are. */
function mondayOfYear(lessons: readonly Lesson[], around: string): string | null {
  const said = new Set(
    lessons.flatMap(({ day }) =>
      day.kind === 'weekly' &&
      day.weeks.ofYear !== oddWeeksOfYear &&
      day.weeks.ofYear !== evenWeeksOfYear
        ? (day.weeks.ofYear ?? [])
        : [],
    ),
  )
  if (said.size === 0) return null
  const monday = mondayOf(around)
  const weeks = Array.from({ length: mostApart }, (_, at) =>
    addDays(monday, (at - mostApart / 2) * 7),
  )
  return weeks.find((date) => said.has(isoWeekOf(date))) ?? null
}

function toReadLine(
  { line, text, outcome }: OutcomeLine,
  { beyond, isEntry }: { beyond: readonly Lesson[]; isEntry: boolean },
  { language }: ImportInput,
): ReadLine {
  const said = { line, text }
  const unread = (why: LineProblem): ReadLine => {
    const problem = sayLineProblem(why, language)
    const sentence = sayUnreadLine(said, { problem, isEntry }, language)
    return { ...said, kind: 'unread', problem, sentence }
  }
  switch (outcome.kind) {
    case 'lessons': {
      const outside = outcome.lessons.find((lesson) => beyond.includes(lesson))
      if (outside?.time.kind === 'periods') {
        const { start, end } = outside.time
        return unread({ kind: 'bad-periods', said: `${start}–${end}` })
      }
      const understood = outcome.lessons.map((lesson) => sayLesson(lesson, language))
      return {
        ...said,
        kind: 'read',
        understood: understood.join(grammar[language].joints.semicolon),
      }
    }
    case 'aside':
      return {
        ...said,
        kind: 'read',
        understood: `${quoteTitle(outcome.aside.title, language)}: ${importWords[language].lessonAsides[outcome.aside.reason]}`,
      }
    case 'problem':
      return unread(outcome.problem)
    case 'blank':
      return { ...said, kind: 'aside' }
    default:
      return assertNever(outcome)
  }
}

function chooseLines(lines: readonly ReadLine[]): ReadLine[] {
  let read = 0
  let unread = 0
  return lines.filter(({ kind }) => {
    if (kind === 'unread') return ++unread <= shownUnread
    return ++read <= shownRead
  })
}

/** A term that is there already keeps its facts. */
function sayDifferences({ term, language }: ImportInput, facts: TermFacts): string[] {
  if (term === null || facts.firstMonday === null) return []
  return facts.firstMonday === term.firstMonday
    ? []
    : [sayDifferentTerm(facts.firstMonday, term.firstMonday, language)]
}
