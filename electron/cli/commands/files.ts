// Files in and out in the terminal: import and export.
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import type { ImportPreview } from '../../../shared/ipc.ts'
import { languageOf } from '../../session/context.ts'
import { sayImport, sayExport, sayFileProblem } from '../words.ts'
import type { Command } from '../command-line.ts'
import type { ExitCode } from '../printer.ts'
import type { CommandContext } from './command-context.ts'

export async function importFile(
  { session, printer }: CommandContext,
  file: string,
  dryRun: boolean,
): Promise<ExitCode> {
  const language = languageOf(session.context)
  let bytes: Buffer
  try {
    bytes = readFileSync(file)
  } catch {
    return printer.refuse({
      code: 'unreadable',
      message: sayFileProblem('unreadable', language, file),
    })
  }
  const preview = await session.request('preview-import', {
    fileName: basename(file),
    content: bytes.toString('base64'),
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

export async function exportFile(
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
  const path = resolve(command.out)
  try {
    // Written beside and renamed, so that a failure never leaves half a file under the name.
    writeFileSync(`${path}.part`, exported.value.text)
    renameSync(`${path}.part`, path)
  } catch {
    return printer.refuse({
      code: 'unwritable',
      message: sayFileProblem('unwritable', language, path),
    })
  }
  printer.say(sayExport(exported.value.blocks, path, language))
  return printer.finish({ file: path, blocks: exported.value.blocks })
}
