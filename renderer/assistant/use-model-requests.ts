// What the dialog asks of the core about a model: its key and its test; a failure comes back as a sentence.
import { inquire } from '../store/actions.ts'
import { useDesk } from '../store/desk-context.ts'
import { choiceOf, type ModelDraft } from './model-draft.ts'
import {
  outcomeOf,
  useEndpointTest,
  type EndpointTest,
  type TestOutcome,
} from './use-endpoint-test.ts'
import { useKeyStatus, type KeyStatus } from './use-key-status.ts'

export type ModelRequests = {
  keyStatus: KeyStatus | null
  test: EndpointTest
  /** The sentence that says why not, or null. */
  keepKey: (draft: ModelDraft) => Promise<string | null>
  forgetKey: (baseUrl: string) => Promise<string | null>
  tryEndpoint: (draft: ModelDraft) => Promise<TestOutcome>
}

export function useModelRequests(baseUrl: string | null): ModelRequests {
  const desk = useDesk()
  const [keyStatus, showKeyStatus] = useKeyStatus(baseUrl)
  const test = useEndpointTest()
  const setKey = async (address: string, key: string | null): Promise<string | null> => {
    const kept = await inquire(desk, 'set-model-key', { baseUrl: address, key })
    if (!kept.ok) return kept.failure
    showKeyStatus(kept.value.key)
    return null
  }
  return {
    keyStatus,
    test,
    keepKey: async (draft) => {
      const choice = choiceOf(draft)
      const key = draft.key.trim()
      if (choice.kind === 'offline' || key === '') return null
      return setKey(choice.endpoint.baseUrl, key)
    },
    forgetKey: (address) => setKey(address, null),
    tryEndpoint: async (draft) => {
      const choice = choiceOf(draft)
      if (choice.kind === 'offline') return { isProblem: false, lines: [], models: [] }
      const tested = await inquire(desk, 'test-endpoint', { endpoint: choice.endpoint })
      return tested.ok
        ? outcomeOf(tested.value)
        : { isProblem: true, lines: [tested.failure], models: [] }
    },
  }
}
