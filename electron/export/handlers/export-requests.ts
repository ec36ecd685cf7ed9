// Export: the chosen work and days as a file, and what it would hold; saving it is the shell's part.
import { writeSentEntries } from '../../../db/exports.ts'
import type { ExportChoice } from '../../../shared/exchange/export-choice.ts'
import type {
  ExportedFile,
  ExportEntry,
  ExportLook,
  ExportPreview,
} from '../../../shared/exchange/exported-file.ts'
import type { Task } from '../../../shared/schedule/task.ts'
import { cleanText } from '../../text/clean-text.ts'
import { courseOf, pendingOf, spanOf, tasksInRange } from '../formats/export-range.ts'
import type { Problem } from '../../../shared/contract/ipc.ts'
import { type Result, succeed } from '../../../shared/result.ts'
import { isReadOnly, problem, requirePlan, type SessionContext } from '../../session/context.ts'
import { drawExport, previewPages } from './draw-export.ts'
import { stopLooks } from '../../session/side-jobs/stop-side-job.ts'
import { type ExportWish, nameFile, readWish, writeText } from './write-export.ts'

export async function exportSchedule(
  context: SessionContext,
  choice: ExportChoice,
): Promise<Result<ExportedFile, Problem>> {
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
export async function previewExport(
  context: SessionContext,
  choice: ExportChoice,
): Promise<Result<ExportPreview, Problem>> {
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
