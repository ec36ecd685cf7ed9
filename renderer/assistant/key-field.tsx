// The key of an address: whether there is one, and a field for another; what is typed is never shown again.
import { useId, useRef, useEffect, useState } from 'react'
import type { ModelStatus } from '../../shared/model/abilities.ts'
import { Button } from '../kit/button.tsx'
import { TextField } from '../kit/fields.tsx'
import form from '../kit/form.module.css'
import { ask } from '../store/actions.ts'
import { useDesk } from '../store/use-store.ts'
import { useWords } from '../words/words.ts'
import styles from './assistant.module.css'

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

export type KeyStatus = ModelStatus['key']

/**
 * Whether there is a key for an address, as the core last said; never the key itself (M4). Null
 * until the first answer has come; `show` takes an answer that came with something else.
 */
export function useKeyStatus(
  baseUrl: string | null,
): [status: KeyStatus | null, show: (status: KeyStatus) => void] {
  const desk = useDesk()
  const [status, setStatus] = useState<KeyStatus | null>(null)
  useEffect(() => {
    let isWanted = true
    const inquire = async (): Promise<void> => {
      const answer = await ask(desk, 'read-model', baseUrl === null ? {} : { baseUrl })
      if (isWanted && answer !== null) setStatus(answer.key)
    }
    void inquire()
    return () => {
      isWanted = false
    }
  }, [desk, baseUrl])
  return [status, setStatus]
}
