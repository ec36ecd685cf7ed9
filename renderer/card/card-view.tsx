// A card in the conversation: the open question, or what became of it.
import type { Card } from '../../shared/agent/card.ts'
import { describeEffect } from '../../shared/schedule/effect.ts'
import type { ScheduleState } from '../../shared/schedule/state.ts'
import { sayEffect } from '../../shared/words/say-effect.ts'
import { HeldRanges } from '../controls/held-ranges.tsx'
import { Icon, type IconName } from '../controls/icon.tsx'
import { useDesk } from '../store/desk-context.ts'
import { useStore } from '../store/use-store.ts'
import { cardWords } from '../words/card-words.ts'
import { useLanguage } from '../words/words.ts'
import styles from './card.module.css'
import { isUndoneIn } from './is-undone.ts'
import { OpenCard } from './open-card.tsx'

/** `hasSaidNote`: the note stands in the conversation already. */
export function CardView({ cardId, hasSaidNote }: { cardId: string; hasSaidNote: boolean }) {
  const desk = useDesk()
  const card = useStore(desk.chat, (chat) => chat.cards.get(cardId))
  const state = useStore(desk.week.view, (view) => view.state)
  // The event that names a card may come a moment before the card.
  if (card === undefined || state === null) return null
  return card.status === 'open' ? (
    <OpenCard card={card} state={state} />
  ) : (
    <SettledCard
      card={card}
      status={card.status}
      state={state}
      note={hasSaidNote ? '' : card.note}
    />
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
  note: string
}

function SettledCard({ card, status, state, note }: SettledCardProps) {
  const language = useLanguage()
  const words = cardWords[language]
  const { body } = card
  const effect = describeEffect(state, body.diff)
  const isUndone = status === 'accepted' && isUndoneIn(state, body.diff)
  const isPlanOnly = body.kind === 'plan' && effect.changes.length === 0
  return (
    <div className={styles.settled} data-status={isUndone ? 'undone' : status}>
      <Icon name={isUndone ? 'undo' : icons[status]} size={14} />
      <p>
        <b>{isUndone ? words.undone : words.status[status]}</b>{' '}
        <span>
          <HeldRanges
            text={isPlanOnly ? words.steps(body.steps.length) : sayEffect(state, effect, language)}
          />
        </span>
        {note === '' ? null : <span className={styles.note}>{note}</span>}
      </p>
    </div>
  )
}
