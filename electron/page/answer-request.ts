// Turns what a page sent into one reply, whatever it sent: nothing that arrives here can throw into a shell.
import { startWords } from '../../shared/i18n/start-words.ts'
import type { Reply } from '../../shared/contract/ipc.ts'
import { contract, type RequestName } from '../../shared/contract/contract.ts'
import type { Language } from '../../shared/language.ts'
import { fail } from '../../shared/result.ts'
import type { RequestCore } from '../core/open-core.ts'
import { sayUnreadable } from './say-unreadable.ts'

export async function answerRequest(
  core: RequestCore,
  name: unknown,
  input: unknown,
  language: Language,
): Promise<Reply<RequestName>> {
  if (!isRequestName(name)) return fail(sayUnreadable(language))
  try {
    return await core.request(name, input)
  } catch (error) {
    process.stderr.write(`${name}: ${error instanceof Error ? error.stack : String(error)}\n`)
    return fail({
      code: 'internal',
      message: startWords[language].answerRequest.broken,
    })
  }
}

function isRequestName(name: unknown): name is RequestName {
  return typeof name === 'string' && Object.hasOwn(contract, name)
}
