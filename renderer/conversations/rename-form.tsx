// The title of a conversation, changed where it stands.
import { useState, type FormEvent } from 'react'
import { Button } from '../kit/button.tsx'
import { usePending } from '../kit/use-pending.ts'
import { inquire } from '../store/actions.ts'
import { useDesk } from '../store/desk-context.ts'
import { useWords } from '../words/words.ts'
import styles from './conversations.module.css'

type RenameFormProps = {
  id: string
  title: string
  onEnd: () => void
  onChange: (failure: string | null) => void
}

export function RenameForm({ id, title, onEnd, onChange }: RenameFormProps) {
  const desk = useDesk()
  const words = useWords().conversations
  const [wanted, setWanted] = useState(title)
  const [isPending, run] = usePending()
  const rename = async (): Promise<void> => {
    const renamed = await inquire(desk, 'rename-conversation', { id, title: wanted.trim() })
    if (renamed.ok) onEnd()
    onChange(renamed.ok ? null : renamed.failure)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (wanted.trim() === title) onEnd()
    else run(rename())
  }
  return (
    <form
      className={`flex wrap gap-4 grow narrows pad-y-4 pad-x-2 ${styles.rename}`}
      onSubmit={submit}
    >
      <input
        // The person has just asked for it.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        required
        maxLength={80}
        pattern=".*\S.*"
        aria-label={words.newTitle}
        value={wanted}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setWanted(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          // The list stays open.
          event.preventDefault()
          onEnd()
        }}
      />
      <Button type="submit" look="primary" disabled={isPending}>
        {words.save}
      </Button>
      <Button disabled={isPending} onClick={onEnd}>
        {words.cancel}
      </Button>
    </form>
  )
}
