// Files in the terminal: import, and what is wrong with a file.
import { terminalWords } from '../../../shared/i18n/terminal-words.ts'
import { basename } from 'node:path'
import type { ImportAnswers } from '../../../shared/timetable/import-answers.ts'
import { languageOf } from '../../session/context.ts'
import { sayImport, sayOpenQuestions, sayReading, summarise } from '../../terminal/import-words.ts'
import { sayUnmetKinds } from '../../timetable/feed/unmet-kinds.ts'
import { readImportFile, readStandardInput, refuseFile } from '../../terminal/read-import.ts'
import type { Handler, ValuesOf } from '../command-line/commands.ts'

export const importFile: Handler<'import'> = async ({ session, printer }, values) => {
  const { FILE: path, 'dry-run': dryRun = false } = values
  /** Null where the timetable comes as text on the standard input. */
  const file = path === undefined || path === '-' ? null : path
  const answers = answersOf(values)
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
  const unmet = sayUnmetKinds(answers.kinds ?? [], preview.value, language)
  if (unmet !== null) return printer.refuse({ code: 'no-such-line', message: unmet })
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

/** What the timetable does not say itself; a later word on a day takes the place of an earlier one. */
function answersOf(values: ValuesOf<'import'>): ImportAnswers {
  const {
    began,
    weeks,
    table,
    columns: roles,
    header,
    dates,
    off = [],
    follows = [],
    as: kinds = [],
  } = values
  const overrides = new Map([...off.flat(), ...follows].map((each) => [each.date, each]))
  const hasHeader = header === undefined ? {} : { hasHeader: header === 'yes' }
  return {
    ...(began === undefined ? {} : { began }),
    ...(weeks === undefined ? {} : { weeks }),
    ...(table === undefined ? {} : { periods: [...table] }),
    ...(roles === undefined ? {} : { columns: { roles, ...hasHeader } }),
    ...(dates === undefined ? {} : { dateOrder: dates }),
    ...(kinds.length === 0 ? {} : { kinds: [...kinds] }),
    ...(overrides.size === 0 ? {} : { overrides: [...overrides.values()] }),
  }
}
