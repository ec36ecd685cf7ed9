// Says in words how another place of a block compares with its own, and which reason counts most in that (P2).
import { worthWords } from '../../i18n/shared/worth.ts'
import type { Language } from '../../language.ts'
import { type Place, endsBefore } from '../../schedule/place.ts'
import { findTask, type ScheduleState, findTaskClass } from '../../schedule/state.ts'
import { isPlacedItem, type EventTask } from '../../schedule/task.ts'
import { minutesOfPlace } from '../../schedule/work-minutes.ts'
import { sayCount } from '../../text/say-count.ts'
import { sayDuration } from '../../time/say/say-duration.ts'
import { weekdayName } from '../../time/say/weekday-name.ts'
import {
  lessonsFor,
  preparedWithin,
  reviewedWithin,
  type WorkKind,
} from '../../timetable/lesson-words.ts'
import type { PlaceCost, TermAmount, TermName } from '../explanation.ts'
import { type Speaker, sayTerm, sayTermFits } from './explanation-speaker.ts'

/**
 * Up to an hour and a half on a Saturday is a little, a break that is wholly missing is clear; from a Sunday or a meal
 * that is missed on it is much. The measure is that of the usual weights.
 */
export const leastClear = 36
export const leastMuch = 140

/** Of a difference that is not 0. */
export function sizeOf(amount: number): 'little' | 'clearly' | 'much' {
  const size = Math.abs(amount)
  return size >= leastMuch ? 'much' : size >= leastClear ? 'clearly' : 'little'
}

/** "clearly worse", "a little better", "the same". */
export function sayWorth(total: number, language: Language): string {
  const { same, better, worse } = worthWords[language].worth
  if (total === 0) return same
  return (total < 0 ? better : worse)[sizeOf(total)]
}

/** "much worse: 19:00 instead of 16:00". `from` is where the block lies. */
export function sayCompared(
  state: ScheduleState,
  taskId: number,
  cost: PlaceCost,
  language: Language,
): string {
  const reason = sayMainReason(state, taskId, cost, language)
  const grade = sayWorth(cost.total, language)
  return reason === null ? grade : worthWords[language].worth.because(grade, reason)
}

/** "Fri 27 Nov 10:00–11:35 would be much worse: a meal missed." */
export function sayPlaceInWords(
  { state, language, place }: Speaker,
  taskId: number,
  cost: PlaceCost,
) {
  const said = sayCompared(state, taskId, cost, language)
  return worthWords[language].worth.would(place(cost.place), said)
}

/** The largest part of the difference, on the side to which it falls; null where nothing differs. */
function sayMainReason(
  state: ScheduleState,
  taskId: number,
  { place, total, terms }: PlaceCost,
  language: Language,
): string | null {
  const main = largestOf(terms.filter(({ amount }) => Math.sign(amount) === Math.sign(total)))
  if (main === null) return null
  const from = findTask(state, taskId)?.place ?? null
  const seen = from === null ? null : sayAsFact(state, taskId, { from, to: place, main }, language)
  return seen ?? (main.amount > 0 ? sayTerm : sayTermFits)(main.term, language)
}

function largestOf(amounts: readonly TermAmount[]): TermAmount | null {
  return amounts.toSorted((a, b) => Math.abs(b.amount) - Math.abs(a.amount))[0] ?? null
}

type Moved = { from: Place; to: Place; main: TermAmount }

/** Terms of which the cause is a clock time, a day, minutes or days: those are what a person knows. */
const clockTerms: ReadonlySet<TermName> = new Set(['evening', 'morning', 'pref'])

/** Null where the two places do not differ in what the term is about. */
function sayAsFact(
  state: ScheduleState,
  taskId: number,
  { from, to, main }: Moved,
  language: Language,
): string | null {
  const { instead } = worthWords[language].worth
  const { periods, days } = state.window
  const told = (there: string | undefined, here: string | undefined) =>
    there === undefined || here === undefined || there === here ? null : instead(there, here)
  if (clockTerms.has(main.term)) return told(periods[to.start - 1]?.start, periods[from.start - 1]?.start) // prettier-ignore
  if (main.term === 'weekend') {
    const nameOf = ({ day }: Place) => {
      const weekday = days[day - 1]?.weekday
      return weekday === undefined ? undefined : weekdayName(weekday, language, 'long')
    }
    return told(nameOf(to), nameOf(from))
  }
  const moved = { from, to }
  if (main.term === 'review' && main.amount > 0) return sayReview(state, taskId, moved, language)
  if (main.term === 'prepare' && main.amount > 0)
    return sayPreparation(state, taskId, moved, language)
  if (main.term === 'load') return sayLoad(state, taskId, { from, to, main }, language)
  return main.term === 'spacing' ? saySpacing(state, taskId, { from, to, main }, language) : null
}

/** Study of the day with the block on it, there and here. */
function sayLoad(
  state: ScheduleState,
  taskId: number,
  { from, to, main }: Moved,
  language: Language,
): string | null {
  const others = state.tasks.filter(isPlacedItem).filter(({ id }) => id !== taskId)
  const minutesWith = (place: Place) =>
    [place, ...others.map((item) => item.place).filter(({ day }) => day === place.day)].reduce(
      (sum, each) => sum + minutesOfPlace(state.window, each),
      0,
    )
  const [there, here] = [minutesWith(to), minutesWith(from)]
  if (Math.sign(there - here) !== Math.sign(main.amount)) return null
  const { load } = worthWords[language].worth
  return load(sayDuration(there, language), sayDuration(here, language))
}

/** Days to the nearest session of the same work, there and here. */
function saySpacing(
  state: ScheduleState,
  taskId: number,
  { from, to }: Moved,
  language: Language,
): string | null {
  const task = findTask(state, taskId)
  const days = state.tasks
    .filter(isPlacedItem)
    .filter(({ id, classId }) => id !== taskId && task?.kind === 'item' && classId === task.classId)
    .map(({ place }) => place.day)
  if (days.length === 0) return null
  const nearest = ({ day }: Place) => Math.min(...days.map((other) => Math.abs(other - day)))
  const [there, here] = [nearest(to), nearest(from)]
  if (there === here) return null
  const { sameDay, spacing } = worthWords[language].worth
  const count = (number: number) => sayCount(number, 'day', language)
  return there === 0 ? sameDay : spacing(count(there), count(here))
}

// Says how far a place lies from the lesson that its work goes with: days after the lecture, or before the tutorial.

type Way = { from: Place; to: Place }

/** Of a review that is worse there: late, or before its own lecture; null where neither is seen. */
function sayReview(
  state: ScheduleState,
  taskId: number,
  { from, to }: Way,
  language: Language,
): string | null {
  const { sinceLecture, beforeLecture } = worthWords[language].worth
  const last = lessonPlaces(state, taskId, 'review').findLast((lecture) => endsBefore(lecture, to))
  const days = last === undefined ? 0 : to.day - last.day
  // As many as it may be: then another lecture is meant.
  if (days <= reviewedWithin) return endsBefore(to, from) ? beforeLecture : null
  return sinceLecture(sayCount(days, 'day', language))
}

/** Of a preparation that is worse there: too early; null where that is not seen. */
function sayPreparation(
  state: ScheduleState,
  taskId: number,
  { to }: Way,
  language: Language,
): string | null {
  const { beforeTutorial } = worthWords[language].worth
  const next = lessonPlaces(state, taskId, 'preparation').find((tutorial) =>
    endsBefore(to, tutorial),
  )
  const days = next === undefined ? 0 : next.day - to.day
  return days <= preparedWithin ? null : beforeTutorial(sayCount(days, 'day', language))
}

/** Their places in order of time. */
function lessonPlaces(state: ScheduleState, taskId: number, kind: WorkKind): Place[] {
  const task = findTask(state, taskId)
  if (task?.kind !== 'item') return []
  const course = findTaskClass(state, task.classId)?.course
  const all = state.tasks.filter(
    (each): each is EventTask =>
      each.kind === 'event' && each.eventKind === 'class' && each.course === course,
  )
  return lessonsFor(kind, all).map(({ place }) => place)
}
