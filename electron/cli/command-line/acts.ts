// A command that does several things, told as its usage: what is read, refused and typed follows from those forms.
import { fail, succeed, type Result } from '../../../shared/result.ts'
import { commonFlags, flagNames, type FlagName, type Flags } from './flags.ts'
import { readCount } from './read-count.ts'
import type { UsageCode, UsageProblem } from './usage-problem.ts'

/** How one word is read; what can't be taken is told by its code. */
type WordReader<Value> = (typed: string) => Result<Value, BadWord>

export type BadWord = { code: UsageCode; given: string }

type Readers = Record<string, WordReader<unknown>>

/** Each act with what stands behind its name: words in capitals, [what may be left out], --flags, this | or that. */
type Forms = Record<string, string>

export type ActCommand<R extends Readers, F extends Forms> = { name: string; words: R; acts: F }

type Token<Form> = Form extends `${infer First} ${infer Rest}` ? First | Token<Rest> : Form

type Bare<T> = T extends `[${infer Rest}` ? Bare<Rest> : T extends `${infer Rest}]` ? Bare<Rest> : T

type FlagOf<T> = T extends unknown
  ? Bare<T> extends `--${infer Name}`
    ? Extract<Name, FlagName>
    : never
  : never

type MayLack<T> = T extends `[${infer Name}]` ? Name : never

type Read<R extends Readers, Name extends keyof R> =
  ReturnType<R[Name]> extends Result<infer Value, BadWord> ? Value : never

type ValuesOf<R extends Readers, Form> = {
  [Name in Extract<Token<Form>, keyof R>]: Read<R, Name>
} & { [Name in Extract<MayLack<Token<Form>>, keyof R>]?: Read<R, Name> } & Pick<
    Flags,
    FlagOf<Token<Form>>
  >

/** Which act was asked for, with its words and flags. */
export type CallOf<C> =
  C extends ActCommand<infer R, infer F>
    ? { [Act in keyof F]: { act: Act; values: ValuesOf<R, F[Act]> } }[keyof F]
    : never

export const anyText = (typed: string): Result<string, BadWord> => succeed(typed)

export function countUpTo(code: UsageCode, most?: number): WordReader<number> {
  return (typed) => {
    const count = readCount(typed, most)
    return count === null ? fail({ code, given: typed }) : succeed(count)
  }
}

/** "homework [add TITLE DATE …; show ID [key]; …]" */
export function usageOf({ name, acts }: ActCommand<Readers, Forms>): string {
  const forms = Object.entries(acts).filter(([act]) => act !== '')
  return `${name} [${forms.map(([act, form]) => `${act} ${form}`.trim()).join('; ')}]`
}

/** What is typed behind the command's name; the first word says the act. */
export function readAct<R extends Readers, F extends Forms>(
  command: ActCommand<R, F>,
  given: Flags,
  [act = '', ...words]: readonly string[],
): Result<CallOf<ActCommand<R, F>>, UsageProblem> {
  const usage = usageOf(command)
  const form = Object.hasOwn(command.acts, act) ? readForm(command.acts[act] ?? '') : null
  if (form === null) return fail({ ...wrongWords, usage })
  const wrong = findWrongForm(form, words, given)
  if (wrong !== null) return fail({ ...wrong, usage })
  const values: Record<string, unknown> = {}
  for (const [index, typed] of words.entries()) {
    const name = form.words[index]?.name ?? ''
    const read = command.words[name]?.(typed) ?? succeed(typed)
    if (!read.ok) return fail({ ...read.failure, usage })
    values[name] = read.value
  }
  for (const { names } of form.choices) for (const name of names) values[name] = given[name]
  // What was read has the names of the form, from which the type is made.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
  return succeed({ act, values } as CallOf<ActCommand<R, F>>)
}

type Form = {
  words: { name: string; mayLack: boolean }[]
  /** Flags that shut each other out; most often one alone. */
  choices: { names: FlagName[]; mayLack: boolean }[]
}

/** A part in brackets, flags with a bar between them, one flag, or a word. */
const parts = /\[([^\]]+)\]|(--\S+(?: [A-Z]+)?(?: \| --\S+(?: [A-Z]+)?)*)|(\S+)/g

function readForm(text: string): Form {
  const form: Form = { words: [], choices: [] }
  for (const [, optional, choice, word = ''] of text.matchAll(parts)) {
    const mayLack = optional !== undefined
    const part = optional ?? choice ?? word
    if (part.startsWith('--')) form.choices.push({ names: part.split(' | ').map(flagOf), mayLack })
    else form.words.push({ name: part, mayLack })
  }
  return form
}

function flagOf(choice: string): FlagName {
  const name = choice.split(' ')[0]?.slice(2) ?? ''
  const known = flagNames.find((flag) => flag === name)
  if (known === undefined) throw new Error(`there is no flag --${name}`)
  return known
}

function findStray({ choices }: Form, given: Flags): string | undefined {
  const allowed = new Set([...commonFlags, ...choices.flatMap(({ names }) => names)])
  return flagNames.find((flag) => given[flag] !== undefined && !allowed.has(flag))
}

function findWrongForm(form: Form, words: readonly string[], given: Flags): BadWord | null {
  const stray = findStray(form, given)
  if (stray !== undefined) return { code: 'stray-flag', given: `--${stray}` }
  const least = form.words.filter(({ mayLack }) => !mayLack).length
  if (words.length < least || words.length > form.words.length) return wrongWords
  for (const { names, mayLack } of form.choices) {
    const chosen = names.filter((name) => given[name] !== undefined)
    if (chosen.length > 1)
      return { code: 'flags-exclude', given: chosen.map((name) => `--${name}`).join(' ') }
    const twice = chosen.find((name) => isMany(given[name]))
    if (twice !== undefined) return { code: 'flag-twice', given: `--${twice}` }
    if (chosen.length === 0 && !mayLack) return wrongWords
  }
  return null
}

const wrongWords: BadWord = { code: 'wrong-words', given: '' }

function isMany(value: Flags[FlagName]): boolean {
  return Array.isArray(value) && value.length > 1
}
