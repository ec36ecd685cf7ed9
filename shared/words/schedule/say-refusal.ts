// Says why an edit is refused (S7, T3), in one or two sentences: the rule, the tasks in the way, and where it would fit.
import { sayLength } from './say-length.ts'
import type { RefusalWords, ReasonOf, RefusalKind } from '../../i18n/en/shared/refusals.ts'
import { sharedRefusalWords } from '../../i18n/shared/refusals.ts'
import type { Language } from '../../language.ts'
import { heldAt } from '../../schedule/edits/clock-span.ts'
import { isBesideRows, isSamePlace, meets, type Place } from '../../schedule/place.ts'
import type { Refusal } from '../../schedule/refusal.ts'
import { minutesOf } from '../../schedule/calendar.ts'
import { findTask, findTaskClass, type ScheduleState, type Window } from '../../schedule/state.ts'
import { joinWords } from '../../text/join-words.ts'
import { blockKindOf, kindName, nameTask, nameTaskPlainly } from '../../text/name-task.ts'
import { quoteTitle } from '../../text/quote-title.ts'
import { sayCount } from '../../text/say-count.ts'
import { sayDay, sayNumberedDay } from '../../time/say/say-date.ts'
import { sayHeldPlace, sayHeldTime, sayTimes, type PlaceStyle } from './say-place.ts'
import { weekdayName } from '../../time/say/weekday-name.ts'

/** `person`: places in full and no ids. */
type RefusalStyle = PlaceStyle | 'person'

/** Minutes between two periods from which a place across them is no good offer. */
const longBreak = 60

/** `style` says how tasks and places are named; a model needs `numbered` to answer with day numbers. */
export function sayRefusal(
  state: ScheduleState,
  refusal: Refusal,
  language: Language,
  style: RefusalStyle = 'brief',
): string {
  if (style === 'person' && refusal.reason.kind === 'unknown-task')
    return sharedRefusalWords[language].unknownToPerson
  const words = refusalWords(state, refusal.task, language, style)
  const sentence = refusalPhrase(refusal.reason.kind, refusal.reason, words, language)
  // In a swap or batch the refused place itself may be legal for the one task alone.
  const target = 'target' in refusal.reason ? refusal.reason.target : null
  const legal = refusal.nearest.filter((place) => !isSamePlace(place, target))
  const unbroken = legal.filter((place) => !spansBreak(place, state.window))
  const nearest = unbroken.length > 0 ? unbroken : legal
  if (nearest.length === 0) return sentence
  return sentence + sharedRefusalWords[language].nearestPhrases(nearest.map(words.place))
}

function spansBreak({ start, end }: Place, { periods }: Window): boolean {
  return periods.slice(start - 1, Math.max(start, end) - 1).some((period, index) => {
    const following = periods[start + index]
    if (following === undefined) return false
    return minutesOf(following.start) - minutesOf(period.end) >= longBreak
  })
}

function refusalWords(
  state: ScheduleState,
  taskId: number,
  language: Language,
  refusalStyle: RefusalStyle,
): RefusalWords {
  const nameOf = refusalStyle === 'person' ? nameTaskPlainly : nameTask
  const style = refusalStyle === 'person' ? 'brief' : refusalStyle
  const { window } = state
  const task = findTask(state, taskId)
  const taskClass = task?.kind === 'item' ? findTaskClass(state, task.classId) : undefined
  const name = (id: number) => nameOf(state, id, language)
  const place = (at: Place) => sayHeldPlace(window, heldAt(window, task, at), language, style)
  const wholePlace = (id: number) => {
    const other = findTask(state, id)
    if (other === undefined || other.place === null) return null
    return sayHeldPlace(window, heldAt(window, other, other.place), language, style)
  }
  const list = (ids: number[], detailOf: (id: number) => string | null) =>
    joinWords(
      ids.map((id) => nameOf(state, id, language, ...[detailOf(id) ?? []].flat())),
      language,
    )
  return {
    task: name(taskId),
    taskId,
    kindOfTask: task === undefined ? '' : kindName(blockKindOf(task), language),
    taskClass: taskClass === undefined ? name(taskId) : quoteTitle(taskClass.title, language),
    name,
    tasksAt: (ids, target) => list(ids, (id) => periodsAt(state, id, target, language)),
    tasksWithPlaces: (ids) => list(ids, wholePlace),
    place,
    periods: (periods) => sayTimes(window, periods, language, style),
    periodCount: (count) =>
      refusalStyle === 'person'
        ? sayLength(count, window, language)
        : sayCount(count, 'period', language),
    day: (day) => {
      const inside = Math.min(day, window.days.length)
      return (style === 'numbered' ? sayNumberedDay : sayDay)(window, inside, language)
    },
    weekday: (weekday) => weekdayName(weekday, language, 'long'),
  }
}

/** The task's periods, or null when its place in `state` does not meet `target`: a batch may bring it there. */
function periodsAt(
  state: ScheduleState,
  id: number,
  target: Place,
  language: Language,
): string | null {
  const task = findTask(state, id)
  if (task === undefined || task.place === null) return null
  const held = heldAt(state.window, task, task.place)
  const isApart = !isBesideRows(target) && !meets(held, { place: target })
  if (task.place.day !== target.day || isApart) return null
  return sayHeldTime(state.window, held, language)
}

/** The sentence for a reason of `kind`. */
function refusalPhrase<Kind extends RefusalKind>(
  kind: Kind,
  reason: ReasonOf<Kind>,
  words: RefusalWords,
  language: Language,
): string {
  return sharedRefusalWords[language].refusal[kind](words, reason)
}
