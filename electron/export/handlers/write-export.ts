// Reads the chosen work and days as the text of a file, for each format that is one.
import { readHomework } from '../../../db/homework.ts'
import { folderIdOf, readRevisions, readSentEntries } from '../../../db/exports.ts'
import { assertNever } from '../../../shared/assert-never.ts'
import type { SentEntry } from '../../../shared/exchange/calendar-entry.ts'
import type { ExportChoice, ExportFormat } from '../../../shared/exchange/export-choice.ts'
import { fail, type Result, succeed } from '../../../shared/result.ts'
import { clockOf, dateToDay } from '../../../shared/schedule/calendar.ts'
import { isPlacedItem } from '../../../shared/schedule/task.ts'
import { exportAnki } from '../formats/export-anki.ts'
import { exportCsv } from '../formats/export-csv.ts'
import { exportHtml, isWholeTerm } from '../html/export-html.ts'
import { exportIcs } from '../formats/export-ics.ts'
import { exportMarkdown } from '../formats/export-markdown.ts'
import { countBlocks, type ExportRange, pendingOf, tasksInRange } from '../formats/export-range.ts'
import { type TermDate, termDates } from '../formats/term-dates.ts'
import { exportJson } from '../formats/weekloom-json.ts'
import { languageOf, type Planned, type SessionContext } from '../../session/context.ts'
import { viewClock } from '../../session/clock-view.ts'
import { version } from '../../machine/version.ts'

export type PageFormat = 'pdf' | 'png'

/** A choice with the plan that it is of; `range` has every day that the choice leaves open. */
export type ExportWish = Planned & { choice: ExportChoice; range: ExportRange }

/** What a file holds: study blocks (of cards: notes), other events, and work without a place. */
export type ExportCounts = { blocks: number; events: number; pending: number }

export type WrittenText = ExportCounts & {
  text: string
  /** What a reader sees of it, where that is another text. */
  lines?: string
  /** What a calendar is told by it. */
  sent: SentEntry[]
}

/** Fails where the days are the wrong way round or none of the term. */
export function readWish(
  context: SessionContext,
  { term, state }: Planned,
  choice: ExportChoice,
): Result<ExportWish, 'bad-range'> {
  const { window } = state
  const from = choice.from ?? window.days[0]?.date ?? ''
  const to = choice.to ?? window.days.at(-1)?.date ?? ''
  const isOutside = dateToDay(window, from) === null && dateToDay(window, to) === null
  if (to < from || isOutside) return fail('bad-range')
  const { withEvents, courses = null, done = 'all' } = choice
  const range = { state, from, to, withEvents, courses, done, language: languageOf(context) }
  return succeed({ term, state, choice, range })
}

export function writeText(
  context: SessionContext,
  wish: ExportWish,
  format: Exclude<ExportFormat, PageFormat>,
): WrittenText {
  const { term, state, range, choice } = wish
  switch (format) {
    case 'ics':
      return calendarText(context, wish)
    case 'csv':
      return { ...countIn(range, false), text: exportCsv(range).text, sent: [] }
    case 'md':
      return { ...countIn(range, true), text: exportMarkdown({ ...range, term }).text, sent: [] }
    case 'html':
      return { ...pageText(context, wish), sent: [] }
    case 'anki': {
      const isWhole = choice.from === undefined && choice.to === undefined
      const folderId = folderIdOf(context.database, context.newId)
      const withPending = choice.withPending ?? isWhole
      return {
        events: 0,
        pending: 0,
        ...exportAnki({ ...range, term, folderId, withPending }),
        sent: [],
      }
    }
    case 'json':
      return { ...countAll(wish), text: exportJson(term, state), sent: [] }
    default:
      return assertNever(format)
  }
}

function calendarText(context: SessionContext, { term, range, choice }: ExportWish): WrittenText {
  const revisions = readRevisions(context.database)
  return exportIcs({
    ...range,
    term,
    folderId: folderIdOf(context.database, context.newId),
    at: context.clock(),
    version,
    reminder: choice.reminder ?? null,
    withPending: choice.withPending ?? false,
    sequenceOf: (taskId) => revisions.get(taskId) ?? 0,
    known: readSentEntries(context.database, 'file'),
  })
}

function pageText(context: SessionContext, wish: ExportWish): Omit<WrittenText, 'sent'> {
  const { term, range } = wish
  const { date, minute } = viewClock(context.clock(), term.zone, null)
  const { text, lines } = exportHtml({
    ...range,
    term,
    weekStart: context.preferences.weekStart,
    dates: datesOf(context, wish),
    asOf: { date, time: clockOf(minute) },
  })
  return { ...countIn(range, isWholeTerm(range)), text, lines }
}

export function datesOf({ database }: SessionContext, { range }: ExportWish): TermDate[] {
  return termDates(range, readHomework(database))
}

export function countIn(range: ExportRange, withPending: boolean): ExportCounts {
  const tasks = tasksInRange(range)
  const blocks = countBlocks(tasks)
  const pending = withPending ? pendingOf(range).length : 0
  return { blocks, events: tasks.length - blocks, pending }
}

function countAll({ state: { tasks } }: ExportWish): ExportCounts {
  const blocks = tasks.filter(isPlacedItem).length
  const events = tasks.filter(({ kind }) => kind === 'event').length
  return { blocks, events, pending: tasks.length - blocks - events }
}

const endings: Record<ExportFormat, { ending: string; mediaType: string }> = {
  ics: { ending: '.ics', mediaType: 'text/calendar' },
  csv: { ending: '.csv', mediaType: 'text/csv' },
  md: { ending: '.md', mediaType: 'text/markdown' },
  anki: { ending: '-anki.txt', mediaType: 'text/plain' },
  html: { ending: '.html', mediaType: 'text/html' },
  json: { ending: '.json', mediaType: 'application/json' },
  pdf: { ending: '.pdf', mediaType: 'application/pdf' },
  png: { ending: '.png', mediaType: 'image/png' },
}

/** The complete data bears the first day of the term alone: it is always whole. */
export function nameFile({ term, range, choice }: ExportWish): {
  fileName: string
  mediaType: string
} {
  const { ending, mediaType } = endings[choice.format]
  const days = choice.format === 'json' ? term.firstMonday : `${range.from}-${range.to}`
  return { fileName: `weekloom-${days}${ending}`, mediaType }
}
