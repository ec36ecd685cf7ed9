// Says what an operation on fixed events leaves out or sends back to waiting, and why one can't be done.
import { calendarWords } from '../i18n/core/calendar.ts'
import { grammar } from '../i18n/grammar.ts'
import type { Language } from '../language.ts'
import type { ScheduleState } from '../schedule/state.ts'
import { listWords } from '../text/join-words.ts'
import { cleanTitle, quoteTitle } from '../text/quote-title.ts'
import type { LeftOut } from '../timetable/apply-events.ts'
import { sayExamEffect } from '../words/schedule/say-exam-effect.ts'
import { sayHeldPlace } from '../words/schedule/say-place.ts'
import { sayTermProblem } from '../words/schedule/say-term-problem.ts'
import type { AppliedCalendar, CalendarProblem } from './execution/apply-calendar.ts'

/** More than these would be a list of its own. */
const mostNamed = 3

export function sayCalendarNotes(
  state: ScheduleState,
  applied: Pick<AppliedCalendar, 'displaced' | 'leftOut' | 'gaveWay' | 'back'>,
  language: Language,
): string[] {
  const { displaced, leftOut } = applied
  const say = calendarWords[language].effect
  const named = displaced.slice(0, mostNamed).map(({ title }) => quoteTitle(title, language))
  const names = [...named, ...(displaced.length > mostNamed ? ['…'] : [])]
  const more = leftOut.length - mostNamed
  return [
    ...(displaced.length === 0
      ? []
      : [say.displaced(listWords(names, language), displaced.length)]),
    ...sayExamEffect(state.window, applied, language),
    ...leftOut.slice(0, mostNamed).map((one) => say.leftOut(...wordsOf(state, one, language))),
    ...(more > 0 ? [say.moreLeftOut(more)] : []),
  ]
}

/** What it says is a sentence for the person, and that nothing was changed. */
export function sayCalendarProblem(
  state: ScheduleState,
  problem: CalendarProblem,
  language: Language,
): string {
  const say = calendarWords[language].problems
  const gap = grammar[language].joints.gap
  switch (problem.kind) {
    case 'no-event':
      return say.noEvent + gap + say.nothing
    case 'begun':
      return say.begun + gap + say.nothing
    case 'outside-day':
      return say.outsideDay + gap + say.nothing
    case 'pinned':
      return say.pinned(quoteTitle(problem.title, language)) + gap + say.nothing
    case 'crowded': {
      const [first] = problem.leftOut
      if (first === undefined) return say.nothing
      return say.crowded(...wordsOf(state, first, language)) + gap + say.nothing
    }
    default:
      return sayTermProblem(state, problem, language)
  }
}

function wordsOf(
  { window }: ScheduleState,
  { event, occupant }: LeftOut,
  language: Language,
): [event: string, place: string, occupant: string] {
  return [
    cleanTitle(event.title, language),
    sayHeldPlace(window, event, language),
    quoteTitle(occupant.title, language),
  ]
}
