// The rows of the conversation. Of a long one only the end is in the page; what is before comes as it is scrolled to.
import { memo, startTransition, useEffect, useMemo, useRef, useState } from 'react'
import type { StoredTimelineEvent } from '../../shared/agent/timeline.ts'
import { useDesk } from '../store/use-store.ts'
import { useStore } from '../store/use-store.ts'
import { useWords } from '../words/words.ts'
import styles from './conversation.module.css'
import { listRows, type TimelineRow } from './timeline-rows.ts'
import { TimelineRowView } from './timeline-row.tsx'
import { Writing } from './writing.tsx'

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
      {groups.length === 0 ? <p className="quiet pretty">{words.hello}</p> : null}
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

type GroupProps = { rows: readonly TimelineRow[] }

// Groups are made anew for each event; one of the same rows is not gone through again.
const Group = memo(
  function Group({ rows }: GroupProps) {
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
