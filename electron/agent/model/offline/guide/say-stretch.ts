// A stretch of days in words, with the year where it is not the one that goes on: "11 to 20 December", 12月11日到20日.
import type { Language } from '../../../../../shared/language.ts'
import { longMonth } from '../../../../../shared/words/dates/say-calendar-date.ts'
import type { VagueDay } from './known.ts'
import { vagueDayPhrases } from './vague-day-phrases.ts'

/** Which of its days it is; the words are those that were read as a stretch, and ask nothing here. */
export function sayVagueDay(day: VagueDay, today: string, language: Language): string {
  return vagueDayPhrases[language].which(day.said, sayStretch(day, today, language))
}

function sayStretch(
  { from, to }: { from: string; to: string },
  today: string,
  language: Language,
): string {
  const [first, last] = [partsOf(from), partsOf(to)]
  const isSameYear = first.year === last.year
  const isSameMonth = isSameYear && first.month === last.month
  const isThisYear = last.year === Number(today.slice(0, 4))
  if (language === 'zh') {
    const begin = `${isSameYear && isThisYear ? '' : `${first.year}年`}${first.month}月${first.day}日`
    const year = isSameYear ? '' : `${last.year}年`
    return `${begin}到${year}${isSameMonth ? '' : `${last.month}月`}${last.day}日`
  }
  const begin = isSameMonth ? `${first.day}` : `${first.day} ${longMonth(first.month)}`
  const beginYear = isSameYear ? '' : ` ${first.year}`
  const endYear = isSameYear && isThisYear ? '' : ` ${last.year}`
  return `${begin}${beginYear} to ${last.day} ${longMonth(last.month)}${endYear}`
}

type Parts = { year: number; month: number; day: number }

function partsOf(date: string): Parts {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  return { year, month, day }
}
