// Says what an import says to the person: why a file can't be read, what was left out, and each series in one line.
import { importWords, type ImportWords } from '../../../shared/i18n/core/import.ts'
import { assertNever } from '../../../shared/assert-never.ts'
import type { Language } from '../../../shared/language.ts'
import { joinWords, listWords } from '../../../shared/text/join-words.ts'
import { quoteTitle } from '../../../shared/text/quote-title.ts'
import type { CalendarProblem, UnreadableFile } from '../../ics/read-calendar.ts'
import type { Doubt } from '../lessons/check-lines.ts'
import { leftOutReasons, type LeftOut } from '../feed/series.ts'
import { sayLesson } from './say-lesson.ts'

export type FileFailure =
  | UnreadableFile
  | { kind: 'web-page' }
  | { kind: 'unreadable' }
  | { kind: 'no-meetings' }
  | { kind: 'broken-own-file' }
  | { kind: 'no-term-there' }
  | { kind: 'broken-wakeup' }
  | { kind: 'lost-cells' }

/** One sentence or two: what it is, what is safe, what to do. */
export function sayFailure(failure: FileFailure, language: Language): string {
  return importWords[language].importFailures[failure.kind]
}

const mostExamples = 3

/** One sentence for each reason, with the count and up to three examples. */
export function sayLeftOut(leftOut: readonly LeftOut[], language: Language): string[] {
  return leftOutReasons.flatMap((reason) => {
    const ofReason = leftOut.filter((one) => one.reason === reason)
    if (ofReason.length === 0) return []
    const names = [...new Set(ofReason.map((one) => nameLeftOut(one, language)))]
    // A course is one, however often it would have met.
    const count = reason === 'dropped' ? names.length : ofReason.length
    return [importWords[language].importLeftOut[reason](count, sayExamples(names, language))]
  })
}

export function sayExamples(names: readonly string[], language: Language): string {
  return names.length > mostExamples
    ? importWords[language].andMore(listWords(names.slice(0, mostExamples), language))
    : joinWords(names, language)
}

function nameLeftOut(leftOut: LeftOut, language: Language): string {
  return leftOut.with === undefined
    ? quoteTitle(leftOut.title, language)
    : namePair(leftOut.title, leftOut.with, language)
}

function namePair(one: string, other: string, language: Language): string {
  return importWords[language].clashPair(quoteTitle(one, language), quoteTitle(other, language))
}

/** What in the file could not be read, one sentence each, the first few; then how many more. */
export function sayCalendarProblems(
  problems: readonly CalendarProblem[],
  language: Language,
): string[] {
  const said = problems.slice(0, mostProblems).map((problem) => sayProblem(problem, language))
  const more = problems.length - said.length
  return more > 0 ? [...said, importWords[language].moreProblems(more)] : said
}

const mostProblems = 5

const brokenNotes = {
  start: 'problemBrokenEvent',
  rest: 'problemOnlyFirst',
  rule: 'problemBrokenRule',
} as const

function sayProblem(problem: CalendarProblem, language: Language): string {
  const notes = importWords[language].importNotes
  switch (problem.kind) {
    case 'broken-event':
      return notes[brokenNotes[problem.broken]](quoteTitle(problem.title, language), problem.line)
    case 'unknown-zone':
      return notes.problemUnknownZone(quoteTitle(problem.zone, language))
    case 'endless-event':
      return notes.problemEndlessEvent(quoteTitle(problem.title, language), problem.line)
    case 'cut-file':
      return notes.problemCutFile
    case 'endless-file':
      return notes.problemEndlessFile(problem.line)
    default:
      return assertNever(problem)
  }
}

export function sayNote(note: keyof ImportWords['importTermNotes'], language: Language): string {
  return importWords[language].importTermNotes[note]
}

/** Lessons and appointments whose time an exam takes. */
export function sayGivenWay(
  gaveWay: readonly { exam: { title: string }; event: { title: string } }[],
  language: Language,
): string[] {
  if (gaveWay.length === 0) return []
  const count = gaveWay.length
  const pairs = gaveWay.map(({ exam, event }) => namePair(event.title, exam.title, language))
  const examples = sayExamples([...new Set(pairs)], language)
  return [importWords[language].importNotes.givenWay(count, examples)]
}

/** Why a reading that looks whole may not be right, a sentence each. */
export function sayDoubts(doubts: readonly Doubt[], language: Language): string[] {
  return doubts.map((doubt) => {
    const names = saidOf(doubt, language)
    return importWords[language].readingDoubts[doubt.kind](sayExamples(names, language))
  })
}

function saidOf(doubt: Doubt, language: Language): string[] {
  if (doubt.kind === 'at-once')
    return doubt.pairs.map(([one, other]) => namePair(one, other, language))
  const said =
    doubt.kind === 'other-way'
      ? doubt.lessons.map((lesson) => sayLesson(lesson, language))
      : doubt.kind === 'left-over'
        ? doubt.said
        : doubt.titles
  return said.map((one) => quoteTitle(one, language))
}

/** Study blocks that go back to pending. */
export function sayDisplaced(titles: readonly string[], language: Language): string {
  const examples = sayExamples(
    titles.map((title) => quoteTitle(title, language)),
    language,
  )
  return importWords[language].importNotes.displaced(titles.length, examples)
}
