// Says a lesson as it was understood: "Mon 3–4 Physics, A201, weeks 1–8"; and why a line holds none.
import { importWords } from '../../../shared/i18n/core/import.ts'
import { grammar } from '../../../shared/i18n/grammar.ts'
import type { Language } from '../../../shared/language.ts'
import { clockOf, weekdayOf } from '../../../shared/schedule/calendar.ts'
import { quoteTitle } from '../../../shared/text/quote-title.ts'
import { sayDate } from '../../../shared/time/say/say-date.ts'
import { weekdayName } from '../../../shared/time/say/weekday-name.ts'
import { evenWeeksOfYear, oddWeeksOfYear } from '../../../shared/time/documents/lesson-weeks.ts'
import { writeWeeks } from '../../../shared/time/weeks-text.ts'
import type { Lesson, LessonDay, LessonTime, LineProblem } from '../lessons/lesson.ts'

export function sayLesson(lesson: Lesson, language: Language): string {
  const { day, time, title, location } = lesson
  const when =
    day.kind !== 'dated'
      ? weekdayName(day.weekday, language, 'short')
      : `${sayDate(day.date, weekdayOf(day.date), language)} ${day.date.slice(0, 4)}`
  const comma = grammar[language].joints.clause
  const parts = [
    `${when} ${sayTime(time, language)} ${title}`,
    ...(location === '' ? [] : [location]),
    ...sayWeeks(day, language),
  ]
  return parts.join(comma)
}

function sayTime(time: LessonTime, language: Language): string {
  if (time.kind === 'clock') return `${sayClock(time.start)}–${sayClock(time.end)}`
  const run = time.start === time.end ? `${time.start}` : `${time.start}–${time.end}`
  return importWords[language].lesson.periods(run)
}

function sayClock(minute: number): string {
  return minute === 1440 ? '24:00' : clockOf(minute)
}

function sayWeeks(day: LessonDay, language: Language): string[] {
  if (day.kind === 'dated') return []
  const { from, until, without, isSecond } = day.limits ?? {}
  const { lesson, openWeeks } = importWords[language]
  return [
    ...(isSecond === true ? [openWeeks.second] : []),
    ...(isSecond === true && day.kind === 'weekly' ? [] : sayHeld(day, language)),
    ...(from === undefined ? [] : [lesson.from(from)]),
    ...(until === undefined ? [] : [lesson.until(until)]),
    ...(without === undefined
      ? []
      : [lesson.without(without.join(grammar[language].joints.comma))]),
  ]
}

function sayHeld(day: Exclude<LessonDay, { kind: 'dated' }>, language: Language): string[] {
  if (day.kind === 'between') return [`${day.from} – ${day.to}`]
  const { weeks, isOpen, ofYear } = day.weeks
  const { openWeeks } = importWords[language]
  if (ofYear === oddWeeksOfYear) return [openWeeks.ofCalendar[1]]
  if (ofYear === evenWeeksOfYear) return [openWeeks.ofCalendar[2]]
  if (ofYear !== undefined)
    return [openWeeks.ofYear(writeWeeks([...ofYear], language).replaceAll('-', '–'))]
  if (isOpen) {
    const [first = 1, second] = weeks
    if (first === 2 && second === 4) return [openWeeks.even]
    if (first > 1) return [openWeeks.from(first)]
    return [second === 3 ? openWeeks.odd : openWeeks.every]
  }
  const said = writeWeeks(weeks, language).replaceAll('-', '–')
  return importWords[language].lesson.weeks(weeks.length, said)
}

export function sayLineProblem({ kind, said = '' }: LineProblem, language: Language): string {
  return importWords[language].lineProblems[kind](said === '' ? '' : quoteTitle(said, language))
}

/** "Line 7 “Physics · Mon” was left out: no time and no periods." A WakeUp file has all its meetings on one line. */
export function sayUnreadLine(
  { line, text }: { line: number; text: string },
  { problem, isEntry }: { problem: string; isEntry: boolean },
  language: Language,
): string {
  const said = text === '' ? '' : quoteTitle(text, language)
  return importWords[language].lesson.unreadLine({ said, isEntry, line, problem })
}

/** Week numbers are counted by the term that is there. */
export function sayDifferentTerm(ofFile: string, ofTerm: string, language: Language): string {
  const [file, term] = [ofFile, ofTerm].map(
    (date) => `${sayDate(date, weekdayOf(date), language)} ${date.slice(0, 4)}`,
  )
  return importWords[language].importReading.differentTerm(file, term)
}
