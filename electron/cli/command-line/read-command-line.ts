// Reads a command line into a call of a command, or says what is wrong with it.
import { languageSchema, type Language } from '../../../shared/language.ts'
import { fail, succeed, type Result } from '../../../shared/result.ts'
import { readOptions, type Given } from '../../terminal/options.ts'
import { usageProblem, type UsageProblem, type BadWord } from '../../terminal/usage-problem.ts'
import type { Call, Command } from '../../terminal/usage.ts'
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
import { partsOf, type Choice, type FlagPart, type FormParts } from './form-parts.ts'

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

type CommandLine = { command: CommandCall | { name: 'help' }; common: CommonOptions }

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

/** Reads what is typed behind a command's name by its forms. */
function readCall(command: Command, words: readonly string[], given: Given): Result<Call, BadWord> {
  const forms = partsOf(command)
  const [first = ''] = words
  const named = forms.filter((form) => actOf(form, words).length > 0)
  const longest = Math.max(...named.map((form) => actOf(form, words).length))
  const chosen =
    named.length > 0
      ? named.filter((form) => actOf(form, words).length === longest)
      : forms.filter((form) => mayMean(form, forms, words))
  const tried = chosen.map((form) => ({ form, problem: findMisfit(command, form, words, given) }))
  const fit = tried.find(({ problem }) => problem === null)
  if (fit === undefined) return fail(worstOf(command, forms, words, given, tried))
  const read = readValues(fit.form, words, given)
  if (!read.ok) {
    // A first word that is no act may be meant for one.
    const isLost =
      words.length > 0 && forms.length > 1 && named.length === 0 && read.failure.given === first
    return isLost ? fail(misfitOf(command, words)) : read
  }
  const { form } = fit
  const act = actOf(form, words).join(' ')
  const wrong = command.check?.(read.value, form.key) ?? null
  return wrong === null ? succeed({ form: form.key, act, values: read.value }) : fail(wrong)
}

/** The command alone is not what was meant by more words, where it has other forms. */
function mayMean(form: FormParts, forms: readonly FormParts[], words: readonly string[]): boolean {
  const isAlone = form.words.length === 0 && forms.length > 1
  return (
    form.acts.length === 0 &&
    !(isAlone && form.choices.every(({ mayLack }) => mayLack) && words.length > 0)
  )
}

/** The words with which the form begins here; none where it doesn't. */
function actOf({ acts }: FormParts, words: readonly string[]): readonly string[] {
  return acts.find((act) => act.every((word, index) => words[index] === word)) ?? []
}

/** Of several forms that don't fit, the one whose needed flags are there was meant. */
function worstOf(
  command: Command,
  forms: readonly FormParts[],
  words: readonly string[],
  given: Given,
  tried: readonly { form: FormParts; problem: BadWord | null }[],
): BadWord {
  if (tried.length === 0) {
    const known = new Set(forms.flatMap(flagsOf))
    return findStray(known, given) ?? misfitOf(command, words)
  }
  const meant =
    tried.findLast(({ form }) =>
      form.choices.some((choice) => !choice.mayLack && chosenOf(choice, given).length > 0),
    ) ?? tried[0]
  return meant?.problem ?? wrongWords
}

const wrongWords: BadWord = { code: 'wrong-words', given: '' }

function misfitOf({ misfit }: Command, [first = '']: readonly string[]): BadWord {
  return misfit === undefined ? wrongWords : { code: misfit, given: first }
}

function flagsOf({ choices }: FormParts): string[] {
  return choices.flatMap(({ flags }) => flags.map(({ name }) => name))
}

function findStray(known: ReadonlySet<string>, given: Given): BadWord | null {
  const stray = [...given.keys()].find((name) => !known.has(name))
  return stray === undefined ? null : { code: 'stray-flag', given: `--${stray}` }
}

function chosenOf({ flags }: Choice, given: Given): FlagPart[] {
  return flags.filter(({ name }) => given.has(name))
}

function findMisfit(
  command: Command,
  form: FormParts,
  words: readonly string[],
  given: Given,
): BadWord | null {
  const stray = findStray(new Set(flagsOf(form)), given)
  if (stray !== null) return stray
  const typed = words.slice(actOf(form, words).length)
  const least = form.words.filter(({ mayLack }) => !mayLack).length
  const most = form.words.some(({ isMany, isRest }) => isMany || isRest)
    ? Number.POSITIVE_INFINITY
    : form.words.length
  if (typed.length > most) return wrongWords
  if (typed.length < least) return misfitOf(command, words)
  const isLiteral = form.words.every(
    ({ name, read }, index) => read !== null || typed[index] === undefined || typed[index] === name,
  )
  if (!isLiteral) return wrongWords
  for (const choice of form.choices) {
    const problem = findWrongChoice(command, form, choice, typed, given)
    if (problem !== null) return problem
  }
  return null
}

function findWrongChoice(
  command: Command,
  form: FormParts,
  choice: Choice,
  typed: readonly string[],
  given: Given,
): BadWord | null {
  const chosen = chosenOf(choice, given)
  const place = form.words.findIndex(({ name }) => name === choice.word)
  const hasWord = place >= 0 && typed.length > place
  if (chosen.length > 1) {
    const both = chosen.map(({ name }) => `--${name}`).join(' ')
    return { code: command.excludes ?? 'flags-exclude', given: both }
  }
  const twice = chosen.find(({ name, isMany }) => !isMany && (given.get(name)?.length ?? 0) > 1)
  if (twice !== undefined) return { code: 'flag-twice', given: `--${twice.name}` }
  if (hasWord && chosen.length > 0) return wrongWords
  return !hasWord && chosen.length === 0 && !choice.mayLack ? misfitOf(command, typed) : null
}

function readValues(
  form: FormParts,
  words: readonly string[],
  given: Given,
): Result<Record<string, unknown>, BadWord> {
  const values: Record<string, unknown> = {}
  const typed = words.slice(actOf(form, words).length)
  for (const [index, { name, isMany, isRest, read }] of form.words.entries()) {
    const rest = typed.slice(index)
    const own = isMany
      ? rest
      : rest.length > 0 && isRest
        ? [rest.join(' ').trim()]
        : rest.slice(0, 1)
    if (own.length === 0) continue
    const all: unknown[] = []
    for (const word of own) {
      const value = read === null ? succeed(true) : read(word, name, '')
      if (!value.ok) return value
      all.push(value.value)
    }
    values[name] = isMany ? all : all[0]
  }
  for (const { flags } of form.choices) {
    for (const flag of flags) {
      const read = readFlag(flag, given)
      if (!read.ok) return read
      if (read.value !== undefined) values[flag.name] = read.value
    }
  }
  return succeed(values)
}

function readFlag({ name, value, isMany, read }: FlagPart, given: Given): Result<unknown, BadWord> {
  const typed = given.get(name)
  if (typed === undefined) return succeed(undefined)
  if (value === null || read === null) return succeed(true)
  const all: unknown[] = []
  for (const word of typed) {
    const one = read(word, value, name)
    if (!one.ok) return one
    all.push(one.value)
  }
  return succeed(isMany ? all : all[0])
}
