// Says why a change of the term or the timetable is refused, in sentences: what lies in the way, and what to do.
import { grammar } from '../../i18n/grammar.ts'
import { sharedRefusalWords } from '../../i18n/shared/refusals.ts'
import { assertNever } from '../../assert-never.ts'
import type { Language } from '../../language.ts'
import { weekdayOf } from '../../schedule/calendar.ts'
import type { DetailsProblem } from '../../timetable/change-details.ts'
import type { OverrideProblem } from '../../timetable/change-overrides.ts'
import type { TimetableProblem } from '../../timetable/change-timetable.ts'
import type { LeftOut } from '../../timetable/apply-events.ts'
import type { WeeklyClash } from '../../timetable/weekly-block.ts'
import type { WeeksProblem } from '../../time/weeks-text.ts'
import { findTask, type ScheduleState, type Window } from '../../schedule/state.ts'
import { termYears } from '../../schedule/term.ts'
import { cleanTitle, quoteTitle } from '../../text/quote-title.ts'
import { sayDate } from '../../time/say/say-date.ts'
import { sayHeldPlace, sayHeldTime } from './say-place.ts'
import { nameBlock, sayWeeks } from './say-weekly-block.ts'

export type TermProblem =
  | TimetableProblem
  | OverrideProblem
  | DetailsProblem
  | { kind: 'open-card' }
  /** Of a name nothing is left that could be seen. */
  | { kind: 'no-name' }
  /** A new class with no meeting that is still to come. */
  | { kind: 'over' }
  /** A typing error: no term begins in that year. */
  | { kind: 'far-date'; date: string }

/** The sentence, and that nothing was changed. */
export function sayTermProblem(
  state: ScheduleState,
  problem: TermProblem,
  language: Language,
): string {
  const { nothing } = sharedRefusalWords[language].termProblem
  const sentence = sayReason(state, problem, language)
  return sentence + grammar[language].joints.gap + nothing
}

function sayReason(state: ScheduleState, problem: TermProblem, language: Language): string {
  const { window } = state
  const say = sharedRefusalWords[language].termProblem
  const quote = (title: string) => quoteTitle(title, language)
  switch (problem.kind) {
    case 'held-guest':
      return say.heldGuest(quote(problem.guest.title), quote(problem.host.title))
    case 'in-the-way':
      return say.inTheWay(quote(findTask(state, problem.task)?.title ?? ''))
    case 'stale':
      return say.stale(quote(problem.title))
    case 'clash': {
      const { block, clash } = problem
      const time = sayHeldTime(window, clash, language)
      const weeks = sayWeeks(clash.weeks, language)
      return say.clash(quote(block.title), nameBlock(clash.with, window, language), time, weeks)
    }
    case 'outside':
      return say.outside(nameBlock(problem.block, window, language))
    case 'outside-term':
      return say.outsideTerm(
        sayDate(problem.date, weekdayOf(problem.date), language),
        Number(problem.date.slice(0, 4)),
      )
    case 'backwards':
      return say.backwards
    case 'same':
      return say.same
    case 'bad-table':
      return say.badTable
    case 'row-in-use':
      return say.rowInUse(problem.row, quote(problem.task.title), problem.others)
    case 'own-clock':
      return say.ownClock(quote(problem.task.title))
    case 'week-in-use':
      return say.weekInUse(problem.weeks, quote(problem.task.title), problem.others)
    case 'open-card':
      return say.openCard
    case 'far-date':
      return say.farDate(problem.date, termYears.first, termYears.last)
    case 'no-week':
      return say.noWeek(problem.week, problem.weeks)
    case 'over':
      return say.over
    case 'no-name':
      return say.noName
    default:
      return assertNever(problem)
  }
}

/** Beside the class that is being typed: with which, at what time, in which weeks. */
export function sayClashBeside(
  table: Pick<Window, 'periods'>,
  clash: WeeklyClash,
  language: Language,
): string {
  const time = sayHeldTime(table, clash, language)
  const weeks = sayWeeks(clash.weeks, language)
  return sharedRefusalWords[language].termProblem.overlap(
    quoteTitle(clash.with.title, language),
    time,
    weeks,
  )
}

export function sayWeeksProblem(
  { kind, part }: WeeksProblem,
  weeks: number,
  language: Language,
): string {
  return sharedRefusalWords[language].termProblem.weeks[kind](part, weeks)
}

/** A meeting that finds its place taken. */
export function sayLeftOutMeeting(
  { window }: ScheduleState,
  { event, occupant }: LeftOut,
  language: Language,
): string {
  return sharedRefusalWords[language].termProblem.leftOut(
    cleanTitle(event.title, language),
    sayHeldPlace(window, event, language),
    quoteTitle(occupant.title, language),
  )
}
