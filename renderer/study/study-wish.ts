// What the form for study work asks for: its first proposal, and the request it ends in.
import type { Language } from '../../shared/language.ts'
import { longestCourse } from '../../shared/schedule/term.ts'
import { windowWords } from '../../shared/i18n/window-words.ts'
import type { RequestInput } from '../../shared/contract/contract.ts'
import { addDays, daysBetween } from '../../shared/schedule/calendar.ts'
import { placeLength, type Place } from '../../shared/schedule/place.ts'
import type { Window } from '../../shared/schedule/state.ts'
import { minutesOfPeriod } from '../../shared/schedule/work-minutes.ts'
import { sayPlace } from '../../shared/words/schedule/say-place.ts'
import { ask, tellChange } from '../store/actions.ts'
import type { Desk } from '../store/desk.ts'
import type { WeekState } from '../store/week-store.ts'

/** The form's fields; an empty title means that the course's name is enough. */
export type StudyWish = RequestInput<'add-study'> & { title: string }

/** Four sessions of about 90 minutes over the two weeks from today, within the term; or one session of just that place. */
export function firstWish(
  { state, clock }: Pick<WeekState, 'state' | 'clock'>,
  course: string,
  at: Place | null = null,
): StudyWish {
  const days = state?.window.days ?? []
  const first = days.at(0)?.date ?? clock.date
  const last = days.at(-1)?.date ?? clock.date
  const chosen = at === null ? undefined : days[at.day - 1]?.date
  const from = clampDate(chosen ?? clock.date, first, last)
  return {
    course,
    title: '',
    sessions: at === null ? firstSessions : 1,
    periods: at === null ? firstLength(state?.window) : placeLength(at),
    from,
    to: clampDate(addDays(from, 13), first, last),
    strategy: 'steady',
    excludedWeekdays: [],
    ...(at === null ? {} : { at: { day: at.day, start: at.start } }),
  }
}

/** Towards an exam, to the day before it, with no more sessions than days; null where no day is left before it. */
export function examWish(
  view: Pick<WeekState, 'state' | 'clock'>,
  { title, course, date }: { title: string; course: string; date: string },
  language: Language,
): StudyWish | null {
  const first = firstWish(view, course)
  const to = addDays(date, -1)
  if (to < first.from) return null
  const name = windowWords[language].addStudy.forExam(title)
  return {
    ...first,
    // No half of a pair is left at its end.
    title: name.slice(0, longestCourse).replace(/[\uD800-\uDBFF]$/, ''),
    to,
    sessions: Math.min(firstSessions, daysBetween(first.from, date)),
  }
}

const firstSessions = 4

/** In periods: about 90 minutes, which are two of most. */
function firstLength(window: Window | undefined): number {
  const minutes = window === undefined ? 0 : minutesOfPeriod(window)
  return minutes === 0 ? 2 : Math.max(1, Math.round(90 / minutes))
}

/** Null when it is added; what went wrong is said at the foot of the page. */
export async function addStudy(desk: Desk, wish: StudyWish): Promise<'' | null> {
  const { title, ...rest } = wish
  const named = title.trim() === '' ? {} : { title: title.trim() }
  const added = await ask(desk, 'add-study', { ...rest, ...named })
  if (added === null) return ''
  tellChange(desk, sayAdded(desk, wish, named.title ?? wish.course.trim()))
  return null
}

function sayAdded(desk: Desk, { at, sessions, periods }: StudyWish, what: string): string {
  const { language } = desk.settings.get()
  const { state } = desk.week.view.get()
  const words = windowWords[language].addStudy
  if (at === undefined || state === null) return words.added(sessions, what)
  const place = { ...at, end: at.start + periods - 1 }
  return words.placed(what, sayPlace(state.window, place, language, 'brief'), sessions - 1)
}

function clampDate(date: string, first: string, last: string): string {
  return date < first ? first : date > last ? last : date
}
