// A field being written by hand: what is typed is kept until it is saved or dropped, whatever is closed meanwhile.
import { useEffect, useRef, type KeyboardEvent } from 'react'
import type { FieldView } from '../../shared/pack/requests.ts'
import { packFieldName } from '../../shared/pack/name-pack.ts'
import { Button } from '../kit/button.tsx'
import { useWords, useLanguage } from '../words/words.ts'
import { useFieldDraft, type FieldDraftHand } from './use-field-draft.ts'
import type { PackDesk } from './use-pack.ts'
import styles from './pack.module.css'

/** So close to the end the room that is left is said. */
const nearTheEnd = 1_000

type FieldFormProps = {
  course: string
  field: FieldView
  desk: PackDesk
  onDone: (written: boolean) => void
}

export function FieldForm({ course, field, desk, onDone }: FieldFormProps) {
  const language = useLanguage()
  const words = useWords().pack
  const name = packFieldName(field.key, language)
  const draft = useFieldDraft(course, field, desk, onDone)
  const area = useRef<HTMLTextAreaElement>(null)
  useEffect(() => area.current?.focus(), [])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !draft.isChanged) {
      // The page stays open.
      event.preventDefault()
      draft.drop()
    }
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) draft.save()
  }
  return (
    <form
      className="stack gap-8"
      aria-label={words.editNamed(name)}
      onSubmit={(event) => {
        event.preventDefault()
        draft.save()
      }}
    >
      {draft.wasKept && !draft.isOvertaken ? <p className="quiet">{words.keptDraft}</p> : null}
      {draft.isOvertaken ? <Overtaken field={field} draft={draft} /> : null}
      <textarea
        ref={area}
        aria-label={name}
        aria-describedby={`hint-${field.key}`}
        rows={Math.min(18, Math.max(5, draft.text.split('\n').length + 1))}
        value={draft.text}
        onChange={(event) => draft.type(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <div className={`row wrap at-end gap-8 ${styles.formFoot}`}>
        <small className="grow-220" id={`hint-${field.key}`}>
          {draft.left < 0
            ? words.tooMany(-draft.left)
            : draft.left < nearTheEnd
              ? words.left(draft.left)
              : words.formHint}
        </small>
        <Button onClick={draft.drop}>{words.cancel}</Button>
        <Button type="submit" look="primary" disabled={!draft.canSave}>
          {words.save}
        </Button>
      </div>
    </form>
  )
}

/** Another window, or the conversation, has written the field meanwhile. */
function Overtaken({ field, draft }: { field: FieldView; draft: FieldDraftHand }) {
  const words = useWords().pack
  return (
    <div
      className={`framed stack gap-10 grow washed pad-y-10 pad-x-14 ${styles.overtaken}`}
      role="alert"
    >
      <p className="pretty">{words.newerVersion(field.version)}</p>
      <details>
        <summary>{words.showNewer}</summary>
        <pre>{field.text}</pre>
      </details>
      <div className={`flex wrap gap-8 ${styles.acts}`}>
        <Button onClick={draft.saveOver}>{words.saveOver}</Button>
        <Button onClick={draft.drop}>{words.takeNewer}</Button>
      </div>
    </div>
  )
}
