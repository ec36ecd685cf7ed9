// Runs course packs in the terminal (K7): the same requests as the page's.
import { terminalWords } from '../../../shared/i18n/terminal-words.ts'
import type { Language } from '../../../shared/language.ts'
import type { GuideChoice } from '../../../shared/outlook/requests.ts'
import { usualParts } from '../../../shared/outlook/write-study-guide.ts'
import { usualRuns } from '../../../shared/planner/simulation.ts'
import { quoteTitle } from '../../../shared/text/quote-title.ts'
import { languageOf } from '../../session/context.ts'
import type { Handlers, CommandContext } from '../../terminal/command-context.ts'
import type { ExitCode } from '../../terminal/printer.ts'
import { refuseFile } from '../../terminal/read-import.ts'
import type { Values } from '../../terminal/usage.ts'
import { writeExport } from '../../terminal/write-export.ts'
import type { packCommand } from './command.ts'
import * as fields from './pack-fields.ts'
import * as sources from './pack-sources.ts'

export const pack: Handlers<typeof packCommand> = {
  '': fields.list,
  list: fields.list,
  show: fields.show,
  'field | settle | versions': fields.lookAtField,
  write: fields.write,
  generate: fields.generate,
  restore: fields.restore,
  compare: fields.compare,
  delete: fields.remove,
  sources: sources.list,
  'add-source': sources.add,
  'remove-source': sources.remove,
  search: sources.search,
  research: sources.research,
  web: sources.setWeb,
  'search-web': sources.searchWeb,
  simulate: simulate,
  evaluate: evaluate,
  export: exportGuide,
}

// The outlook of a course in the terminal: simulate, evaluate, and the study guide as a file.

async function simulate(
  { session, printer }: CommandContext,
  values: Values<typeof packCommand, 'simulate'>,
): Promise<ExitCode> {
  const { COURSE: course = null, runs = usualRuns, seed = 1, missed, pace } = values
  const { 'cut-short': cutShort } = values
  const slips = {
    ...(missed === undefined ? {} : { missed: missed / 100 }),
    ...(cutShort === undefined ? {} : { cutShort: cutShort / 100 }),
    ...(pace === undefined ? {} : { pace }),
  }
  const simulated = await session.request('simulate-plan', { course, runs, seed, slips })
  if (!simulated.ok) return printer.refuse(simulated.failure)
  const { facts, text } = simulated.value
  const language = languageOf(session.context)
  if (facts === null)
    return printer.refuse({
      code: 'stopped',
      message: terminalWords[language].packOutlookLines.simulationStopped,
    })
  for (const line of text.split('\n')) printer.say(line)
  return printer.finish({ simulation: facts })
}

async function evaluate(
  { session, printer }: CommandContext,
  { COURSE: course }: Values<typeof packCommand, 'evaluate'>,
): Promise<ExitCode> {
  const evaluated = await session.request('evaluate-course', { course: course ?? null })
  if (!evaluated.ok) return printer.refuse(evaluated.failure)
  const { meaning, text } = evaluated.value
  for (const line of text.split('\n')) printer.say(line)
  return printer.finish({ ...meaning })
}

/** The format is that of the file's ending: `.pdf`, else Markdown. */
async function exportGuide(
  { session, printer }: CommandContext,
  {
    COURSE: course,
    FILE: file,
    fields,
    paper,
    force = false,
  }: Values<typeof packCommand, 'export'>,
): Promise<ExitCode> {
  const choice: GuideChoice = {
    course,
    fields: fields ?? [...usualParts],
    format: file.toLowerCase().endsWith('.pdf') ? 'pdf' : 'markdown',
    ...(paper === undefined ? {} : { paper }),
  }
  const { context } = session
  const exported = await session.request('export-pack', choice)
  if (!exported.ok) return printer.refuse(exported.failure)
  const { content, mediaType } = exported.value
  const bytes =
    content.kind === 'text' ? Buffer.from(content.text) : Buffer.from(content.base64, 'base64')
  if (file === '-') {
    printer.pipe(bytes, true)
    return printer.finish({ mediaType, content })
  }
  const { folder, newId } = context
  const written = writeExport({ out: file, content: bytes, force, folder, id: newId() })
  if (!written.ok) return refuseFile({ session, printer }, written.failure, file)
  printer.say(sayGuideWritten(choice.course, written.value, languageOf(context)))
  return printer.finish({ file: written.value, mediaType })
}

/** What the terminal says of simulations and study guides beside their own sentences. */
function sayGuideWritten(course: string, file: string, language: Language): string {
  const name = quoteTitle(course, language)
  return terminalWords[language].packOutlookLines.guideWritten(name, file)
}
