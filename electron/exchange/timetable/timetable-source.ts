// What the reading of a timetable hands on, whatever it came as: series of meetings, and the term that they go into.
import type { ImportReading } from '../../../shared/timetable/import-reading.ts'
import type { Term } from '../../../shared/schedule/term.ts'
import type { LeftOut } from './left-out.ts'
import type { Series } from './series.ts'

export type TimetableSource = {
  /** What the calendar is called; may be empty. */
  name: string
  /** IANA name of the zone that dates and minutes are in. */
  zone: string
  series: Series[]
  /** What could not be read, in the person's language. */
  problems: string[]
  leftOut: LeftOut[]
  /** The present one, else what file and answers say; what both leave open is guessed, and `reading` asks about it. */
  term: Term
  /** The lessons go on past the 30 weeks that a term can have. */
  isCut: boolean
  reading: ImportReading
}
