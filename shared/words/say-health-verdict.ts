// What a diagnosis comes to, in one sentence for a person.
import type { Language } from '../language.ts'
import type { HealthFacts } from '../planner/health.ts'

const phrases: Record<Language, Record<'sound' | 'forced' | 'small' | 'open', string>> = {
  en: {
    sound: 'There is nothing to mend.',
    forced: "What stands against it can't be helped by moving or swapping a single block.",
    small: 'Only small things are left.',
    open: 'There is something to mend, and a change that helps.',
  },
  zh: {
    sound: '没有需要调整的地方。',
    forced: '剩下的问题，单独移动或交换一个任务都改善不了。',
    small: '只剩一些小问题。',
    open: '有可以改进的地方，也有办法改进。',
  },
}

export function sayVerdict({ verdict }: Pick<HealthFacts, 'verdict'>, language: Language): string {
  const say = phrases[language]
  if (verdict.primary_problem === null) return say.sound
  if (verdict.is_forced_imperfection) return say.forced
  return verdict.should_continue_optimize ? say.open : say.small
}
