// Why a block is where it is, as the details show it: the reason, what it costs by term, the best other places.
import { explanationWords } from '../../shared/i18n/shared/explanation.ts'
import { windowWords } from '../../shared/i18n/window-words.ts'
import type { Language } from '../../shared/language.ts'
import type { PlaceCost, PlacedExplanation } from '../../shared/planner/explanation.ts'
import { findTask, type ScheduleState } from '../../shared/schedule/state.ts'
import { makeSpeaker, sayTerm } from '../../shared/planner/say/explanation-speaker.ts'
import { sayAdvantages } from '../../shared/planner/say/say-explanation.ts'
import { sayLimits } from '../../shared/planner/say/say-limits.ts'
import { sayPlace } from '../../shared/words/schedule/say-place.ts'
import { asSentence } from '../../shared/text/as-sentence.ts'
import { sayCompared } from '../../shared/planner/say/say-worth.ts'
import { sayMove } from './say-move.ts'

export type CostTone = 'better' | 'same' | 'worse'

export type OtherPlace = {
  place: PlaceCost['place']
  where: string
  /** In words, with the reason that changes most. */
  difference: string
  /** In the planner's own units. */
  total: number
  tone: CostTone
  /** What to say to have it moved there; null when it can't be moved, or its title is not its own. */
  move: string | null
}

export type Reasons = {
  reason: string
  /** Largest first; they add up to `share`. Empty when nothing can be changed any more. */
  terms: { name: string; amount: number }[]
  share: number
  /** How many other places there are; null when that is no longer a question. */
  others: string | null
  places: OtherPlace[]
}

/** Terms that are told one by one. */
const mostTerms = 4

export function describeReasons(
  state: ScheduleState,
  data: PlacedExplanation,
  language: Language,
): Reasons {
  const say = explanationWords[language].explanationPhrases
  const speaker = makeSpeaker(state, language, 'person')
  const clauses = [...sayLimits(speaker, data.limits), ...sayAdvantages(speaker, data)]
  const isOver = data.limits.some(({ kind }) => kind === 'begun' || kind === 'worked')
  return {
    reason: clauses.length === 0 ? say.noReasons : asSentence(say.clauses(clauses)),
    terms: isOver ? [] : listTerms(data, language),
    share: data.share,
    others: isOver ? null : sayOthers(data, language),
    places: isOver
      ? []
      : data.alternatives.map((cost) => describePlace(state, data, cost, language)),
  }
}

/** "+31", "−4", "0". */
export function sayDifference(total: number): string {
  return total > 0 ? `+${total}` : total < 0 ? `−${-total}` : '0'
}

export function toneOf({ total }: Pick<PlaceCost, 'total'>): CostTone {
  return total < 0 ? 'better' : total > 0 ? 'worse' : 'same'
}

function listTerms({ terms }: PlacedExplanation, language: Language): Reasons['terms'] {
  const rows = terms
    .filter(({ here }) => here !== 0)
    .toSorted((a, b) => Math.abs(b.here) - Math.abs(a.here))
    .map(({ term, here }) => ({ name: sayTerm(term, language), amount: here }))
  if (rows.length <= mostTerms) return rows
  const rest = rows.slice(mostTerms - 1).reduce((sum, { amount }) => sum + amount, 0)
  return [
    ...rows.slice(0, mostTerms - 1),
    { name: windowWords[language].reason.rest, amount: rest },
  ]
}

function sayOthers(data: PlacedExplanation, language: Language): string {
  const say = explanationWords[language].explanationPhrases
  const { otherPlaces, betterPlaces, alternatives } = data
  if (alternatives.length === 0) return say.nowhereElse
  return (isLocked(data) ? say.othersUnlocked : say.others)(otherPlaces, betterPlaces)
}

/** `data` is of the block that would lie there. */
export function describePlace(
  state: ScheduleState,
  data: Pick<PlacedExplanation, 'taskId' | 'limits'>,
  cost: PlaceCost,
  language: Language,
): OtherPlace {
  const { place, total } = cost
  const task = findTask(state, data.taskId)
  return {
    place,
    where: sayPlace(state.window, place, language, 'brief'),
    difference: sayCompared(state, data.taskId, cost, language),
    total,
    tone: toneOf(cost),
    move: task === undefined || isLocked(data) ? null : sayMove(task, place, state, language),
  }
}

function isLocked({ limits }: Pick<PlacedExplanation, 'limits'>): boolean {
  return limits.some(({ kind }) => kind === 'locked')
}
