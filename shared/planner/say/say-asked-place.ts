// Says the answer to "and there?", and what any place would cost.
import { explanationWords } from '../../i18n/shared/explanation.ts'
import { worthWords } from '../../i18n/shared/worth.ts'
import { assertNever } from '../../assert-never.ts'
import type { ExplanationData, PlaceCost, TermAmount } from '../explanation.ts'
import { type Speaker, sayAmounts, sayTerm } from './explanation-speaker.ts'
import { sayRefusal } from '../../words/schedule/say-refusal.ts'
import { sayPlaceInWords, sizeOf } from './say-worth.ts'

/**
 * For a person "Fri 27 Nov 10:00–11:35 would be a little worse: spacing.", for a model "would cost 6 more: 4 for spacing
 * and 2 for a full day.". Of a pending item it is said what the place costs by itself: that it is no longer left out is
 * no news.
 */
export function sayPlaceCost(
  speaker: Speaker,
  taskId: number,
  cost: PlaceCost,
  status: 'placed' | 'pending' = 'placed',
): string {
  const { language, place, style } = speaker
  const { place: at, total, terms } = cost
  const say = explanationWords[language].explanationPhrases
  if (status === 'pending') {
    const own = terms.filter(({ term }) => term !== 'unplaced')
    const cost = own.reduce((sum, { amount }) => sum + amount, 0)
    if (style === 'person') return sayDrawback(speaker, at, own)
    if (own.length === 0) return say.costsNothing(place(at))
    return say.costs(place(at), cost, sayAmounts(own, language))
  }
  if (style === 'person') return sayPlaceInWords(speaker, taskId, cost)
  const amounts = sayAmounts(terms, language)
  if (total === 0) return say.same(place(at), amounts)
  return total > 0 ? say.more(place(at), total, amounts) : say.less(place(at), -total, amounts)
}

function sayDrawback(
  { language, place }: Speaker,
  at: PlaceCost['place'],
  own: readonly TermAmount[],
): string {
  const { placed } = worthWords[language].worth
  const total = own.reduce((sum, { amount }) => sum + amount, 0)
  const [main] = own.toSorted((a, b) => b.amount - a.amount)
  if (main === undefined || total <= 0) return placed.free(place(at))
  return placed[sizeOf(total)](place(at), sayTerm(main.term, language))
}

export function sayAsked(
  speaker: Speaker,
  data: Pick<ExplanationData, 'kind' | 'taskId' | 'asked'>,
): string[] {
  const { asked } = data
  const { language } = speaker
  const say = explanationWords[language].explanationPhrases
  if (asked === null) return []
  const status = data.kind === 'pending' ? 'pending' : 'placed'
  const sayCost = (cost: PlaceCost) => sayPlaceCost(speaker, data.taskId, cost, status)
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
