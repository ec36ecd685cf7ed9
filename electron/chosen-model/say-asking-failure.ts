// Says why the person's own model, asked beside the conversation, gave nothing to use.
import type { Problem } from '../../shared/contract/ipc.ts'
import { assertNever } from '../../shared/assert-never.ts'
import type { AskingFailure } from '../agent/ask-document.ts'
import { asSentence } from '../../shared/text/as-sentence.ts'

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
