// What the person said; where it began a turn, with the ways to take it up again and to see the week of that moment.
import type { TimelineRow } from './timeline-rows.ts'
import { Icon } from '../kit/icon.tsx'
import { useDesk } from '../store/use-store.ts'
import { askAgainFrom, showThen } from '../store/steer.ts'
import { useWords } from '../words/words.ts'
import styles from './said.module.css'

type SaidRow = Extract<TimelineRow, { kind: 'said' }>

export function Said({ row: { seq, text, beginsTurn } }: { row: SaidRow }) {
  const desk = useDesk()
  const words = useWords().conversations
  return (
    <div className={`stack above-8 ${styles.place}`} data-said="">
      <p className={`as-written washed pad-y-6 pad-x-12 ${styles.said}`}>{text}</p>
      {beginsTurn ? (
        <fieldset
          className={`flex wrap at-end anchor quiet small ${styles.ways}`}
          aria-label={words.message(text)}
        >
          <button type="button" onClick={() => void askAgainFrom(desk, seq)}>
            <Icon name="branch" size={12} />
            {words.askAgain}
          </button>
          <button
            type="button"
            aria-label={words.showThen}
            onClick={() => void showThen(desk, seq)}
          >
            <Icon name="past" size={12} />
            {words.thenBriefly}
          </button>
        </fieldset>
      ) : null}
    </div>
  )
}
