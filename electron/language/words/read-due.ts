// When something is due: the one day that words name, and its time.
import { addDays, clockOf } from '../../../shared/schedule/calendar.ts'
import { joinRanges } from '../../../shared/time/day-words.ts'
import { isWeekdayAlone } from '../../../shared/time/weekdays.ts'
import type { TimeWish } from '../../../shared/time/mention.ts'
import type { Ground } from '../ground.ts'
import { lexWords } from './lexed-text.ts'

/** `due` is an ISO date, `time` such as 17:00 or empty. */
export type Due = { due: string; time: string }

/** Null where the words name no day, or several. */
export function readDue(words: string, ground: Ground): Due | null {
  const { days, times, text } = lexWords(words, ground)
  const [day, ...others] = joinRanges(days, text, ground)
  const said = day?.dates.at(-1)
  if (day === undefined || said === undefined || others.length > 0) return null
  // Said on a Monday, "due Monday" is the next one.
  const isToday = said === ground.today.date && isWeekdayAlone(text.slice(day.start, day.end))
  const due = isToday ? addDays(said, 7) : said
  return { due, time: /\bmidnight\b|午夜/.test(text) ? endOfDay : timeOf(times[0]?.wish) }
}

const endOfDay = '23:59'

function timeOf(wish: TimeWish | undefined): string {
  if (wish?.kind === 'part') return wish.part === 'noon' ? '12:00' : ''
  if (wish?.kind !== 'clock' && wish?.kind !== 'before') return ''
  return wish.minute >= 24 * 60 ? endOfDay : clockOf(wish.minute)
}
