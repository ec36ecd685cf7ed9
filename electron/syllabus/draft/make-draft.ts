// Facts against the term: what would be new, what is there already, what changed, and what has to be asked.
import { syllabusWords } from '../../../shared/i18n/core/syllabus.ts'
import { grammar } from '../../../shared/i18n/grammar.ts'
import { assertNever } from '../../../shared/assert-never.ts'
import { addDays, weekdayOf } from '../../../shared/schedule/calendar.ts'
import { maxQuote, type Quote } from '../../../shared/syllabus/citation.ts'
import { isOpenLine, type DraftLine, type DraftStatus } from '../../../shared/syllabus/draft.ts'
import { sayDate } from '../../../shared/time/say/say-date.ts'
import { cleanText } from '../../text/clean-text.ts'
import { isDemand, isTime, type Fact } from '../find/fact.ts'
import { isSure } from '../find/is-sure.ts'
import { keyOf } from '../find/title-of.ts'
import type { TextLine } from '../../text/document/text-line.ts'
import type { DraftEntry, DraftInput } from './draft-input.ts'
import { effortOf, toSessions } from './effort.ts'
import { knownOf, type Known } from './known-citations.ts'
import { isInWindow, lessonsOf, resolveWhen, type ResolvedWhen } from './resolve-when.ts'

/** In the order of the list: demands by their days, then work by its weeks, then what is gone. */
export function makeDraft(input: DraftInput): DraftEntry[] {
  const { reading, state, citations, course } = input
  const known = knownOf(state, citations, course)
  const entries = reading.facts.map((fact) => entryOf(fact, input, known))
  const asked = askContradictions(entries, input)
  const said = new Set(entries.map(({ key }) => key))
  const texts = new Set(
    reading.text.lines.map(({ text }) => text.slice(0, maxQuote).toWellFormed()),
  )
  const gone = [...known.values()].filter(
    (each) =>
      !said.has(each.fact) &&
      isOfFile(each, known, said, reading.fileName) &&
      // What a model found is no less there for a reading without it.
      !(each.quotes.length > 0 && each.quotes.every((quote) => texts.has(quote))),
  )
  const all = [...asked.toSorted(byPlace), ...gone.map((each) => goneEntry(each, input))]
  return Array.from(all, ({ line, ...entry }, index) => ({
    ...entry,
    line: { ...line, number: index + 1 },
  }))
}

function entryOf(fact: Fact, input: DraftInput, known: ReadonlyMap<string, Known>): DraftEntry {
  const { state, course, language } = input
  const settled = resolveWhen(fact, state, course, language)
  const isHours = isTime(fact.kind)
  const effort = isHours ? { minutes: 0, reason: null } : effortOf(fact, language)
  // As the text has it: a time that was taken from a lesson is no word of it.
  const clock = fact.when.kind === 'day' ? fact.when.clock : null
  const said = [settled.date ?? '', clock?.start ?? ''].join(' ').trim()
  const key = factKey(fact, settled)
  const { standing, note } = statusOf(fact, settled, key, said, input, known)
  const reasons = effort.reason === null ? settled.reasons : [...settled.reasons, effort.reason]
  const line: DraftLine = {
    number: 0,
    kind: fact.kind,
    title: cleanText(fact.title),
    standing,
    date: settled.date,
    from: settled.from,
    start: settled.start,
    end: settled.end,
    ...(isHours ? { sessions: 0, periods: 1 } : toSessions(effort.minutes, state.window.periods)),
    isPublished: settled.isPublished,
    reasons,
    note,
    quotes: quotesOf(fact, input.reading.text.lines),
    isTicked: false,
  }
  return { line: { ...line, isTicked: takesByItself(line, fact, input) }, key, said, fact }
}

/** Work of a week is told apart by its week, demands by their names. */
function factKey(fact: Fact, { from, date }: ResolvedWhen): string {
  const name = keyOf(fact.title)
  return (isDemand(fact.kind) ? name : `${fact.kind} ${name} ${from ?? date ?? ''}`).slice(0, 400)
}

/** Only what is sure; going over lectures is offered where nothing else is planned for the course. */
function takesByItself(line: DraftLine, fact: Fact, { state, course }: DraftInput): boolean {
  if (isTime(fact.kind) || (line.standing !== 'changed' && line.standing !== 'new')) return false
  if (
    !isSure(
      fact,
      line.quotes.map(({ text }) => text),
    )
  )
    return false
  if (line.standing === 'changed') return true
  return line.kind !== 'lecture' || state.taskClasses.every((each) => each.course !== course)
}

function statusOf(
  fact: Fact,
  settled: ResolvedWhen,
  key: string,
  said: string,
  { state, today, course, language }: DraftInput,
  known: ReadonlyMap<string, Known>,
): { standing: DraftStatus; note: string | null } {
  const words = syllabusWords[language].draftWords
  const { date } = settled
  if (date === null) return { standing: 'outside', note: words.noDate }
  const earlier = known.get(key)
  if (earlier !== undefined && earlier.said === said)
    return { standing: 'known', note: words.known }
  if (!isInWindow(state, date)) return { standing: 'outside', note: words.outside }
  if (isTime(fact.kind)) return standingOfHours(fact, settled, state, course, words)
  if (date < today) return { standing: 'past', note: words.past }
  if (settled.question !== null) return { standing: 'asked', note: settled.question }
  if (earlier !== undefined)
    return { standing: 'changed', note: words.changed(sayWhen(earlier.said, language)) }
  const other = otherExam(fact, settled, state, course)
  if (other !== null)
    return {
      standing: 'asked',
      note: words.otherDay(other.title, sayDate(other.date, weekdayOf(other.date), language)),
    }
  return { standing: 'new', note: isHeldWithoutTime(fact, settled) ? words.noTime : null }
}

/** A day off is about lessons that are there; a weekly hour that is there already is known. */
function standingOfHours(
  { kind }: Fact,
  { date, from, start }: ResolvedWhen,
  state: DraftInput['state'],
  course: string,
  words: { known: string; noLesson: string },
): { standing: DraftStatus; note: string | null } {
  const lessons = lessonsOf(state, course)
  if (kind === 'day-off') {
    const isMet = lessons.some(
      (one) => one.date >= (from ?? date ?? '') && one.date <= (date ?? ''),
    )
    return isMet ? { standing: 'new', note: null } : { standing: 'outside', note: words.noLesson }
  }
  const weekday = weekdayOf(date ?? '')
  const isThere = lessons.some((one) => weekdayOf(one.date) === weekday && one.start === start)
  return isThere ? { standing: 'known', note: words.known } : { standing: 'new', note: null }
}

function isHeldWithoutTime({ kind }: Fact, { start }: ResolvedWhen): boolean {
  return kind !== 'deadline' && isDemand(kind) && start === null
}

function sayWhen(said: string, language: DraftInput['language']): string {
  const [date = '', start] = said.split(' ')
  const day = date === '' ? '–' : sayDate(date, weekdayOf(date), language)
  return start === undefined ? day : `${day} ${start}`
}

/** The timetable may know the same exam on another day. */
function otherExam(
  fact: Fact,
  { date }: ResolvedWhen,
  state: DraftInput['state'],
  course: string,
): { title: string; date: string } | null {
  if (fact.kind !== 'exam') return null
  const named = /\b(?:final|midterm)\b|期[中末]考试/u.exec(keyOf(fact.title))?.[0]
  if (named === undefined) return null
  for (const task of state.tasks) {
    if (
      task.kind !== 'event' ||
      task.eventKind !== 'exam' ||
      task.course.toLowerCase() !== course.toLowerCase()
    )
      continue
    const day = state.window.days[task.place.day - 1]?.date
    if (day !== undefined && day !== date && keyOf(task.title).includes(named))
      return { title: task.title, date: day }
  }
  return null
}

function quotesOf({ lines: numbers }: Fact, lines: readonly TextLine[]): Quote[] {
  return numbers.slice(0, 6).flatMap((number) => {
    const line = lines[number - 1]
    return line === undefined
      ? []
      : [{ page: line.page, line: line.line, text: line.text.slice(0, maxQuote).toWellFormed() }]
  })
}

/** One thing on two days: both are shown, and neither is taken by itself. */
function askContradictions(entries: readonly DraftEntry[], { language }: DraftInput): DraftEntry[] {
  const groups = Map.groupBy(
    entries.filter(({ fact }) => fact !== null && isDemand(fact.kind)),
    ({ key }) => key,
  )
  return entries.map((entry) => {
    const { line } = entry
    const same = groups.get(entry.key) ?? []
    const days = [...new Set(same.map((one) => one.line.date))].filter((date) => date !== null)
    if (days.length < 2 || !isOpenLine(line)) return entry
    const others = days
      .filter((date) => date !== line.date)
      .map((date) => sayDate(date, weekdayOf(date), language))
    const note = syllabusWords[language].draftWords.contradiction(
      others.join(grammar[language].joints.comma),
    )
    return { ...entry, line: { ...line, standing: 'asked', note, isTicked: false } }
  })
}

/** What is gone is told only of the document that said it, or of one that says much of the same. */
function isOfFile(
  { file }: Known,
  known: ReadonlyMap<string, Known>,
  said: ReadonlySet<string>,
  fileName: string,
): boolean {
  if (file === fileName) return true
  const own = [...known.values()].filter((each) => each.file === file)
  return own.filter(({ fact }) => said.has(fact)).length * 2 > own.length
}

function goneEntry({ fact: key, said, title }: Known, { language }: DraftInput): DraftEntry {
  const [date = null, start = null] = said === '' ? [] : said.split(' ')
  return {
    key,
    said,
    fact: null,
    line: {
      number: 0,
      kind: 'deadline',
      title,
      standing: 'gone',
      date,
      from: null,
      start,
      end: null,
      sessions: 0,
      periods: 1,
      isPublished: true,
      reasons: [],
      note: syllabusWords[language].draftWords.gone,
      quotes: [],
      isTicked: false,
    },
  }
}

function byPlace(a: DraftEntry, b: DraftEntry): number {
  return (
    groupRank(a.line.kind) - groupRank(b.line.kind) ||
    compare(a.line.from ?? a.line.date, b.line.from ?? b.line.date)
  )
}

function compare(a: string | null, b: string | null): number {
  const [one, other] = [a ?? '9999', b ?? '9999']
  return one < other ? -1 : one > other ? 1 : 0
}

function groupRank(kind: DraftLine['kind']): number {
  switch (kind) {
    case 'exam':
    case 'quiz':
    case 'presentation':
      return 0
    case 'deadline':
      return 1
    case 'reading':
    case 'problems':
    case 'lecture':
      return 2
    case 'meeting':
    case 'office-hours':
    case 'day-off':
      return 3
    default:
      return assertNever(kind)
  }
}

/** The lesson of the course that an exam is held in: it begins with it and ends with it, as far as the text says. */
export function lessonAt(
  state: DraftInput['state'],
  course: string,
  date: string,
  start: string,
  end: string | null,
) {
  return lessonsOf(state, course).find(
    (lesson) =>
      lesson.date === date && lesson.start === start && (end ?? lesson.end) === lesson.end,
  )?.event
}

/** The first day on which work for a demand may lie. */
export function leadOf(kind: DraftLine['kind'], date: string, today: string): string {
  const days = kind === 'exam' ? 14 : kind === 'quiz' ? 7 : kind === 'presentation' ? 14 : 10
  const first = addDays(date, -days)
  return first < today ? today : first
}
