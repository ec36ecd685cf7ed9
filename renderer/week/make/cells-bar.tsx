// Above the week while keys choose empty time: the time, the keys, and buttons for whoever uses neither.
import { useEffect, useRef } from 'react'
import type { ScheduleState } from '../../../shared/schedule/state.ts'
import { sayPlace } from '../../../shared/words/schedule/say-place.ts'
import { Button } from '../../kit/button.tsx'
import type { Cells } from '../../store/carry-store.ts'
import { useDesk } from '../../store/use-store.ts'
import { useWords, useLanguage } from '../../words/words.ts'
import styles from '../drag/drag.module.css'
import { askWhat, leaveCells, placeOfCells } from './cells.ts'

export function CellsBar({ cells, state }: { cells: Cells; state: ScheduleState }) {
  const desk = useDesk()
  const language = useLanguage()
  const words = useWords().make
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => bar.current?.focus(), [])
  return (
    <section className={styles.bar} aria-label={words.choose} data-cells-bar="">
      {/* The arrow keys choose: a screen reader has to hand them on. */}
      <div
        ref={bar}
        role="application"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
        tabIndex={0}
        className={`grow narrows clips tight rounded-small ${styles.said}`}
        aria-label={`${words.choose}. ${words.keys}`}
      >
        <p className={`ellipsis ${styles.line}`}>
          <b>{words.choose}</b>
          <span>{sayPlace(state.window, placeOfCells(cells), language)}</span>
        </p>
        <p className={`ellipsis quiet ${styles.keys}`}>{cells.isAtEnd ? words.end : words.keys}</p>
      </div>
      <span className="flex gap-6 fixed">
        <Button look="primary" onClick={() => askWhat(desk, cells)}>
          {words.here}
        </Button>
        <Button look="quiet" onClick={() => leaveCells(desk)}>
          {words.cancel}
        </Button>
      </span>
    </section>
  )
}
