// Runs course packs in the terminal (K7): the same requests as the page's.
import type { GuideChoice } from '../../../shared/outlook/requests.ts'
import { usualParts } from '../../../shared/outlook/write-study-guide.ts'
import { usualRuns } from '../../../shared/planner/simulation.ts'
import { quoteTitle } from '../../../shared/text/quote-title.ts'
import { ask, type CommandContext, type Handlers } from '../../terminal/command-context.ts'
import type { ExitCode } from '../../terminal/printer.ts'
import { bytesOf, writeFile } from '../../terminal/read-import.ts'
import type { Values } from '../../terminal/usage.ts'
import type { packCommand } from './command.ts'
import { fieldForms, list } from './pack-fields.ts'
import { sourceForms } from './pack-sources.ts'

export const pack: Handlers<typeof packCommand> = {
  '': list,
  list,
  ...fieldForms,
  ...sourceForms,
  simulate,
  evaluate: (context, { COURSE: course = null }) =>
    ask(context, 'evaluate-course', { course }, ({ meaning, text }) =>
      context.printer.end(text.split('\n'), meaning),
    ),
  export: exportGuide,
}

// The outlook of a course in the terminal: simulate, evaluate, and the study guide as a file.

function simulate(
  context: CommandContext,
  values: Values<typeof packCommand, 'simulate'>,
): Promise<ExitCode> {
  const { COURSE: course = null, runs = usualRuns, seed = 1, missed, pace } = values
  const { 'cut-short': cutShort } = values
  const { printer, words } = context
  const slips = {
    ...(missed === undefined ? {} : { missed: missed / 100 }),
    ...(cutShort === undefined ? {} : { cutShort: cutShort / 100 }),
    ...(pace === undefined ? {} : { pace }),
  }
  return ask(context, 'simulate-plan', { course, runs, seed, slips }, ({ facts, text }) => {
    const message = words.packOutlookLines.simulationStopped
    if (facts === null) return printer.refuse({ code: 'stopped', message })
    return printer.end(text.split('\n'), { simulation: facts })
  })
}

/** The format is that of the file's ending: `.pdf`, else Markdown. */
function exportGuide(
  context: CommandContext,
  { COURSE: course, FILE: out, fields, paper, force = false }: Values<typeof packCommand, 'export'>,
): Promise<ExitCode> {
  const { printer, language, words } = context
  const choice: GuideChoice = {
    course,
    fields: fields ?? [...usualParts],
    format: out.toLowerCase().endsWith('.pdf') ? 'pdf' : 'markdown',
    ...(paper === undefined ? {} : { paper }),
  }
  return ask(context, 'export-pack', choice, ({ content, mediaType }) => {
    if (out === '-') {
      printer.pipe(bytesOf(content), true)
      return printer.finish({ mediaType, content })
    }
    return writeFile(context, { out, content: bytesOf(content), force }, (file) => {
      const name = quoteTitle(course, language)
      return printer.end(words.packOutlookLines.guideWritten(name, file), { file, mediaType })
    })
  })
}
