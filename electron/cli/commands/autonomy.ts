// What Weekloom may apply without asking, shown and chosen in the terminal (O7).
import { terminalWords } from '../../../shared/i18n/terminal-words.ts'
import { autonomyKeys, autonomySchema } from '../../../shared/agent/autonomy.ts'
import type { Language } from '../../../shared/language.ts'
import { sayAutonomyLimits } from '../../../shared/agent/say-autonomy-limits.ts'
import { languageOf } from '../../session/context.ts'
import { exitCodes, type ExitCode } from '../printer.ts'
import type { CommandContext } from './command-context.ts'

/** `names` is the new choice, null to show the present one. */
export async function runAutonomy(
  { session, printer }: CommandContext,
  names: string[] | null,
): Promise<ExitCode> {
  const { context } = session
  const language = languageOf(context)
  if (names !== null) {
    const checked = autonomySchema.safeParse(names)
    if (!checked.success) {
      return printer.refuse({ code: 'bad-autonomy', message: sayKnown(language) }, exitCodes.usage)
    }
    const kept = await session.request('set-preferences', { autonomy: checked.data })
    if (!kept.ok) return printer.refuse(kept.failure)
  }
  const { autonomy } = context.preferences
  printer.say(sayAutonomy(autonomy, language))
  return printer.finish({ autonomy })
}

function sayKnown(language: Language): string {
  const known = autonomyKeys.join(', ')
  return terminalWords[language].autonomyLines.known(known)
}

function sayAutonomy(autonomy: readonly string[], language: Language): string {
  if (autonomy.length === 0) {
    return terminalWords[language].autonomyLines.asksFirst
  }
  const names = autonomy.join(', ')
  return terminalWords[language].autonomyLines.appliedWithoutAsking(
    names,
    sayAutonomyLimits(language),
  )
}
