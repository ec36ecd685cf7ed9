// When it is, as every stage is told it: weekday, date, clock and zone; for the planning stages also the numbers of days and slots.
import { coreWords } from '../../../shared/i18n/core-words.ts'
import { clockOf, weekdayOf } from '../../../shared/schedule/calendar.ts'
import { sayDate } from '../../../shared/time/say/say-date.ts'
import { weekdayName } from '../../../shared/time/say/weekday-name.ts'
import type { TurnFacts } from '../model/model.ts'

/** Days ahead whose dates are listed: "Friday next week" is among them. */
const daysAhead = 14

export function clockText({
  today,
  zone = '',
  language,
}: Pick<TurnFacts, 'today' | 'zone' | 'language'>): string {
  const weekday = weekdayName(weekdayOf(today.date), language, 'long')
  return coreWords[language].momentPrompt.now(weekday, today.date, clockOf(today.minute), zone)
}

/** With where that lies in the window, and the dates and clock times behind its numbers. */
export function momentText(facts: TurnFacts): string {
  const { state, now, language } = facts
  const say = coreWords[language].momentPrompt
  const isInside = now.day >= 1 && now.day <= state.window.days.length
  const where = isInside ? say.begun(now.day, now.period) : say.outside(now.day > 0)
  return [clockText(facts) + where, ...numbersText(facts)].join('\n')
}

function numbersText({ state, now, language }: TurnFacts): string[] {
  const { days, periods } = state.window
  const say = coreWords[language].momentPrompt
  const first = Math.max(now.day, 1)
  const dates = days
    .slice(first - 1, first - 1 + daysAhead)
    .map(({ date, weekday }, index) => `${first + index} ${sayDate(date, weekday, language)}`)
  const clocks = periods.map(({ start, end }, index) => `${index + 1} ${start}–${end}`)
  return [
    ...(dates.length === 0 ? [] : [`${say.days} ${dates.join(', ')}`]),
    `${say.slots} ${clocks.join(', ')}`,
  ]
}
