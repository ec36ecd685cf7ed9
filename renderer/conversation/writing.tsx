// What is being written right now, and what the agent is doing while nothing is.
import { useDesk } from '../store/desk-context.ts'
import { useStore } from '../store/use-store.ts'
import { conversationWords } from '../words/conversation-words.ts'
import { useWords } from '../words/words.ts'
import { AnswerText } from './answer-text.tsx'
import styles from './conversation.module.css'
import { currentPhase } from './timeline-rows.ts'

export function Writing() {
  const { chat } = useDesk()
  const words = useWords(conversationWords)
  const text = useStore(chat, (state) => state.pendingText)
  const reasoning = useStore(chat, (state) => state.pendingReasoning)
  const isRunning = useStore(chat, (state) => state.isRunning)
  const phase = useStore(chat, (state) => currentPhase(state.timeline))
  if (text !== '') return <AnswerText text={text} />
  if (!isRunning) return null
  const doing = (phase === null ? undefined : words.phases[phase]) ?? words.working
  return (
    <p className={styles.quiet} data-testid="doing">
      {reasoning === '' ? doing : reasoning.slice(-120)}
    </p>
  )
}
