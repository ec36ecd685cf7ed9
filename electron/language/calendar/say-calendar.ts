// Says what a timetable act does, as its card shows it, and why one can't be done.
import { calendarWords } from '../../../shared/i18n/core/calendar.ts'
import type { Language } from '../../../shared/language.ts'
import { dateToDay, minutesOfHeld } from '../../../shared/schedule/calendar.ts'
import type { Place } from '../../../shared/schedule/place.ts'
import type { EventTask } from '../../../shared/schedule/task.ts'
import { quoteTitle, cleanTitle } from '../../../shared/text/quote-title.ts'
import { joinWords } from '../../../shared/text/join-words.ts'
import { sayDay, sayIso } from '../../../shared/time/say/say-date.ts'
import { sayDuration } from '../../../shared/time/say/say-duration.ts'
import { sayWeekdays } from '../../../shared/time/say/weekday-name.ts'
import type { Acting, Resolved } from './calendar-request.ts'

type Spoken = Pick<Acting, 'ground' | 'language'>

type Lying = Pick<EventTask, 'place' | 'clock'>

/** "Fri 27 Nov 10:00–11:35", by its own clock where it has one. */
export function sayEventPlace({ ground, language }: Spoken, lying: Lying): string {
  const { window } = ground.state
  return `${sayDay(window, lying.place.day, language)} ${sayClock({ ground, language }, lying)}`
}

function sayClock({ ground }: Spoken, { place, clock }: Lying): string {
  const { periods } = ground.state.window
  const start = clock?.start ?? periods[place.start - 1]?.start ?? ''
  const end = clock?.end ?? periods[place.end - 1]?.end ?? ''
  return `${start}–${end}`
}

type Added = {
  title: string
  location: string
  places: readonly Place[]
  clock: EventTask['clock']
  isWeekly: boolean
}

export function sayAdded(spoken: Spoken, { title, location, places, clock, isWeekly }: Added) {
  const { ground, language } = spoken
  const say = calendarWords[language].preview
  const [first] = places
  const last = places.at(-1)
  if (first === undefined || last === undefined) return ''
  const { window } = ground.state
  const named = quoteTitle(title, language)
  const at = location === '' ? '' : say.at(cleanTitle(location, language))
  if (!isWeekly || places.length === 1) {
    const all = places.slice(0, 4).map((place) => sayEventPlace(spoken, { place, clock }))
    return say.add(named, joinWords(all, language)) + at
  }
  const weekdays = [...new Set(places.flatMap(({ day }) => window.days[day - 1]?.weekday ?? []))]
  const time = sayClock(spoken, { place: first, clock })
  const days = [first, last].map(({ day }) => sayDay(window, day, language))
  return (
    say.addWeekly(named, weekdays.length < 7 ? sayWeekdays(weekdays, language) : say.day, time, {
      count: places.length,
      from: days[0] ?? '',
      to: days[1] ?? '',
    }) + at
  )
}

/** Nobody said how long. */
export function sayLengthGuessed(
  { ground, language }: Spoken,
  place: Place,
  clock: EventTask['clock'],
): string {
  const { start, end } = minutesOfHeld(ground.state.window.periods, { place, clock })
  return calendarWords[language].reason.length(sayDuration(end - start, language))
}

export function sayCancelled(spoken: Spoken, events: readonly EventTask[]): string {
  const { language } = spoken
  const say = calendarWords[language].preview
  const [first] = events
  if (first === undefined) return ''
  const titles = [...new Set(events.map(({ title }) => quoteTitle(title, language)))]
  const named = joinWords(titles.slice(0, 4), language)
  const place = sayEventPlace(spoken, first)
  return events.length === 1 ? say.cancel(named, place) : say.cancelAll(named, events.length, place)
}

type Moved = { place: Place; clock: EventTask['clock'] }

export function sayMoved(
  spoken: Spoken,
  from: EventTask,
  to: readonly Moved[],
  location: string | undefined,
): string {
  const { language } = spoken
  const say = calendarWords[language].preview
  const [first] = to
  if (first === undefined) return ''
  const at = location === undefined ? '' : say.at(cleanTitle(location, language))
  const named = quoteTitle(from.title, language)
  const [old, next] = [sayEventPlace(spoken, from), sayEventPlace(spoken, first)]
  return (
    (to.length === 1 ? say.move(named, old, next) : say.moveAll(named, old, next, to.length)) + at
  )
}

export function sayRelocated(
  spoken: Spoken,
  events: readonly EventTask[],
  location: string,
): string {
  const { language } = spoken
  const say = calendarWords[language].preview
  const [first] = events
  if (first === undefined) return ''
  const named = quoteTitle(first.title, language)
  const place = cleanTitle(location, language)
  return events.length === 1
    ? say.room(named, place, sayEventPlace(spoken, first))
    : say.roomAll(named, place, events.length)
}

export function sayDaysOff({ language }: Spoken, from: string, to: string): string {
  const say = calendarWords[language].preview
  const days = from === to ? [from] : [from, to]
  return say.off(days.map((date) => sayIso(date, language)).join(' – '))
}

export function sayStudyStays({ language }: Spoken, isFreed: boolean): string {
  const say = calendarWords[language].reason
  return isFreed ? say.studyGoes : say.studyStays
}

export function sayFollows({ language }: Spoken, date: string, source: string): string {
  return calendarWords[language].preview.follows(sayIso(date, language), sayIso(source, language))
}

export function sayKeepsLessons({ language }: Spoken, date: string): string {
  return calendarWords[language].reason.keepsLessons(sayIso(date, language))
}

/** What may well be looked at next can be pressed. */
function said(text: string, language: Language): Resolved {
  return { kind: 'say', text, options: [calendarWords[language].cannot.look] }
}

/** Before today, or outside of the term. */
export function sayOutside({ ground, language }: Spoken, date: string): Resolved {
  const say = calendarWords[language].cannot
  const { days } = ground.state.window
  const [first, last] = [days[0]?.date, days.at(-1)?.date]
  if (date === '' || first === undefined || last === undefined) return said(say.over, language)
  if (date < ground.today.date && dateToDay(ground.state.window, date) !== null)
    return said(say.past(sayIso(date, language)), language)
  const term = [first, last].map((day) => sayIso(day, language))
  return said(say.outside(sayIso(date, language), term[0] ?? '', term[1] ?? ''), language)
}

export function sayOver({ language }: Spoken): Resolved {
  return said(calendarWords[language].cannot.over, language)
}

export function sayNoSuchEvent({ ground, language, read }: Acting, unknown = ''): Resolved {
  const say = calendarWords[language].cannot
  const words = read.words('course', 'title', 'task')[0] ?? (unknown === '' ? undefined : unknown)
  const titles = [
    ...new Set(
      ground.state.tasks.flatMap((task) =>
        task.kind === 'event' && task.place.day >= ground.now.day ? [task.title] : [],
      ),
    ),
  ]
  const shown = joinWords(
    titles.slice(0, 6).map((title) => cleanTitle(title, language)),
    language,
  )
  return said(
    words === undefined ? say.nothing(shown) : say.unknown(quoteTitle(words, language), shown),
    language,
  )
}

/** It is told that something is other, and nothing that the timetable holds. */
export function sayNoChange({ language }: Spoken, event: EventTask): Resolved {
  return said(calendarWords[language].cannot.noChange(quoteTitle(event.title, language)), language)
}
