// The strip above the week, always there so that nothing moves: a waiting proposal, or the week or the term in two numbers.
import { windowWords } from '../../shared/i18n/window-words.ts'
import type { Card, CardBody } from '../../shared/agent/card.ts'
import { describeEffect, type Effect } from '../../shared/schedule/effect.ts'
import type { ScheduleState } from '../../shared/schedule/state.ts'
import { weekOfDay } from '../../shared/time/week-start.ts'
import {
  isWithinWeek,
  sayCountsBriefly,
  sayTitleBriefly,
  sayWhereBriefly,
} from '../../shared/words/schedule/say-change.ts'
import { sayCard } from '../../shared/conversation/say-card.ts'
import { Button } from '../kit/button.tsx'
import { sayAccept, usePart } from '../store/part-choice.ts'
import { CarryBar } from './drag/carry-bar.tsx'
import { listSelected } from './drag/select.ts'
import { SelectionBar } from './drag/selection-bar.tsx'
import { TrialBar } from './drag/trial-bar.tsx'
import { CellsBar } from './make/cells-bar.tsx'
import { NoticeLine } from '../kit/notice-line.tsx'
import { answerCard, focusComposer } from '../store/actions.ts'
import { openCardOf } from '../store/chat-store.ts'
import { useDesk, useStore } from '../store/use-store.ts'
import { showProposal } from '../store/receive-push.ts'
import { useWords, useLanguage } from '../words/words.ts'
import styles from './week-strip.module.css'

export function WeekStrip() {
  const desk = useDesk()
  const state = useStore(desk.week.view, (view) => view.state)
  if (state === null) return null
  return (
    <div className={`fixed anchor ${styles.place}`}>
      <Content state={state} />
      <NoticeLine />
    </div>
  )
}

/** What is in the person's own hand comes before what waits for them. */
function Content({ state }: { state: ScheduleState }) {
  const desk = useDesk()
  const carry = useStore(desk.carry.view, (view) => view.carry)
  const trial = useStore(desk.carry.view, (view) => view.trial)
  const cells = useStore(desk.carry.view, (view) => view.cells)
  const isSelecting = useStore(desk.carry.view, () => listSelected(desk).length > 0)
  const card = useStore(desk.chat, openCardOf)
  if (carry !== null) return <CarryBar carry={carry} state={state} />
  if (trial !== null) return <TrialBar trial={trial} state={state} />
  if (cells?.by === 'keys') return <CellsBar cells={cells} state={state} />
  if (isSelecting) return <SelectionBar />
  return card === null ? <Summary state={state} /> : <Proposal card={card} state={state} />
}

function Summary({ state }: { state: ScheduleState }) {
  const words = useWords().week
  const { week, frame } = useDesk()
  const page = useStore(frame, ({ view }) => view)
  const { shownWeek, weekStart, clock } = useStore(week.view, (view) => view)
  const told = page === 'today' ? weekOfDay(clock.moment.day, weekStart) : shownWeek
  const items = state.tasks.filter(({ kind }) => kind === 'item')
  const sessions = items.filter(
    ({ place }) => place !== null && (page === 'term' || weekOfDay(place.day, weekStart) === told),
  )
  const pending = items.filter(({ place }) => place === null)
  return (
    <p className={`row gap-8 quiet small ruled-below full-height pad-y-4 pad-x-12 ${styles.strip}`}>
      {items.length === 0 ? '' : words.summary(sessions.length, pending.length)}
    </p>
  )
}

function Proposal({ card, state }: { card: Card; state: ScheduleState }) {
  const desk = useDesk()
  const language = useLanguage()
  const words = useWords().week
  const isConnected = useStore(desk.settings, ({ connection }) => connection === 'connected')
  const isPending = useStore(desk.chat, ({ answering }) => answering === card.id)
  const { share, diff } = usePart(card)
  const accept = () => {
    void answerCard(desk, card, 'accept')
    focusComposer(desk)
  }
  const show = () => {
    showProposal(desk)
    desk.frame.set({ isConversationOpen: true })
  }
  return (
    <section
      className={`row gap-8 quiet small ruled-below full-height pad-y-4 pad-x-12 ${styles.strip}`}
      aria-label={words.waits}
      data-waits=""
    >
      <ProposalText effect={describeEffect(state, diff)} body={card.body} state={state} />
      <Button
        look="primary"
        disabled={isPending || !isConnected || share?.taken === 0}
        onClick={accept}
      >
        {sayAccept(windowWords[language].card, share)}
      </Button>
      <Button onClick={show}>{words.show}</Button>
    </section>
  )
}

// A title gives way before the place that it goes to.
function ProposalText({
  effect,
  body,
  state,
}: {
  effect: Effect
  body: CardBody
  state: ScheduleState
}) {
  const language = useLanguage()
  const [only] = effect.changes
  if (only === undefined || effect.changes.length > 1) {
    const counts = sayCountsBriefly(effect, language)
    return (
      <p className={`flex gap-10 narrows clips unbroken ${styles.text}`}>
        <b>{counts === '' ? sayCard(state, body, language, effect) : counts}</b>
      </p>
    )
  }
  return (
    <p className={`flex gap-10 narrows clips unbroken ${styles.text}`}>
      <b>{sayTitleBriefly(only, language)}</b>
      <span className="fixed quiet">
        {sayWhereBriefly(state.window, only, language, !isWithinWeek(effect.changes))}
      </span>
    </p>
  )
}
