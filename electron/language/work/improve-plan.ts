// Active optimisation (G8): asks for a diagnosis, then for the best of what it offers, until nothing is left to gain.
import { analyzeHealth } from '../../planner/health/analyze-health.ts'
import type { Offer, Optimisation } from '../../model/optimisation.ts'
import { isSameValue } from '../../../shared/schedule/same-value.ts'
import type { ExecutedCall, TurnFacts } from '../../model/model.ts'
import { callTool, finish, type ExecuteOutput } from './execute-output.ts'
import { callJustRejected } from '../amend/find-reasons.ts'
import type { Write } from '../resolve/intent.ts'
import { hasLimits } from '../read/kept-free.ts'
import { readMessage } from '../frames/read-message.ts'
import { speechOf } from '../say/speech.ts'
import { limitsSaid, offersAllowed } from '../resolve/told-free.ts'

type Improve = Extract<Write, { kind: 'improve' }>

/** Cards after which the person is left in peace until they ask for more. */
export const mostCards = 3

/** `wish` is what was asked for; null after a rough build. `ending` is how the work goes on when improving is over. */
export function improvePlan(
  { offers }: Optimisation,
  wish: Improve | null,
  facts: TurnFacts,
  ending: 'next_plan' | 'done',
): ExecuteOutput {
  const { calls } = facts
  const last = calls.at(-1)
  if (last?.outcome === 'rejected' && !wantsMore(facts)) return finish(ending, 'the person said no')
  const changes = calls.filter((call) => call.outcome === 'changed' && isChange(call))
  if (changes.length >= mostCards) return finish(ending, 'enough for now')
  const best = offersAllowed(offers, facts).find((offer) => !isDeclined(offer, calls))
  if (best !== undefined) return propose(best)
  if (offers.length > 0) return finish(ending, 'all that is offered was declined')
  if (last?.name === 'analyze_health' && last.outcome === 'answered')
    return finish(ending, 'nothing is offered')
  const args = focusOf(wish, facts)
  if (args === null) return finish(ending, 'nothing stands against these days')
  return callTool('continue', { name: 'analyze_health', arguments: args }, '', 'how does it stand')
}

function propose({ name, arguments: values, words }: Offer): ExecuteOutput {
  return {
    speak: words,
    action: 'confirm',
    reason: 'the best candidate',
    goal_check: null,
    tool_call: { name, arguments: values },
  }
}

function isChange({ name }: ExecutedCall): boolean {
  return name === 'move' || name === 'swap'
}

function isDeclined({ name, arguments: values }: Offer, calls: readonly ExecutedCall[]): boolean {
  return calls.some(
    (call) =>
      call.outcome === 'rejected' && call.name === name && isSameValue(call.arguments, values),
  )
}

const another =
  /\b(?:another|other|next|else|different|something else|not (?:this|that) one|skip)\b|换一?个|另一?个|下一?个|别的|其他|还有(?:别的|其他|吗|没)|跳过/

export function isAnother(said: string): boolean {
  return another.test(said.toLowerCase())
}

/** Whether the newest card was declined for another proposal. */
export function wantsAnother(facts: TurnFacts): boolean {
  const said = facts.followUps.at(-1)
  return said !== undefined && callJustRejected(facts) !== null && isAnother(said)
}

/** Another proposal, one that keeps some time free, or "improve my plan" once more. */
function wantsMore(facts: TurnFacts): boolean {
  const said = facts.followUps.at(-1)
  if (said === undefined) return false
  if (wantsAnother(facts)) return true
  return hasLimits(limitsSaid([said], facts)) || readMessage(said, facts)[0]?.kind === 'improve'
}

/** A diagnosis looks at one day at most: of several it is the one with the worst problem; null when none has any. */
function focusOf(wish: Improve | null, facts: TurnFacts) {
  if (wish === null) return {}
  const { days, problem } = wish
  const focus = problem === null ? {} : { problem }
  const [day, ...others] = days ?? []
  if (day === undefined) return focus
  if (others.length === 0) return { day, ...focus }
  const { state, now, preferences } = facts
  const { language } = speechOf(facts)
  const { data } = analyzeHealth({ state, now, language, preferences }, focus)
  const worst = data.problems
    .filter(({ canImprove }) => canImprove !== false)
    .flatMap((each) => each.days)
    .find((each) => days?.includes(each))
  return worst === undefined ? null : { day: worst, ...focus }
}
