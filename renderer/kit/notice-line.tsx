// One quiet line over the strip above the week: what was done, what went wrong, or that the connection is gone.
import { useEffect, useState } from 'react'
import { walkHistory } from '../store/actions.ts'
import type { Notice } from '../store/desk.ts'
import { Button, IconButton } from './button.tsx'
import { useDesk, useStore } from '../store/use-store.ts'
import { useWords } from '../words/words.ts'
import styles from './notice-line.module.css'

/** Good news goes by itself, later where it can be taken back; a problem stays until it is dismissed. */
const readingTime = 6_000
const decidingTime = 12_000

export function NoticeLine() {
  const desk = useDesk()
  const words = useWords().notice
  const notice = useStore(desk.frame, (frame) => frame.notice)
  const connection = useStore(desk.settings, (settings) => settings.connection)
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    if (notice?.kind !== 'done' || isHeld) return undefined
    const time = notice.back === undefined ? readingTime : decidingTime
    const timer = setTimeout(() => desk.frame.set({ notice: null }), time)
    return () => clearTimeout(timer)
  }, [desk, notice, isHeld])
  const broken = connection === 'connected' ? null : words[connection]
  const text = broken ?? notice?.text
  return (
    <output className={styles.place}>
      {text === undefined ? null : (
        <span
          className={styles.notice}
          data-kind={broken === null ? notice?.kind : 'problem'}
          onPointerEnter={() => setHeld(true)}
          onPointerLeave={() => setHeld(false)}
          onFocus={() => setHeld(true)}
          onBlur={() => setHeld(false)}
        >
          <span className={styles.text}>{text}</span>
          {broken === null && notice?.back !== undefined ? <TakeBack back={notice.back} /> : null}
          {broken === null ? (
            <IconButton
              icon="close"
              name={words.dismiss}
              onClick={() => {
                setHeld(false)
                desk.frame.set({ notice: null })
              }}
            />
          ) : null}
        </span>
      )}
    </output>
  )
}

/** Nothing once another change has come after it: the step would then take back that one. */
function TakeBack({ back: { way, what } }: { back: NonNullable<Notice['back']> }) {
  const desk = useDesk()
  const words = useWords().notice.back
  const next = useStore(desk.week.view, ({ history }) => history[way])
  if (next !== what) return null
  return (
    <Button look="quiet" className="accent" onClick={() => void walkHistory(desk, way)}>
      {words[way]}
    </Button>
  )
}
