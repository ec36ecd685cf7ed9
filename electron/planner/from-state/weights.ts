// How much each term of a student's plan counts: the one place where they are weighed against each other.
import type { TermName } from '../problem/term.ts'

/**
 * What one unit of each term costs. As a measure: up to 10 is a dislike (study on a weekday evening), 20 a Saturday,
 * and 100 or more what a tutor would not sign without need (work through a meal). Each rule says what its units are.
 */
export const usualWeights: Readonly<Record<TermName, number>> = {
  unplaced: 2000,
  late: 3,
  buffer: 8,
  pref: 12,
  embed: 3,
  load: 12,
  spacing: 4,
  run: 8,
  move: 40,
  spread: 12,
  evening: 3,
  morning: 4,
  weekend: 5,
  meal: 160,
  sameday: 20,
  switch: 4,
  heavy: 24,
  fragment: 2,
}
