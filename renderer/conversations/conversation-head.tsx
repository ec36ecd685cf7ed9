// The head of the conversation: what it is called, the list of all of them, a new one, and the way back from a branch.
import { windowWords } from '../../shared/i18n/window-words.ts'
import { useRef, useState } from 'react'
import { IconButton } from '../kit/button.tsx'
import { Icon } from '../kit/icon.tsx'
import { inquire, tell } from '../store/actions.ts'
import { useDesk, useStore } from '../store/use-store.ts'
import { turnTo } from '../store/steer.ts'
import { useQuery } from '../store/use-query.ts'
import { useWords, useLanguage } from '../words/words.ts'
import { ConversationPanel } from './conversation-panel.tsx'
import styles from './conversations.module.css'
import type { Language } from '../../shared/language.ts'
import type { ChatState } from '../store/chat-store.ts'

export function ConversationHead() {
  const desk = useDesk()
  const language = useLanguage()
  const words = useWords().conversations
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
    <header className="fixed anchor small ruled-below">
      <div className={`row gap-4 ${styles.bar}`}>
        <h2 className={`flex narrows ${styles.heading}`}>
          <button
            ref={opener}
            type="button"
            className={`row gap-6 narrows strong rounded pad-x-8 hovers ${styles.title}`}
            aria-label={words.all(title)}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            title={title}
            onClick={() => setOpen(!isOpen)}
          >
            <span className="ellipsis">{title}</span>
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

/** What the shown conversation is called: its title, which the first words give it, or that it is new. */
export function titleOf(
  { conversation, timeline }: Pick<ChatState, 'conversation' | 'timeline'>,
  language: Language,
): string {
  if (conversation.title !== '') return conversation.title
  // The core names it with the first step; the page hears of the words before it hears of the name.
  const first = timeline.find(({ event }) => event.kind === 'turn-start')?.event
  const words = first?.kind === 'turn-start' ? first.text.trim() : ''
  return words === '' ? windowWords[language].conversations.untitled : words
}

/** Where a branch came from, with the way back. */
function BranchedFrom() {
  const desk = useDesk()
  const parent = useStore(desk.chat, ({ conversation }) => conversation.parent)
  return parent === null ? null : <WayBack key={parent} parent={parent} />
}

function WayBack({ parent }: { parent: string }) {
  const desk = useDesk()
  const words = useWords().conversations
  const { value } = useQuery('list-conversations', {})
  // Null where it is gone.
  const title = value?.conversations.find(({ id }) => id === parent)?.title ?? null
  const back = async () => {
    const problem = await turnTo(desk, inquire(desk, 'open-conversation', { id: parent }))
    if (problem !== null) tell(desk, 'problem', problem)
  }
  if (value === null)
    return <p className={`ellipsis quiet pad-x-18 pad-bottom-8 ${styles.branched}`}>&nbsp;</p>
  if (title === null)
    return (
      <p className={`ellipsis quiet pad-x-18 pad-bottom-8 ${styles.branched}`}>
        {words.branchedFromGone}
      </p>
    )
  return (
    <p className={`ellipsis quiet pad-x-18 pad-bottom-8 ${styles.branched}`}>
      {words.branchedFrom}{' '}
      <button
        className="accent rounded-small"
        type="button"
        title={title}
        onClick={() => void back()}
      >
        {title === '' ? words.untitled : title}
      </button>
    </p>
  )
}
