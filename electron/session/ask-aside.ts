// Asks the person's own model beside the conversation, stopped as the reading of a file is, and by the session's end.
import type { Problem } from '../../shared/ipc.ts'
import { assertNever } from '../../shared/assert-never.ts'
import type { ExchangeJobKind } from '../../shared/exchange/exchange-progress.ts'
import type { Result } from '../../shared/result.ts'
import type { AskingFailure } from '../agent/ask-document.ts'
import type { SessionContext } from './context.ts'
import { asSentence } from '../../shared/words/as-sentence.ts'
import { runBeside } from './run-beside.ts'

/** `ask` is given what stops it. */
export function askAside<Answer>(
  context: SessionContext,
  job: ExchangeJobKind,
  ask: (signal: AbortSignal) => Promise<Result<Answer, AskingFailure>>,
): Promise<Result<Answer, AskingFailure>> {
  return runBeside(context, job, (signal, report) => {
    report(0, 0)
    return ask(signal)
  })
}

/** Each failure as the problem that says it. */
export function sayAskingFailure(
  failure: AskingFailure,
  say: (code: 'model-stopped' | 'model-unusable' | 'model-failed', detail?: string) => Problem,
  name: string,
): Problem {
  switch (failure.kind) {
    case 'stopped':
      return say('model-stopped')
    case 'unusable':
      return say('model-unusable', name)
    case 'failed':
      return say('model-failed', asSentence(failure.message))
    default:
      return assertNever(failure)
  }
}
