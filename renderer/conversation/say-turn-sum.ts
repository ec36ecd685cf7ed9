// What a turn cost, in a few figures: rounds, time and tokens, as far as there are any.
import { windowWords } from '../../shared/i18n/window-words.ts'
import type { Language } from '../../shared/language.ts'
import type { TurnSum } from './sum-turns.ts'

export function sayTurnSum(
  { rounds, milliseconds, usage }: Pick<TurnSum, 'rounds' | 'milliseconds' | 'usage'>,
  language: Language,
): string[] {
  const words = windowWords[language].conversation
  return [
    // A turn that was answered at once worked no rounds.
    ...(rounds === 0 ? [] : [words.rounds(rounds)]),
    words.seconds(saySeconds(milliseconds)),
    ...(usage === null ? [] : [words.tokens(usage.promptTokens + usage.outputTokens)]),
  ]
}

/** With a tenth below ten. */
export function saySeconds(milliseconds: number): string {
  const tenths = Math.max(1, Math.round(milliseconds / 100))
  return tenths < 100 ? (tenths / 10).toFixed(1) : `${Math.round(milliseconds / 1_000)}`
}
