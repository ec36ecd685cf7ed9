// Says the answer to "and there?", and what any place would cost.
import { explanationWords } from '../../i18n/shared/explanation.ts'
import { assertNever } from '../../assert-never.ts'
import type { ExplanationData, PlaceCost } from '../explanation.ts'
import type { Speaker } from './explanation-speaker.ts'
import { sayRefusal } from '../../words/schedule/say-refusal.ts'
import { sayAmounts } from './say-term.ts'

/**
 * "Fri 27 Nov, periods 3–4 would cost 6 more: 4 for spacing and 2 for a full day." Of a pending item it is said what
 * the place costs by itself: that it is no longer left out is no news.
 */
export function sayPlaceCost(
  { language, place }: Speaker,
  { place: at, total, terms }: PlaceCost,
  status: 'placed' | 'pending' = 'placed',
): string {
  const say = explanationWords[language].explanationPhrases
  if (status === 'pending') {
    const own = terms.filter(({ term }) => term !== 'unplaced')
    const cost = own.reduce((sum, { amount }) => sum + amount, 0)
    if (own.length === 0) return say.costsNothing(place(at))
    return say.costs(place(at), cost, sayAmounts(own, language))
  }
  const amounts = sayAmounts(terms, language)
  if (total === 0) return say.same(place(at), amounts)
  return total > 0 ? say.more(place(at), total, amounts) : say.less(place(at), -total, amounts)
}

export function sayAsked(
  speaker: Speaker,
  data: Pick<ExplanationData, 'kind' | 'asked'>,
): string[] {
  const { asked } = data
  const { language } = speaker
  const say = explanationWords[language].explanationPhrases
  if (asked === null) return []
  const status = data.kind === 'pending' ? 'pending' : 'placed'
  const sayCost = (cost: PlaceCost) => sayPlaceCost(speaker, cost, status)
  switch (asked.kind) {
    case 'here':
      return [say.here]
    case 'legal': {
      const sentence = sayCost(asked.cost)
      return [asked.isBest ? say.bestThere(sentence) : sentence]
    }
    case 'illegal': {
      const hasCosts = asked.nearest.length > 0
      // Nearest places with their costs stand in for those that the refusal would name.
      const refusal = hasCosts ? { ...asked.refusal, nearest: [] } : asked.refusal
      const style = speaker.style === 'person' ? 'person' : 'numbered'
      return [
        ...(asked.isOpen ? [say.noneThere] : []),
        sayRefusal(speaker.state, refusal, language, style),
        ...(hasCosts ? [say.nearest(asked.nearest.map(sayCost))] : []),
        ...(asked.unlocked === null ? [] : [say.unlocked(sayCost(asked.unlocked))]),
      ]
    }
    case 'unweighed':
      return [say.unweighed(speaker.place(asked.place))]
    default:
      return assertNever(asked)
  }
}
