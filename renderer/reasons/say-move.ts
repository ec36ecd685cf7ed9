// The sentences that ask for a block to be moved, or for two to trade places, where they can only mean those blocks.
import { windowWords } from '../../shared/i18n/window-words.ts'
import type { Language } from '../../shared/language.ts'
import type { Place } from '../../shared/schedule/place.ts'
import type { ScheduleState } from '../../shared/schedule/state.ts'
import type { Task } from '../../shared/schedule/task.ts'
import { cleanTitle } from '../../shared/text/quote-title.ts'
import { clockStep } from '../../shared/words/schedule/say-length.ts'
import { sayPlainDate } from '../words/say-dates.ts'

/** Null when the title would not lead to this block alone, or the day is none of the term's. */
export function sayMove(
  task: Task,
  place: Place,
  state: ScheduleState,
  language: Language,
): string | null {
  const day = state.window.days[place.day - 1]
  if (day === undefined || !isUnambiguous(task, state, language)) return null
  const { move, moveByClock } = windowWords[language].reason
  const date = sayPlainDate(day.date, language)
  const row = state.window.periods[place.start - 1]
  return clockStep(state.window) === null || row === undefined
    ? move(task.title, date, place.start)
    : moveByClock(task.title, date, row.start)
}

/** Null when a title would not lead to its block alone. */
export function saySwap(
  first: Task,
  second: Task,
  state: ScheduleState,
  language: Language,
): string | null {
  const isClear = [first, second].every((task) => isUnambiguous(task, state, language))
  return isClear ? windowWords[language].reason.swap(first.title, second.title) : null
}

// A title that quoting would change is no longer found.
function isUnambiguous({ id, title }: Task, { tasks }: ScheduleState, language: Language): boolean {
  if (cleanTitle(title, language) !== title || /["“”]/.test(title)) return false
  const folded = title.toLowerCase()
  return tasks.every((other) => other.id === id || other.title.trim().toLowerCase() !== folded)
}
