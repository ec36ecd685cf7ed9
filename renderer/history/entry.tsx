// One accepted change: when, who and why; opened it says what it did. What no longer stands steps back.
import { useState } from 'react'
import type { HistoryItem } from '../../shared/history/history-view.ts'
import { sayAuthor, sayEntryStatus } from '../../shared/history/say-history.ts'
import type { WalkDirection } from '../../shared/schedule/history.ts'
import { classNames } from '../kit/button.tsx'
import { Icon } from '../kit/icon.tsx'
import { useWords, useLanguage } from '../words/words.ts'
import { EntryEffect, WalkTo } from './walk-to.tsx'
import styles from './history.module.css'

type EntryProps = {
  entry: HistoryItem
  /** The newest change that stands. */
  present: number | null
  onWalked: (summary: string) => void
}

export function Entry({ entry, present, onWalked }: EntryProps) {
  const language = useLanguage()
  const words = useWords().history
  const [isOpen, setOpen] = useState(false)
  const { id, at, time, who, why, standing } = entry
  const state = sayEntryStatus(standing, language)
  const way = wayTo(entry, present)
  return (
    <li
      className={`stack at-top small snug rest-auto pad-y-4 gap-x-8 ${styles.entry}`}
      data-standing={standing}
      data-entry={id}
    >
      <button
        type="button"
        className={`stack gap-8 rounded-small pad-y-4 ${styles.summary}`}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={classNames('stack centred quiet', styles.fold, isOpen && styles.open)}>
          <Icon name="right" size={12} />
        </span>
        <time dateTime={at}>{time}</time>
        <span className={styles.who}>{who === null ? '' : sayAuthor(who, language)}</span>
        <span className={`narrows breaks ${styles.why}`}>
          {why}
          {state === '' ? null : <em>{state}</em>}
        </span>
      </button>
      {id === present ? (
        <span className="accent strong unbroken pad-y-4 pad-x-8">{words.here}</span>
      ) : null}
      {way === null ? null : <WalkTo direction={way} to={id} why={why} onWalked={onWalked} />}
      {isOpen ? <EntryEffect entryId={id} why={why} /> : null}
    </li>
  )
}

// The entries of the history by day, and what each of them can be asked for.

type HistoryDay = { date: string; entries: HistoryItem[] }

/** In the order in which they come; a clock that was set back begins a day anew. */
export function groupByDay(entries: readonly HistoryItem[]): HistoryDay[] {
  const days: HistoryDay[] = []
  for (const entry of entries) {
    const last = days.at(-1)
    if (last?.date === entry.date) last.entries.push(entry)
    else days.push({ date: entry.date, entries: [entry] })
  }
  return days
}

/** The newest change that stands; null when none does. */
export function presentEntry(entries: readonly HistoryItem[]): number | null {
  return entries.find(({ standing }) => standing === 'done')?.id ?? null
}

/** The way there from here; null where one is already, and where none leads any more. */
export function wayTo(
  { id, standing }: Pick<HistoryItem, 'id' | 'standing'>,
  present: number | null,
): WalkDirection | null {
  if (standing === 'undone') return 'redo'
  return standing === 'done' && id !== present ? 'undo' : null
}
