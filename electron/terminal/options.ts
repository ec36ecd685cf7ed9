// Reads the options of a command line before anything else of it; Node's own strict reading speaks to programmers.
import { parseArgs } from 'node:util'
import { languageSchema, type Language } from '../../shared/language.ts'
import { fail, succeed, type Result } from '../../shared/result.ts'
import { machineLanguage } from '../machine/machine-language.ts'

export type Flag = { type: 'string' | 'boolean'; short?: string; multiple?: boolean }

export type Flags = Readonly<Record<string, Flag>>

/** What was typed behind each flag that is there; nothing behind those that take no value. */
export type Given = ReadonlyMap<string, readonly string[]>

type OptionProblem = {
  code: 'unknown-flag' | 'flag-with-value' | 'flag-without-value' | 'flag-twice'
  given: string
}

/** Takes what Node takes by the same flags, strictly and with words between them. */
export function readOptions(
  args: string[],
  flags: Flags,
): Result<{ words: string[]; given: Given }, OptionProblem> {
  const loose = { args, options: { ...flags }, strict: false, tokens: true } as const
  const given = new Map<string, string[]>()
  const words: string[] = []
  for (const token of parseArgs(loose).tokens) {
    if (token.kind === 'positional') words.push(token.value)
    if (token.kind !== 'option') continue
    const { name, rawName, value, inlineValue } = token
    const flag = Object.hasOwn(flags, name) ? flags[name] : undefined
    if (flag === undefined) return fail({ code: 'unknown-flag', given: rawName })
    if (flag.type === 'boolean') {
      if (value !== undefined) return fail({ code: 'flag-with-value', given: rawName })
    } else if (value === undefined || (!inlineValue && /^-./s.test(value))) {
      return fail({ code: 'flag-without-value', given: rawName })
    } else if (given.has(name) && flag.multiple !== true) {
      // Which of the two was meant nobody can tell.
      return fail({ code: 'flag-twice', given: rawName })
    }
    given.set(name, [...(given.get(name) ?? []), ...(value === undefined ? [] : [value])])
  }
  return succeed({ words, given })
}

/** The language to complain in: what the last readable --lang among `words` says, else this machine's. */
export function wishedLanguage(words: readonly string[]): Language {
  const wishes = words.flatMap((word, index) => {
    const value = word === '--lang' ? words[index + 1] : /^--lang=(.*)$/s.exec(word)?.[1]
    return languageSchema.safeParse(value).data ?? []
  })
  return wishes.at(-1) ?? machineLanguage()
}
