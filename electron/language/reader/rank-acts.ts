// Ranks what a clause may ask for by the learned weights.
import { actNames, type ActName } from './frame.ts'
import type { ReaderModel } from './model-file.ts'
import { scoresOf, toChances } from './weights.ts'

export type RankedAct = { act: ActName; confidence: number }

/** Every act, the likeliest first. Weights are trained for the acts in the order of their list. */
export function rankActs(
  features: readonly number[],
  { acts, warmth }: Pick<ReaderModel, 'acts' | 'warmth'>,
): RankedAct[] {
  return Array.from(toChances(scoresOf(acts, features), warmth), (confidence, index) => ({
    act: actNames[index] ?? 'off_topic',
    confidence,
  })).toSorted((a, b) => b.confidence - a.confidence)
}
