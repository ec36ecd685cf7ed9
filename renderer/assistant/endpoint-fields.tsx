// Where the model is: the kind of server, its address, the model's name and key, and a test of all of it.
import { useId } from 'react'
import { endpointFamilies, familyFacts } from '../../shared/preferences/endpoint-families.ts'
import { openLineOf } from '../../shared/model/open-line.ts'
import { Button } from '../kit/button.tsx'
import { CheckBox } from '../kit/check-box.tsx'
import form from '../kit/form.module.css'
import { useWords } from '../words/words.ts'
import { KeyField } from './key-field.tsx'
import { addressOf, withFamily, type ModelDraft } from './model-draft.ts'
import { TestResult } from './test-result.tsx'
import type { TestState } from './use-endpoint-test.ts'
import type { KeyStatus } from './use-key-status.ts'

type EndpointFieldsProps = {
  draft: ModelDraft
  onChange: (draft: ModelDraft) => void
  keyStatus: KeyStatus | null
  onForgetKey: (baseUrl: string) => void
  test: TestState
  canTest: boolean
  onTest: () => void
}

export function EndpointFields(props: EndpointFieldsProps) {
  const { draft, onChange, keyStatus, onForgetKey, test, canTest, onTest } = props
  const words = useWords().assistant
  const address = addressOf(draft)
  const openTo = address === null ? null : openLineOf(address)
  return (
    <>
      <div className="stack gap-14 two-columns">
        <FamilyField draft={draft} onChange={onChange} />
        <label className={form.field}>
          <span>{words.address}</span>
          <input
            type="url"
            required
            maxLength={500}
            autoComplete="off"
            spellCheck={false}
            placeholder="https://…/v1"
            value={draft.baseUrl}
            onChange={(event) => onChange({ ...draft, baseUrl: event.target.value })}
          />
        </label>
      </div>
      {openTo === null ? null : (
        <CheckBox
          label={words.plainHttp(openTo)}
          hint={words.plainHttpHint}
          isOn={draft.plainHttpTo === openTo}
          onChange={(isOn) => onChange({ ...draft, plainHttpTo: isOn ? openTo : '' })}
        />
      )}
      <ModelField
        draft={draft}
        models={test.kind === 'over' ? test.models : []}
        onChange={onChange}
      />
      <KeyField
        status={keyStatus}
        isNeeded={familyFacts[draft.family].needsKey}
        value={draft.key}
        onChange={(key) => onChange({ ...draft, key })}
        onForget={address === null ? null : () => onForgetKey(address)}
      />
      <div className="stack at-top gap-12 auto-rest">
        <Button disabled={!canTest || test.kind === 'running'} onClick={onTest}>
          {words.test}
        </Button>
        <TestResult state={test} />
      </div>
    </>
  )
}

type FieldProps = Pick<EndpointFieldsProps, 'draft' | 'onChange'>

function FamilyField({ draft, onChange }: FieldProps) {
  const words = useWords().assistant
  return (
    <label className={`${form.field}`}>
      <span>{words.family}</span>
      <select
        value={draft.family}
        onChange={({ target }) => {
          const family = endpointFamilies.find((name) => name === target.value)
          if (family !== undefined) onChange(withFamily(draft, family))
        }}
      >
        {endpointFamilies.map((family) => (
          <option key={family} value={family}>
            {family === 'other' ? words.otherFamily : familyFacts[family].name}
          </option>
        ))}
      </select>
    </label>
  )
}

function ModelField({ draft, onChange, models }: FieldProps & { models: readonly string[] }) {
  const words = useWords().assistant
  const listId = useId()
  return (
    <label className={form.field}>
      <span>{words.model}</span>
      <input
        required
        maxLength={200}
        autoComplete="off"
        spellCheck={false}
        placeholder={words.modelHint}
        list={listId}
        value={draft.model}
        onChange={(event) => onChange({ ...draft, model: event.target.value })}
      />
      <datalist id={listId}>
        {models.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
    </label>
  )
}
