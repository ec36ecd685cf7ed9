// Node: one step of the work. Reads run at once, a change becomes a card, everything else moves the plan on.
import { agentWords } from '../../../../shared/i18n/core/agent.ts'
import { assertNever } from '../../../../shared/assert-never.ts'
import type { StageOutput } from '../../../../shared/conversation/contracts.ts'
import type { ToolCall } from '../../../../shared/agent/message.ts'
import type { TimelineEvent } from '../../../../shared/agent/timeline.ts'
import { isSameValue } from '../../../../shared/schedule/same-value.ts'
import {
  type Answer,
  callMessages,
  makeRound,
  spoken,
  spokenAnswer,
  type Round,
  type Turn,
} from '../turn.ts'
import { askModel, refuseOutput, roundWithoutAnswer } from '../../ask-model.ts'
import { callCardRound, openCard } from '../../cards/open-card.ts'
import { actionOfTool, checkCall } from '../../check-call.ts'
import { nextCallId } from '../graph-state.ts'
import { proposeCall } from '../../cards/propose-call.ts'
import { readSaidDay } from '../../said-days.ts'
import { turnFacts } from '../../turn-facts.ts'
import { runRead, type FinishedRead } from '../../run-read.ts'
import type { Refusal } from '../../../../shared/schedule/refusal.ts'
import { type ToolName, isScheduleTool } from '../../../../shared/tools/catalogue.ts'
import { sayOfferedShift } from '../../../../shared/planner/say/say-replan.ts'

type ExecuteAnswer = Answer<'execute'>

export async function execute(turn: Turn): Promise<Round> {
  const answer = await askModel(turn, 'execute')
  if (answer.kind !== 'answer') return roundWithoutAnswer(turn, answer)
  const { output } = answer
  const said = spokenAnswer(answer)
  switch (output.action) {
    case 'continue':
    case 'confirm':
      // Whether it stops at a card is decided by what the tool does.
      return output.tool_call
        ? withUnmade(turn, answer, await callTool(turn, answer, output.tool_call))
        : makeRound({ kind: 'execute-continued' }, said)
    case 'ask_user':
      return output.speak.trim() === ''
        ? refuseOutput(turn, answer.raw, { kind: 'empty-question' })
        : makeRound({ kind: 'question-asked' }, said)
    case 'next_plan':
      return makeRound({ kind: 'step-finished' }, said)
    case 'done':
      return makeRound({ kind: 'work-finished' }, said)
    default:
      return assertNever(output.action)
  }
}

type WantedCall = NonNullable<StageOutput['execute']['tool_call']>

async function callTool(turn: Turn, answer: ExecuteAnswer, wanted: WantedCall): Promise<Round> {
  const checked = checkCall(wanted, turn.state)
  if (!checked.ok) return refuseOutput(turn, answer.raw, checked.failure)
  const { name, activePacks } = checked.value
  const ready = { ...turn, state: { ...turn.state, activePacks } }
  const dated = readSaidDay(wanted, () => turnFacts(turn), turn.ports.isBuiltIn())
  if (!dated.ok) return refuseOutput(ready, answer.raw, dated.failure)
  const call = { id: nextCallId(turn.state), ...dated.value }
  return actionOfTool(name) === 'confirm'
    ? callOnCard(ready, answer, call, name)
    : callAtOnce(ready, answer, call, name)
}

/** What a refused call is told is about that call alone. */
function withUnmade({ ports }: Turn, { unmade }: ExecuteAnswer, round: Round): Round {
  const isMade = round.event.kind === 'call-finished' || round.event.kind === 'card-opened'
  if (unmade.length === 0 || !isMade) return round
  const content = agentWords[ports.language()].corrections.unmade(unmade)
  return { ...round, messages: [...round.messages, { role: 'user', content }] }
}

async function callAtOnce(
  turn: Turn,
  answer: ExecuteAnswer,
  call: ToolCall,
  name: ToolName,
): Promise<Round> {
  const result = await runRead(turn, call, name)
  if (result.kind === 'stopped') return makeRound({ kind: 'stopped' })
  if (result.kind === 'problem') return refuseOutput(turn, answer.raw, result.problem)
  return isRepeated(turn, call, result.text)
    ? refuseOutput(turn, answer.raw, { kind: 'repeated-call', name })
    : finishedCall(answer, call, result)
}

async function callOnCard(
  turn: Turn,
  answer: ExecuteAnswer,
  call: ToolCall,
  name: ToolName,
): Promise<Round> {
  const { activePacks } = turn.state
  const proposal = await proposeCall(turn, call)
  switch (proposal.kind) {
    case 'stopped':
      return makeRound({ kind: 'stopped' })
    case 'invalid':
      return refuseOutput(turn, answer.raw, {
        kind: 'bad-arguments',
        name,
        detail: proposal.text,
      })
    case 'refused': {
      const text = proposal.text + (await sayShift(turn, call, proposal.refusal))
      return isRepeated(turn, call, text)
        ? refuseOutput(turn, answer.raw, { kind: 'repeated-call', name })
        : finishedCall(answer, call, { kind: 'refused', text, activePacks, diagnosis: null })
    }
    case 'body': {
      const said = spoken(answer.output.speak, answer.reasoning)
      const opened = { card: openCard(turn, proposal.body), call, activePacks }
      return callCardRound('card-opened', opened, said)
    }
    default:
      return assertNever(proposal)
  }
}

/** Made before in this turn, with the same answer: the schedule that it is about is the same. */
function isRepeated({ calls, state }: Turn, call: ToolCall, text: string): boolean {
  // Improving a plan has its own limit, by what a diagnosis gains (G8).
  if (state.optimisation !== null) return false
  return calls.some(
    (made) =>
      made.name === call.name && made.text === text && isSameValue(made.arguments, call.arguments),
  )
}

function finishedCall(
  { output, reasoning }: ExecuteAnswer,
  call: ToolCall,
  { kind: outcome, text, activePacks, diagnosis }: FinishedRead,
): Round {
  const events: TimelineEvent[] = [
    ...spoken(output.speak, reasoning).events,
    { kind: 'tool-call-start', call },
    { kind: 'tool-call-end', callId: call.id, outcome, text },
  ]
  return makeRound(
    { kind: 'call-finished', outcome, activePacks, diagnosis },
    { messages: callMessages(call, text, output.speak), events },
  )
}

/** Empty where nothing would, and for what no schedule tool refused. */
async function sayShift(
  { ports, signal }: Turn,
  { name, arguments: values }: ToolCall,
  refusal: Refusal | null,
): Promise<string> {
  if (refusal === null || !isScheduleTool(name)) return ''
  const state = ports.readState()
  const now = ports.clock().moment
  const write = { state, now, name, arguments: values, refusal }
  const shift = await ports.askPlanner({ kind: 'shift', wish: write }, signal)
  return shift === null ? '' : sayOfferedShift(state, shift, ports.language())
}
