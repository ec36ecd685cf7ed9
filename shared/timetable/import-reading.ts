// How a timetable was read: as what, line by line, and what is to be asked because it does not say so.
import type { CalendarOverride, Period } from '../schedule/term.ts'
import type { ColumnRole, DateOrder } from './import-answers.ts'

export type ImportFormat =
  | 'ics'
  | 'wakeup'
  | 'wakeup-csv'
  | 'csv'
  /** A week drawn as a table: weekdays across, periods or times down. */
  | 'grid'
  /** Records out of a school's own site. */
  | 'records'
  /** Lines as a person writes them. */
  | 'text'
  | 'weekloom'

/** One line or row: what it was understood as, or why it was not; `sentence` says that where the line is not seen. */
export type ReadLine = {
  line: number
  text: string
} & (
  | { kind: 'read'; understood: string }
  | { kind: 'unread'; problem: string; sentence: string }
  | { kind: 'aside' }
)

/** The columns of a table as they were taken, with its first rows. */
export type ReadTable = {
  hasHeader: boolean
  roles: ColumnRole[]
  /** The header's names, or "" where it has none. */
  names: string[]
  /** Cells of the first rows. */
  sample: { line: number; cells: string[] }[]
}

/** `isGuess`: neither the file nor the person has said it. */
export type ImportQuestion =
  | { kind: 'began'; value: string; isGuess: boolean }
  | { kind: 'weeks'; value: number; isGuess: boolean }
  | { kind: 'periods'; value: Period[]; isGuess: boolean }
  /** `example` is a date of the file that can be read both ways. */
  | { kind: 'date-order'; value: DateOrder; isGuess: boolean; example: string }
  /** `offers`: public holidays in the term, which a school may or may not give. */
  | {
      kind: 'days'
      value: CalendarOverride[]
      isGuess: false
      offers: { date: string; holiday: Holiday }[]
    }

export const holidays = [
  'new-year',
  'spring-festival',
  'qingming',
  'labour-day',
  'dragon-boat',
  'mid-autumn',
  'national-day',
] as const

export type Holiday = (typeof holidays)[number]

export type ImportReading = {
  format: ImportFormat
  table: ReadTable | null
  /** Of a long file the first, and all that were not read. */
  lines: ReadLine[]
  /** Lines that hold something, and those of them that were not read. */
  counts: { lines: number; unread: number }
  questions: ImportQuestion[]
  /** Why it may be wrong though its lines were understood, a sentence each. */
  doubts: string[]
  /** What it says, to be corrected where something of it was not understood or is doubted; null where that is no text. */
  text: string | null
}

/** Of a format that leaves nothing open. */
export function plainReading(format: ImportFormat): ImportReading {
  return {
    format,
    table: null,
    lines: [],
    counts: { lines: 0, unread: 0 },
    questions: [],
    doubts: [],
    text: null,
  }
}
