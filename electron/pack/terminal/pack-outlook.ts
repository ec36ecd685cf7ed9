// The outlook of a course in the terminal: simulate, evaluate, and the study guide as a file.
import { terminalWords } from '../../../shared/i18n/terminal-words.ts'
import { assertNever } from '../../../shared/assert-never.ts'
import type { GuideChoice } from '../../../shared/outlook/requests.ts'
import { languageOf } from '../../session/context.ts'
import type { ExitCode } from '../../cli/printer.ts'
import type { OutlookWish } from './read-outlook-wish.ts'
import { writeExport } from '../../cli/write-export.ts'
import type { CommandContext } from '../../cli/commands/command-context.ts'
import { refuseFile } from '../../cli/commands/files.ts'
import type { Language } from '../../../shared/language.ts'
import { quoteTitle } from '../../../shared/text/quote-title.ts'

export function runOutlook(context: CommandContext, wish: OutlookWish): Promise<ExitCode> {
  switch (wish.kind) {
    case 'simulate':
      return simulate(context, wish)
    case 'evaluate':
      return evaluate(context, wish.course)
    case 'export':
      return exportGuide(context, wish)
    default:
      return assertNever(wish)
  }
}

async function simulate(
  { session, printer }: CommandContext,
  { input }: Extract<OutlookWish, { kind: 'simulate' }>,
): Promise<ExitCode> {
  const simulated = await session.request('simulate-plan', input)
  if (!simulated.ok) return printer.refuse(simulated.failure)
  const { facts, text } = simulated.value
  const language = languageOf(session.context)
  if (facts === null)
    return printer.refuse({ code: 'stopped', message: saySimulationStopped(language) })
  for (const line of text.split('\n')) printer.say(line)
  return printer.finish({ simulation: facts })
}

async function evaluate(
  { session, printer }: CommandContext,
  course: string | null,
): Promise<ExitCode> {
  const evaluated = await session.request('evaluate-course', { course })
  if (!evaluated.ok) return printer.refuse(evaluated.failure)
  const { meaning, text } = evaluated.value
  for (const line of text.split('\n')) printer.say(line)
  return printer.finish({ ...meaning })
}

async function exportGuide(
  { session, printer }: CommandContext,
  { choice, file, force }: { choice: GuideChoice; file: string; force: boolean },
): Promise<ExitCode> {
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

function saySimulationStopped(language: Language): string {
  return terminalWords[language].packOutlookLines.simulationStopped
}

/** What the terminal says of simulations and study guides beside their own sentences. */
function sayGuideWritten(course: string, file: string, language: Language): string {
  const name = quoteTitle(course, language)
  return terminalWords[language].packOutlookLines.guideWritten(name, file)
}
