// Which model answers, and what it may do without asking; nothing but a key is kept before it is saved.
import { Button } from '../kit/button.tsx'
import { Choices } from '../kit/choice.tsx'
import { DialogBody, DialogFoot } from '../kit/dialog.tsx'
import { Form } from '../kit/fields.tsx'
import { useWords } from '../words/words.ts'
import { AutonomyChoices } from './autonomy-choices.tsx'
import { EndpointFields } from './endpoint-fields.tsx'
import { useAssistantForm } from './use-assistant-form.ts'

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
