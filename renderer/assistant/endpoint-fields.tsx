// Where the model is: the kind of server, its address, the model's name and key, and a test of all of it.
import { endpointFamilies, familyFacts } from '../../shared/preferences/endpoint-families.ts'
import { modelUses, type ModelUse } from '../../shared/preferences/model-choice.ts'
import { openLineOf } from '../../shared/model/open-line.ts'
import { Button } from '../kit/button.tsx'
import { CheckBox } from '../kit/choice.tsx'
import { SelectField, TextField } from '../kit/fields.tsx'
import { bindTo } from '../kit/bind-to.ts'
import { useWords } from '../words/words.ts'
import { KeyField } from './key-field.tsx'
import { LocalModels } from './local-models.tsx'
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
      <div className="stack at-top gap-12 auto-rest">
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
