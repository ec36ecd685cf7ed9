// The grid in which classes are put: weekdays by periods, taken by dragging or by the arrow keys, opened by Enter.
import { useRef } from 'react'
import type { Period } from '../../shared/schedule/term.ts'
import { weekdayName } from '../../shared/words/weekday-name.ts'
import { sayWeeks } from '../../shared/words/say-weekly-block.ts'
import { breakableTitle } from '../week/breakable-title.ts'
import { timetableWords } from '../words/timetable-words.ts'
import { useLanguage } from '../words/words.ts'
import { isInCursor, type Cursor } from './grid-cursor.ts'
import { blocksAt, type DraftBlock, type TimetableDraft } from './timetable-draft.ts'
import styles from './timetable.module.css'
import { useGridHand, type GridHand } from './use-grid-hand.ts'

export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const

type GridProps = GridHand & {
  draft: TimetableDraft
  periods: readonly Period[]
  troubled: ReadonlySet<number>
}

export function TimetableGrid(props: GridProps) {
  const { draft, periods, cursor, troubled } = props
  const language = useLanguage()
  const words = timetableWords[language]
  const table = useRef<HTMLTableElement>(null)
  const hand = useGridHand(table, periods.length, props)
  return (
    <table
      ref={table}
      className={styles.grid}
      // A table that the arrow keys walk is a grid.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
      role="grid"
      aria-label={words.grid}
      onKeyDown={hand.press}
      onPointerUp={hand.release}
      onPointerLeave={hand.release}
    >
      <Heads />
      <tbody>
        {periods.map((clock, index) => (
          <tr key={`${clock.start} ${clock.end}`}>
            <th scope="row">
              <b>{index + 1}</b>
              <span>{clock.start}</span>
            </th>
            {weekdays.map((weekday) => (
              <Cell
                key={weekday}
                weekday={weekday}
                period={index + 1}
                clock={clock}
                blocks={blocksAt(draft, weekday, index + 1)}
                cursor={cursor}
                troubled={troubled}
                onGrab={hand.grab}
                onDrag={hand.drag}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Heads() {
  const language = useLanguage()
  return (
    <thead>
      <tr>
        <th scope="col" className={styles.corner}>
          <span className="for-screen-readers">{timetableWords[language].period}</span>
        </th>
        {weekdays.map((weekday) => (
          <th key={weekday} scope="col">
            {weekdayName(weekday, language, 'short')}
          </th>
        ))}
      </tr>
    </thead>
  )
}

type CellProps = {
  weekday: number
  period: number
  clock: Period
  blocks: readonly DraftBlock[]
  cursor: Cursor
  troubled: ReadonlySet<number>
  onGrab: (weekday: number, period: number) => void
  onDrag: (weekday: number, period: number) => void
}

function Cell({ weekday, period, clock, blocks, cursor, troubled, onGrab, onDrag }: CellProps) {
  const language = useLanguage()
  const words = timetableWords[language]
  const isStop = cursor.weekday === weekday && cursor.period === period
  const place = words.cell(
    weekdayName(weekday, language, 'long'),
    period,
    `${clock.start}–${clock.end}`,
  )
  const held = blocks.map(({ block }) => `${block.title}, ${sayWeeks(block.weeks, language)}`)
  return (
    <td
      tabIndex={isStop ? 0 : -1}
      aria-label={`${place}: ${held.length === 0 ? words.free : held.join('; ')}`}
      aria-selected={isInCursor(cursor, weekday, period)}
      className={styles.cell}
      onPointerDown={(event) => {
        if (event.button !== 0) return
        // A finger would keep hold of the cell that it first touched.
        event.currentTarget.releasePointerCapture(event.pointerId)
        onGrab(weekday, period)
      }}
      onPointerEnter={() => onDrag(weekday, period)}
    >
      {blocks.map(({ key, block }, index) =>
        block.start === period ? (
          <span
            key={key}
            className={styles.block}
            data-kind={block.kind}
            data-hosts={block.hosts || undefined}
            data-troubled={troubled.has(key) || undefined}
            style={{
              height: `calc(${block.end - block.start + 1} * var(--row) - 3px)`,
              left: `calc(${(index / blocks.length) * 100}% + 1px)`,
              width: `calc(${100 / blocks.length}% - 3px)`,
            }}
          >
            {breakableTitle(block.title)}
          </span>
        ) : null,
      )}
    </td>
  )
}
