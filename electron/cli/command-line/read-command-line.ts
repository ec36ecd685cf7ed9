// Reads a command line into a call of a command, or says what is wrong with it.
import { languageSchema, type Language } from '../../../shared/language.ts'
import { fail, succeed, type Result } from '../../../shared/result.ts'
import {
  allFlags,
  commands,
  commonFlags,
  isCommandName,
  usageOfCommand,
  type CommandName,
  type FormName,
  type ValuesOf,
} from './commands.ts'
import { readOptions, type Given } from '../../terminal/options.ts'
import { readCall } from './read-call.ts'
import { usageProblem, type UsageProblem } from '../../terminal/usage-problem.ts'

export type CommonOptions = { data?: string; json: boolean; lang?: Language; now?: string }

/** A command with the values of one of its forms. */
export type CommandCall = { [Name in CommandName]: CallOf<Name> }[CommandName]

type CallOf<Name extends CommandName> = {
  [Form in FormName<Name>]: {
    name: Name
    form: Form
    act: string
    values: ValuesOf<Name, Form>
  }
}[FormName<Name>]

export type CommandLine = { command: CommandCall | { name: 'help' }; common: CommonOptions }

/** Reads the words after `weekloom`; a failure ends in exit code 2. */
export function readCommandLine(args: string[]): Result<CommandLine, UsageProblem> {
  const options = readOptions(args, allFlags())
  if (!options.ok) return fail(usageProblem(options.failure.code, options.failure))
  const { words, given } = options.value
  const common = readCommon(given)
  if (!common.ok) return common
  const [name, ...rest] = words
  if (name === undefined || given.has('help') || name === 'help')
    return succeed({ command: { name: 'help' }, common: common.value })
  if (!isCommandName(name)) return fail(usageProblem('unknown-command', { given: name }))
  const own = new Map([...given].filter(([flag]) => !Object.hasOwn(commonFlags, flag)))
  const call = readCall(commands[name], rest, own)
  if (!call.ok) return fail({ ...call.failure, usage: usageOfCommand(name) })
  // What was read has the names and types of the form, from which the type is made.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
  const command = { name, ...call.value } as CommandCall
  return succeed({ command, common: common.value })
}

function readCommon(given: Given): Result<CommonOptions, UsageProblem> {
  const [[data] = [], [lang] = [], [now] = []] = ['data', 'lang', 'now'].map((flag) =>
    given.get(flag),
  )
  const language = languageSchema.optional().safeParse(lang)
  if (!language.success) return fail(usageProblem('bad-language'))
  return succeed({
    json: given.has('json'),
    ...(data === undefined ? {} : { data }),
    ...(now === undefined ? {} : { now }),
    ...(language.data === undefined ? {} : { lang: language.data }),
  })
}
