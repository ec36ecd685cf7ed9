// What the page shows until the first view has come: nothing at first, then a line that says what is awaited.
import { useEffect, useState } from 'react'
import { useDesk } from '../store/desk-context.ts'
import { useStore } from '../store/use-store.ts'
import { frameWords } from '../words/frame-words.ts'
import { noticeWords } from '../words/notice-words.ts'
import { useWords } from '../words/words.ts'
import styles from './frame.module.css'

/** A view comes sooner than this; a line that flashes would only disturb. */
const patience = 600

export function Opening() {
  const [isLate, setLate] = useState(false)
  const desk = useDesk()
  const connection = useStore(desk.settings, (settings) => settings.connection)
  const problem = useStore(desk.frame, ({ notice }) =>
    notice?.kind === 'problem' ? notice.text : '',
  )
  const words = useWords(frameWords)
  const notices = useWords(noticeWords)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patience)
    return () => clearTimeout(timer)
  }, [])
  return (
    <main className={styles.opening}>
      <output>
        {problem !== ''
          ? problem
          : connection === 'unreachable'
            ? notices.unreachable
            : isLate
              ? words.opening
              : ''}
      </output>
    </main>
  )
}
