// One quiet line over the strip above the week: what was done, what went wrong, or that the connection is gone.
import { useEffect } from 'react'
import { IconButton } from './button.tsx'
import { useDesk } from '../store/use-store.ts'
import { useStore } from '../store/use-store.ts'
import { useWords } from '../words/words.ts'
import styles from './notice-line.module.css'

/** Good news goes by itself; a problem stays until it is dismissed. */
const readingTime = 6_000

export function NoticeLine() {
  const desk = useDesk()
  const words = useWords().notice
  const notice = useStore(desk.frame, (frame) => frame.notice)
  const connection = useStore(desk.settings, (settings) => settings.connection)
  useEffect(() => {
    if (notice?.kind !== 'done') return undefined
    const timer = setTimeout(() => desk.frame.set({ notice: null }), readingTime)
    return () => clearTimeout(timer)
  }, [desk, notice])
  const broken = connection === 'connected' ? null : words[connection]
  const text = broken ?? notice?.text
  return (
    <output className={styles.place}>
      {text === undefined ? null : (
        <span className={styles.notice} data-kind={broken === null ? notice?.kind : 'problem'}>
          <span className={styles.text}>{text}</span>
          {broken === null ? (
            <IconButton
              icon="close"
              name={words.dismiss}
              onClick={() => desk.frame.set({ notice: null })}
            />
          ) : null}
        </span>
      )}
    </output>
  )
}
