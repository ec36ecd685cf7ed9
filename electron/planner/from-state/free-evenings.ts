// Which evenings of each week stay without study, when the student wants some.
import { countBits } from '../problem/day-masks.ts'
import { periodsOfPart } from './day-clock.ts'
import type { PlanFacts } from './plan-facts.ts'

const friday = 5

/**
 * By day: the periods of its evening if it is one to keep free, else 0. Evenings with an event are not free anyway;
 * of the others those before and on the weekend come first, then those after the fullest days, then the later.
 */
export function chooseFreeEvenings({
  ground,
  clock,
  weekdays,
  preferences: { freeEvenings },
}: Pick<PlanFacts, 'ground' | 'clock' | 'weekdays' | 'preferences'>): Int32Array {
  const kept = new Int32Array(ground.length)
  const evening = periodsOfPart(clock, 'evening')
  if (freeEvenings === 0 || evening === 0) return kept
  const events = (day: number) => ground[day]?.events ?? 0
  const rank = (day: number) => ((weekdays[day] ?? 0) >= friday ? 1 : 0)
  const weeks = Map.groupBy(ground.keys(), (day) => Math.floor((day + firstGap(weekdays)) / 7))
  for (const days of weeks.values()) {
    const chosen = days
      .filter((day) => (events(day) & evening) === 0)
      .toSorted((a, b) => rank(b) - rank(a) || countBits(events(b)) - countBits(events(a)) || b - a)
      .slice(0, freeEvenings)
    for (const day of chosen) kept[day] = evening
  }
  return kept
}

/** Days of the first week that lie before the window. */
function firstGap(weekdays: Uint8Array): number {
  return (weekdays[0] ?? 1) - 1
}
