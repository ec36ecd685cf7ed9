// What may be offered for a section that is open: a guess, which a yes takes, and two or three options for it.
import type { GuideSection } from '../../../shared/guide/guide-draft.ts'
import { addDays } from '../../../shared/schedule/calendar.ts'
import { coursesByExam } from '../../../shared/timetable/course-hue.ts'
import type { Ground } from '../ground.ts'
import { noLimits } from '../read/kept-free.ts'
import { guessMinutes } from './work/estimate-work.ts'
import type { GuideAmount, Known } from './known.ts'
import { coursesOf } from './match-course.ts'

/** What it says, for the words, and what it makes known. */
export type Suggestion = { what: Offer; patch: Partial<Known> }

export type Offer =
  | { kind: 'course'; name: string }
  | { kind: 'date'; date: string; isTermEnd: boolean }
  | { kind: 'minutes'; minutes: number }
  | { kind: 'difficulty'; difficulty: number }
  | { kind: 'strategy'; strategy: 'steady' | 'rapid' }
  | { kind: 'limits'; limits: 'none' | 'weekends' }

const mostCourses = 3

/** The nearest exam first. */
function likelyCourses({ state, now }: Ground): string[] {
  return coursesByExam(coursesOf(state), state, now.day).slice(0, mostCourses)
}

/** The first is the guess. */
export function suggestionsFor(section: GuideSection, known: Known, ground: Ground): Suggestion[] {
  switch (section) {
    case 'course':
      return likelyCourses(ground).map((name) => ({
        what: { kind: 'course', name },
        patch: { course: { name, isKnown: true } },
      }))
    case 'dates':
      return likelyDates(ground).map(({ date, isTermEnd }) => ({
        what: { kind: 'date', date, isTermEnd },
        patch: known.isExam && !isTermEnd ? { exam: { date, slots: null } } : { due: date },
      }))
    case 'work':
    case 'amount':
      return likelyMinutes(known, ground).map((minutes) => {
        const amount: GuideAmount = { kind: 'minutes', minutes }
        return { what: { kind: 'minutes', minutes }, patch: { amount } }
      })
    case 'effort':
      return [3, 2, 4].map((difficulty) => ({
        what: { kind: 'difficulty', difficulty },
        patch: { difficulty },
      }))
    case 'strategy':
      return (['steady', 'rapid'] as const).map((strategy) => ({
        what: { kind: 'strategy', strategy },
        patch: { strategy },
      }))
    case 'limits':
      return [
        { what: { kind: 'limits', limits: 'none' }, patch: { limits: noLimits } },
        {
          what: { kind: 'limits', limits: 'weekends' },
          patch: { limits: { ...noLimits, weekdays: [6, 7] } },
        },
      ]
    default:
      return []
  }
}

/** In the order in which options are read out: hours ascend, and so does difficulty. */
export function optionsFor(section: GuideSection, known: Known, ground: Ground): Suggestion[] {
  const all = suggestionsFor(section, known, ground)
  return all.toSorted((a, b) => sizeOf(a.what) - sizeOf(b.what))
}

function sizeOf(what: Offer): number {
  if (what.kind === 'minutes') return what.minutes
  if (what.kind === 'difficulty') return what.difficulty
  return 0
}

/** Two weeks and four weeks on, and the term's end, as far as they lie before it. */
function likelyDates({ state, today }: Ground): { date: string; isTermEnd: boolean }[] {
  const last = state.window.days.at(-1)?.date ?? null
  const ahead = [14, 28].map((days) => addDays(today.date, days))
  const within = ahead.filter((date) => last === null || date < last)
  const dates = within.map((date) => ({ date, isTermEnd: false }))
  return last === null || last < today.date ? dates : [...dates, { date: last, isTermEnd: true }]
}

const wholeHours = (minutes: number) => Math.max(60, Math.round(minutes / 60) * 60)

function likelyMinutes(known: Known, ground: Ground): number[] {
  const guess = guessMinutes(known, ground)
  return [...new Set([guess, wholeHours(guess * 0.6), wholeHours(guess * 1.6)])]
}
