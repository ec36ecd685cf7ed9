// The week's paper: day headings, period rules with their clock times, seven columns, and the keys that walk it.
import { useMemo, type KeyboardEvent, useEffect, useRef, type RefObject } from 'react'
import type { CalendarOverride, Period, Term } from '../../shared/schedule/term.ts'
import type { ScheduleState, Window } from '../../shared/schedule/state.ts'
import { isMark } from '../reasons/walk-marks.ts'
import { actOnBlock, resizeByKeys } from './drag/carry-keys.ts'
import { selectBlocks } from './drag/select.ts'
import { pressInWeek } from './drag/press-in-week.ts'
import { useDesk, useStore } from '../store/use-store.ts'
import type { Desk } from '../store/desk.ts'
import { useWords } from '../words/words.ts'
import { focusBlock, pressBlock } from './block/block.tsx'
import { DayColumn } from './day-column.tsx'
import { DayHeading } from './day-heading.tsx'
import { DueRow } from './due-row.tsx'
import { makeAtPoint } from './make/cells.ts'
import { drawnDays, type DrawnDay } from '../../shared/timetable/drawn-days.ts'
import { followStroke } from './follow-stroke.ts'
import { SpanButton } from './span-button.tsx'
import { drawnFrom, turnWeek } from '../store/week-store.ts'
import { besideTimes, buildAxis, type WeekAxis, blockBox } from '../../shared/timetable/day-axis.ts'
import styles from './week-grid.module.css'
import { isWalkKey, walk, type Stop } from './week-walk.ts'
import { mostCurves, type Ghost } from '../store/proposal-store.ts'
import { clockStep } from '../../shared/words/schedule/say-length.ts'
import { clockOf } from '../../shared/schedule/calendar.ts'

// Between neighbours a curve still swings out this far, so that it is no line along their border.
const leastReach = 45

/** From the side of one block that faces the other, to the other's side; within a day, along their edges. */
export function drawCurve(axis: WeekAxis, from: Ghost, to: Ghost, firstDay: number): string {
  const [start, end] = [middleOf(axis, from), middleOf(axis, to)]
  const [left, right] = [columnOf(from, firstDay), columnOf(to, firstDay)]
  if (left === right) {
    const [edge, bow] = [left + 96, left + 112]
    return `M ${edge} ${start} C ${bow} ${start} ${bow} ${end} ${edge} ${end}`
  }
  const direction = right > left ? 1 : -1
  const x1 = left + (direction === 1 ? 97 : 3)
  const x2 = right + (direction === 1 ? 3 : 97)
  const reach = direction * Math.max(leastReach, Math.abs(x2 - x1) / 2)
  // At the same hour it bows below the words of what lies between; near the day's end, above.
  const isLevel = Math.abs(end - start) < leastReach
  const bow = isLevel ? (start < 1000 - 2 * leastReach ? leastReach : -leastReach) * 2 : 0
  return `M ${x1} ${start} C ${x1 + reach} ${start + bow} ${x2 - reach} ${end + bow} ${x2} ${end}`
}

function columnOf(ghost: Ghost, firstDay: number): number {
  return (ghost.place.day - firstDay) * 100
}

function middleOf(axis: WeekAxis, { task, place }: Ghost): number {
  const { top, height } = blockBox(axis, place, task.kind === 'event' ? task.clock : null)
  return Math.round((top + height / 2) * 1000)
}

function timesBeside(state: ScheduleState | null): string {
  const times = besideTimes(state?.tasks ?? []).map(({ start, end }) => `${start}–${end}`)
  return [...new Set(times)].toSorted().join(' ')
}

function splitTimes(text: string): Period[] {
  return text.split(' ').flatMap((each) => {
    const [start, end] = each.split('–')
    return start === undefined || end === undefined ? [] : [{ start, end }]
  })
}

export function WeekGrid({ term, window }: { term: Term; window: Window }) {
  const desk = useDesk()
  // As text it is the same until something beside the rows comes, goes or moves.
  const beside = useStore(desk.week.view, ({ state }) => timesBeside(state))
  const axis = useMemo(
    () => buildAxis(window.periods, splitTimes(beside)),
    [window.periods, beside],
  )
  const span = useStore(desk.week.view, (view) => view.span)
  const firstDay = useStore(desk.week.view, drawnFrom)
  const scroller = useDayScroll()
  const days = drawnDays(term, window, firstDay).slice(0, span)
  const overrides = new Map(term.overrides.map((override) => [override.date, override]))
  return (
    // The keys move focus between the buttons inside; nothing here is pressed itself.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={scroller}
      className={`column grow shortens scrolls-down anchor ${styles.scroller}`}
      onKeyDown={(event) => handleKey(desk, event)}
      onPointerDownCapture={({ nativeEvent }) => {
        followStroke(desk, nativeEvent)
        pressInWeek(desk, nativeEvent)
      }}
      onClick={(event) => pressBlock(desk, event)}
      onFocus={(event) => focusBlock(desk, event)}
      // Words that are marked would be dragged in the place of what is under the pointer.
      onDragStart={(event) => event.preventDefault()}
      onDoubleClick={(event) => makeAtPoint(desk, event.nativeEvent)}
      onContextMenu={(event) => makeAtPoint(desk, event.nativeEvent)}
      style={{ '--days': span } as Record<string, number>}
      data-span={span}
      data-week-scroller=""
      data-dense={axis.isDense || undefined}
    >
      <Headings days={days} overrides={overrides} />
      <div
        className={`stack anchor ${styles.body}`}
        style={{ '--units': axis.units } as Record<string, number>}
      >
        <Rules axis={axis} window={window} />
        {/* By their place: a turn of the week puts other blocks into the same columns. */}
        {days.map(({ day, date, weekday, isInTerm }) =>
          isInTerm ? (
            <DayColumn
              key={weekday}
              day={day}
              date={date}
              weekday={weekday}
              isOff={overrides.get(date)?.kind === 'off'}
              axis={axis}
            />
          ) : (
            <div key={weekday} className={`anchor ${styles.day}`} data-off="" data-outside="" />
          ),
        )}
        <Curves firstDay={firstDay} span={span} axis={axis} />
      </div>
    </div>
  )
}

type HeadingsProps = {
  days: readonly DrawnDay[]
  overrides: ReadonlyMap<string, CalendarOverride>
}

function Headings({ days, overrides }: HeadingsProps) {
  return (
    <div className={`stack paper ${styles.headings}`}>
      <SpanButton />
      {days.map(({ day, date, weekday, isInTerm }) => (
        <DayHeading
          key={date}
          day={day}
          date={date}
          weekday={weekday}
          isInTerm={isInTerm}
          override={overrides.get(date)}
        />
      ))}
      <DueRow days={days} />
    </div>
  )
}

function Rules({ axis, window }: { axis: WeekAxis; window: Window }) {
  const words = useWords().week
  const isNumbered = clockStep(window) === null
  return (
    <ol className={styles.rules} aria-label={words.periods}>
      {axis.rows.map((row) => (
        <li
          key={row.start}
          aria-hidden={row.period === null}
          className={
            row.period === null
              ? `ruled-above sunk ${styles.break}`
              : `ruled-above ${styles.period}`
          }
          style={{ top: `${row.top * 100}%`, height: `${row.height * 100}%` }}
        >
          {row.period === null ? null : (
            <span className={`column quiet small to-end ${styles.label}`}>
              {isNumbered ? <b>{row.period}</b> : null}
              <time>{clockOf(row.start)}</time>
            </span>
          )}
        </li>
      ))}
    </ol>
  )
}

function handleKey(desk: Desk, event: KeyboardEvent<HTMLElement>): void {
  if (isPageKey(event.key)) return turnByKey(desk, event)
  if (!actByKey(desk, event)) walkByKey(desk, event)
}

/** What a key does with the block that has the focus: take it in hand, swap, pin, take it off. */
function actByKey(desk: Desk, event: KeyboardEvent<HTMLElement>): boolean {
  const { target, altKey, ctrlKey, metaKey, nativeEvent } = event
  if (ctrlKey || metaKey || nativeEvent.isComposing) return false
  if (!(target instanceof HTMLElement) || !target.matches('button[data-task-id]')) return false
  if (altKey) return resizeByKey(desk, event, Number(target.dataset['taskId']))
  if (!actOnBlock(desk, Number(target.dataset['taskId']), event.key)) return false
  event.preventDefault()
  return true
}

/** Shift, Alt and an arrow: longer or shorter. */
function resizeByKey(desk: Desk, event: KeyboardEvent, taskId: number): boolean {
  if (!event.shiftKey || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return false
  event.preventDefault()
  resizeByKeys(desk, taskId, event.key === 'ArrowDown' ? 1 : -1)
  return true
}

function isPageKey(key: string): boolean {
  return key === 'PageUp' || key === 'PageDown'
}

function turnByKey(desk: Desk, event: KeyboardEvent): void {
  event.preventDefault()
  // Before the marks of this week go, and with them the focus.
  desk.weighing.set({ isTurning: isMark(event.target) })
  const turned = turnWeek(desk.week, event.key === 'PageUp' ? -1 : 1)
  if (turned === 0) desk.weighing.set({ isTurning: false })
}

// Focus is read off the page, so that walking renders two blocks and no more. From a mark the keys walk the marks.
function walkByKey(desk: Desk, event: KeyboardEvent<HTMLElement>) {
  const here = event.target instanceof HTMLElement ? event.target : null
  if (here === null || event.altKey || event.ctrlKey || event.metaKey || !isWalkKey(event.key))
    return
  const kind = isMark(here) ? 'button[data-cost]' : 'button[data-task-id]'
  if (!here.matches(kind)) return
  event.preventDefault()
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>(kind)]
  const next = walk(buttons.map(stopOf), buttons.indexOf(here), event.key)
  const to = buttons[next?.id ?? -1]
  to?.focus()
  if (event.shiftKey && to?.dataset['taskId'] !== undefined)
    selectBlocks(
      desk,
      [here, to].map((block) => Number(block.dataset['taskId'])),
    )
}

function stopOf({ dataset: { day, start } }: HTMLElement, id: number): Stop {
  return { id, day: Number(day), start: Number(start) }
}

/** Scrolls the day where something must be seen: the present hour at first, then what a card would bring. */
function useDayScroll(): RefObject<HTMLDivElement | null> {
  const { proposal } = useDesk()
  const scroller = useRef<HTMLDivElement>(null)
  useEffect(() => {
    bringIntoView(scroller.current, '[data-testid="now"]')
    let shown = proposal.view.get().shows
    return proposal.view.subscribe(() => {
      const { shows } = proposal.view.get()
      if (shows === shown) return
      shown = shows
      // The ghosts are drawn in this turn of the loop; the next frame has them.
      requestAnimationFrame(() => bringIntoView(scroller.current, '[data-ghost="to"]'))
    })
  }, [proposal])
  return scroller
}

function bringIntoView(scroller: HTMLElement | null, selector: string): void {
  scroller?.querySelector(selector)?.scrollIntoView({ block: 'nearest' })
}

/** Thin curves from where blocks lie to where they would go, while they are few enough to follow. */
function Curves({ firstDay, span, axis }: { firstDay: number; span: number; axis: WeekAxis }) {
  const moves = useStore(useDesk().proposal.view, ({ ghosts }) => ghosts.moves)
  if (moves.length === 0 || moves.length > mostCurves) return null
  const isShown = (day: number) => day >= firstDay && day < firstDay + span
  const drawn = moves.filter(({ from, to }) => isShown(from.place.day) && isShown(to.place.day))
  return (
    <svg
      className={`untouched full-height ${styles.curves}`}
      viewBox={`0 0 ${span * 100} 1000`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {drawn.map(({ from, to }) => (
        <path
          key={to.task.id}
          d={drawCurve(axis, from, to, firstDay)}
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </svg>
  )
}
