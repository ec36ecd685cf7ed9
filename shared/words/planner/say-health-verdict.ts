// What a diagnosis comes to, in one sentence for a person.
import type { Language } from '../../language.ts'
import type { HealthFacts } from '../../planner/health.ts'

const phrases: Record<
  Language,
  Record<'sound' | 'forced' | 'settled' | 'small' | 'open', string>
> = {
  en: {
    sound: 'There is nothing to mend.',
    forced: 'What is left can’t be mended by one move or swap without costing more elsewhere.',
    settled: 'Only small things are left, and no single move or swap is worth it.',
    small: 'Only small things are left.',
    open: 'There is something to mend, and a change that helps.',
  },
  zh: {
    sound: '没有需要调整的地方。',
    forced: '剩下的问题，单独移动或交换一个任务都得不偿失。',
    settled: '只剩一些小问题，单独移动或交换都不值得。',
    small: '只剩一些小问题。',
    open: '有可以改进的地方，也有办法改进。',
  },
}

export function sayVerdict({ verdict }: Pick<HealthFacts, 'verdict'>, language: Language): string {
  const say = phrases[language]
  const { primary_problem: primary, is_forced_imperfection: isForced } = verdict
  if (primary === null) return say.sound
  if (isForced) return primary.severity === 'minor' ? say.settled : say.forced
  return verdict.should_continue_optimize ? say.open : say.small
}
