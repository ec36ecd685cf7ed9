// Which model the words after `model` choose, and where its server listens.
import { endpointFamilies, familyFacts } from '../../../shared/preferences/endpoint-families.ts'
import {
  endpointSchema,
  offlineChoice,
  type ModelChoice,
} from '../../../shared/preferences/model-choice.ts'
import { openLineOf } from '../../../shared/model/open-line.ts'
import { fail, succeed, type Result } from '../../../shared/result.ts'
import { usageProblem, type UsageProblem } from './usage-problem.ts'

/** `isPlainHttp` is the person's yes to an open line. Null when nothing is chosen anew; without a URL it is where servers of the family usually listen. */
export function readModelChoice(
  [word, model]: string[],
  { url, isPlainHttp }: { url: string | undefined; isPlainHttp: boolean },
  usage: string,
): Result<ModelChoice | null, UsageProblem> {
  if (word === undefined) {
    return url === undefined ? succeed(null) : fail(usageProblem('wrong-words', { usage }))
  }
  if (word === 'offline' && model === undefined && url === undefined) return succeed(offlineChoice)
  const family = endpointFamilies.find((known) => known === word)
  if (family === undefined || model === undefined) {
    return fail(usageProblem('bad-model', { given: word, usage }))
  }
  const baseUrl = url ?? familyFacts[family].baseUrl
  const openTo = isPlainHttp ? openLineOf(baseUrl) : null
  const agreed = openTo === null ? {} : { plainHttpTo: openTo }
  const endpoint = endpointSchema.safeParse({ family, baseUrl, model, ...agreed })
  return endpoint.success
    ? succeed({ kind: 'endpoint', endpoint: endpoint.data })
    : fail(usageProblem('bad-url', { given: baseUrl, usage }))
}
