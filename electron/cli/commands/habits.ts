// How the person likes to study, shown and set in the terminal; every plan from then on keeps to it.
import { planningPreferencesSchema } from '../../../shared/planner/planning-preferences.ts'
import { languageOf } from '../../session/context.ts'
import { sayProblem } from '../../session/problem-words.ts'
import { exitCodes, type ExitCode } from '../printer.ts'
import { nameFields } from '../command-line/name-fields.ts'
import type { CommandContext } from './command-context.ts'

/** `changes` are the fields to set, null for none; what they leave out stays. */
export async function runHabits(
  { session, printer }: CommandContext,
  changes: object | null,
): Promise<ExitCode> {
  const { context } = session
  const checked = planningPreferencesSchema.partial().safeParse(changes ?? {})
  if (!checked.success) {
    const names = nameFields(checked.error)
    return printer.refuse(sayProblem('bad-input', languageOf(context), names), exitCodes.usage)
  }
  if (changes !== null) {
    const planning = { ...context.preferences.planning, ...checked.data }
    const kept = await session.request('set-preferences', { planning })
    if (!kept.ok) return printer.refuse(kept.failure)
  }
  const { planning } = context.preferences
  printer.say(JSON.stringify(planning, null, 2))
  return printer.finish({ habits: planning })
}
