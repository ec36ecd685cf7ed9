// The rows of the conversation. Of a long one only the end is in the page; what is before comes as it is scrolled to.
import { useEffect, useMemo, useRef, useState } from 'react'
import type { StoredTimelineEvent } from '../../shared/agent/timeline.ts'
import { useDesk } from '../store/desk-context.ts'
import { useStore } from '../store/use-store.ts'
import { conversationWords } from '../words/conversation-words.ts'
import { useWords } from '../words/words.ts'
import styles from './conversation.module.css'
import { listRows } from './timeline-rows.ts'
import { TimelineRowView } from './timeline-row.tsx'
import { Writing } from './writing.tsx'

/** Rows that come at a time: some fifteen turns, a few screens. */
const page = 60

export function Timeline() {
  const desk = useDesk()
  const words = useWords(conversationWords)
  const timeline = useStore(desk.chat, (chat) => chat.timeline)
  const cards = useStore(desk.chat, (chat) => chat.cards)
  const rows = useMemo(() => listRows(timeline, cards), [timeline, cards])
  // Counted from the first row, so that none leaves while new ones come.
  const [first, setFirst] = useState(() => Math.max(0, rows.length - page))
  // Whoever speaks is at the end again, and what was scrolled to before that need not stay.
  const said = useStore(desk.chat, ({ timeline: events }) => lastSaid(events))
  const [seen, setSeen] = useState(said)
  if (said !== seen) {
    setSeen(said)
    setFirst(Math.max(first, rows.length - page))
  }
  return (
    <div className={styles.timeline} role="log" aria-live="off" aria-label={words.conversation}>
      {rows.length === 0 ? <p className={styles.hello}>{words.hello}</p> : null}
      {first > 0 ? (
        <Earlier first={first} onShow={() => setFirst(Math.max(0, first - page))} />
      ) : null}
      {rows.slice(first).map((row) => (
        <TimelineRowView key={row.seq} row={row} />
      ))}
      <Writing />
    </div>
  )
}

/** The event with which the person last spoke. */
function lastSaid(events: readonly StoredTimelineEvent[]): number {
  return events.findLast(({ event }) => event.kind === 'turn-start')?.seq ?? 0
}

function Earlier({ first, onShow }: { first: number; onShow: () => void }) {
  const words = useWords(conversationWords)
  const button = useRef<HTMLButtonElement>(null)
  const show = useRef(onShow)
  useEffect(() => {
    show.current = onShow
  })
  // Watched anew for each part that came: it may be near all the same.
  useEffect(() => {
    const element = button.current
    if (element === null || first === 0) return undefined
    const watcher = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) show.current()
      },
      // A screen ahead, so that scrolling seldom has to wait for it.
      { root: element.closest('[data-scroller]'), rootMargin: '800px 0px 0px' },
    )
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [first])
  return (
    <button ref={button} type="button" className={styles.earlier} onClick={onShow}>
      {words.earlier}
    </button>
  )
}
