// A name that is changed where it stands: its text is chosen whole, Escape leaves it as it was.
import { useState, type ReactNode } from 'react'
import { Button } from './button.tsx'
import { onEscape, takeFocusWhole } from './focus.ts'
import { TextInput } from './fields.tsx'

type NameFormProps = {
  /** What the field is called. */
  label: string
  /** Shown while it is empty. */
  hint?: string
  name: string
  schema: unknown
  save: string
  cancel: string
  isPending?: boolean
  className: string
  inputClass?: string | undefined
  /** Before the field. */
  children?: ReactNode
  /** With a name that is another, without spaces around it. */
  onSave: (name: string) => void
  /** Null where there is nothing to go back to. */
  onEnd: (() => void) | null
}

export function NameForm(props: NameFormProps) {
  const { label, hint, name, schema, isPending = false, onSave, onEnd } = props
  const [typed, setTyped] = useState(name)
  const wanted = typed.trim()
  return (
    <form
      className={props.className}
      onSubmit={(event) => {
        event.preventDefault()
        if (wanted === name) onEnd?.()
        else onSave(wanted)
      }}
    >
      {props.children}
      <TextInput
        ref={takeFocusWhole}
        className={props.inputClass}
        aria-label={label}
        placeholder={hint}
        schema={schema}
        value={typed}
        onChange={setTyped}
        onKeyDown={onEnd === null ? undefined : onEscape(onEnd)}
      />
      <Button type="submit" look="primary" disabled={isPending}>
        {props.save}
      </Button>
      {onEnd === null ? null : (
        <Button disabled={isPending} onClick={onEnd}>
          {props.cancel}
        </Button>
      )}
    </form>
  )
}
