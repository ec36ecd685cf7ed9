// A search on the web (K3): only where the person has given an address, and only the words that they typed.
import type { Problem } from '../../../shared/contract/ipc.ts'
import { coreWords } from '../../../shared/i18n/core-words.ts'
import type { Language } from '../../../shared/language.ts'
import type { RequestInput, RequestOutput } from '../../../shared/contract/contract.ts'
import { searchAddress } from '../../../shared/research/web-address.ts'
import { fail, succeed, type Result } from '../../../shared/result.ts'
import { readResults } from '../web/read-results.ts'
import { sendSearch, type WebProblem } from '../web/send-search.ts'
import { languageOf, type SessionContext } from '../../session/context.ts'

export async function askWeb(
  context: SessionContext,
  { query }: RequestInput<'ask-web'>,
): Promise<Result<RequestOutput<'ask-web'>, Problem>> {
  const language = languageOf(context)
  const url = searchAddress(context.preferences.webSearch, query)
  if (url === null) return fail({ code: 'web-off', message: coreWords[language].webOff })
  const sent = await sendSearch(url, context.closing)
  const results = sent.ok ? readResults(sent.value) : null
  if (!sent.ok) return fail(sayProblem(sent.failure, url.host, language))
  if (results === null) return fail(sayProblem({ kind: 'not-json' }, url.host, language))
  return succeed({ host: url.host, results })
}

function sayProblem(failure: WebProblem, host: string, language: Language): Problem {
  return {
    code: `web-${failure.kind}`,
    message: coreWords[language].webProblems[failure.kind](
      host,
      failure.kind === 'status' ? failure.status : 0,
    ),
  }
}
