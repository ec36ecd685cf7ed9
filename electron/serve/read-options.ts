// Reads the browser shell's command line.
import { parseArgs } from 'node:util'
import { languageSchema, type Language } from '../../shared/language.ts'
import { fail, succeed, type Result } from '../../shared/result.ts'
import { steadyClock, systemClock, type Clock } from '../clock.ts'

export type ServeOptions = {
  data: string | undefined
  port: number
  clock: Clock
  language: Language | undefined
  json: boolean
}

export const serveUsage =
  'node electron/serve.ts [--data DIR] [--port N] [--now ISO] [--lang en|zh] [--json]'

/** The failure is a sentence that says what is wrong. */
export function readServeOptions(args: string[]): Result<ServeOptions, string> {
  let values: { data?: string; port?: string; now?: string; lang?: string; json?: boolean }
  try {
    ;({ values } = parseArgs({
      args,
      options: {
        data: { type: 'string' },
        port: { type: 'string' },
        now: { type: 'string' },
        lang: { type: 'string' },
        json: { type: 'boolean' },
      },
    }))
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error))
  }
  const port = values.port ?? '0'
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
    return fail('--port takes a number up to 65535.')
  const clock = values.now === undefined ? systemClock : steadyClock(values.now)
  if (clock === null) return fail('--now takes an ISO instant, such as 2026-11-23T08:00:00+08:00.')
  const language = languageSchema.optional().safeParse(values.lang)
  if (!language.success) return fail('--lang takes en or zh.')
  return succeed({
    data: values.data,
    port: Number(port),
    clock,
    language: language.data,
    json: values.json ?? false,
  })
}
