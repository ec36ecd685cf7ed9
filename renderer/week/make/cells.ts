// Empty time that is chosen on the week, by pointer or keys: a run of periods of one day in which something is made.
import { windowWords } from '../../../shared/i18n/window-words.ts'
import { hasBegun } from '../../../shared/schedule/legality.ts'
import { maxPeriods, type Place } from '../../../shared/schedule/place.ts'
import type { ScheduleState } from '../../../shared/schedule/state.ts'
import { minutesOfPeriod } from '../../../shared/schedule/work-minutes.ts'
import { axisOf } from '../../../shared/timetable/day-axis.ts'
import { tell } from '../../store/actions.ts'
import type { Cells } from '../../store/carry-store.ts'
import type { Desk } from '../../store/desk.ts'
import { isTaken, listEmpty } from '../../store/empty-time.ts'
import { toDay, turnWeek } from '../../store/week-store.ts'
import { closeDetails } from '../../store/show-a-view.ts'
import { cellsOf } from '../../timetable/grid-cursor.ts'
import { focusOrigin } from '../drag/hand-edit.ts'
import { findScroller, readPoint, shareOfDay, periodAt } from '../drag/read-point.ts'
import { swallowClick } from '../drag/swallow-click.ts'
import { isWalkKey, walkFrom, type Cell, type WalkKey } from '../week-walk.ts'

export function placeOfCells({ day, ...run }: Cells): Place {
  const { start, end } = cellsOf({ weekday: 1, ...run })
  return { day, start, end }
}

export function chooseCells(desk: Desk, cells: Cells | null): void {
  desk.carry.view.set({ cells })
}

/** The chosen time asks what to make there; of time that has begun it says so. */
export function askWhat(desk: Desk, cells: Cells): void {
  const isOver = hasBegun({ place: placeOfCells(cells) }, desk.week.view.get().clock.moment)
  if (isOver) tell(desk, 'problem', windowWords[desk.settings.get().language].make.over)
  chooseCells(desk, isOver && cells.by === 'pointer' ? null : { ...cells, isOpen: !isOver })
}

/** The cell under a press on the paper of the week; null on a block and beside the days. */
function cellUnder(desk: Desk, event: MouseEvent): Cells | null {
  const { state } = desk.week.view.get()
  const { target, clientX: x, clientY: y } = event
  if (state === null || !(target instanceof Element)) return null
  if (target.closest('[data-window-day]') === null || target.closest('button') !== null) return null
  const axis = axisOf(state)
  const under = readPoint({ x, y }, axis, { below: 0, periods: 1 })
  if (under.kind !== 'cell') return null
  const { day, period } = under
  return { day, anchor: period, period, by: 'pointer', isOpen: false, isAtEnd: false }
}

/** A double click, or the menu's button or key. */
export function makeAtPoint(desk: Desk, event: MouseEvent): void {
  if (desk.carry.view.get().carry !== null) return
  const cells = cellUnder(desk, event)
  const { state } = desk.week.view.get()
  if (cells === null || state === null) return
  event.preventDefault()
  closeDetails(desk)
  askWhat(desk, atLeastAnHour(state, cells))
}

/** Nobody studies for half an hour: a press on a row that is that short takes the next one too, where it is free. */
function atLeastAnHour(state: ScheduleState, cells: Cells): Cells {
  const isShort = minutesOfPeriod(state.window) <= 30
  const period = Math.min(cells.period + 1, state.window.periods.length)
  return isShort ? { ...cells, period: freeUpTo(state, cells.day, cells.period, period) } : cells
}

/** Pixels that a mouse moves before a press on the paper chooses time. */
const slack = 6

/** With a mouse: from the press to the release, within the day and up to what lies there. A finger scrolls. */
export function drawCells(desk: Desk, event: PointerEvent): void {
  const { state } = desk.week.view.get()
  if (event.button !== 0 || event.pointerType !== 'mouse' || state === null) return
  const begun = cellUnder(desk, event)
  if (begun === null) return
  // A press begins anew what keys had chosen elsewhere.
  chooseCells(desk, null)
  const axis = axisOf(state)
  const ears = new AbortController()
  const listen = { signal: ears.signal }
  const move = ({ clientY }: PointerEvent) => {
    const drawn = desk.carry.view.get().cells
    if (drawn === null && Math.abs(clientY - event.clientY) <= slack) return
    if (drawn === null) swallowClick()
    const share = shareOfDay(begun.day, clientY)
    if (share === null) return
    const period = freeUpTo(state, begun.day, begun.anchor, periodAt(axis, share))
    if (drawn?.period !== period) chooseCells(desk, { ...begun, period })
  }
  const up = () => {
    ears.abort()
    const { cells } = desk.carry.view.get()
    if (cells !== null) askWhat(desk, cells)
  }
  const giveUp = () => {
    ears.abort()
    chooseCells(desk, null)
  }
  const leave = (key: KeyboardEvent) => {
    if (key.key === 'Escape') giveUp()
  }
  window.addEventListener('pointermove', move, listen)
  window.addEventListener('pointerup', up, listen)
  window.addEventListener('pointercancel', giveUp, listen)
  window.addEventListener('keydown', leave, listen)
}

function freeUpTo(state: ScheduleState, day: number, from: number, to: number): number {
  const step = Math.sign(to - from)
  let period = from
  while (period !== to && !isTaken(state, day, period + step)) period += step
  return period
}

/** Keys there are for what is typed, or for what is open over the week. */
const elsewhere =
  'input, textarea, select, [contenteditable], dialog, [role="dialog"], [role="menu"]'

/** A key while time is chosen; true when it was for that. */
export function steerCells(desk: Desk, event: KeyboardEvent): boolean {
  const { cells } = desk.carry.view.get()
  const { state } = desk.week.view.get()
  if (cells === null || state === null || event.ctrlKey || event.metaKey || event.altKey)
    return false
  const isOn = (selector: string) =>
    event.target instanceof Element && event.target.closest(selector) !== null
  if (event.isComposing || isOn(elsewhere)) return false
  if (event.key === 'Escape') leaveCells(desk)
  else if (event.key === 'Enter' && !isOn('button')) askWhat(desk, cells)
  else if (event.key === 'PageUp' || event.key === 'PageDown') turnCells(desk, cells, event.key)
  else if (!isWalkKey(event.key)) return false
  else if (event.shiftKey) stretchCells(desk, state, cells, event.key)
  else {
    const empty = listEmpty(desk)
    const here = { day: cells.day, start: cells.period }
    goTo(desk, cells, empty[walkFrom(empty, here, event.key) ?? -1])
  }
  return true
}

/** The run grows and shrinks within its day, and over nothing that lies there. */
function stretchCells(desk: Desk, state: ScheduleState, cells: Cells, key: WalkKey): void {
  const { day, anchor, period } = cells
  const last = state.window.periods.length
  const ends = { ArrowUp: period - 1, ArrowDown: period + 1, Home: 1, End: last }
  const to = key === 'ArrowLeft' || key === 'ArrowRight' ? period : ends[key]
  const reached = freeUpTo(state, day, anchor, Math.max(1, Math.min(last, to)))
  showCells(desk, { ...cells, period: reached, isAtEnd: reached === period })
}

/** With the page, to the empty time nearest to the same place of it. */
function turnCells(desk: Desk, cells: Cells, key: 'PageUp' | 'PageDown'): void {
  const turned = turnWeek(desk.week, key === 'PageUp' ? -1 : 1)
  const way = ({ day, start }: Cell) =>
    Math.abs(day - cells.day - turned) * maxPeriods + Math.abs(start - cells.period)
  const [nearest] = listEmpty(desk).toSorted((a, b) => way(a) - way(b))
  goTo(desk, cells, turned === 0 ? undefined : nearest)
}

function goTo(desk: Desk, cells: Cells, cell: Cell | undefined): void {
  if (cell === undefined) showCells(desk, { ...cells, isAtEnd: true })
  else {
    const { day, start } = cell
    showCells(desk, { ...cells, day, anchor: start, period: start, isAtEnd: false })
  }
}

function showCells(desk: Desk, cells: Cells): void {
  chooseCells(desk, cells)
  desk.week.view.set((view) => toDay(view, cells.day))
  findScroller()?.querySelector('[data-cells]')?.scrollIntoView({ block: 'nearest' })
}

/** The focus goes back to the week. */
export function leaveCells(desk: Desk): void {
  chooseCells(desk, null)
  focusOrigin(0)
}
