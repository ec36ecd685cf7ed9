// Says a failed endpoint in the person's language: what happened and what to do next. The turn's end says what is safe.
import { agentWords } from '../../../shared/i18n/core/agent.ts'
import type { Language } from '../../../shared/language.ts'
import type { EndpointFailure } from './endpoint-failure.ts'

type Kind = EndpointFailure['kind']

type Sentences = { [K in Kind]: (failure: Extract<EndpointFailure, { kind: K }>) => string }

export function sayEndpointFailure(failure: EndpointFailure, language: Language): string {
  return sayKind(failure.kind, failure, language)
}

function sayKind<K extends Kind>(
  kind: K,
  failure: Extract<EndpointFailure, { kind: K }>,
  language: Language,
): string {
  const sentences: Sentences = agentWords[language].endpointFailures
  return sentences[kind](failure)
}
