// The form in an open card: the proposed call with other arguments. Nothing is applied, its effect is shown on a new card.
import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent } from 'react'
import type { Card } from '../../../../shared/agent/card.ts'
import { isSameValue } from '../../../../shared/schedule/same-value.ts'
import type { ScheduleState } from '../../../../shared/schedule/state.ts'
import { Button } from '../../../kit/button.tsx'
import { usePending } from '../../../store/use-requests.ts'
import { useDesk, useStore } from '../../../store/use-store.ts'
import { reviseCard } from '../../../store/steer.ts'
import { useWords } from '../../../words/words.ts'
import { CallFields } from './call-fields.tsx'
import styles from './edit.module.css'
import type { EditableCall } from './read-call.ts'

type EditFormProps = { card: Card; call: EditableCall; state: ScheduleState; onKeep: () => void }

export function EditForm({ card, call, state, onKeep }: EditFormProps) {
  const desk = useDesk()
  const words = useWords().edit
  const [wanted, setWanted] = useState(call)
  const [problem, setProblem] = useState<string | null>(null)
  const [isPending, run] = usePending()
  const form = useFirstField()
  const isRunning = useStore(desk.chat, (chat) => chat.isRunning)
  const isConnected = useStore(desk.settings, ({ connection }) => connection === 'connected')
  const change = (next: EditableCall) => {
    setWanted(next)
    setProblem(null)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isPending || !isConnected) return
    // The card shows that effect already.
    if (isSameValue(wanted.arguments, call.arguments)) return onKeep()
    run(reviseCard(desk, card, wanted.arguments).then(setProblem))
  }
  const actByKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onKeep()
    // Elsewhere it accepts the card, which is not what the form shows.
    else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey))
      form.current?.requestSubmit()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of its buttons
    <form
      ref={form}
      className="stack gap-8 small ruled-above pad-top-10"
      aria-label={words.form}
      onSubmit={submit}
      onKeyDown={actByKey}
    >
      <CallFields call={wanted} state={state} onChange={change} />
      <output className={`caution snug ${styles.problem}`}>{problem ?? ''}</output>
      <div className="flex wrap gap-4">
        <Button type="submit" look="primary" disabled={isPending || isRunning || !isConnected}>
          {words.showEffect}
        </Button>
        <Button disabled={isPending} onClick={onKeep}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}

function useFirstField() {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('select, input')?.focus()
  }, [])
  return form
}
