// What study lies on days of which an answer has left some out: no day is called empty that is not.
import { proposalWords } from '../../../shared/i18n/core/proposals.ts'
import { dateToDay } from '../../../shared/schedule/calendar.ts'
import { comparePlaces } from '../../../shared/schedule/place.ts'
import { isPlacedItem } from '../../../shared/schedule/task.ts'
import { sayCount } from '../../../shared/text/say-count.ts'
import { listNames, type Speech } from './speech.ts'
import { sayDates } from './say-wish.ts'

/** All study blocks of these days, whatever was asked for: of any course, at any hour. Empty where there are none. */
export function sayLying(dates: readonly string[], speech: Speech): string {
  const { window, tasks } = speech.state
  const days = new Set(dates.map((date) => dateToDay(window, date)))
  const lying = tasks
    .filter(isPlacedItem)
    .filter(({ place }) => days.has(place.day))
    .toSorted((a, b) => comparePlaces(a.place, b.place))
    .map(({ id }) => id)
  if (lying.length === 0) return ''
  const blocks = sayCount(lying.length, 'study-block', speech.language)
  const when = sayDates(dates, speech)
  const names = listNames(lying, speech)
  return proposalWords[speech.language].moves.lying(lying.length, blocks, when, names)
}
