// A run of days in the fewest words: "Mon 23 – Sun 29 Nov", 11月23日–29日.
import { sayDay } from '../../../shared/time/say/say-date.ts'
import type { Speech } from './speech.ts'

export function sayDayRange({ from, to }: { from: number; to: number }, speech: Speech): string {
  const { state, language } = speech
  const first = sayDay(state.window, from, language)
  if (from === to) return first
  const last = sayDay(state.window, to, language)
  const isSameMonth = monthOf(from, speech) === monthOf(to, speech)
  if (language === 'en')
    return `${isSameMonth ? first.slice(0, first.lastIndexOf(' ')) : first} – ${last}`
  const [firstDate = ''] = first.split(' ')
  const [lastDate = ''] = last.split(' ')
  return `${firstDate}–${isSameMonth ? lastDate.slice(lastDate.indexOf('月') + 1) : lastDate}`
}

function monthOf(day: number, { state }: Speech): string {
  return state.window.days[day - 1]?.date.slice(0, 7) ?? ''
}
