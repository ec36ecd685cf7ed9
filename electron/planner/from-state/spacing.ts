// How far apart two sessions of the same work should lie, by how long it has to be remembered.
import { contractingWithin } from './standards.ts'

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
