// Export: the chosen days as the text of a file; saving it is the shell's part.
import { folderIdOf } from '../../db/folder-id.ts'
import { readRevisions } from '../../db/revisions.ts'
import type { ExportedFile, Problem } from '../../shared/ipc.ts'
import type { RequestInput } from '../../shared/request-inputs.ts'
import { assertNever } from '../../shared/assert-never.ts'
import { succeed, type Result } from '../../shared/result.ts'
import { dateToDay } from '../../shared/schedule/calendar.ts'
import { isPlacedItem } from '../../shared/schedule/task.ts'
import { exportCsv } from '../exchange/export/export-csv.ts'
import { exportIcs } from '../exchange/export/export-ics.ts'
import { exportMarkdown } from '../exchange/export/export-markdown.ts'
import { exportJson } from '../exchange/export/weekloom-json.ts'
import { languageOf, problem, requirePlan, type Planned, type SessionContext } from './context.ts'
import { version } from './version.ts'

type ExportInput = RequestInput<'export-schedule'>

export function exportSchedule(
  context: SessionContext,
  input: ExportInput,
): Result<ExportedFile, Problem> {
  const planned = requirePlan(context)
  if (!planned.ok) return planned
  const { window } = planned.value.state
  const from = input.from ?? window.days[0]?.date ?? ''
  const to = input.to ?? window.days.at(-1)?.date ?? ''
  if (to < from || (dateToDay(window, from) === null && dateToDay(window, to) === null)) {
    return problem(context, 'bad-range')
  }
  switch (input.format) {
    case 'ics':
      return succeed(calendarFile(context, planned.value, { ...input, from, to }))
    case 'csv':
    case 'md':
      return succeed(listFile(context, planned.value, { ...input, from, to }))
    case 'json':
      return succeed(completeFile(planned.value))
    default:
      return assertNever(input.format)
  }
}

function calendarFile(
  context: SessionContext,
  { term, state }: Planned,
  { from, to, withEvents }: { from: string; to: string; withEvents: boolean },
): ExportedFile {
  const revisions = readRevisions(context.database)
  const { text, blocks } = exportIcs({
    term,
    state,
    folderId: folderIdOf(context.database, context.newId),
    from,
    to,
    withEvents,
    at: context.clock(),
    version,
    language: languageOf(context),
    sequenceOf: (taskId) => revisions.get(taskId) ?? 0,
  })
  return { fileName: `weekloom-${from}-${to}.ics`, mediaType: 'text/calendar', text, blocks }
}

function listFile(
  context: SessionContext,
  { term, state }: Planned,
  { format, from, to, withEvents }: ExportInput & { from: string; to: string },
): ExportedFile {
  const range = { state, from, to, withEvents, language: languageOf(context) }
  const isTable = format === 'csv'
  const { text, blocks } = isTable ? exportCsv(range) : exportMarkdown({ ...range, term })
  const mediaType = isTable ? 'text/csv' : 'text/markdown'
  return { fileName: `weekloom-${from}-${to}.${format}`, mediaType, text, blocks }
}

/** Always the whole term: it is read back into an empty folder. */
function completeFile({ term, state }: Planned): ExportedFile {
  return {
    fileName: `weekloom-${term.firstMonday}.json`,
    mediaType: 'application/json',
    text: exportJson(term, state),
    blocks: state.tasks.filter(isPlacedItem).length,
  }
}
