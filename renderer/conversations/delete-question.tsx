// The question before a conversation is deleted: what goes, and what stays.
import { useEffect, useId, useRef } from 'react'
import type { ConversationSummary } from '../../shared/view/app-view.ts'
import { Button } from '../kit/button.tsx'
import { usePending } from '../store/use-pending.ts'
import { inquire } from '../store/actions.ts'
import { useDesk } from '../store/desk-context.ts'
import { showView } from '../store/receive-push.ts'
import { useWords } from '../words/words.ts'
import styles from './conversations.module.css'

type DeleteQuestionProps = {
  conversation: ConversationSummary
  title: string
  onKeep: () => void
  onChange: (failure: string | null) => void
}

export function DeleteQuestion({ conversation, title, onKeep, onChange }: DeleteQuestionProps) {
  const desk = useDesk()
  const words = useWords().conversations
  const textId = useId()
  const [isPending, run] = usePending()
  const keep = useRef<HTMLButtonElement>(null)
  // The safe answer first.
  useEffect(() => keep.current?.focus(), [])
  const remove = async (): Promise<void> => {
    const view = await inquire(desk, 'delete-conversation', { id: conversation.id })
    if (view.ok) showView(desk, view.value)
    else onKeep()
    onChange(view.ok ? null : view.failure)
  }
  return (
    <fieldset
      className={`stack gap-6 grow snug breaks sunk pad-y-8 pad-x-10 ${styles.question}`}
      aria-label={words.deleteWhat(title)}
      aria-describedby={textId}
    >
      <b aria-hidden="true">{words.deleteWhat(title)}</b>
      <p className="pretty" id={textId}>
        {words.deleteStays}
        {conversation.hasOpenCard ? words.deleteCard : ''}
      </p>
      <div className="flex wrap gap-4">
        <Button disabled={isPending} onClick={() => run(remove())}>
          {words.deleteNow}
        </Button>
        <Button
          ref={keep}
          disabled={isPending}
          onClick={onKeep}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return
            event.preventDefault()
            onKeep()
          }}
        >
          {words.keep}
        </Button>
      </div>
    </fieldset>
  )
}
