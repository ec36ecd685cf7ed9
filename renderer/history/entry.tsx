// One accepted change: when, who and why; opened it says what it did. What no longer stands steps back.
import { windowWords } from '../../shared/i18n/window-words.ts'
import { useState } from 'react'
import type { HistoryItem } from '../../shared/history/history-view.ts'
import { sayAuthor, sayEntryStatus } from '../../shared/history/say-history.ts'
import { classNames } from '../kit/button.tsx'
import { Icon } from '../kit/icon.tsx'
import { useLanguage } from '../words/words.ts'
import { EntryEffect } from './entry-effect.tsx'
import { wayTo } from './history-days.ts'
import styles from './history.module.css'
import { WalkTo } from './walk-to.tsx'

type EntryProps = {
  entry: HistoryItem
  /** The newest change that stands. */
  present: number | null
  onWalked: (summary: string) => void
}

export function Entry({ entry, present, onWalked }: EntryProps) {
  const language = useLanguage()
  const words = windowWords[language].history
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
