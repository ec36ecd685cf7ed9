// Why a block takes a weekend or an evening: the best of its other places that take neither, with its cost.
import type { Instead, PlaceCost } from '../../../shared/planner/explanation.ts'
import type { Place } from '../../../shared/schedule/place.ts'
import type { Window } from '../../../shared/schedule/state.ts'
import { partOf, readClock } from '../from-state/day-clock.ts'
import { saturday } from '../from-state/standards.ts'

/** `ranked` are its other places, those that cost least first. Empty for a block that takes no free time. */
export function findInstead(window: Window, here: Place, ranked: readonly PlaceCost[]): Instead[] {
  const clock = readClock(window.periods)
  const takes: Record<Instead['of'], (place: Place) => boolean> = {
    weekend: ({ day }) => (window.days[day - 1]?.weekday ?? 0) >= saturday,
    evening: ({ end }) => partOf(clock, end - 1) === 'evening',
  }
  const kinds = (['weekend', 'evening'] as const).filter((kind) => takes[kind](here))
  return kinds.map((kind) => ({
    of: kind,
    best: ranked.find(({ place }) => !takes[kind](place)) ?? null,
  }))
}
