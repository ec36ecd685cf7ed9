// Prints what this Weekloom is: its version, and whose packages are in it with their licences (I2). Needs no data folder.
import { terminalWords } from '../../../shared/i18n/terminal-words.ts'
import type { Language } from '../../../shared/language.ts'
import { readAbout } from '../../settings/read-about.ts'
import { sayProblem } from '../../session/problem-words.ts'
import type { ValuesOf } from '../command-line/commands.ts'
import type { ExitCode, Printer } from '../../terminal/printer.ts'

export function printAbout(
  { notices: isWhole = false }: ValuesOf<'about'>,
  language: Language,
  printer: Printer,
): ExitCode {
  const about = readAbout()
  if (about === null) return printer.refuse(sayProblem('no-notices', language))
  const { version, license, notices } = about
  printer.say(terminalWords[language].aboutLines.holds(version, license, notices.length))
  for (const { name, version: its, license: under, text } of notices)
    printer.say(isWhole ? `\n${name} ${its}\n${text}` : `  ${name} ${its}  ${under}`)
  return printer.finish({
    version,
    license,
    notices: isWhole
      ? notices
      : notices.map(({ name, version: its, license: under }) => ({
          name,
          version: its,
          license: under,
        })),
  })
}
