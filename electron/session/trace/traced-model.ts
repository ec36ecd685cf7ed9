// A model whose calls are kept for the trace of their turn.
import type { ModelCall } from '../../../shared/agent/turn-trace.ts'
import { assertNever } from '../../../shared/assert-never.ts'
import type { Model, ModelOutcome, ModelRequest } from '../../agent/model/model.ts'

export function tracedModel(
  model: Model,
  at: () => string,
  keep: (traceId: string, call: ModelCall) => void,
): Model {
  return async (request, report, signal) => {
    const start = performance.now()
    const outcome = await model(request, report, signal)
    keep(request.traceId, callOf(request, outcome, at(), performance.now() - start))
    return outcome
  }
}

function callOf(
  { stage, temperature, maxTokens, thinking, corrections, messages }: ModelRequest,
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
