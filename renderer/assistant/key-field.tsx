// The key of an address: whether there is one, and a field for another; what is typed is never shown again.
import { useId, useRef } from 'react'
import { Button } from '../kit/button.tsx'
import { TextField } from '../kit/fields.tsx'
import form from '../kit/form.module.css'
import { useWords } from '../words/words.ts'
import styles from './assistant.module.css'
import type { KeyStatus } from './use-key-status.ts'

type KeyFieldProps = {
  status: KeyStatus | null
  isNeeded: boolean
  value: string
  onChange: (value: string) => void
  /** Null while there is no address that it could belong to. */
  onForget: (() => void) | null
}

export function KeyField({ status, isNeeded, value, onChange, onForget }: KeyFieldProps) {
  const words = useWords().assistant
  const hintId = useId()
  const field = useRef<HTMLInputElement>(null)
  if (status?.source === 'environment') {
    return (
      <div className={form.field}>
        <span>{words.key}</span>
        <p className={`small snug pretty ${styles.status}`} data-testid="key-status">
          {status.keptFor !== null
            ? words.keyOfAnother(status.keptFor)
            : status.isSet || isNeeded
              ? words.keyFromEnvironment(status.isSet)
              : words.keyUnneeded}
        </p>
      </div>
    )
  }
  const isSet = status?.isSet === true
  return (
    <div className="stack gap-4 anchor">
      <TextField
        label={words.key}
        ref={field}
        type="password"
        maxLength={2_000}
        aria-describedby={hintId}
        placeholder={isSet ? words.keyReplace : ''}
        value={value}
        onChange={onChange}
      />
      <div id={hintId} className={`small snug pretty ${styles.keyHint}`}>
        <span data-testid="key-status" data-set={isSet || undefined}>
          {status === null
            ? ''
            : isSet
              ? words.keySet
              : isNeeded
                ? words.keyNeeded
                : words.keyNotSet}
        </span>{' '}
        {status?.isForThisRun === true ? words.keyForThisRun : words.keyHint}
      </div>
      {isSet && onForget !== null ? (
        <Button
          look="quiet"
          className={`accent small pad-x-8 ${styles.forget}`}
          onClick={() => {
            onForget()
            // The button goes, and the focus with it.
            field.current?.focus()
          }}
        >
          {words.forgetKey}
        </Button>
      ) : null}
    </div>
  )
}
