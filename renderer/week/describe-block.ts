// What a block says: its title, the lines under it, and the whole of it as one name for a screen reader.
import { grammar } from '../../shared/i18n/grammar.ts'
import { windowWords } from '../../shared/i18n/window-words.ts'
import type { Language } from '../../shared/language.ts'
import type { Window } from '../../shared/schedule/state.ts'
import { isBesideRows, type Place } from '../../shared/schedule/place.ts'
import { markOf, type Task } from '../../shared/schedule/task.ts'
import { listWords } from '../../shared/text/join-words.ts'
import { blockKindOf, kindName } from '../../shared/text/name-task.ts'
import { outcomeName } from '../../shared/words/schedule/say-mark.ts'
import type { ClassFacts } from '../store/week-store.ts'
import { sayLongDate } from '../words/say-dates.ts'
import { courseLine, drawnTitle } from '../../shared/text/drawn-title.ts'
import { titleAt } from '../../shared/timetable/day-axis.ts'

/** `tail`: what a title says after its course, which tells it from the others of that course. */
export type BlockText = { title: string; tail: string; lines: string[]; name: string }

/** `guests` and `host` are titles; `short` is that of its course; `notes` are said at the end of the name. */
export type BlockContext = {
  window: Window
  short: string
  facts: ClassFacts | undefined
  host: string | null
  guests: readonly string[]
  notes: readonly string[]
  language: Language
}

export function describeBlock(task: Task, place: Place, context: BlockContext): BlockText {
  const { window, facts, language, host, guests, short } = context
  const words = windowWords[language].week
  const clock = clockOfTask(task, place, window)
  const mark = markOf(task)
  const course = task.kind === 'event' ? task.course : (facts?.taskClass.course ?? '')
  const day = window.days[place.day - 1]
  const progress =
    task.kind === 'item' && facts !== undefined ? words.session(task.order, facts.items) : ''
  const detail = task.kind === 'event' ? task.location : progress
  const kind = task.kind === 'event' && task.eventKind === 'exam' ? words.exam : ''
  const said = [
    task.title,
    task.kind === 'event' ? '' : courseLine(task.title, course),
    day === undefined ? '' : sayLongDate(day.date, day.weekday, language),
    words.clockRun(clock.start, clock.end),
    kindName(blockKindOf(task), language),
    detail,
    task.locked ? words.locked : '',
    task.kind === 'item' && task.status === 'suggested' ? words.suggested : '',
    mark === null ? '' : outcomeName(mark.outcome, language),
    host === null ? '' : words.inHost(host),
    guests.length === 0 ? '' : words.hosting(listWords(guests, language)),
    ...context.notes,
  ]
  const title = drawnTitle(task.title, course, short)
  return {
    title: titleAt(title, place, clock),
    tail:
      course !== '' && task.title.startsWith(course) ? task.title.slice(course.length).trim() : '',
    // When it is tells more than what its colour shows too.
    lines: [
      // Beside the rows there is one line.
      isBesideRows(place) ? '' : `${clock.start}–${clock.end}`,
      kind,
      courseLine(task.title, course, short),
      detail,
    ].filter((line) => line !== ''),
    name: said.filter((word) => word !== '').join(grammar[language].joints.clause),
  }
}

/** True clock times: the event's own where it has them, else those of its periods. */
export function clockOfTask(
  task: Task,
  place: Place,
  window: Window,
): { start: string; end: string } {
  if (task.kind === 'event' && task.clock !== null) return task.clock
  return {
    start: window.periods[place.start - 1]?.start ?? '',
    end: window.periods[place.end - 1]?.end ?? '',
  }
}
