// Looks at the options of a command line before Node's own strict reading, whose texts are for programmers.
import { parseArgs } from 'node:util'
import { usageProblem, type UsageProblem } from './usage-problem.ts'

type Flag = { type: 'string' | 'boolean'; short?: string; multiple?: boolean }

export type Flags = Readonly<Record<string, Flag>>

/** Null when `parseArgs` with these options, strict and with positionals, will not throw. */
export function findFlagProblem(args: string[], flags: Flags): UsageProblem | null {
  const loose = { args, options: { ...flags }, strict: false, tokens: true } as const
  const seen = new Set<string>()
  for (const token of parseArgs(loose).tokens) {
    if (token.kind !== 'option') continue
    const { name, rawName: given, value, inlineValue } = token
    const flag = Object.hasOwn(flags, name) ? flags[name] : undefined
    if (flag === undefined) return usageProblem('unknown-flag', { given })
    if (flag.type === 'boolean') {
      if (value !== undefined) return usageProblem('flag-with-value', { given })
    } else if (value === undefined || (!inlineValue && /^-./s.test(value))) {
      return usageProblem('flag-without-value', { given })
    } else if (seen.has(name) && flag.multiple !== true) {
      // Which of the two was meant nobody can tell.
      return usageProblem('flag-twice', { given })
    }
    seen.add(name)
  }
  return null
}
