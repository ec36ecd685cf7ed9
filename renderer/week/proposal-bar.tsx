// A waiting proposal above the week: what it is, and the two things most often done with it.
import { describeEffect } from '../../shared/schedule/effect.ts'
import { sayEffect } from '../../shared/words/say-effect.ts'
import { answerCard } from '../store/actions.ts'
import { openCardOf } from '../store/chat-store.ts'
import { useDesk } from '../store/desk-context.ts'
import { showProposal } from '../store/receive-push.ts'
import { useStore } from '../store/use-store.ts'
import { Button } from '../controls/button.tsx'
import { weekWords } from '../words/week-words.ts'
import { useLanguage, useWords } from '../words/words.ts'
import styles from './proposal-bar.module.css'

export function ProposalBar() {
  const desk = useDesk()
  const words = useWords(weekWords)
  const card = useStore(desk.chat, openCardOf)
  const isPending = useStore(
    desk.chat,
    ({ answering }) => answering !== null && answering === card?.id,
  )
  const language = useLanguage()
  const state = useStore(desk.week.view, (view) => view.state)
  if (card === null || state === null) return null
  const show = () => {
    showProposal(desk)
    desk.frame.set({ isConversationOpen: true })
  }
  return (
    <section className={styles.bar} aria-label={words.waits}>
      <p className={styles.text}>
        <b>{words.waits}</b>
        <span>{sayEffect(state, describeEffect(state, card.body.diff), language)}</span>
      </p>
      <Button
        look="primary"
        disabled={isPending}
        onClick={() => void answerCard(desk, card, 'accept')}
      >
        {words.accept}
      </Button>
      <Button onClick={show}>{words.show}</Button>
    </section>
  )
}
