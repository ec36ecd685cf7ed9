// Resolves the day of a fact in the term: as the text gives it, or derived, with the reason.
import { syllabusWords } from '../../../shared/i18n/core/syllabus.ts'
import type { Language } from '../../../shared/language.ts'
import { addDays, dateToDay, placeClock, weekdayOf } from '../../../shared/schedule/calendar.ts'
import type { ScheduleState } from '../../../shared/schedule/state.ts'
import { timetabledEvents } from '../../../shared/timetable/dropped-events.ts'
import type { EventTask } from '../../../shared/schedule/task.ts'
import { sayDate } from '../../../shared/time/say/say-date.ts'
import { isDemand, type Fact, type When } from '../find/fact.ts'
import { weekdayName } from '../../../shared/time/say/weekday-name.ts'
import type { Derived } from '../find/fact.ts'

export type ResolvedWhen = {
  date: string | null
  from: string | null
  start: string | null
  end: string | null
  isPublished: boolean
  reasons: string[]
  /** What the person has to decide. */
  question: string | null
}

const nothingResolved: ResolvedWhen = {
  date: null,
  from: null,
  start: null,
  end: null,
  isPublished: true,
  reasons: [],
  question: null,
}

export function resolveWhen(
  fact: Fact,
  state: ScheduleState,
  course: string,
  language: Language,
): ResolvedWhen {
  const { when } = fact
  if (when.kind === 'open') return nothingResolved
  if (when.kind === 'span') return resolveSpan(fact, when, state, course, language)
  const { date, derived, clock } = when
  const say = sayDerived(language)
  const question = derived === null ? null : say.question(derived, date)
  const reason = derived === null ? null : say.reason(derived)
  const settled: ResolvedWhen = {
    date,
    from: null,
    start: clock?.start ?? null,
    end: clock?.end ?? null,
    isPublished: derived === null || question !== null,
    reasons: reason === null ? [] : [reason],
    question,
  }
  return isHeld(fact) && clock === null ? inLesson(settled, state, course, language) : settled
}

function resolveSpan(
  fact: Fact,
  when: Extract<When, { kind: 'span' }>,
  state: ScheduleState,
  course: string,
  language: Language,
): ResolvedWhen {
  const { from, to, derived } = when
  const reason = sayDerived(language).reason(derived)
  const reasons = reason === null ? [] : [reason]
  if (!isDemand(fact.kind)) {
    return { ...nothingResolved, from, date: to, isPublished: derived.kind === 'span', reasons }
  }
  const words = syllabusWords[language].derivedWords
  const lesson = lessonsOf(state, course).findLast(({ date }) => date >= from && date <= to)
  if (isHeld(fact) && lesson !== undefined) {
    const { date, start, end } = lesson
    const why = [...reasons, words.lastLesson]
    return { ...nothingResolved, date, start, end, isPublished: false, reasons: why }
  }
  const friday = addDays(from, 4)
  const date = derived.kind === 'week' && friday <= to ? friday : to
  const why = [...reasons, words.lastDay(sayDate(date, weekdayOf(date), language))]
  return { ...nothingResolved, date, isPublished: false, reasons: why }
}

/** What is held at an hour, and is no day by which something is done. */
function isHeld({ kind }: Fact): boolean {
  return kind === 'exam' || kind === 'quiz' || kind === 'presentation'
}

function inLesson(
  settled: ResolvedWhen,
  state: ScheduleState,
  course: string,
  language: Language,
): ResolvedWhen {
  const lesson = lessonsOf(state, course).find(({ date }) => date === settled.date)
  if (lesson === undefined) return settled
  const { start, end } = lesson
  return {
    ...settled,
    start,
    end,
    reasons: [...settled.reasons, syllabusWords[language].derivedWords.inLesson],
  }
}

type Lesson = { date: string; start: string; end: string; event: EventTask }

export function lessonsOf(state: ScheduleState, course: string): Lesson[] {
  const { window } = state
  return timetabledEvents(state)
    .flatMap((event): Lesson[] => {
      if (event.eventKind !== 'class') return []
      if (event.course.toLowerCase() !== course.toLowerCase()) return []
      return [{ ...placeClock(window, event), event }]
    })
    .toSorted((a, b) => (a.date + a.start < b.date + b.start ? -1 : 1))
}

export function isInWindow({ window }: ScheduleState, date: string): boolean {
  return dateToDay(window, date) !== null
}

/** How a day or a time was derived from the text, and what the person has to decide about it. */
function sayDerived(language: Language) {
  const words = syllabusWords[language].derivedWords
  return {
    reason: (derived: Derived): string | null => {
      switch (derived.kind) {
        case 'weekday-of-week':
          return words.weekdayOfWeek(weekdayName(derived.weekday, language, 'long'), derived.week)
        case 'week':
          return words.week(derived.week)
        case 'span':
          return words.span
        case 'model':
          return words.model
        case 'counted':
          return words.counted
        case 'weekly':
          return words.weekly
        default:
          return null
      }
    },
    question: (derived: Derived, date: string): string | null => {
      const own = sayDate(date, weekdayOf(date), language)
      if (derived.kind === 'order')
        return words.order(own, sayDate(derived.other, weekdayOf(derived.other), language))
      if (derived.kind === 'weekday')
        return words.weekday(weekdayName(derived.said, language, 'long'), own)
      return null
    },
  }
}
