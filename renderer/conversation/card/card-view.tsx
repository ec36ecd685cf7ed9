// A card in the conversation: the open question, or what became of it.
import type { AcceptedPart, Applied } from '../timeline-rows.ts'
import { Button } from '../../kit/button.tsx'
import { HeldRanges } from '../../kit/held-ranges.tsx'
import { Icon, type IconName } from '../../kit/icon.tsx'
import { walkHistory } from '../../store/actions.ts'
import { useDesk, useStore } from '../../store/use-store.ts'
import { useWords, useLanguage } from '../../words/words.ts'
import type { WindowWords } from '../../../shared/i18n/window-words.ts'
import type { Card } from '../../../shared/agent/card.ts'
import type { StoredTimelineEvent } from '../../../shared/agent/timeline.ts'
import { describeEffect } from '../../../shared/schedule/effect.ts'
import { keepChanges } from '../../../shared/schedule/part-of-diff.ts'
import { isUndoneIn } from '../../../shared/history/is-undone.ts'
import type { ScheduleState } from '../../../shared/schedule/state.ts'
import { sayCard } from '../../../shared/conversation/say-card.ts'
import styles from './card.module.css'
import { OpenCard } from './open-card.tsx'

type CardViewProps = {
  cardId: string
  /** The note stands in the conversation already. */
  hasSaidNote: boolean
  /** Null where the person was asked. */
  applied: Applied | null
  /** Null where all of it was accepted, or nothing. */
  part: AcceptedPart | null
}

export function CardView({ cardId, hasSaidNote, applied, part }: CardViewProps) {
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
      applied={applied}
      part={part}
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
  applied: Applied | null
  part: AcceptedPart | null
}

function SettledCard({ card, status, state, note, applied, part }: SettledCardProps) {
  const language = useLanguage()
  const words = useWords().card
  const { body } = card
  const diff = part === null ? body.diff : keepChanges(body.diff, part.keys)
  const effect = describeEffect(state, diff)
  const isUndone = status === 'accepted' && isUndoneIn(state, diff)
  const share = part === null || isUndone ? '' : words.share(part.keys.length, part.of)
  const isPlanOnly = body.kind === 'plan' && effect.changes.length === 0
  return (
    <div
      className={`edged flex gap-8 quiet small snug pad-y-8 pad-x-12 ${styles.settled}`}
      data-status={isUndone ? 'undone' : status}
    >
      <Icon name={isUndone ? 'undo' : icons[status]} size={14} />
      <p>
        <b>{sayOutcome(words, status, isUndone, applied !== null) + share}</b>{' '}
        <span>
          <HeldRanges
            text={
              isPlanOnly ? words.steps(body.steps.length) : sayCard(state, body, language, effect)
            }
          />
        </span>
        {note === '' ? null : <span className="block ink">{note}</span>}
      </p>
      {applied === null || isUndone ? null : <UndoApplied cardId={card.id} why={applied.why} />}
    </div>
  )
}

function sayOutcome(
  words: WindowWords['card'],
  status: SettledCardProps['status'],
  isUndone: boolean,
  isAutomatic: boolean,
): string {
  if (isAutomatic && status === 'accepted')
    return isUndone ? words.automaticUndone : words.automatic
  return isUndone ? words.undone : words.status[status]
}

/** At hand only while it would take back this change and no other. */
function UndoApplied({ cardId, why }: { cardId: string; why: string | null }) {
  const desk = useDesk()
  const words = useWords().card
  const isNext = useStore(desk.week.view, ({ history }) => why !== null && history.undo === why)
  const isLast = useStore(desk.chat, ({ timeline }) => isLastChange(timeline, cardId))
  const isRunning = useStore(desk.chat, (chat) => chat.isRunning)
  if (!isNext || !isLast) return null
  return (
    <Button
      className={styles.undo}
      disabled={isRunning}
      onClick={() => void walkHistory(desk, 'undo')}
    >
      {words.undo}
    </Button>
  )
}

function isLastChange(timeline: readonly StoredTimelineEvent[], cardId: string): boolean {
  const isAnswer = ({ event }: StoredTimelineEvent) =>
    event.kind === 'card-answer' && event.cardId === cardId
  const answered = timeline.findLastIndex(isAnswer)
  const changes = timeline.slice(answered).filter(({ event }) => event.kind === 'schedule-change')
  return answered !== -1 && changes.length === 1
}
