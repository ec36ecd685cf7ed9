// Where the model is: the kind of server, its address, the model's name and key, and a test of all of it.
import { useState } from 'react'
import type { LocalServer } from '../../shared/model/local-servers.ts'
import { openLineOf } from '../../shared/model/open-line.ts'
import {
  endpointFamilies,
  familyFacts,
  modelUses,
  type ModelUse,
} from '../../shared/preferences/model-choice.ts'
import { bindTo, SelectField, TextField } from '../kit/fields.tsx'
import { Button } from '../kit/button.tsx'
import { CheckBox } from '../kit/choice.tsx'
import { useRequests } from '../store/use-requests.ts'
import { useWords } from '../words/words.ts'
import styles from './assistant.module.css'
import { KeyField, type KeyStatus } from './key-field.tsx'
import { addressOf, withFamily, type ModelDraft, isFound, withFound } from './model-draft.ts'
import { TestResult, type TestState } from './test-result.tsx'

type EndpointFieldsProps = {
  draft: ModelDraft
  onChange: (draft: ModelDraft) => void
  keyStatus: KeyStatus | null
  onForgetKey: (baseUrl: string) => void
  test: TestState
  canTest: boolean
  onTest: () => void
}

/** Of a line that is copied and not written. */
const line = { required: true, spellCheck: false }

export function EndpointFields(props: EndpointFieldsProps) {
  const { draft, onChange, keyStatus, onForgetKey, test } = props
  const words = useWords().assistant
  const of = bindTo(draft, onChange)
  const address = addressOf(draft)
  return (
    <>
      <LocalModels draft={draft} onChange={onChange} />
      <div className="stack gap-14 two-columns">
        <SelectField
          label={words.family}
          value={draft.family}
          choices={endpointFamilies.map((value) => ({
            value,
            label: value === 'other' ? words.otherFamily : familyFacts[value].name,
          }))}
          onChange={(family) => onChange(withFamily(draft, family))}
        />
        <TextField
          label={words.address}
          type="url"
          {...line}
          maxLength={500}
          placeholder="https://…/v1"
          {...of('baseUrl')}
        />
      </div>
      <OpenLineField draft={draft} onChange={onChange} />
      <TextField
        label={words.model}
        {...line}
        maxLength={200}
        placeholder={words.modelHint}
        offers={test.kind === 'over' ? test.models : []}
        {...of('model')}
      />
      <KeyField
        status={keyStatus}
        isNeeded={familyFacts[draft.family].needsKey}
        value={draft.key}
        onChange={(key) => onChange({ ...draft, key })}
        onForget={address === null ? null : () => onForgetKey(address)}
      />
      <UseField {...of('use')} />
      <div className="stack at-top gap-10 auto-rest">
        <Button disabled={!props.canTest || test.kind === 'running'} onClick={props.onTest}>
          {words.test}
        </Button>
        <TestResult state={test} />
      </div>
    </>
  )
}

function UseField({ value, onChange }: { value: ModelUse; onChange: (use: ModelUse) => void }) {
  const words = useWords().assistant
  return (
    <SelectField
      label={words.use}
      hint={words.useHint[value]}
      value={value}
      choices={modelUses.map((use) => ({ value: use, label: words.uses[use] }))}
      onChange={onChange}
    />
  )
}

/** Only for an address whose line is open. */
function OpenLineField({ draft, onChange }: Pick<EndpointFieldsProps, 'draft' | 'onChange'>) {
  const words = useWords().assistant
  const address = addressOf(draft)
  const openTo = address && openLineOf(address)
  if (openTo === null) return null
  return (
    <CheckBox
      label={words.plainHttp(openTo)}
      hint={words.plainHttpHint}
      isOn={draft.plainHttpTo === openTo}
      onChange={(isOn) => onChange({ ...draft, plainHttpTo: isOn ? openTo : '' })}
    />
  )
}

type LocalModelsProps = { draft: ModelDraft; onChange: (draft: ModelDraft) => void }

/**
 * Looks for model servers on this computer when it is pressed, and offers their models; choosing
 * one fills the form (M7).
 */
function LocalModels({ draft, onChange }: LocalModelsProps) {
  const words = useWords().assistant
  const [servers, setServers] = useState<LocalServer[] | null>(null)
  const { problem, isPending, send } = useRequests()
  const look = () => send('find-local-models', {}, (found) => setServers(found.servers))
  return (
    <div className="stack gap-6">
      <div>
        <Button disabled={isPending} onClick={look}>
          {words.look}
        </Button>
      </div>
      <output className="stack gap-6 small snug" aria-label={words.foundModels}>
        {problem === '' ? null : <p className="caution">{problem}</p>}
        {servers?.length === 0 ? <p>{words.noneFound}</p> : null}
        {servers?.map(({ family, baseUrl, models }) => (
          <div key={baseUrl} className="stack gap-4">
            <p>{words.foundAt(familyFacts[family].name, models.length)}</p>
            <div className={`flex wrap gap-6 ${styles.found}`}>
              {models.map((model) => (
                <Button
                  key={model}
                  className="small breaks"
                  aria-pressed={isFound(draft, { family, baseUrl, model })}
                  onClick={() => onChange(withFound(draft, { family, baseUrl, model }))}
                >
                  {model}
                </Button>
              ))}
            </div>
          </div>
        ))}
      </output>
    </div>
  )
}
