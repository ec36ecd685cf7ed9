// "Sunday morning", said on a Sunday evening, is the Sunday that comes.
import { addDays, minutesOf } from '../../../../../shared/schedule/calendar.ts'
import type { Ground } from '../ground.ts'
import type { DayMention, TimeWish } from '../words/mention.ts'
import { periodsOf } from '../resolve/wishes.ts'

/** "This Sunday" and 这周日 stay what they are. */
const bareWeekday =
  /^(?:on )?(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*$|^(?:周|星期|礼拜)[一二三四五六日天]$/

export function weekdayAhead(
  day: DayMention,
  wish: TimeWish | null,
  text: string,
  { state, today }: Ground,
): DayMention {
  const isToday = day.dates.length === 1 && day.dates[0] === today.date
  if (!isToday || !bareWeekday.test(text.slice(day.start, day.end).trim())) return day
  const { window } = state
  const periods =
    wish === null ? window.periods.map((_, index) => index + 1) : periodsOf(wish, window)
  const isOver = periods.every(
    (period) => minutesOf(window.periods[period - 1]?.start ?? '00:00') <= today.minute,
  )
  return isOver && periods.length > 0 ? { ...day, dates: [addDays(today.date, 7)] } : day
}
