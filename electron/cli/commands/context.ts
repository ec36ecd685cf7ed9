// What every model call is told of the student (O8), shown whole and set in the terminal.
import { mostStandingText, standingContextSchema } from '../../../shared/agent/standing-context.ts'
import { languageOf } from '../../session/context.ts'
import { sayProblem } from '../../session/problem-words.ts'
import { exitCodes, type ExitCode } from '../printer.ts'
import { nameFields } from '../command-line/name-fields.ts'
import type { CommandContext } from './command-context.ts'

/** `changes` are the parts to set, null for none; what they leave out stays. */
export async function runContext(
  { session, printer }: CommandContext,
  changes: object | null,
): Promise<ExitCode> {
  const { context } = session
  const language = languageOf(context)
  if (changes !== null) {
    const checked = standingContextSchema.safeParse({ ...context.preferences.standing, ...changes })
    if (!checked.success) {
      const problem = checked.error.issues.some(({ path }) => path[0] === 'length')
        ? sayProblem('standing-too-long', language, String(mostStandingText))
        : sayProblem('bad-input', language, nameFields(checked.error))
      return printer.refuse(problem, exitCodes.usage)
    }
    const kept = await session.request('set-preferences', { standing: checked.data })
    if (!kept.ok) return printer.refuse(kept.failure)
  }
  const { standing } = context.preferences
  printer.say(JSON.stringify(standing, null, 2))
  return printer.finish({ context: standing })
}
