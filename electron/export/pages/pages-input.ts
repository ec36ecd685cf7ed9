// Defines what pages are drawn from: the schedule, what of it is shown, and how. It can be sent to another process.
import type { PageLayout, Paper } from '../../../shared/exchange/export-choice.ts'
import type { TermDate } from '../formats/term-dates.ts'
import type { Language } from '../../../shared/language.ts'
import type { ScheduleState } from '../../../shared/schedule/state.ts'
import type { Term } from '../../../shared/schedule/term.ts'
import type { WeekStart } from '../../../shared/time/week-start.ts'

/** Pictures have one or two dots for each dot of a screen, of which an inch has 96. */
export type PictureScale = 1 | 2

export type PagesInput = {
  format: 'pdf' | 'png'
  paper: Paper
  layout: PageLayout
  scale: PictureScale
  /** Draws the first page alone, as a preview does; the answer counts them all. */
  onlyFirst: boolean
  language: Language
  weekStart: WeekStart
  term: Term
  /** Whole: counts and colours are those of the window. */
  state: ScheduleState
  /** The tasks to be drawn; null is all. */
  taskIds: readonly number[] | null
  /** First and last date, inclusive; the pages are those of the weeks that they lie in. */
  from: string
  to: string
  /** What the overview names: exams, open homework and the last days of work. */
  dates: readonly TermDate[]
  /** Minutes of study that fill a day. */
  target: number
  /** The same by day of the window: less where lessons fill it. */
  targets: readonly number[]
  /** When the schedule was like this: an ISO instant for the file; ISO date and clock of the term's zone for the reader. */
  asOf: { instant: string; date: string; time: string }
}
