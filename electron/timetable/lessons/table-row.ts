// Says what a row of a table is, however the table was read.

/** More rows than any timetable has. */
export const maxRows = 20_000

export type TableRow = {
  /** The line of the file that the row begins on, from 1. */
  line: number
  cells: string[]
  /** By column: the cell goes on from the row above. */
  spanned?: boolean[]
  /** By column: the cell goes on from the left. */
  across?: boolean[]
  /** Put together out of a text, so that a cell may hold what is of two. */
  isRebuilt?: boolean
  /** One of the lines that a row of a drawn table may have. */
  isLine?: boolean
}
