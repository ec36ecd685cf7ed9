// What an event leaves in the graph's state beside its phase: outcomes, words to follow, offers, corrections.
import { toolPacks, type ToolPack } from '../../../shared/tools/catalogue.ts'
import {
  addTallies,
  countChanges,
  noChanges,
  type Tally,
} from '../../../shared/schedule/tally-diff.ts'
import type { CallOutcome, GraphState, LeftOut } from './graph-state.ts'
import { beginOptimisation, followDiagnosis, type Diagnosis } from '../../model/optimisation.ts'

/** The tools of a diagnosis come with it. */
export function optimisingIf(isWanted: boolean, state: GraphState): GraphState {
  if (!isWanted) return state
  const activePacks = toolPacks.filter(
    (pack) => pack === 'schedule/analyze' || state.activePacks.includes(pack),
  )
  return { ...state, activePacks, optimisation: beginOptimisation() }
}

export function withPacks(
  state: GraphState,
  activePacks: ToolPack[] = state.activePacks,
): GraphState {
  return { ...state, activePacks }
}

export function withDiagnosis(state: GraphState, diagnosis: Diagnosis | null): GraphState {
  const { optimisation } = state
  return optimisation === null || diagnosis === null
    ? state
    : { ...state, optimisation: followDiagnosis(optimisation, diagnosis) }
}

/** Words said at the card of an improvement may ask for something that is none. */
export function withWish(state: GraphState, note: string): GraphState {
  const { optimisation } = state
  return optimisation === null || note.trim() === ''
    ? state
    : { ...state, optimisation: { ...optimisation, hasWish: true } }
}

/** What was offered was found in a state that is no more. */
export function withoutOffers(state: GraphState): GraphState {
  const { optimisation } = state
  return optimisation === null ? state : { ...state, optimisation: { ...optimisation, offers: [] } }
}

/** After a usable output the count of unusable ones begins anew. */
export function withoutCorrections(state: GraphState): GraphState {
  return { ...state, corrections: 0, correction: null }
}

export function withOutcome(state: GraphState, outcome: CallOutcome): GraphState {
  return { ...state, outcomes: [...state.outcomes, outcome] }
}

export function withLeftOut(state: GraphState, leftOut: readonly LeftOut[] = []): GraphState {
  return leftOut.length === 0
    ? state
    : { ...state, leftOut: [...(state.leftOut ?? []), ...leftOut] }
}

export function withWritten(
  state: GraphState,
  { written = noChanges, isUnasked }: { written?: Tally; isUnasked?: true },
): GraphState {
  if (countChanges(written) === 0) return state
  const sum = addTallies(state.written ?? noChanges, written)
  return isUnasked === true
    ? { ...state, written: sum, unasked: addTallies(state.unasked ?? noChanges, written) }
    : { ...state, written: sum }
}

export function withFollowUp(state: GraphState, text: string): GraphState {
  return text.trim() === '' ? state : { ...state, followUps: [...state.followUps, text] }
}
