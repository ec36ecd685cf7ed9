// What a diagnosis comes to, in one sentence for a person.
import { phrases as en } from '../../i18n/en/planner/health-verdict.ts'
import { phrases as zh } from '../../i18n/zh/planner/health-verdict.ts'
import type { Language } from '../../language.ts'
import type { HealthFacts } from '../../planner/health.ts'

const phrases = { en, zh }

export function sayVerdict({ verdict }: Pick<HealthFacts, 'verdict'>, language: Language): string {
  const say = phrases[language]
  const { primary_problem: primary, is_forced_imperfection: isForced } = verdict
  if (primary === null) return say.sound
  if (isForced) return primary.severity === 'minor' ? say.settled : say.forced
  return verdict.should_continue_optimize ? say.open : say.small
}
