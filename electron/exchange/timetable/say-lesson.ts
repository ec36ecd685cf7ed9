// A lesson as it was understood: "Mon 3–4 Physics, A201, weeks 1–8"; and why a line holds none.
import { coreWords } from '../../../shared/i18n/core-words.ts'
import { grammar } from '../../../shared/i18n/grammar.ts'
import { clockOf, weekdayOf } from '../../../shared/schedule/calendar.ts'
import type { Language } from '../../../shared/language.ts'
import { writeWeeks } from '../../../shared/time/weeks-text.ts'
import { quoteTitle } from '../../../shared/text/quote-title.ts'
import { sayDate } from '../../../shared/time/say/say-date.ts'
import { weekdayName } from '../../../shared/time/say/weekday-name.ts'
import type { Lesson, LessonAside, LessonDay, LessonTime, LineProblem } from './lesson.ts'

export function sayLesson(lesson: Lesson, language: Language): string {
  const { day, time, title, location } = lesson
  const when =
    day.kind === 'weekly'
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
  return coreWords[language].lesson.periods(run)
}

function sayClock(minute: number): string {
  return minute === 1440 ? '24:00' : clockOf(minute)
}

function sayWeeks(day: LessonDay, language: Language): string[] {
  if (day.kind === 'dated') return []
  const { weeks, isOpen } = day.weeks
  if (isOpen) {
    const parity = weeks.length > 20 ? 'every' : weeks[0] === 1 ? 'odd' : 'even'
    return [openWeeks[parity][language]]
  }
  const said = writeWeeks(weeks, language).replaceAll('-', '–')
  return coreWords[language].lesson.weeks(weeks.length, said)
}

const openWeeks = {
  every: { en: 'every week', zh: '每周' },
  odd: { en: 'odd weeks', zh: '单周' },
  even: { en: 'even weeks', zh: '双周' },
} as const

const asides: Record<LessonAside['reason'], Record<Language, string>> = {
  'all-day': { en: 'all day: it takes no periods', zh: '全天日程，不占节次' },
  'no-length': { en: 'no length, such as a deadline', zh: '没有时长，例如截止时间' },
  'over-midnight': { en: 'runs past midnight', zh: '跨过午夜' },
}

export function sayAside({ reason }: LessonAside, language: Language): string {
  return asides[reason][language]
}

const problems: Record<LineProblem['kind'], Record<Language, (said: string) => string>> = {
  'no-title': { en: () => 'no course name', zh: () => '没有课程名称' },
  'no-day': { en: () => 'no weekday and no date', zh: () => '没有星期，也没有日期' },
  'no-time': { en: () => 'no time and no periods', zh: () => '没有时间或节次' },
  'no-end': { en: () => 'no end time', zh: () => '没有结束时间' },
  'bad-day': { en: (said) => `${said} is no weekday`, zh: (said) => `${said}不是星期` },
  'bad-date': { en: (said) => `${said} is no date`, zh: (said) => `${said}不是日期` },
  'bad-time': {
    en: (said) => `${said} is no time, or ends before it begins`,
    zh: (said) => `${said}不是时间，或结束早于开始`,
  },
  'bad-periods': {
    en: (said) => `${said} are no periods of the day`,
    zh: (said) => `${said}不是当天的节次`,
  },
  'bad-weeks': {
    en: (said) => `${said} are no weeks of a term`,
    zh: (said) => `${said}不是学期的周次`,
  },
  alternating: {
    en: () => 'it does not say whether odd or even weeks',
    zh: () => '隔周上课，但没有说明单周还是双周',
  },
  'lost-cell': {
    en: () => 'nobody can tell its weekday',
    zh: () => '无法确定是星期几',
  },
  several: {
    en: () => 'it gives weeks or times more than once; write each class on a line with its weekday',
    zh: () => '给出了不止一组周次或时间；请每行写一门课并写上星期几',
  },
  'broken-row': { en: () => 'fields are missing', zh: () => '缺少字段' },
}

export function sayLineProblem({ kind, said = '' }: LineProblem, language: Language): string {
  return problems[kind][language](said === '' ? '' : quoteTitle(said, language))
}

/** "Line 7 “Physics · Mon” was left out: no time and no periods." A WakeUp file has all its meetings on one line. */
export function sayUnreadLine(
  { line, text }: { line: number; text: string },
  { problem, isEntry }: { problem: string; isEntry: boolean },
  language: Language,
): string {
  const said = text === '' ? '' : quoteTitle(text, language)
  return coreWords[language].lesson.unreadLine({ said, isEntry, line, problem })
}
