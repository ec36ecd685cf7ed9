// Says what a diagnosis comes to, in one sentence for a person.
import { sharedPlannerWords } from '../../i18n/shared/planner.ts'
import type { Language } from '../../language.ts'
import type { HealthFacts } from '../health.ts'

export function sayVerdict({ verdict }: Pick<HealthFacts, 'verdict'>, language: Language): string {
  const say = sharedPlannerWords[language].healthVerdict
  const { primary_problem: primary, is_forced_imperfection: isForced } = verdict
  if (primary === null) return say.sound
  if (isForced) return primary.severity === 'minor' ? say.settled : say.forced
  return verdict.should_continue_optimize ? say.open : say.small
}
