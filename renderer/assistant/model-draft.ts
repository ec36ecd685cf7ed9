// The form of the model as it is being filled in, and the choice that it comes to.
import {
  familyFacts,
  type EndpointFamily,
  endpointSchema,
  offlineChoice,
  type Endpoint,
  type ModelChoice,
  type ModelUse,
} from '../../shared/preferences/model-choice.ts'
import { localPlaces } from '../../shared/model/local-servers.ts'
import { openLineOf } from '../../shared/model/open-line.ts'
import { isUsableKey } from '../../shared/model/model-key.ts'

export type ModelDraft = {
  kind: ModelChoice['kind']
  family: EndpointFamily
  baseUrl: string
  model: string
  /** A key that is to be kept; empty leaves the one that is there. */
  key: string
  /** The host to which it may go unencrypted, as the person has said; empty for none. */
  plainHttpTo: string
  use: ModelUse
}

export type ModelProblem =
  | 'no-address'
  | 'bad-address'
  | 'no-model'
  | 'bad-model'
  | 'bad-key'
  | 'open-line'

/** Of the kind of server that needs nothing but the student's own machine. */
const firstFamily: EndpointFamily = 'ollama'

export function draftOf(choice: ModelChoice): ModelDraft {
  const endpoint: Endpoint =
    choice.kind === 'endpoint'
      ? choice.endpoint
      : { family: firstFamily, baseUrl: familyFacts[firstFamily].baseUrl, model: '' }
  const { plainHttpTo = '', ...server } = endpoint
  const { use = 'auto' } = choice.kind === 'endpoint' ? choice : {}
  return { kind: choice.kind, ...server, key: '', plainHttpTo, use }
}

/** Another kind of server brings its usual address, unless the person has written one of their own. */
export function withFamily(draft: ModelDraft, family: EndpointFamily): ModelDraft {
  const usual = [...Object.values(familyFacts), ...localPlaces].map(({ baseUrl }) => baseUrl)
  const isOwn = !usual.includes(draft.baseUrl.trim())
  return { ...draft, family, baseUrl: isOwn ? draft.baseUrl : familyFacts[family].baseUrl }
}

type FoundModel = Pick<Endpoint, 'family' | 'baseUrl' | 'model'>

/** One that was found on this computer takes the place of what stood in the form; a typed key was for another. */
export function withFound(draft: ModelDraft, found: FoundModel): ModelDraft {
  return { ...draft, ...found, key: '', plainHttpTo: '' }
}

export function isFound(draft: ModelDraft, { family, baseUrl, model }: FoundModel): boolean {
  return draft.family === family && draft.baseUrl === baseUrl && draft.model === model
}

/** The address as it would be kept, or null while it is none. */
export function addressOf({ baseUrl }: ModelDraft): string | null {
  return endpointSchema.shape.baseUrl.safeParse(baseUrl.trim()).data ?? null
}

/** What stands in the way of a test or of saving. */
export function findModelProblem(draft: ModelDraft): ModelProblem | null {
  if (draft.kind === 'offline') return null
  if (draft.baseUrl.trim() === '') return 'no-address'
  if (addressOf(draft) === null) return 'bad-address'
  if (draft.model.trim() === '') return 'no-model'
  if (!endpointSchema.shape.model.safeParse(draft.model).success) return 'bad-model'
  const key = draft.key.trim()
  if (key !== '' && !isUsableKey(key)) return 'bad-key'
  const openTo = openLineOf(draft.baseUrl.trim())
  return openTo === null || openTo === draft.plainHttpTo ? null : 'open-line'
}

/** Only of a draft in whose way nothing stands. */
export function choiceOf(draft: ModelDraft): ModelChoice {
  const { kind, family, baseUrl, model, plainHttpTo, use } = draft
  if (kind === 'offline') return offlineChoice
  const endpoint = { family, baseUrl: baseUrl.trim(), model: model.trim() }
  const isOpen = plainHttpTo !== '' && openLineOf(endpoint.baseUrl) === plainHttpTo
  const kept = isOpen ? { ...endpoint, plainHttpTo } : endpoint
  return use === 'auto' ? { kind, endpoint: kept } : { kind, endpoint: kept, use }
}
