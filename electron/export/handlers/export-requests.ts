// Export: the chosen work and days as a file, and what it would hold; saving it is the shell's part.
import { writeSentEntries } from '../../../db/exports.ts'
import type { Problem } from '../../../shared/contract/ipc.ts'
import type { ExportChoice } from '../../../shared/exchange/export-choice.ts'
import type {
  ExportedFile,
  ExportEntry,
  ExportLook,
  ExportPreview,
} from '../../../shared/exchange/exported-file.ts'
import { type Result, succeed, fail } from '../../../shared/result.ts'
import { clockOf } from '../../../shared/schedule/calendar.ts'
import type { Task } from '../../../shared/schedule/task.ts'
import { dailyTarget, dayTargets } from '../../../shared/term/day-target.ts'
import { viewClock } from '../../session/clock-view.ts'
import {
  isReadOnly,
  problem,
  requirePlan,
  type SessionContext,
  languageOf,
} from '../../session/context.ts'
import { runInProcess } from '../../session/side-jobs/run-in-process.ts'
import { stopLooks } from '../../session/side-jobs/run-side-job.ts'
import { cleanText } from '../../text/clean-text.ts'
import { courseOf, pendingOf, spanOf, tasksInRange } from '../formats/export-range.ts'
import type { drawPages, DrawnPages } from '../pages/draw-pages.ts'
import type { PagesInput } from '../pages/pages-input.ts'
import { storeZip } from '../pages/store-zip.ts'
import {
  type ExportWish,
  nameFile,
  readWish,
  writeText,
  countIn,
  datesOf,
  type PageFormat,
} from './write-export.ts'
import type { Handler } from '../../session/handler.ts'

export const exportSchedule: Handler<'export-schedule'> = async (context, choice) => {
  const wish = wishOf(context, choice)
  if (!wish.ok) return wish
  switch (choice.format) {
    case 'pdf':
    case 'png':
      return drawExport(context, wish.value, choice.format)
    default: {
      const { text, blocks, sent } = writeText(context, wish.value, choice.format)
      if (sent.length > 0 && !isReadOnly(context)) writeSentEntries(context.database, 'file', sent)
      return succeed({ ...nameFile(wish.value), content: { kind: 'text', text }, blocks })
    }
  }
}

/** As `exportSchedule` would write it; nothing is kept of it. */
export const previewExport: Handler<'preview-export'> = async (context, choice) => {
  stopLooks(context)
  const wish = wishOf(context, choice)
  if (!wish.ok) return wish
  switch (choice.format) {
    case 'pdf':
    case 'png':
      return previewPages(context, wish.value)
    default: {
      const written = writeText(context, wish.value, choice.format)
      const { text, lines = text, blocks, events, pending } = written
      const { fileName } = nameFile(wish.value)
      const look = lookAtText(lines, text, entriesOf(wish.value, pending > 0))
      return succeed({ fileName, blocks, events, pending, look })
    }
  }
}

function wishOf(context: SessionContext, choice: ExportChoice): Result<ExportWish, Problem> {
  const planned = requirePlan(context)
  if (!planned.ok) return planned
  const wish = readWish(context, planned.value, choice)
  return wish.ok ? wish : problem(context, wish.failure)
}

const shownLines = 80

/** More than a preview shows, and little to carry. */
const shownCharacters = 6_000

/** A term of nine courses in one look, and little to carry. */
const shownEntries = 300

function entriesOf({ state, range }: ExportWish, withPending: boolean): ExportEntry[] {
  const entryOf = (task: Task, at: Pick<ExportEntry, 'date' | 'start' | 'end'>) => ({
    ...at,
    id: task.id,
    title: cleanText(task.title),
    course: courseOf(state, task),
  })
  const placed = tasksInRange(range).map((task) => {
    const { start, end } = spanOf(state, task)
    return entryOf(task, { date: start.date, start: start.time, end: end.time })
  })
  const waiting = withPending ? pendingOf(range) : []
  return [...placed, ...waiting.map((item) => entryOf(item, { date: null, start: '', end: '' }))]
}

function lookAtText(seen: string, text: string, entries: readonly ExportEntry[]): ExportLook {
  const lines = seen.replace(/^\u{FEFF}/u, '').split(/\r?\n/)
  const shown = lines.slice(0, shownLines).join('\n').slice(0, shownCharacters)
  return {
    kind: 'text',
    entries: entries.slice(0, shownEntries),
    count: entries.length,
    text: shown,
    hasMore: shown.length < lines.join('\n').length,
    bytes: Buffer.byteLength(text),
  }
}

/**
 * Export as pages: what is to be drawn, and the drawn document, picture or pictures as one file.
 * Several pictures come in one archive, numbered.
 */
async function drawExport(
  context: SessionContext,
  wish: ExportWish,
  format: PageFormat,
): Promise<Result<ExportedFile, Problem>> {
  const input = pagesOf(context, wish, format)
  const drawn = await draw(context, input)
  if (!drawn.ok) return drawn
  const { blocks } = countIn(wish.range, false)
  const { files } = drawn.value
  const [only] = files
  if (only !== undefined && files.length === 1)
    return succeed({ ...nameFile(wish), content: toContent(only), blocks })
  const base = nameFile(wish).fileName.replace(/\.png$/, '')
  const digits = String(files.length).length
  const entries = files.map((bytes, index) => ({
    name: `${base}-${String(index + 1).padStart(digits, '0')}.png`,
    bytes,
  }))
  return succeed({
    fileName: `${base}.zip`,
    mediaType: 'application/zip',
    content: toContent(storeZip(entries, input.asOf.date)),
    blocks,
  })
}

/** The first page as a picture, in the size of the screen. */
async function previewPages(
  context: SessionContext,
  wish: ExportWish,
): Promise<Result<ExportPreview, Problem>> {
  const input = pagesOf(context, wish, 'png')
  const drawn = await draw(context, { ...input, scale: 1, onlyFirst: true }, true)
  if (!drawn.ok) return drawn
  const { files, pages } = drawn.value
  const counts = countIn(wish.range, false)
  const { fileName } = nameFile(wish)
  const isArchive = wish.choice.format === 'png' && pages > 1
  return succeed({
    ...counts,
    fileName: isArchive ? fileName.replace(/\.png$/, '.zip') : fileName,
    look: { kind: 'picture', base64: toContent(files[0] ?? new Uint8Array()).base64, pages },
  })
}

async function draw(
  context: SessionContext,
  input: PagesInput,
  isLook = false,
): Promise<Result<DrawnPages, Problem>> {
  const drawn = await runInProcess<typeof drawPages>(
    context,
    { kind: 'draw-pages', input },
    { isLook },
  )
  if (!drawn.ok) return fail(drawn.failure)
  return drawn.value.ok ? succeed(drawn.value.value) : problem(context, drawn.value.failure)
}

function pagesOf(context: SessionContext, wish: ExportWish, format: PageFormat): PagesInput {
  const { term, state, choice, range } = wish
  const { preferences } = context
  const instant = context.clock()
  const { date, minute } = viewClock(instant, term.zone, null)
  return {
    format,
    paper: choice.paper ?? 'a4',
    layout: choice.layout ?? 'week',
    scale: choice.scale ?? 2,
    onlyFirst: false,
    language: languageOf(context),
    weekStart: preferences.weekStart,
    term,
    state,
    taskIds: [...tasksInRange(range), ...pendingOf(range)].map(({ id }) => id),
    from: range.from,
    to: range.to,
    dates: datesOf(context, wish),
    target: dailyTarget(state.window.periods, preferences.planning),
    targets: dayTargets(state, preferences.planning),
    asOf: { instant, date, time: clockOf(minute) },
  }
}

function toContent(bytes: Uint8Array): { kind: 'bytes'; base64: string } {
  return { kind: 'bytes', base64: Buffer.from(bytes).toString('base64') }
}
