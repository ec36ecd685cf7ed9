// What the words after `export` ask for: which format, what of the week goes out, and where to.
import {
  exportChoiceSchema,
  exportFormats,
  maxReminder,
  type DoneChoice,
  type ExportChoice,
  type ExportFormat,
} from '../../../shared/exchange/export-choice.ts'
import { succeed, type Result } from '../../../shared/result.ts'
import { isoDateSchema, maxWeeks } from '../../../shared/schedule/term.ts'
import type { Flags } from './flags.ts'
import { readCount } from './read-count.ts'
import { refuse } from './refuse-usage.ts'
import type { UsageProblem } from './usage-problem.ts'

export type ExportWish = {
  /** Its days are those of `week` where that is named. */
  choice: ExportChoice
  week: number | null
  /** Null is the standard output. */
  out: string | null
  /** Writes over a file that is there. */
  force: boolean
}

export function readExportWish(values: Flags): Result<ExportWish, UsageProblem> {
  const format = exportFormats.find((known) => known === values.format)
  if (format === undefined) return refuse('bad-format', values.format, 'export')
  if (values.out === '') return refuse('no-out', '', 'export')
  const days = readDays(values)
  if (!days.ok) return days
  if (values.done && values.open) return refuse('done-or-open', '', 'export')
  const done: DoneChoice | null = values.done ? 'done' : values.open ? 'open' : null
  const reminder = readReminder(values.reminder)
  const isForCalendar = values.reminder !== undefined || values.todo === true
  if (reminder === undefined) return refuse('bad-reminder', values.reminder, 'export')
  if (isForCalendar && format !== 'ics') return refuse('only-with-ics', '', 'export')
  const pages = readPages(values, format)
  if (!pages.ok) return pages
  const { week, ...dates } = days.value
  return succeed({
    choice: {
      format,
      ...dates,
      // A page that hangs on the wall shows the classes too.
      withEvents: isPageFormat(format) || (values.events ?? false),
      ...(values.course === undefined ? {} : { courses: values.course }),
      ...(done === null ? {} : { done }),
      ...(reminder === null ? {} : { reminder }),
      ...(values.todo === true ? { withPending: true } : {}),
      ...pages.value,
    },
    week,
    out: values.out === undefined || values.out === '-' ? null : values.out,
    force: values.force ?? false,
  })
}

function isPageFormat(format: ExportFormat): boolean {
  return format === 'pdf' || format === 'png'
}

type PageChoice = Pick<ExportChoice, 'paper' | 'layout' | 'scale'>

function readPages(
  { paper, layout, scale }: Flags,
  format: ExportFormat,
): Result<PageChoice, UsageProblem> {
  const given = [paper, layout, scale].some((value) => value !== undefined)
  if (given && !isPageFormat(format)) return refuse('only-with-pages', '', 'export')
  if (scale !== undefined && format !== 'png') return refuse('only-with-pages', '', 'export')
  const { shape } = exportChoiceSchema
  const read = {
    paper: shape.paper.safeParse(paper),
    layout: shape.layout.safeParse(layout),
    scale: shape.scale.safeParse(Number(scale)),
  }
  if (paper !== undefined && !read.paper.success) return refuse('bad-page', paper, 'export')
  if (layout !== undefined && !read.layout.success) return refuse('bad-page', layout, 'export')
  if (scale !== undefined && !read.scale.success) return refuse('bad-page', scale, 'export')
  return succeed({
    ...(read.paper.data === undefined ? {} : { paper: read.paper.data }),
    ...(read.layout.data === undefined ? {} : { layout: read.layout.data }),
    ...(read.scale.data === undefined ? {} : { scale: read.scale.data }),
  })
}

type Days = { from?: string; to?: string; week: number | null }

function readDays({ from, to, week }: Flags): Result<Days, UsageProblem> {
  const dates = readDates({ from, to })
  if (!dates.ok) return dates
  if (week === undefined) return succeed({ ...dates.value, week: null })
  if (from !== undefined || to !== undefined) return refuse('week-or-dates', '', 'export')
  const number = readCount(week)
  return number === null || number > maxWeeks
    ? refuse('bad-weeks', week, 'export')
    : succeed({ week: number })
}

export function readDates({
  from,
  to,
}: {
  from?: string | undefined
  to?: string | undefined
}): Result<{ from?: string; to?: string }, UsageProblem> {
  const wrong = [from, to].find(
    (date) => date !== undefined && !isoDateSchema.safeParse(date).success,
  )
  if (wrong !== undefined) return refuse('bad-date', wrong)
  return succeed({ ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) })
}

/** Null where none is wanted, undefined where it is no number of minutes. */
function readReminder(text: string | undefined): number | null | undefined {
  if (text === undefined) return null
  const minutes = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN
  return minutes <= maxReminder ? minutes : undefined
}
