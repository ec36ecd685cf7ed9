// A card in the conversation: the open question, or what became of it.
import type { Card } from '../../shared/agent/card.ts'
import { describeEffect } from '../../shared/schedule/effect.ts'
import type { ScheduleState } from '../../shared/schedule/state.ts'
import { sayEffect } from '../../shared/words/say-effect.ts'
import { Icon, type IconName } from '../controls/icon.tsx'
import { useDesk } from '../store/desk-context.ts'
import { useStore } from '../store/use-store.ts'
import { cardWords } from '../words/card-words.ts'
import { useLanguage } from '../words/words.ts'
import styles from './card.module.css'
import { OpenCard } from './open-card.tsx'

export function CardView({ cardId }: { cardId: string }) {
  const desk = useDesk()
  const card = useStore(desk.chat, (chat) => chat.cards.get(cardId))
  const state = useStore(desk.week.view, (view) => view.state)
  // The event that names a card may come a moment before the card.
  if (card === undefined || state === null) return null
  return card.status === 'open' ? (
    <OpenCard card={card} state={state} />
  ) : (
    <SettledCard card={card} status={card.status} state={state} />
  )
}

const icons: Record<'accepted' | 'rejected' | 'stale', IconName> = {
  accepted: 'check',
  rejected: 'close',
  stale: 'undo',
}

type SettledCardProps = {
  card: Card
  status: 'accepted' | 'rejected' | 'stale'
  state: ScheduleState
}

function SettledCard({ card, status, state }: SettledCardProps) {
  const language = useLanguage()
  const words = cardWords[language]
  const { body } = card
  const effect = describeEffect(state, body.diff)
  const isPlanOnly = body.kind === 'plan' && effect.changes.length === 0
  return (
    <div className={styles.settled} data-status={status}>
      <Icon name={icons[status]} size={14} />
      <p>
        <b>{words.status[status]}</b>{' '}
        <span>
          {isPlanOnly ? words.steps(body.steps.length) : sayEffect(state, effect, language)}
        </span>
        {card.note === '' ? null : <span className={styles.note}>{card.note}</span>}
      </p>
    </div>
  )
}
