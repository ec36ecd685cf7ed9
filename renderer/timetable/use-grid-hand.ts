// Keys and pointer on the grid of the timetable: what moves the cursor, what opens a class, what deletes one.
import { useCallback, useEffect, useRef, type KeyboardEvent, type RefObject } from 'react'
import { moveCursor, type Cursor } from './grid-cursor.ts'

export type GridHand = {
  cursor: Cursor
  /** Counts the times that the grid is to take the focus. */
  summons: number
  onMove: (cursor: Cursor) => void
  onOpen: (cursor: Cursor) => void
  onDelete: (cursor: Cursor) => void
}

export function useGridHand(
  table: RefObject<HTMLTableElement | null>,
  rows: number,
  hand: GridHand,
) {
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
