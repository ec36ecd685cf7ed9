// Reads the browser shell's command line.
import { languageSchema, type Language } from '../../shared/language.ts'
import { fail, succeed, type Result } from '../../shared/result.ts'
import { readOptions } from '../terminal/options.ts'
import { usageProblem, type UsageProblem } from '../terminal/usage-problem.ts'
import { steadyClock, systemClock, type Clock } from '../machine/clock.ts'

export type ServeOptions = {
  data: string | undefined
  /** 0 takes any free one; left out, the usual one where it is free. */
  port: number | undefined
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
  const options = readOptions(args, flags)
  if (!options.ok) return fail(usageProblem(options.failure.code, options.failure))
  const { words, given } = options.value
  const [stray] = words
  if (stray !== undefined) return fail(usageProblem('stray-word', { given: stray }))
  const [port] = given.get('port') ?? []
  if (port !== undefined && (!/^\d{1,5}$/.test(port) || Number(port) > 65_535))
    return fail(usageProblem('bad-port'))
  const [now] = given.get('now') ?? []
  const clock = now === undefined ? systemClock : steadyClock(now)
  if (clock === null) return fail(usageProblem('bad-now'))
  const language = languageSchema.optional().safeParse(given.get('lang')?.[0])
  if (!language.success) return fail(usageProblem('bad-language'))
  return succeed({
    data: given.get('data')?.[0],
    port: port === undefined ? undefined : Number(port),
    clock,
    language: language.data,
    json: given.has('json'),
  })
}
