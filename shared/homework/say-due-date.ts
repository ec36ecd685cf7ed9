// The day that homework is due, with its year where that is not the one it is told in: "Fri 1 Jan 2027" / "2027年1月1日 周五".
import type { Language } from '../language.ts'
import { weekdayOf } from '../schedule/calendar.ts'
import { sayDate } from '../words/dates/say-date.ts'

/** `today` is the day on which it is told; both ISO. */
export function sayDueDate(dueDate: string, today: string, language: Language): string {
  return withYear(sayDate(dueDate, weekdayOf(dueDate), language), dueDate, today, language)
}

/** `said` is the date without its year. */
export function withYear(said: string, date: string, today: string, language: Language): string {
  const year = date.slice(0, 4)
  if (year === today.slice(0, 4)) return said
  return language === 'en' ? `${said} ${year}` : `${year}年${said}`
}
