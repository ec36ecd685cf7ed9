// How the plan stands beside its problems, as label and sentence: reserve, room to move, open work, what is unknown.
import type { Language } from '../../shared/language.ts'
import type { HealthFacts } from '../../shared/planner/health.ts'
import type { Window } from '../../shared/schedule/state.ts'
import { quoteTitle } from '../../shared/words/quote-title.ts'
import { sayDay } from '../../shared/words/say-date.ts'
import { healthWords } from '../words/health-words.ts'

type Standing = { label: string; text: string }

/** Classes without a profile that are named. */
const mostNamed = 3

/** Only what there is something to say of. */
export function sayStanding(facts: HealthFacts, window: Window, language: Language): Standing[] {
  const words = healthWords[language]
  const { reserve, tightness, feasibility, profile } = facts
  const { items, movable, alternatives, level } = tightness
  const rows: Standing[] = []
  if (reserve !== null) {
    const day = sayDay(window, reserve.toDay, language)
    const text = words.reserve(reserve.level, { ...reserve, day })
    rows.push({ label: words.reserveLabel, text })
  }
  if (items.length > 0) {
    const text = words.tightness(level, { movable, blocks: items.length, alternatives })
    rows.push({ label: words.tightnessLabel, text })
  }
  const { pending, gap, gapDay } = feasibility
  if (gapDay !== null) {
    const text = words.gap(gap, pending, sayDay(window, gapDay, language))
    rows.push({ label: words.openLabel, text })
  } else if (pending > 0) rows.push({ label: words.openLabel, text: words.fits(pending) })
  if (profile.length > 0) {
    const named = profile
      .slice(0, mostNamed)
      .map(({ title, missing }) => words.profileOf(quoteTitle(title, language), missing))
    const text = words.profile(named, profile.length - named.length)
    rows.push({ label: words.profileLabel, text })
  }
  return rows
}
