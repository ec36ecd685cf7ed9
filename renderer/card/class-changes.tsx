// What a card makes of the limits of a body of work: each field that changes, from what to what (U5).
import { windowWords } from '../../shared/i18n/window-words.ts'
import type { ScheduleDiff } from '../../shared/schedule/diff.ts'
import type { Window } from '../../shared/schedule/state.ts'
import { listClassChanges } from '../../shared/words/schedule/say-class-changes.ts'
import { Icon } from '../kit/icon.tsx'
import { useLanguage } from '../words/words.ts'
import styles from './brief.module.css'
import { Folded } from './folded.tsx'

/** More than these would push the answers out of sight. */
const mostFields = 8

export function ClassChanges({ diff, window }: { diff: ScheduleDiff; window: Window }) {
  const language = useLanguage()
  const words = windowWords[language].card
  return (
    <Folded
      className={`stack gap-2 small snug ${styles.changed}`}
      most={mostFields}
      parts={listClassChanges(window, diff, language).map(({ label, from, to }) => ({
        key: label,
        content: (
          <>
            <span>{label}</span>
            <span className="row wrap gap-x-6">
              <span>{from}</span>
              <span className="for-screen-readers">{` ${words.to} `}</span>
              <Icon name="arrow" size={12} />
              <b>{to}</b>
            </span>
          </>
        ),
      }))}
    />
  )
}
