// The grid in which classes are put: weekdays by periods, taken by dragging or by the arrow keys, opened by Enter.
import { windowWords } from '../../shared/i18n/window-words.ts'
import { useMemo, useRef, useCallback, useEffect, type KeyboardEvent, type RefObject } from 'react'
import type { Period } from '../../shared/schedule/term.ts'
import type { WeeklyBlock } from '../../shared/timetable/weekly-block.ts'
import { weekdayName } from '../../shared/time/say/weekday-name.ts'
import { clockStep } from '../../shared/words/schedule/say-length.ts'
import { sayWeeks } from '../../shared/words/schedule/say-weekly-block.ts'
import { useDesk, useStore } from '../store/use-store.ts'
import { coursesOf, patternOf } from '../../shared/timetable/course-hue.ts'
import { breakableTitle, drawnTitle } from '../../shared/text/drawn-title.ts'
import { useWords, useLanguage } from '../words/words.ts'
import { isInCursor, type Cursor, moveCursor } from './grid-cursor.ts'
import {
  blocksAt,
  draftCourses,
  shownRows,
  type DraftBlock,
  type TimetableDraft,
} from './timetable-draft.ts'
import styles from './timetable.module.css'
import { titleAt } from '../../shared/timetable/day-axis.ts'
import { inCourse } from '../kit/in-course.tsx'

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const

type GridProps = GridHand & {
  draft: TimetableDraft
  periods: readonly Period[]
  troubled: ReadonlySet<number>
}

export function TimetableGrid(props: GridProps) {
  const { draft, periods, cursor, troubled } = props
  const words = useWords().timetable
  const table = useRef<HTMLTableElement>(null)
  const isClock = clockStep({ periods }) !== null
  const hand = useGridHand(table, periods.length, props)
  const state = useStore(useDesk().week.view, (view) => view.state)
  const courses = useMemo(
    () => draftCourses(draft, state === null ? [] : coursesOf(state)),
    [draft, state],
  )
  return (
    <table
      ref={table}
      className={`full ${styles.grid}`}
      // A table that the arrow keys walk is a grid.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
      role="grid"
      aria-label={words.grid}
      style={{ '--rows': periods.length } as object}
      onKeyDown={hand.press}
      onPointerUp={hand.release}
      onPointerLeave={hand.release}
    >
      <Heads />
      <tbody>
        {periods.map((clock, index) => (
          <tr key={`${clock.start} ${clock.end}`}>
            <th className="quiet small plain" scope="row">
              {isClock ? null : <b>{index + 1}</b>}
              <span>{clock.start}</span>
            </th>
            {weekdays.map((weekday) => (
              <Cell
                key={weekday}
                weekday={weekday}
                period={index + 1}
                clock={clock}
                isClock={isClock}
                blocks={blocksAt(draft, weekday, index + 1)}
                cursor={cursor}
                courses={courses}
                troubled={troubled}
                onFocus={hand.focus}
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
          <span className="for-screen-readers">{windowWords[language].timetable.period}</span>
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
  /** Its rows have no numbers that anybody knows (U9). */
  isClock: boolean
  blocks: readonly DraftBlock[]
  cursor: Cursor
  courses: ReturnType<typeof draftCourses>
  troubled: ReadonlySet<number>
  onFocus: (weekday: number, period: number) => void
  onGrab: (weekday: number, period: number) => void
  onDrag: (weekday: number, period: number) => void
}

function Cell(props: CellProps) {
  const { weekday, period, clock, isClock, blocks, cursor, courses, troubled } = props
  const { onFocus, onGrab, onDrag } = props
  const language = useLanguage()
  const words = useWords().timetable
  const isStop = cursor.weekday === weekday && cursor.period === period
  const place = words.cell(
    weekdayName(weekday, language, 'long'),
    isClock ? null : period,
    `${clock.start}–${clock.end}`,
  )
  const held = blocks.map(({ block }) => `${block.title}, ${sayWeeks(block.weeks, language)}`)
  return (
    <td
      tabIndex={isStop ? 0 : -1}
      aria-label={`${place}: ${held.length === 0 ? words.free : held.join('; ')}`}
      aria-selected={isInCursor(cursor, weekday, period)}
      className={`anchor ruled-below hovers ${styles.cell}`}
      onFocus={() => onFocus(weekday, period)}
      onPointerDown={(event) => {
        if (event.button !== 0) return
        // A finger would keep hold of the cell that it first touched.
        event.currentTarget.releasePointerCapture(event.pointerId)
        onGrab(weekday, period)
      }}
      onPointerEnter={() => onDrag(weekday, period)}
    >
      {blocks.map((one, index) =>
        shownRows(one.block).start === period ? (
          <GridBlock
            key={one.key}
            block={one.block}
            course={courses.get(one.key)?.course ?? ''}
            hue={courses.get(one.key)?.hue}
            share={{ index, of: blocks.length }}
            isTroubled={troubled.has(one.key)}
          />
        ) : null,
      )}
    </td>
  )
}

type GridBlockProps = {
  block: WeeklyBlock
  course: string
  /** Undefined for what belongs to no course. */
  hue: number | undefined
  /** Classes of other weeks share the cell's width. */
  share: { index: number; of: number }
  isTroubled: boolean
}

/** In the colours that it will have on the week. */
function GridBlock({ block, course, hue, share, isTroubled }: GridBlockProps) {
  return (
    <div
      className={`course clips untouched small breaks tight rounded-small pad-x-6 ${styles.block}`}
      data-kind={block.kind}
      data-hosts={block.hosts || undefined}
      data-shared={share.of > 1 || undefined}
      data-troubled={isTroubled || undefined}
      data-pattern={patternOf(hue)}
      {...inCourse(hue, {
        height: `calc(${Math.max(1, block.end - block.start + 1)} * var(--row) - 3px)`,
        left: `calc(${(share.index / share.of) * 100}% + 1px)`,
        width: `calc(${100 / share.of}% - 3px)`,
      })}
    >
      {breakableTitle(
        titleAt(drawnTitle(block.title, course), block, block.clock),
        // A part of a column has room for a syllable or two.
        (word) => word.length > (share.of > 1 ? 4 : 10),
      )}
    </div>
  )
}

type GridHand = {
  cursor: Cursor
  /** Counts the times that the grid is to take the focus. */
  summons: number
  onMove: (cursor: Cursor) => void
  onOpen: (cursor: Cursor) => void
  onDelete: (cursor: Cursor) => void
}

/** Keys and pointer on the grid of the timetable: what moves the cursor, what opens a class, what deletes one. */
function useGridHand(table: RefObject<HTMLTableElement | null>, rows: number, hand: GridHand) {
  const { cursor, summons, onMove, onOpen, onDelete } = hand
  const dragged = useRef<Cursor | null>(null)
  const isWalking = useRef(false)
  const focusStop = useCallback(
    () => table.current?.querySelector<HTMLElement>('td[tabindex="0"]')?.focus(),
    [table],
  )
  // After every drawing: the cell that the keys have come to is drawn by then.
  useEffect(() => {
    if (isWalking.current) focusStop()
    isWalking.current = false
  })
  useEffect(() => {
    if (summons > 0) focusStop()
  }, [summons, focusStop])
  const take = (moved: Cursor) => {
    dragged.current = moved
    onMove(moved)
  }
  return {
    press: (event: KeyboardEvent) => {
      const moved = moveCursor(cursor, event, rows)
      if (moved !== null) {
        isWalking.current = true
        onMove(moved)
      } else if (event.key === 'Enter' || event.key === ' ') onOpen(cursor)
      else if (event.key === 'Delete' || event.key === 'Backspace') onDelete(cursor)
      else return
      event.preventDefault()
    },
    /** A screen reader goes to a cell without keys: those that follow start from it. */
    focus: (weekday: number, period: number) => {
      const isStop = cursor.weekday === weekday && cursor.period === period
      if (!isStop) onMove({ weekday, anchor: period, period })
    },
    grab: (weekday: number, period: number) => take({ weekday, anchor: period, period }),
    /** Within the day in which it began. */
    drag: (weekday: number, period: number) => {
      const from = dragged.current
      if (from !== null && from.weekday === weekday) take({ ...from, period })
    },
    release: () => {
      if (dragged.current !== null) onOpen(dragged.current)
      dragged.current = null
    },
  }
}
