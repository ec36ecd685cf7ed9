// Asks the person's own model beside the conversation, stopped as the reading of a file is, and by the session's end.
import type { Problem } from '../../shared/ipc.ts'
import { assertNever } from '../../shared/assert-never.ts'
import type { ExchangeJobKind } from '../../shared/exchange/exchange-progress.ts'
import type { Result } from '../../shared/result.ts'
import type { AskingFailure } from '../agent/ask-document.ts'
import type { SessionContext } from './context.ts'

/** `ask` is given what stops it. */
export async function askAside<Answer>(
  { exchanging, closing, push }: SessionContext,
  job: ExchangeJobKind,
  ask: (signal: AbortSignal) => Promise<Result<Answer, AskingFailure>>,
): Promise<Result<Answer, AskingFailure>> {
  const { promise: ended, resolve: end } = Promise.withResolvers<void>()
  const stop = new AbortController()
  const own = { stop, ended }
  exchanging.add(own)
  push({ kind: 'exchange-progress', progress: { job, done: 0, of: 0 } })
  try {
    return await ask(AbortSignal.any([stop.signal, closing]))
  } finally {
    exchanging.delete(own)
    end()
    if (exchanging.size === 0) push({ kind: 'exchange-progress', progress: null })
  }
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
      return say('model-failed', failure.message)
    default:
      return assertNever(failure)
  }
}
