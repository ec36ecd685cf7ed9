// One conversation of the list: opened by its title, renamed in place, deleted after a question.
import { windowWords } from '../../shared/i18n/window-words.ts'
import { useState } from 'react'
import type { ConversationSummary } from '../../shared/view/app-view.ts'
import { IconButton } from '../kit/button.tsx'
import { inquire } from '../store/actions.ts'
import { useDesk } from '../store/desk-context.ts'
import { turnTo } from '../store/steer.ts'
import { sayInstant } from '../words/say-dates.ts'
import { useLanguage } from '../words/words.ts'
import styles from './conversations.module.css'
import { DeleteQuestion } from './delete-question.tsx'
import { RenameForm } from './rename-form.tsx'

type ConversationLineProps = {
  conversation: ConversationSummary
  onClose: () => void
  /** Something was changed, or with a sentence: could not be. */
  onChange: (failure: string | null) => void
}

export function ConversationLine({ conversation, onClose, onChange }: ConversationLineProps) {
  const desk = useDesk()
  const language = useLanguage()
  const words = windowWords[language].conversations
  const [mode, setMode] = useState<'line' | 'rename' | 'delete'>('line')
  const { id, isShown } = conversation
  const title = conversation.title === '' ? words.untitled : conversation.title
  const open = async () => {
    const failure = isShown ? null : await turnTo(desk, inquire(desk, 'open-conversation', { id }))
    if (failure === null) onClose()
    else onChange(failure)
  }
  if (mode === 'rename')
    return (
      <li className={styles.line}>
        <RenameForm id={id} title={title} onEnd={() => setMode('line')} onChange={onChange} />
      </li>
    )
  if (mode === 'delete')
    return (
      <li className={styles.line}>
        <DeleteQuestion
          conversation={conversation}
          title={title}
          onKeep={() => setMode('line')}
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
        <small className="flex wrap same-size gap-x-10">
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
