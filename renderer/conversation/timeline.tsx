// The rows of the conversation. Of a long one only the end is in the page; what is before comes as it is scrolled to.
import { memo, startTransition, useEffect, useMemo, useRef, useState } from 'react'
import type { StoredTimelineEvent } from '../../shared/agent/timeline.ts'
import { percentOf, type PlanProgress } from '../../shared/planner/plan-progress.ts'
import { stopTurn } from '../store/actions.ts'
import { FirstHabits } from '../habits/first-habits.tsx'
import { useDesk, useStore } from '../store/use-store.ts'
import { useWords } from '../words/words.ts'
import { AnswerText } from './answer-text.tsx'
import styles from './conversation.module.css'
import { TimelineRowView } from './timeline-row.tsx'
import { listRows, type TimelineRow, currentPhase } from './timeline-rows.ts'
import { useLate } from '../kit/use-late.tsx'

/** A group is closed by the first turn that begins after so many rows: about a screen. */
const fullGroup = 16

/** Counted from the first row, so that a group changes only where rows are added, at the end. */
export function groupRows(rows: readonly TimelineRow[]): TimelineRow[][] {
  const groups: TimelineRow[][] = []
  for (const row of rows) {
    const last = groups.at(-1)
    const isClosed =
      last !== undefined && last.length >= fullGroup && row.kind === 'said' && row.beginsTurn
    if (last === undefined || isClosed) groups.push([row])
    else last.push(row)
  }
  return groups
}

/** Groups that are there at first, and that come at a press of the button: a few screens. */
const page = 4

export function Timeline() {
  const desk = useDesk()
  const words = useWords().conversation
  const timeline = useStore(desk.chat, (chat) => chat.timeline)
  const cards = useStore(desk.chat, (chat) => chat.cards)
  const groups = useMemo(() => groupRows(listRows(timeline, cards)), [timeline, cards])
  // Counted from the first group, so that none leaves while new ones come.
  const [first, setFirst] = useState(() => Math.max(0, groups.length - page))
  const showEarlier = (count: number) => setFirst((before) => Math.max(0, before - count))
  // Whoever speaks is at the end again, and what was scrolled to before that need not stay.
  const said = useStore(desk.chat, ({ timeline: events }) => lastSaid(events))
  const [seen, setSeen] = useState(said)
  if (said !== seen) {
    setSeen(said)
    setFirst(Math.max(first, groups.length - page))
  }
  return (
    <div
      className={`column gap-10 breaks ${styles.timeline}`}
      role="log"
      aria-live="off"
      aria-label={words.conversation}
    >
      {groups.length === 0 ? (
        <>
          <p className="quiet pretty">{words.hello}</p>
          <FirstHabits />
        </>
      ) : null}
      {first > 0 ? (
        <Earlier
          first={first}
          onNear={() => startTransition(() => showEarlier(1))}
          onShow={() => showEarlier(page)}
        />
      ) : null}
      {groups.slice(first).map((rows) => (
        <Group key={rows[0]?.seq} rows={rows} />
      ))}
      <Writing />
    </div>
  )
}

// Groups are made anew for each event; one of the same rows is not gone through again.
const Group = memo(
  function Group({ rows }: { rows: readonly TimelineRow[] }) {
    return (
      <div className={`column gap-10 pad-top-6 pad-x-18 pad-bottom-16 ${styles.group}`}>
        {rows.map((row) => (
          <TimelineRowView key={row.seq} row={row} />
        ))}
      </div>
    )
  },
  (before, after) =>
    before.rows.length === after.rows.length &&
    before.rows.every((row, index) => row === after.rows[index]),
)

/** The event with which the person last spoke. */
function lastSaid(events: readonly StoredTimelineEvent[]): number {
  return events.findLast(({ event }) => event.kind === 'turn-start')?.seq ?? 0
}

type EarlierProps = {
  first: number
  /** It is about to come into sight. */
  onNear: () => void
  onShow: () => void
}

function Earlier({ first, onNear, onShow }: EarlierProps) {
  const words = useWords().conversation
  const button = useRef<HTMLButtonElement>(null)
  const near = useRef(onNear)
  useEffect(() => {
    near.current = onNear
  })
  // Watched anew for each part that came: it may be near all the same.
  useEffect(() => {
    const element = button.current
    if (element === null || first === 0) return undefined
    const watcher = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) near.current()
      },
      // Some screens ahead and a group at a time: scrolling neither waits for it nor stumbles over it.
      { root: element.closest('[data-scroller]'), rootMargin: '3000px 0px 0px' },
    )
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [first])
  return (
    <button
      ref={button}
      type="button"
      className={`accent small rounded pad-y-2 pad-x-10 hovers ${styles.earlier}`}
      onClick={onShow}
    >
      {words.earlier}
    </button>
  )
}

/** What is being written right now, and what the agent is doing while nothing is. */
function Writing() {
  const { chat } = useDesk()
  const text = useStore(chat, (state) => state.pendingText)
  const isRunning = useStore(chat, (state) => state.isRunning)
  const isSearching = useStore(chat, (state) => state.progress !== null)
  if (text !== '') return <AnswerText text={text} />
  if (!isRunning) return null
  return isSearching ? <Searching /> : <Doing />
}

function Doing() {
  const { chat } = useDesk()
  const words = useWords().conversation
  const reasoning = useStore(chat, (state) => state.pendingReasoning)
  const phase = useStore(chat, (state) => currentPhase(state.timeline))
  const doing = (phase === null ? undefined : words.phases[phase]) ?? words.working
  return (
    <p className="quiet small" data-testid="doing">
      {reasoning === '' ? doing : reasoning.slice(-120)}
    </p>
  )
}

/** A search that is over sooner needs no figures, which would only flash. */
const patience = 300

function Searching() {
  const progress = useStore(useDesk().chat, (state) => state.progress)
  const isLong = useLate(patience)
  return isLong && progress !== null ? <SearchLine progress={progress} /> : <Doing />
}

/** How far the search for a plan is, in one quiet line with a way to stop it. */
function SearchLine({ progress }: { progress: PlanProgress }) {
  const desk = useDesk()
  const words = useWords().conversation
  const percent = percentOf(progress)
  return (
    <div
      className={`stack on-line quiet small rest-auto gap-y-4 gap-x-12 ${styles.search}`}
      data-testid="search"
    >
      <p>{words.searching(percent)}</p>
      <button className="accent rounded-small" type="button" onClick={() => void stopTurn(desk)}>
        {words.stopSearch}
      </button>
      <progress aria-label={words.search} max={100} value={percent} />
    </div>
  )
}
