// One conversation of the list: opened by its title, renamed in place, deleted after a question.
import { useState } from 'react'
import type { ConversationSummary } from '../../shared/view/app-view.ts'
import { conversationRequests } from '../../shared/conversation/requests.ts'
import { IconButton } from '../kit/button.tsx'
import { NameForm } from '../kit/name-form.tsx'
import { Question } from '../kit/dialog.tsx'
import { inquire } from '../store/actions.ts'
import { useDesk } from '../store/use-store.ts'
import { showView } from '../store/receive-push.ts'
import { turnTo } from '../store/steer.ts'
import { useRequests } from '../store/use-requests.ts'
import { sayInstant } from '../words/say-dates.ts'
import { useWords, useLanguage } from '../words/words.ts'
import styles from './conversations.module.css'

type ConversationLineProps = {
  conversation: ConversationSummary
  onClose: () => void
  /** Something was changed, or with a sentence: could not be. */
  onChange: (failure: string | null) => void
}

export function ConversationLine({ conversation, onClose, onChange }: ConversationLineProps) {
  const desk = useDesk()
  const language = useLanguage()
  const words = useWords().conversations
  const [mode, setMode] = useState<'line' | 'rename' | 'delete'>('line')
  const { id, isShown } = conversation
  const title = conversation.title === '' ? words.untitled : conversation.title
  const open = async () => {
    const failure = isShown ? null : await turnTo(desk, inquire(desk, 'open-conversation', { id }))
    if (failure === null) onClose()
    else onChange(failure)
  }
  if (mode !== 'line')
    return (
      <li className={styles.line}>
        <LineForm
          conversation={conversation}
          title={title}
          isDeleting={mode === 'delete'}
          onEnd={() => setMode('line')}
          onChange={onChange}
        />
      </li>
    )
  return (
    <li className={styles.line}>
      <button
        type="button"
        className={`stack grow narrows tight rounded gap-2 pad-y-4 pad-x-10 hovers ${styles.open}`}
        data-conversation=""
        aria-current={isShown ? 'true' : undefined}
        onClick={() => void open()}
      >
        <b className="ellipsis plain">{title}</b>
        <small className="flex wrap same-size gap-x-8">
          {conversation.at === null ? words.unspoken : sayInstant(conversation.at, language)}
          {conversation.hasOpenCard ? <mark>{words.openCard}</mark> : null}
          {isShown ? <span>{words.shown}</span> : null}
        </small>
      </button>
      <IconButton
        icon="edit"
        name={words.rename(title)}
        title={words.renameBriefly}
        onClick={() => setMode('rename')}
      />
      <IconButton
        icon="trash"
        name={words.delete(title)}
        title={words.deleteBriefly}
        onClick={() => setMode('delete')}
      />
    </li>
  )
}

type LineFormProps = {
  conversation: ConversationSummary
  title: string
  isDeleting: boolean
  onEnd: () => void
  onChange: (failure: string | null) => void
}

/** In the place of the line: its title as a field, or the question before it is deleted. */
function LineForm({ conversation, title, isDeleting, onEnd, onChange }: LineFormProps) {
  const desk = useDesk()
  const words = useWords().conversations
  const { isPending, send } = useRequests()
  const { id } = conversation
  const tellEnd = (failure: string) => onChange(failure === '' ? null : failure)
  if (!isDeleting)
    return (
      <NameForm
        label={words.newTitle}
        name={title}
        schema={conversationRequests['rename-conversation'].input.shape.title}
        save={words.save}
        cancel={words.cancel}
        isPending={isPending}
        className={`flex wrap gap-4 grow narrows pad-y-4 pad-x-2 ${styles.rename}`}
        onSave={(wanted) => send('rename-conversation', { id, title: wanted }, onEnd, tellEnd)}
        onEnd={onEnd}
      />
    )
  const remove = () =>
    send(
      'delete-conversation',
      { id },
      (view) => showView(desk, view),
      (failure) => {
        if (failure !== '') onEnd()
        tellEnd(failure)
      },
    )
  return (
    <Question
      name={words.deleteWhat(title)}
      title={words.deleteWhat(title)}
      text={`${words.deleteStays}${conversation.hasOpenCard ? words.deleteCard : ''}`}
      yes={words.deleteNow}
      no={words.keep}
      isPending={isPending}
      className={`stack gap-6 grow snug breaks sunk pad-y-8 pad-x-10 ${styles.question}`}
      answersClass="flex wrap gap-4"
      onYes={remove}
      onNo={onEnd}
    />
  )
}
