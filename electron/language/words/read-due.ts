// When something is due: the one day that words name, and its time.
import { clockOf } from '../../../shared/schedule/calendar.ts'
import { joinRanges } from '../../../shared/time/day-words.ts'
import type { TimeWish } from '../../../shared/time/mention.ts'
import type { Ground } from '../ground.ts'
import { lexText, prepareText } from './lexed-text.ts'

/** `due` is an ISO date, `time` such as 17:00 or empty. */
export type Due = { due: string; time: string }

/** Null where the words name no day, or several. */
export function readDue(words: string, ground: Ground): Due | null {
  const { days, times, text } = lexText(prepareText(words, ground), ground)
  const [day, ...others] = joinRanges(days, text, ground)
  const due = day?.dates.at(-1)
  if (due === undefined || others.length > 0) return null
  return { due, time: /\bmidnight\b|午夜/.test(text) ? endOfDay : timeOf(times[0]?.wish) }
}

const endOfDay = '23:59'

function timeOf(wish: TimeWish | undefined): string {
  if (wish?.kind === 'part') return wish.part === 'noon' ? '12:00' : ''
  if (wish?.kind !== 'clock' && wish?.kind !== 'before') return ''
  return wish.minute >= 24 * 60 ? endOfDay : clockOf(wish.minute)
}
