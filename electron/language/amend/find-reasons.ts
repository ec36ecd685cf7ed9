// Which of the words said since the request were the reason for rejecting the card of a call.
import { sayRejectedCall } from '../../model/notices.ts'
import type { ExecutedCall, TurnFacts } from '../../model/model.ts'

/** Indexes into the follow-ups, found from the newest back, as the same words may also answer a question. */
export function findReasons({ calls, followUps, language }: TurnFacts): Set<number> {
  const reasons = new Set<number>()
  let before = followUps.length
  for (const call of calls.toReversed()) {
    if (call.outcome !== 'rejected') continue
    const index = followUps
      .slice(0, before)
      .findLastIndex((said) => call.text === sayRejectedCall(said, language))
    if (index < 0) continue
    reasons.add(index)
    before = index
  }
  return reasons
}

/** The newest call, when it was rejected with the newest words. */
export function callJustRejected(facts: TurnFacts): ExecutedCall | null {
  const call = facts.calls.at(-1)
  const said = facts.followUps.at(-1)
  if (call?.outcome !== 'rejected' || said === undefined) return null
  return call.text === sayRejectedCall(said, facts.language) ? call : null
}
