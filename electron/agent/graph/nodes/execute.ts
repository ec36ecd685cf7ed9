// Node: one step of the work. Reads run at once, a change becomes a card, everything else moves the plan on.
import { assertNever } from '../../../../shared/assert-never.ts'
import type { StageOutput } from '../../../../shared/agent/contracts.ts'
import type { ToolCall } from '../../../../shared/agent/message.ts'
import type { TimelineEvent } from '../../../../shared/agent/timeline.ts'
import type { ToolName } from '../../../../shared/tools/catalogue.ts'
import type { Answer } from '../../answer.ts'
import { askModel, refuseOutput, roundWithoutAnswer } from '../../ask-model.ts'
import { callCardRound } from '../../cards/call-card.ts'
import { checkCall } from '../../check-call.ts'
import { nextCallId } from '../graph-state.ts'
import { openCard } from '../../cards/open-card.ts'
import { proposeCall } from '../../cards/propose-call.ts'
import { sayShift } from '../../say/say-shift.ts'
import { runRead, type FinishedRead } from '../../run-read.ts'
import { callMessages, makeRound, spoken, type Round, type Turn } from '../turn.ts'

type ExecuteAnswer = Answer<'execute'>

export async function execute(turn: Turn): Promise<Round> {
  const answer = await askModel(turn, 'execute')
  if (answer.kind !== 'answer') return roundWithoutAnswer(turn, answer)
  const { output, reasoning } = answer
  switch (output.action) {
    case 'continue':
      return output.tool_call
        ? callAtOnce(turn, answer, output.tool_call)
        : makeRound({ kind: 'execute-continued' }, spoken(output.speak, reasoning))
    case 'confirm':
      // The contract has seen to it that the call is there.
      return output.tool_call
        ? callOnCard(turn, answer, output.tool_call)
        : makeRound({ kind: 'execute-continued' })
    case 'ask_user':
      return output.speak.trim() === ''
        ? refuseOutput(turn, answer.raw, { kind: 'empty-question' })
        : makeRound({ kind: 'question-asked' }, spoken(output.speak, reasoning))
    case 'next_plan':
      return makeRound({ kind: 'step-finished' }, spoken(output.speak, reasoning))
    case 'done':
      return makeRound({ kind: 'work-finished' }, spoken(output.speak, reasoning))
    default:
      return assertNever(output.action)
  }
}

type WantedCall = NonNullable<StageOutput['execute']['tool_call']>

async function callAtOnce(turn: Turn, answer: ExecuteAnswer, wanted: WantedCall): Promise<Round> {
  const checked = checkCall(wanted, 'continue', turn.state)
  if (!checked.ok) return refuseOutput(turn, answer.raw, checked.failure)
  const call = { id: nextCallId(turn.state), ...wanted }
  const result = await runRead(turn, call, checked.value)
  if (result.kind === 'stopped') return makeRound({ kind: 'stopped' })
  return result.kind === 'problem'
    ? refuseOutput(turn, answer.raw, result.problem)
    : finishedCall(answer, call, result)
}

async function callOnCard(turn: Turn, answer: ExecuteAnswer, wanted: WantedCall): Promise<Round> {
  const { state } = turn
  const checked = checkCall(wanted, 'confirm', state)
  if (!checked.ok) return refuseOutput(turn, answer.raw, checked.failure)
  const call = { id: nextCallId(state), ...wanted }
  const proposal = await proposeCall(turn, call)
  switch (proposal.kind) {
    case 'stopped':
      return makeRound({ kind: 'stopped' })
    case 'invalid':
      return refuseOutput(turn, answer.raw, badArguments(checked.value, proposal.text))
    case 'refused':
      return finishedCall(answer, call, {
        kind: 'refused',
        text: proposal.text + (await sayShift(turn, call, proposal.refusal)),
        activePacks: state.activePacks,
        diagnosis: null,
      })
    case 'body': {
      const said = spoken(answer.output.speak, answer.reasoning)
      return callCardRound('card-opened', { card: openCard(turn, proposal.body), call }, said)
    }
    default:
      return assertNever(proposal)
  }
}

function badArguments(name: ToolName, detail: string) {
  return { kind: 'bad-arguments', name, detail } as const
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
