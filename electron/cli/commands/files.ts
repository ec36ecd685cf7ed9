// Files in and out in the terminal: import and export.
import { basename } from 'node:path'
import type { ImportPreview } from '../../../shared/ipc.ts'
import { languageOf } from '../../session/context.ts'
import { readImportFile } from '../read-import.ts'
import { sayImport, sayExport, sayFileProblem, type FileProblem } from '../words.ts'
import { sayEverything } from '../settings-words.ts'
import { writeExport } from '../write-export.ts'
import type { Command } from '../command.ts'
import type { ExitCode } from '../printer.ts'
import type { CommandContext } from './command-context.ts'

export async function importFile(
  { session, printer }: CommandContext,
  file: string,
  dryRun: boolean,
): Promise<ExitCode> {
  const language = languageOf(session.context)
  const read = readImportFile(file)
  if (!read.ok) return refuseFile({ session, printer }, read.failure, file)
  const preview = await session.request('preview-import', {
    fileName: basename(file),
    content: read.value.toString('base64'),
  })
  if (!preview.ok) return printer.refuse(preview.failure)
  for (const line of sayImport(preview.value, language)) printer.say(line)
  const summary = summarise(preview.value)
  if (dryRun) return printer.finish({ dryRun, ...summary, diff: preview.value.diff })
  const applied = await session.request('apply-import', { previewId: preview.value.previewId })
  if (!applied.ok) return printer.refuse(applied.failure)
  return printer.finish({ dryRun, ...summary })
}

function summarise(preview: ImportPreview) {
  const { term, createsTerm, events, studies, problems, alreadyThere } = preview
  const meetings = events.reduce((sum, event) => sum + event.meetings, 0)
  return { term, createsTerm, events, meetings, studies, problems, alreadyThere }
}

/** Days of the schedule, or everything. */
export function exportFile(
  context: CommandContext,
  command: Extract<Command, { name: 'export' | 'export-everything' }>,
): Promise<ExitCode> {
  return command.name === 'export'
    ? exportDays(context, command)
    : exportEverything(context, command.out)
}

async function exportDays(
  { session, printer }: CommandContext,
  command: Extract<Command, { name: 'export' }>,
): Promise<ExitCode> {
  const language = languageOf(session.context)
  const exported = await session.request('export-schedule', {
    format: command.format,
    withEvents: command.events,
    ...(command.from === undefined ? {} : { from: command.from }),
    ...(command.to === undefined ? {} : { to: command.to }),
  })
  if (!exported.ok) return printer.refuse(exported.failure)
  const { folder, newId } = session.context
  const { text, blocks } = exported.value
  const written = writeExport({ out: command.out, text, folder, id: newId() })
  if (!written.ok) return refuseFile({ session, printer }, written.failure, command.out)
  printer.say(sayExport(blocks, written.value, language))
  return printer.finish({ file: written.value, blocks })
}

async function exportEverything(
  { session, printer }: CommandContext,
  out: string,
): Promise<ExitCode> {
  const { context } = session
  const exported = await session.request('export-everything', {})
  if (!exported.ok) return printer.refuse(exported.failure)
  const { text, changes, conversations, tasks, damaged } = exported.value
  const written = writeExport({ out, text, folder: context.folder, id: context.newId() })
  if (!written.ok) return refuseFile({ session, printer }, written.failure, out)
  printer.say(sayEverything(exported.value, written.value, languageOf(context)))
  return printer.finish({ file: written.value, changes, conversations, tasks, damaged })
}

function refuseFile(
  { session, printer }: CommandContext,
  code: FileProblem,
  path: string,
): ExitCode {
  return printer.refuse({
    code,
    message: sayFileProblem(code, languageOf(session.context), path),
  })
}
