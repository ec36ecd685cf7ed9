// A run of dates with its year, for a page that stays on the wall: "23–29 Nov 2026" / "2026年11月23–29日".
import type { Language } from '../../../shared/language.ts'
import { sayDateRun, sayShortDate } from '../../../shared/time/say/say-calendar-date.ts'

/** ISO dates in; over the turn of a year both years are named. */
export function sayYearRun(from: string, to: string, language: Language): string {
  const run = sayDateRun(from, to, language)
  const [first, last] = [from.slice(0, 4), to.slice(0, 4)]
  if (language === 'zh') return `${first}年${first === last ? run : run.replace('–', `–${last}年`)}`
  return `${first === last ? run : run.replace(' –', ` ${first} –`)} ${last}`
}

/** "22 Nov 2026" / "2026年11月22日". */
export function sayYearDate(date: string, language: Language): string {
  const year = date.slice(0, 4)
  const said = sayShortDate(date, language)
  return language === 'zh' ? `${year}年${said}` : `${said} ${year}`
}
