// What the page shows until the first view has come: nothing at first, then a line that says what is awaited.
import { windowWords } from '../../shared/i18n/window-words.ts'
import { useEffect, useState } from 'react'
import { Button } from '../kit/button.tsx'
import { usePending } from '../store/use-requests.ts'
import { mendFile, restoreBackup } from '../store/actions.ts'
import { useDesk } from '../store/use-store.ts'
import { useStore } from '../store/use-store.ts'
import { sayInstant } from '../words/say-dates.ts'
import { useLanguage, useWords } from '../words/words.ts'
import styles from './frame.module.css'

/** A view comes sooner than this; a line that flashes would only disturb. */
const patience = 600

/** Older copies than these are for the terminal. */
const mostBackups = 3

export function Opening() {
  const [isLate, setLate] = useState(false)
  const desk = useDesk()
  const connection = useStore(desk.settings, (settings) => settings.connection)
  const problem = useStore(desk.frame, ({ notice }) =>
    notice?.kind === 'problem' ? notice.text : '',
  )
  const words = useWords().frame
  const notices = useWords().notice
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patience)
    return () => clearTimeout(timer)
  }, [])
  return (
    <main className={styles.opening}>
      <output>
        {problem !== ''
          ? problem
          : connection !== 'connected' && connection !== 'reconnecting'
            ? notices[connection]
            : isLate
              ? words.opening
              : ''}
      </output>
      <WaysOut />
    </main>
  )
}

function WaysOut() {
  const desk = useDesk()
  const language = useLanguage()
  const [isPending, run] = usePending()
  const { backups, remedies } = useStore(desk.frame, (frame) => frame.ways)
  if (backups.length + remedies.length === 0) return null
  return (
    <ul className={`stack gap-8 ${styles.backups}`}>
      {backups.slice(0, mostBackups).map(({ name, at }, index) => (
        <li key={name}>
          <Button
            look={index === 0 ? 'primary' : 'plain'}
            disabled={isPending}
            onClick={() => run(restoreBackup(desk, name))}
          >
            {windowWords[language].frame.restore(sayInstant(at, language))}
          </Button>
        </li>
      ))}
      {remedies.map((remedy) => (
        <li key={remedy}>
          <Button disabled={isPending} onClick={() => run(mendFile(desk, remedy))}>
            {windowWords[language].frame.remedies[remedy]}
          </Button>
        </li>
      ))}
    </ul>
  )
}
