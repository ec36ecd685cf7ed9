// Says what the agent itself says at the end of a turn: a failure with its next step, or what it came to.
import type { TurnEndPhrases } from '../../../shared/i18n/en/core/agent.ts'
import { agentWords } from '../../../shared/i18n/core/agent.ts'
import { grammar } from '../../../shared/i18n/grammar.ts'
import type { Language } from '../../../shared/language.ts'
import { tallyKinds } from '../../../shared/schedule/tally-diff.ts'
import { isChangingTool } from '../../../shared/tools/catalogue.ts'
import type { GraphEvent } from '../graph/events.ts'
import { hasChanged, maxExecuteRounds, type GraphState } from '../graph/graph-state.ts'
import type { Turn } from '../graph/turn.ts'
import type { ExecutedCall } from '../../model/model.ts'

/** What happened, what is safe and what to do, when `event` ended the turn; null event: an arrow that is not there. */
export function sayFailure(
  event: GraphEvent | null,
  state: GraphState,
  language: Language,
): string {
  const words = agentWords[language].turnEnd
  const isOfModel = event?.kind === 'model-failed'
  const keptChanges = isOfModel ? words.keptChangesThen : words.keptChanges
  const keptNothing = isOfModel ? words.keptNothingThen : words.keptNothing
  return join([failureOf(event, words), hasChanged(state) ? keptChanges : keptNothing], language)
}

function failureOf(event: GraphEvent | null, words: TurnEndPhrases): string {
  // Only these end a turn with a failure; no event at all means an arrow that the graph does not have.
  switch (event?.kind) {
    case 'output-refused':
      return words.unusableOutput
    case 'plan-continued':
      return words.endlessPlan
    case 'model-failed':
      return words.modelFailed(event.message)
    default:
      return words.brokenTurn
  }
}

/** What the turn came to (G9), counted: it needs no model, and stands beside what one says. */
export type TurnOutcome = {
  text: string
  /** Something was refused, declined or left open: a summary that calls it done would be false. */
  isPartial: boolean
}

/** Where the rounds ran out it says so: no summary tells by itself that the work was cut off. */
export function sayOutcome(turn: Pick<Turn, 'state' | 'calls'>, language: Language): TurnOutcome {
  const counted = sayCounted(turn, language)
  return turn.state.ranOut === true
    ? {
        text: join([counted.text, agentWords[language].turnRanOut(maxExecuteRounds)], language),
        isPartial: true,
      }
    : counted
}

function sayCounted(
  { state, calls }: Pick<Turn, 'state' | 'calls'>,
  language: Language,
): TurnOutcome {
  const words = agentWords[language].turnEnd
  const done = sayWritten(state, words)
  const rest = sayRest({ state, calls }, words)
  const isPartial = rest.length > 0
  if (done.length + rest.length === 0)
    return { text: calls.length > 0 ? words.summaryLooked : words.summaryNothing, isPartial }
  const listed = [...done, ...rest].join(grammar[language].joints.clause)
  const sentence = listed + grammar[language].joints.stop
  if (done.length === 0) return { text: words.summaryNothingBut + sentence, isPartial }
  return { text: join([sentence, words.summaryUndo], language), isPartial }
}

/** What stands before the words of a model that may call done what was not. */
export function sayBeforeModel({ text }: TurnOutcome, language: Language): string {
  return join([text, agentWords[language].turnEnd.ofModel], language)
}

function sayWritten({ written, outcomes, placed }: GraphState, words: TurnEndPhrases): string[] {
  if (written === undefined) {
    const changed = outcomes.filter((outcome) => outcome === 'changed').length
    return [
      ...(placed > 0 ? [words.summary.placed(placed)] : []),
      ...(changed > 0 ? [words.summaryChanges(changed)] : []),
    ]
  }
  return tallyKinds.flatMap((kind) =>
    written[kind] > 0 ? [words.summary[kind](written[kind])] : [],
  )
}

function sayRest({ state, calls }: Pick<Turn, 'state' | 'calls'>, words: TurnEndPhrases): string[] {
  const count = (wanted: ExecutedCall['outcome'][]) =>
    calls.filter(({ name, outcome }) => isChangingTool(name) && wanted.includes(outcome)).length
  const kinds: [number, (count: number) => string][] = [
    [count(['rejected']), words.summaryRejected],
    [count(['refused', 'stale']), words.summaryRefused],
    [countOpen(state), words.summaryOpen],
    [state.leftOut?.length ?? 0, words.summaryKept],
  ]
  return kinds.flatMap(([number, sayNumber]) => (number > 0 ? [sayNumber(number)] : []))
}

/** Steps of the plan that the turn never came to, and the one at which its rounds ran out. */
function countOpen({ plan, step, executeRounds }: GraphState): number {
  const reached = executeRounds >= maxExecuteRounds ? step : step + 1
  return Math.max(0, plan.length - reached)
}

function join(sentences: string[], language: Language): string {
  return sentences.join(grammar[language].joints.gap)
}
