// Finds how far apart two sessions of the same work should lie, by how long it has to be remembered.
import type { ScheduleState } from '../../../shared/schedule/state.ts'
import type { TaskClass } from '../../../shared/schedule/task-class.ts'
import type { Gap, NamedRule, PlanFacts } from './plan-facts.ts'
import { contractingWithin } from './standards.ts'

/** By course, the window days of its exams, ascending. */
export type Exams = ReadonlyMap<string, readonly number[]>

/** When the work of a class is put to the test. */
export function findExams({ tasks }: ScheduleState): Exams {
  const exams = new Map<string, number[]>()
  for (const task of tasks) {
    if (task.kind !== 'event' || task.eventKind !== 'exam' || task.course === '') continue
    exams.set(task.course, [...(exams.get(task.course) ?? []), task.place.day])
  }
  for (const days of exams.values()) days.sort((a, b) => a - b)
  return exams
}

/** The day of the first exam of a course after `day`; null if none is known. */
export function nextExam(exams: Exams, course: string, day: number): number | null {
  return exams.get(course)?.find((exam) => exam > day) ?? null
}

/** Days until the test, and the gap in days that serves it best. */
const ridge: readonly (readonly [interval: number, gap: number])[] = [
  [0, 0],
  [7, 2],
  [35, 7],
  [70, 11],
  [350, 26],
]

/**
 * The gap in days between two sessions that serves a test `interval` days after the second one best. It grows with
 * the interval, and more slowly than it: 20–40 % of a week, 5–10 % of a year (Cepeda, Vul, Rohrer, Wixted & Pashler
 * 2008, "Spacing effects in learning: a temporal ridgeline of optimal retention", Psychological Science 19).
 * Between the intervals that were measured it is a straight line.
 */
export function bestGap(interval: number): number {
  const index = ridge.findIndex(([known]) => interval <= known)
  const [longest, longestGap] = ridge.at(-1) ?? [0, 0]
  if (index === -1) return Math.round((interval / longest) * longestGap)
  const [to, toGap] = ridge[index] ?? [0, 0]
  const [from, fromGap] = ridge[index - 1] ?? [0, 0]
  if (to === from) return toGap
  return Math.round(fromGap + ((interval - from) * (toGap - fromGap)) / (to - from))
}

/**
 * Moves a position in [0, 1] of an even spread so that the first gaps are a quarter longer than the mean and the last
 * a quarter shorter, where the exam is within a week of the last day. Contracting gaps serve an interval of up to seven
 * days best, even ones a long interval (Küpper-Tetzel, Kapler & Wiseheart 2014, "Contracting, equal, and expanding
 * learning schedules: the optimal distribution of learning sessions depends on retention interval", Memory &
 * Cognition 42).
 */
export function contract(position: number, daysToExam: number | null): number {
  return daysToExam !== null && daysToExam <= contractingWithin
    ? (position * (5 - position)) / 4
    : position
}

/** The terms of the days between two sessions of a class: what memory wants, and not twice on one day. */
export function gapRules({ planned }: PlanFacts): NamedRule[] {
  const gaps = planned.map(({ gap }) => gap)
  const strategies = planned.map(({ taskClass }) => taskClass.strategy)
  return [
    {
      name: 'spacing',
      kind: 'gap',
      costOf: (_earlier, later, days) => {
        const gap = gaps[later]
        return gap === undefined ? 0 : spacingCost(gap, days)
      },
    },
    {
      name: 'sameday',
      kind: 'gap',
      costOf: (_earlier, later, days) => {
        const strategy = strategies[later]
        return strategy === undefined ? 0 : samedayCost(strategy, days)
      },
    },
  ]
}

/** How much of the gap is missing, squared, and the days that are too many. */
export function spacingCost({ least, most }: Gap, days: number): number {
  return missingPart(least, days) + Math.max(0, days - most)
}

/** A gap of which nothing is left; of half of it a quarter as much, so that a day counts more in short gaps. */
const noGapLeft = 16

function missingPart(least: number, days: number): number {
  if (days >= least) return 0
  return Math.round(noGapLeft * ((least - days) / least) ** 2)
}

/** Sessions of a steady class on one day; of a rapid one they are a third as bad. */
const twice = { steady: 3, rapid: 1 }

export function samedayCost(strategy: TaskClass['strategy'], days: number): number {
  return days === 0 ? twice[strategy] : 0
}
