// Files in the terminal: import, and what is wrong with a file.
import { terminalWords } from '../../../shared/i18n/terminal-words.ts'
import { basename } from 'node:path'
import type { ImportPreview } from '../../../shared/timetable/import-preview.ts'
import { languageOf } from '../../session/context.ts'
import type { Command } from '../command-line/command.ts'
import { sayOpenQuestions, sayReading } from '../words/import-words.ts'
import { readImportFile, readStandardInput } from './read-import.ts'
import { sayImport, sayFileProblem, type FileProblem } from '../words/words.ts'
import type { ExitCode } from '../printer.ts'
import type { CommandContext } from './command-context.ts'

export async function importFile(
  { session, printer }: CommandContext,
  { file, answers, dryRun }: ImportCommand,
): Promise<ExitCode> {
  const language = languageOf(session.context)
  if (file === null && process.stdin.isTTY) printer.say(terminalWords[language].pasteHint)
  const read = file === null ? readStandardInput() : readImportFile(file)
  if (!read.ok) return refuseFile({ session, printer }, read.failure, file ?? '-')
  const preview = await session.request('preview-import', {
    fileName: file === null ? terminalWords[language].pastedName : basename(file),
    content: read.value.toString('base64'),
    isPasted: file === null,
    answers,
  })
  if (!preview.ok) return printer.refuse(preview.failure)
  const { reading, previewId, diff } = preview.value
  for (const line of sayReading(reading, language)) printer.say(line)
  for (const line of sayImport(preview.value, language)) printer.say(line)
  const summary = summarise(preview.value)
  const open = sayOpenQuestions(reading.questions, language)
  if (dryRun) {
    if (open !== null) printer.say(open)
    return printer.finish({ dryRun, ...summary, diff })
  }
  if (open !== null) return printer.refuse({ code: 'open-questions', message: open })
  const applied = await session.request('apply-import', { previewId })
  if (!applied.ok) return printer.refuse(applied.failure)
  return printer.finish({ dryRun, ...summary })
}

type ImportCommand = Extract<Command, { name: 'import' }>

function summarise(preview: ImportPreview) {
  const { term, createsTerm, events, studies, besides, problems } = preview
  const { alreadyThere, changes, reading } = preview
  const meetings = events.reduce((sum, event) => sum + event.meetings, 0)
  return {
    term,
    createsTerm,
    events,
    meetings,
    studies,
    besides,
    problems,
    alreadyThere,
    changes,
    reading,
  }
}

export function refuseFile(
  { session, printer }: CommandContext,
  code: FileProblem,
  path: string,
): ExitCode {
  return printer.refuse({
    code,
    message: sayFileProblem(code, languageOf(session.context), path),
  })
}
