// Which model answers, and what it may do without asking; nothing but a key is kept before it is saved.
import { useId, useState } from 'react'
import { autonomyKeys, type Autonomy } from '../../shared/agent/autonomy.ts'
import { Button } from '../kit/button.tsx'
import { Choices } from '../kit/choice.tsx'
import { DialogBody, DialogFoot } from '../kit/dialog.tsx'
import { Form } from '../kit/fields.tsx'
import form from '../kit/form.module.css'
import { inquire } from '../store/actions.ts'
import { usePending, useSaved } from '../store/use-requests.ts'
import { useDesk } from '../store/use-store.ts'
import { useWords } from '../words/words.ts'
import styles from './assistant.module.css'
import { EndpointFields } from './endpoint-fields.tsx'
import { type KeyStatus, useKeyStatus } from './key-field.tsx'
import {
  addressOf,
  choiceOf,
  draftOf,
  findModelProblem,
  type ModelDraft,
  type ModelProblem,
} from './model-draft.ts'
import {
  type TestState,
  outcomeOf,
  useEndpointTest,
  type EndpointTest,
  type TestOutcome,
} from './test-result.tsx'

export function AssistantSettings({ onClose }: { onClose: () => void }) {
  const words = useWords().assistant
  const form = useAssistantForm()
  const { draft, problem, failure, isPending } = form
  return (
    <Form
      className="column grow shortens clips"
      noValidate
      onSend={() => (problem === null ? form.save() : undefined)}
    >
      <DialogBody>
        <Choices
          legend={words.who}
          name="model"
          value={draft.kind}
          choices={[
            { value: 'offline', label: words.offline, hint: words.offlineHint },
            { value: 'endpoint', label: words.endpoint, hint: words.endpointHint },
          ]}
          onChange={(kind) => form.change({ ...draft, kind })}
        />
        {draft.kind === 'endpoint' ? (
          <EndpointFields
            draft={draft}
            onChange={form.change}
            keyStatus={form.keyStatus}
            onForgetKey={form.forgetKey}
            test={form.testState}
            canTest={problem === null && !isPending}
            onTest={form.test}
          />
        ) : null}
        <AutonomyChoices value={form.autonomy} onChange={form.setAutonomy} />
      </DialogBody>
      <DialogFoot>
        <output className={`grow small snug ${form.isSaved ? '' : 'caution'}`}>
          {form.isSaved
            ? words.saved
            : failure === '' && problem !== null
              ? words.problems[problem]
              : failure}
        </output>
        <Button onClick={onClose}>{words.close}</Button>
        <Button type="submit" look="primary" disabled={isPending || problem !== null}>
          {words.save}
        </Button>
      </DialogFoot>
    </Form>
  )
}

type AutonomyChoicesProps = { value: Autonomy; onChange: (value: Autonomy) => void }

/** What may be done without asking (O7): one box for plans and one for each tool that writes. */
function AutonomyChoices({ value, onChange }: AutonomyChoicesProps) {
  const words = useWords().assistant
  const hintId = useId()
  const toggle = (key: Autonomy[number]) =>
    onChange(autonomyKeys.filter((other) => value.includes(other) !== (other === key)))
  return (
    <fieldset className={`ruled-above pad-top-12 ${styles.autonomy}`} aria-describedby={hintId}>
      <legend className={form.label}>{words.withoutAsking}</legend>
      <div className={`stack two-columns gap-y-2 gap-x-14 pad-top-4 pad-bottom-8 ${styles.boxes}`}>
        {autonomyKeys.map((key) => (
          <label key={key} className="stack at-top snug gap-10 auto-rest pad-y-4">
            <input
              className="above-4"
              type="checkbox"
              checked={value.includes(key)}
              onChange={() => toggle(key)}
            />
            <span>{words.autonomy[key]}</span>
          </label>
        ))}
      </div>
      <p id={hintId} className={`small snug pretty ${styles.hint}`}>
        {words.withoutAskingHint}
      </p>
    </fieldset>
  )
}

type AssistantForm = {
  draft: ModelDraft
  change: (next: ModelDraft) => void
  autonomy: Autonomy
  setAutonomy: (autonomy: Autonomy) => void
  problem: ModelProblem | null
  /** What the core said against it; empty when nothing did. */
  failure: string
  isPending: boolean
  /** And nothing is changed since. */
  isSaved: boolean
  keyStatus: KeyStatus | null
  testState: TestState
  test: () => void
  forgetKey: (baseUrl: string) => void
  save: () => void
}

/**
 * The form of the dialog: what is being chosen, the key and the test of a model, and saving it
 * all.
 */
function useAssistantForm(): AssistantForm {
  const desk = useDesk()
  const [draft, setDraft] = useState<ModelDraft>(() => draftOf(desk.settings.get().model))
  const [autonomy, setAutonomy] = useState<Autonomy>(() => desk.settings.get().autonomy)
  const [failure, setFailure] = useState('')
  const { isSaved, onEdit, beginSave } = useSaved()
  const [isPending, run] = usePending()
  const requests = useModelRequests(addressOf(draft))

  const change = (next: ModelDraft): void => {
    setFailure('')
    onEdit()
    if (next.kind !== draft.kind || isElsewhere(draft, next)) requests.test.forget()
    setDraft(next)
  }
  /** The sentence that says why it could not be kept, or null. */
  const keepKey = async (): Promise<string | null> => {
    const refused = await requests.keepKey(draft)
    if (refused === null) setDraft((now) => (now.key === draft.key ? { ...now, key: '' } : now))
    return refused
  }
  const tryEndpoint = async () => {
    const refused = await keepKey()
    if (refused !== null) return { isProblem: true, lines: [refused], models: [] }
    return requests.tryEndpoint(draft)
  }
  const save = async (): Promise<void> => {
    const tellSaved = beginSave()
    const refused = await keepKey()
    if (refused !== null) return setFailure(refused)
    const kept = await inquire(desk, 'set-preferences', { model: choiceOf(draft), autonomy })
    if (!kept.ok) return setFailure(kept.failure)
    desk.settings.set(kept.value)
    tellSaved()
  }
  const forgetKey = async (baseUrl: string): Promise<void> => {
    const refused = await requests.forgetKey(baseUrl)
    setFailure(refused ?? '')
  }
  return {
    draft,
    change,
    autonomy,
    setAutonomy: (next) => {
      onEdit()
      setAutonomy(next)
    },
    isSaved,
    problem: findModelProblem(draft),
    failure,
    isPending,
    keyStatus: requests.keyStatus,
    testState: requests.test.state,
    test: () => requests.test.run(tryEndpoint),
    forgetKey: (baseUrl) => run(forgetKey(baseUrl)),
    save: () => run(save()),
  }
}

/** A test of one says nothing of the other. Another model of the same server keeps the list of its models. */
function isElsewhere(a: ModelDraft, b: ModelDraft): boolean {
  return a.family !== b.family || a.baseUrl !== b.baseUrl || (a.key !== b.key && b.key !== '')
}

type ModelRequests = {
  keyStatus: KeyStatus | null
  test: EndpointTest
  /** The sentence that says why not, or null. */
  keepKey: (draft: ModelDraft) => Promise<string | null>
  forgetKey: (baseUrl: string) => Promise<string | null>
  tryEndpoint: (draft: ModelDraft) => Promise<TestOutcome>
}

/** What the dialog asks of the core about a model: its key and its test; a failure comes back as a sentence. */
function useModelRequests(baseUrl: string | null): ModelRequests {
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
