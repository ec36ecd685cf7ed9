// The refusal of a command line: what is wrong with it, and how the command is used.
import { fail, type Result } from '../../../shared/result.ts'
import { commandUsages, type CommandName } from './command-shapes.ts'
import { usageProblem, type UsageCode, type UsageProblem } from './usage-problem.ts'

/** `given` is what was typed; without a name no usage is told. */
export function refuse(
  code: UsageCode,
  given = '',
  name?: CommandName,
): Result<never, UsageProblem> {
  return fail(usageProblem(code, { given, usage: name === undefined ? '' : commandUsages[name] }))
}
