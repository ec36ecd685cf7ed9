// Files in the terminal: import, and what is wrong with a file.
import { basename } from 'node:path'
import type { ImportAnswers } from '../../../shared/timetable/import-answers.ts'
import { sayImport, sayOpenQuestions, sayReading, summarise } from '../../terminal/import-words.ts'
import { sayUnmetKinds } from '../../timetable/feed/unmet-kinds.ts'
import { readImportFile, readStandardInput, refuseFile } from '../../terminal/read-import.ts'
import { ask } from '../../terminal/command-context.ts'
import type { Handler, ValuesOf } from '../command-line/commands.ts'

export const importFile: Handler<'import'> = (context, values) => {
  const { FILE: path, 'dry-run': dryRun = false } = values
  const { printer, language, words } = context
  /** Null where the timetable comes as text on the standard input. */
  const file = path === undefined || path === '-' ? null : path
  const answers = answersOf(values)
  if (file === null && process.stdin.isTTY) printer.say(words.pasteHint)
  const read = file === null ? readStandardInput() : readImportFile(file)
  if (!read.ok) return refuseFile(context, read.failure, file ?? '-')
  const wish = {
    fileName: file === null ? words.pastedName : basename(file),
    content: read.value.toString('base64'),
    isPasted: file === null,
    answers,
  }
  return ask(context, 'preview-import', wish, (preview) => {
    const { reading, previewId, diff } = preview
    for (const line of sayReading(reading, language)) printer.say(line)
    for (const line of sayImport(preview, language)) printer.say(line)
    const unmet = sayUnmetKinds(answers.kinds ?? [], preview, language)
    if (unmet !== null) return printer.refuse({ code: 'no-such-line', message: unmet })
    const summary = summarise(preview)
    const open = sayOpenQuestions(reading.questions, language)
    if (dryRun) return printer.end(open ?? [], { dryRun, ...summary, diff })
    if (open !== null) return printer.refuse({ code: 'open-questions', message: open })
    return ask(context, 'apply-import', { previewId }, () => printer.finish({ dryRun, ...summary }))
  })
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
