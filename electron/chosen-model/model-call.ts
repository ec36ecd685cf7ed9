// A call of a model as the trace of its turn keeps it.
import type { Message } from '../../shared/agent/message.ts'
import { assertNever } from '../../shared/assert-never.ts'
import type { ModelCall } from '../../shared/conversation/turn-trace.ts'
import type { ModelOutcome } from '../model/model.ts'

type Asked = Pick<ModelCall, 'stage'> & ModelCall['settings'] & { messages: Message[] }

export function callOf(
  { stage, temperature, maxTokens, thinking, corrections, messages }: Asked,
  outcome: ModelOutcome,
  at: string,
  milliseconds: number,
): ModelCall {
  return {
    at,
    stage,
    milliseconds: Math.round(milliseconds),
    settings: { temperature, maxTokens, thinking, corrections },
    prompt: messages,
    output: outputOf(outcome),
    outcome: outcome.kind,
    reasoning: outcome.kind === 'output' ? outcome.reasoning : '',
    usage: outcome.kind === 'output' ? outcome.usage : null,
  }
}

function outputOf(outcome: ModelOutcome): string {
  switch (outcome.kind) {
    case 'output':
      return outcome.output
    case 'failure':
      return outcome.message
    case 'aborted':
      return ''
    default:
      return assertNever(outcome)
  }
}
