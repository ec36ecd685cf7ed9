// Reads the browser shell's command line.
import { parseArgs } from 'node:util'
import { languageSchema, type Language } from '../../shared/language.ts'
import { fail, succeed, type Result } from '../../shared/result.ts'
import { findFlagProblem } from '../cli/command-line/find-flag-problem.ts'
import { usageProblem, type UsageProblem } from '../cli/command-line/usage-problem.ts'
import { steadyClock, systemClock, type Clock } from '../clock.ts'

export type ServeOptions = {
  data: string | undefined
  port: number
  clock: Clock
  language: Language | undefined
  json: boolean
}

export const serveUsage =
  'npm run serve -- [--data DIR] [--port N] [--now ISO] [--lang en|zh] [--json]'

const flags = {
  data: { type: 'string' },
  port: { type: 'string' },
  now: { type: 'string' },
  lang: { type: 'string' },
  json: { type: 'boolean' },
} as const

export function readServeOptions(args: string[]): Result<ServeOptions, UsageProblem> {
  const flagProblem = findFlagProblem(args, flags)
  if (flagProblem !== null) return fail(flagProblem)
  const { values, positionals } = parseArgs({ args, options: flags, allowPositionals: true })
  const [stray] = positionals
  if (stray !== undefined) return fail(usageProblem('stray-word', { given: stray }))
  const port = values.port ?? '0'
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) return fail(usageProblem('bad-port'))
  const clock = values.now === undefined ? systemClock : steadyClock(values.now)
  if (clock === null) return fail(usageProblem('bad-now'))
  const language = languageSchema.optional().safeParse(values.lang)
  if (!language.success) return fail(usageProblem('bad-language'))
  return succeed({
    data: values.data,
    port: Number(port),
    clock,
    language: language.data,
    json: values.json ?? false,
  })
}
