// The head of the conversation: what it is called, the list of all of them, a new one, and the way back from a branch.
import { useRef, useState } from 'react'
import { IconButton } from '../controls/button.tsx'
import { Icon } from '../controls/icon.tsx'
import { inquire, tell } from '../store/actions.ts'
import { useDesk } from '../store/desk-context.ts'
import { turnTo } from '../store/steer.ts'
import { useStore } from '../store/use-store.ts'
import { conversationsWords } from '../words/conversations-words.ts'
import { useLanguage } from '../words/words.ts'
import { BranchedFrom } from './branched-from.tsx'
import { ConversationPanel } from './conversation-panel.tsx'
import styles from './conversations.module.css'
import { titleOf } from './title-of.ts'

export function ConversationHead() {
  const desk = useDesk()
  const language = useLanguage()
  const words = conversationsWords[language]
  const title = useStore(desk.chat, (chat) => titleOf(chat, language))
  const isEmpty = useStore(desk.chat, ({ timeline }) => timeline.length === 0)
  const isRunning = useStore(desk.chat, (chat) => chat.isRunning)
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const start = async () => {
    const problem = await turnTo(desk, inquire(desk, 'start-conversation', {}))
    if (problem !== null) tell(desk, 'problem', problem)
  }
  return (
    <header className={styles.head}>
      <div className={styles.bar}>
        <h2 className={styles.heading}>
          <button
            ref={opener}
            type="button"
            className={styles.title}
            aria-label={words.all(title)}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            title={title}
            onClick={() => setOpen(!isOpen)}
          >
            <span>{title}</span>
            <Icon name="down" size={12} />
          </button>
        </h2>
        <IconButton
          icon="compose"
          name={words.start}
          disabled={isEmpty || isRunning}
          onClick={() => void start()}
        />
      </div>
      <BranchedFrom />
      {isOpen ? <ConversationPanel opener={opener} onClose={() => setOpen(false)} /> : null}
    </header>
  )
}
