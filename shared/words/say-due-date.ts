// The day that homework is due, with its year where that is not the one it is told in: "Fri 1 Jan 2027" / "2027年1月1日 周五".
import type { Language } from '../language.ts'
import { weekdayOf } from '../schedule/calendar.ts'
import { sayDate } from './say-date.ts'

/** `isOtherYear`: it is due in another year than the one that it is told in. */
export function sayDueDate(dueDate: string, isOtherYear: boolean, language: Language): string {
  return withYear(sayDate(dueDate, weekdayOf(dueDate), language), dueDate, isOtherYear, language)
}

/** `said` is the date without its year. */
export function withYear(
  said: string,
  date: string,
  isOtherYear: boolean,
  language: Language,
): string {
  if (!isOtherYear) return said
  const year = date.slice(0, 4)
  return language === 'en' ? `${said} ${year}` : `${year}年${said}`
}
