// Says the standing facts of a diagnosis, a line each: room to move, capacity, reserve, preferences, exams, profiles.
import { healthWords } from '../../i18n/core/health.ts'
import type { Language } from '../../language.ts'
import { quoteTitle } from '../../text/quote-title.ts'
import { sayDayNumber } from '../../time/say/say-date.ts'
import type { ClassSpacing, Feasibility, HealthFacts } from '../health.ts'
import { sayDayList } from './say-health-rhythm.ts'

/** Classes that are told one by one in each line. */
const mostClasses = 6

export function sayHealthFacts(facts: HealthFacts, language: Language): string[] {
  const say = healthWords[language].healthFacts
  const { tightness, reserve, profile } = facts
  return [
    ...(tightness.items.length === 0
      ? []
      : [say.tightness(say.levels[tightness.level], tightness)]),
    sayFeasibility(facts.feasibility, language),
    ...(reserve === null
      ? []
      : [
          say.reserve(
            say.reserveLevels[reserve.level],
            reserve,
            sayDayNumber(reserve.toDay, language),
          ),
        ]),
    ...(tightness.items.length === 0 ? [] : [sayPreferences(facts, language)]),
    ...saySpacing(facts.spacing, language),
    ...(profile.length === 0
      ? []
      : [
          say.profile(
            shorten(
              profile.map(({ classId, title, missing }) =>
                say.profileOf(
                  classId,
                  quoteTitle(title, language),
                  missing.map((trait) => say.traits[trait]),
                ),
              ),
              language,
            ),
          ),
        ]),
  ]
}

function sayFeasibility(
  { pending, gap, gapDay, classes }: Feasibility,
  language: Language,
): string {
  const say = healthWords[language].healthFacts
  if (pending === 0) return say.noPending
  if (gapDay === null) return say.fits(pending)
  const short = classes
    .filter((each) => each.gap > 0)
    .map((each) =>
      say.classGap(each.classId, quoteTitle(each.title, language), each.gap, each.free),
    )
  return say.gap(gap, pending, sayDayNumber(gapDay, language), shorten(short, language))
}

function sayPreferences({ preferences }: HealthFacts, language: Language): string {
  const say = healthWords[language].healthFacts
  const parts = [...Map.groupBy(preferences, ({ preference }) => preference)].map(
    ([name, broken]) =>
      say.preference(
        say.preferenceNames[name],
        broken.reduce((sum, { taskIds }) => sum + taskIds.length, 0),
        sayDayList(
          broken.map(({ day }) => day),
          language,
        ),
      ),
  )
  return say.preferences(parts)
}

/** Of classes with an exam, a deadline or sessions too close; the others have nothing to keep to. */
function saySpacing(spacing: readonly ClassSpacing[], language: Language): string[] {
  const say = healthWords[language].healthFacts
  const told = spacing
    .filter(
      ({ examDay, deadline, crammed }) => examDay !== null || deadline !== null || crammed > 0,
    )
    .map((each) =>
      [
        say.sessions(quoteTitle(each.title, language), each),
        ...(each.examDay === null ? [] : [say.exam(sayDayNumber(each.examDay, language))]),
        ...(each.deadline === null ? [] : [say.deadline(sayDayNumber(each.deadline, language))]),
        ...(each.gaps.length === 0
          ? []
          : [say.gaps(Math.min(...each.gaps), Math.max(...each.gaps), each.targetGap)]),
        ...(each.crammed === 0 ? [] : [say.crammed(each.crammed)]),
        ...(each.daysLeft === null ? [] : [say.daysLeft(each.daysLeft)]),
      ].join(say.list),
    )
  return told.length === 0 ? [] : [say.spacing(shorten(told, language))]
}

function shorten(parts: readonly string[], language: Language): string[] {
  const told = parts.slice(0, mostClasses)
  const rest = parts.length - told.length
  return rest > 0 ? [...told, healthWords[language].healthFacts.more(rest)] : told
}
