// Export as pages: what is to be drawn, and the drawn document, picture or pictures as one file.
import type { drawPages } from '../pages/draw-pages.ts'
import type { ExportedFile, ExportPreview } from '../../../shared/exchange/exported-file.ts'
import type { Problem } from '../../../shared/contract/ipc.ts'
import { fail, succeed, type Result } from '../../../shared/result.ts'
import { clockOf } from '../../../shared/schedule/calendar.ts'
import { dailyTarget } from '../../../shared/term/term-figures.ts'
import { pendingOf, tasksInRange } from '../formats/export-range.ts'
import type { DrawnPages } from '../pages/draw-pages.ts'
import type { PagesInput } from '../pages/pages-input.ts'
import { storeZip } from '../pages/store-zip.ts'
import { viewClock } from '../../session/clock-view.ts'
import { languageOf, problem, type SessionContext } from '../../session/context.ts'
import { runInProcess } from '../../session/side-jobs/run-in-process.ts'
import { countIn, datesOf, nameFile, type ExportWish, type PageFormat } from './write-export.ts'

/** Several pictures come in one archive, numbered. */
export async function drawExport(
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
export async function previewPages(
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
    target: dailyTarget(state.window, preferences.planning),
    asOf: { instant, date, time: clockOf(minute) },
  }
}

function toContent(bytes: Uint8Array): { kind: 'bytes'; base64: string } {
  return { kind: 'bytes', base64: Buffer.from(bytes).toString('base64') }
}
