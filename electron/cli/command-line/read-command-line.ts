// The command line read into a command: its words, flags and values, or the sentence that says what is wrong.
import { parseArgs } from 'node:util'
import { languageSchema } from '../../../shared/language.ts'
import { fail, succeed, type Result } from '../../../shared/result.ts'
import type { CommandLine, CommonOptions } from './command.ts'
import { commandUsages, fewestWords, shapes, type CommandName } from './command-shapes.ts'
import { commonFlags, flags, type Flags } from './flags.ts'
import { findFlagProblem } from './find-flag-problem.ts'
import { refuse } from './refuse-usage.ts'
import type { UsageProblem } from './usage-problem.ts'
import { commandReaders } from './command-readers.ts'
import type { FlagName } from './flags.ts'

/** What is not named here takes none. */
const actFlags: Partial<Record<CommandName, Record<string, readonly FlagName[]>>> = {
  guide: { say: ['accept'], export: ['force'] },
  pack: {
    write: ['file'],
    generate: ['force'],
    delete: ['apply'],
    'remove-source': ['apply'],
    research: ['with-model'],
    simulate: ['runs', 'seed', 'missed', 'cut-short', 'pace'],
    export: ['fields', 'paper', 'force'],
  },
  recite: { add: ['text', 'file'], say: ['text', 'file'], delete: ['apply'], plan: ['apply'] },
}

/** Null where `name` takes the same flags whatever its first word is. */
function flagsOfAct(name: CommandName, act = ''): readonly FlagName[] | null {
  const acts = actFlags[name]
  if (acts === undefined) return null
  return (Object.hasOwn(acts, act) ? acts[act] : undefined) ?? []
}

type Reading<Value> = Result<Value, UsageProblem>

/** Reads the words after `weekloom`; a failure ends in exit code 2. */
export function readCommandLine(words: string[]): Reading<CommandLine> {
  const flagProblem = findFlagProblem(words, flags)
  if (flagProblem !== null) return fail(flagProblem)
  const { values, positionals } = parseArgs({ args: words, options: flags, allowPositionals: true })
  const common = readCommon(values)
  if (!common.ok) return common
  const [name, ...rest] = positionals
  if (name === undefined || values.help === true || name === 'help') {
    return succeed({ command: { name: 'help' }, common: common.value })
  }
  if (!isCommandName(name)) return refuse('unknown-command', name)
  const shape = checkShape(name, values, rest)
  if (!shape.ok) return shape
  const command = commandReaders[name](values, rest)
  return command.ok ? succeed({ command: command.value, common: common.value }) : command
}

export function isCommandName(name: string): name is CommandName {
  return Object.hasOwn(commandUsages, name)
}

function readCommon(values: Flags): Reading<CommonOptions> {
  const common: CommonOptions = { json: values.json ?? false }
  if (values.data !== undefined) common.data = values.data
  if (values.now !== undefined) common.now = values.now
  if (values.lang !== undefined) {
    const language = languageSchema.safeParse(values.lang)
    if (!language.success) return refuse('bad-language')
    common.lang = language.data
  }
  return succeed(common)
}

function checkShape(name: CommandName, values: Flags, rest: string[]): Reading<null> {
  // What says its acts is checked where it is read.
  if (name === 'homework') return succeed(null)
  const shape = shapes[name]
  const allowed = new Set<string>([...commonFlags, ...(flagsOfAct(name, rest[0]) ?? shape.flags)])
  const stray = Object.keys(values).find((flag) => !allowed.has(flag))
  if (stray !== undefined) return refuse('stray-flag', `--${stray}`, name)
  const least = fewestWords[name] ?? shape.words
  if (rest.length < least || rest.length > shape.words) return refuse('wrong-words', '', name)
  return succeed(null)
}
