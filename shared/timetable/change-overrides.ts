// Days off and make-up days: classes fall away or appear by the weekly timetable, from now on; taking one back undoes it.
import { fail, succeed, type Result } from '../result.ts'
import { addDays, datesFollowing, daysBetween, timetableOf } from '../schedule/calendar.ts'
import { hasBegun } from '../schedule/legality.ts'
import { isSamePlace } from '../schedule/place.ts'
import { findTask, type Moment } from '../schedule/state.ts'
import type { EventTask } from '../schedule/task.ts'
import type { CalendarOverride, Term } from '../schedule/term.ts'
import { eventOf, type NextEventIds } from './change-timetable.ts'
import { findTimetabled, timetabledEvents } from './dropped-events.ts'
import { applyEvents, type AppliedEvents, type EventProblem } from './apply-events.ts'
import type { Plan, TermChange } from './term-change.ts'
import { readTimetable, type WeeklyBlock } from './weekly-block.ts'

/** `from` and `to` inclusive; `freeStudy` sends the study of a day off back to pending. */
export type OverrideWish =
  | { kind: 'off'; from: string; to: string; freeStudy: boolean }
  | { kind: 'follows'; date: string; week: number; weekday: number }
  | { kind: 'work'; from: string; to: string }

export type OverrideProblem =
  | EventProblem
  | { kind: 'outside-term'; date: string }
  /** There is no such week to follow. */
  | { kind: 'no-week'; week: number; weeks: number }
  | { kind: 'backwards' }
  /** The days are what they are to become already. */
  | { kind: 'same' }

export type OverrideChange = AppliedEvents & { term: TermChange }

/** `taken` are the lessons that earlier overrides took off their days, as history has them. */
export function changeOverrides(
  plan: Plan,
  wish: OverrideWish,
  taken: readonly EventTask[],
  now: Moment,
  ids: NextEventIds,
): Result<OverrideChange, OverrideProblem> {
  const dates = datesOfWish(wish)
  if (dates.length === 0) return fail({ kind: 'backwards' })
  const outside = dates.find((date) => !isInTerm(plan.term, date))
  if (outside !== undefined) return fail({ kind: 'outside-term', date: outside })
  const { weeks } = plan.term
  if (wish.kind === 'follows' && wish.week > weeks)
    return fail({ kind: 'no-week', week: wish.week, weeks })
  const term = withOverrides(plan.term, wish, dates)
  if (JSON.stringify(term.overrides) === JSON.stringify(plan.term.overrides))
    return fail({ kind: 'same' })
  const known = readTimetable(plan.term, plan.state).map(({ block }) => block)
  const changes = dates.map((date) => changesOn({ ...plan, known }, term, date, taken, now, ids))
  const days =
    wish.kind === 'off' && wish.freeStudy ? dates.map((date) => dayOf(plan.term, date)) : []
  const settled = applyEvents(
    plan.state,
    {
      removed: changes.flatMap(({ removed }) => removed),
      changed: [],
      added: freshIds(
        plan,
        changes.flatMap(({ added }) => added),
        ids,
      ),
      freedDays: new Set(days),
    },
    now,
  )
  return settled.ok ? succeed({ ...settled.value, term: { from: plan.term, to: term } }) : settled
}

function datesOfWish(wish: OverrideWish): string[] {
  if (wish.kind === 'follows') return [wish.date]
  const count = Math.min(daysBetween(wish.from, wish.to) + 1, 366)
  return Array.from({ length: Math.max(0, count) }, (_, index) => addDays(wish.from, index))
}

function dayOf(term: Term, date: string): number {
  return daysBetween(term.firstMonday, date) + 1
}

function isInTerm(term: Term, date: string): boolean {
  const day = dayOf(term, date)
  return day >= 1 && day <= term.weeks * 7
}

function withOverrides(term: Term, wish: OverrideWish, dates: readonly string[]): Term {
  const touched = new Set(dates)
  const rest = term.overrides.filter(({ date }) => !touched.has(date))
  const own: CalendarOverride[] = dates.flatMap((date): CalendarOverride[] => {
    if (wish.kind === 'work') return []
    if (wish.kind === 'off') return [{ kind: 'off', date }]
    // To follow itself is to be as usual.
    if (dayOf(term, date) === (wish.week - 1) * 7 + wish.weekday) return []
    return [{ kind: 'follows', date, week: wish.week, weekday: wish.weekday }]
  })
  return { ...term, overrides: [...rest, ...own].toSorted((a, b) => (a.date < b.date ? -1 : 1)) }
}

function isSameLesson(a: EventTask, b: EventTask): boolean {
  return a.series === b.series && a.title === b.title && isSamePlace(a.place, b.place)
}

/** With the weekly timetable as it stands. */
type KnownPlan = Plan & { known: readonly WeeklyBlock[] }

/** What the date loses and gains: what it has already and is to have stays as it is. */
function changesOn(
  plan: KnownPlan,
  term: Term,
  date: string,
  taken: readonly EventTask[],
  now: Moment,
  ids: NextEventIds,
): { removed: EventTask[]; added: EventTask[] } {
  const day = dayOf(plan.term, date)
  const wanted = lessonsOn(plan, term, date, taken, ids)
  const present = timetabledEvents(plan.state).filter(
    ({ eventKind, place }) => eventKind === 'class' && place.day === day,
  )
  return {
    removed: present.filter(
      (event) => !hasBegun(event, now) && !wanted.some((lesson) => isSameLesson(lesson, event)),
    ),
    added: wanted.filter(
      (lesson) => !hasBegun(lesson, now) && !present.some((event) => isSameLesson(lesson, event)),
    ),
  }
}

/** The lessons that a date is to have by the timetable that it follows under `term`. */
function lessonsOn(
  plan: KnownPlan,
  term: Term,
  date: string,
  taken: readonly EventTask[],
  ids: NextEventIds,
): EventTask[] {
  const cell = timetableOf(term, date)
  if (cell === null) return []
  const day = dayOf(term, date)
  const blocks = plan.known.filter(
    ({ kind, weekday, weeks }) =>
      kind === 'class' && weekday === cell.weekday && weeks.includes(cell.week),
  )
  const lessons = blocks.map((block) => {
    const lesson = eventOf(block, day, ids.task, block.series ?? ids.series)
    const was = taken.findLast(
      (event) => event.series === lesson.series && isSamePlace(event.place, lesson.place),
    )
    return was === undefined ? lesson : eventOf(block, day, was.id, lesson.series)
  })
  const own = (cell.week - 1) * 7 + cell.weekday
  const isHeld = datesFollowing(plan.term, cell.week, cell.weekday).length > 0
  // While the timetable of the day is held nowhere, what it was is known from what was taken from it.
  const back = isHeld
    ? []
    : taken.filter(
        (event) =>
          event.place.day === own &&
          !lessons.some(
            ({ place }) => place.start <= event.place.end && event.place.start <= place.end,
          ),
      )
  return [...lessons, ...back.map((event) => onDay(event, day))]
}

function onDay(event: EventTask, day: number): EventTask {
  return { ...event, place: { ...event.place, day } }
}

/** A lesson that comes back to its own day is the one that it was; any other is new. */
function freshIds(plan: Plan, added: readonly EventTask[], ids: NextEventIds): EventTask[] {
  const used = new Set<number>()
  let { task } = ids
  return added.map((event) => {
    const isBack =
      event.id < ids.task &&
      findTask(plan.state, event.id) === undefined &&
      findTimetabled(plan.state, event.id) === undefined &&
      !used.has(event.id)
    if (isBack) {
      used.add(event.id)
      return { ...event, guestIds: [] }
    }
    task += 1
    return { ...event, id: task - 1, guestIds: [] }
  })
}
