// What was missed or left over finds another place as a re-plan finds it (P3): with bits, for thousands of runs can't wait.
import { choosePlaces } from './choose-places.ts'
import { chooseWho } from './choose-who.ts'
import type { RunState } from './run-state.ts'
import type { SlipTerm } from './slip-term.ts'

/**
 * On the evening before the slot `from`, every open session without a place gets one from then on, in the order of its
 * class and before its deadline, or is lost for good. Who moves is settled first, then where to, with all others where
 * they are.
 */
export function putOff(term: SlipTerm, run: RunState, from: number): void {
  run.before.set(run.slots)
  chooseWho(term, run, from)
  choosePlaces(term, run, from)
}
