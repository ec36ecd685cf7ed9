// The options of `solve`: how long it may search, and the seed.
import { fail, succeed, type Result } from '../../../shared/result.ts'
import type { Flags } from './flags.ts'
import { usageProblem, type UsageProblem } from './usage-problem.ts'

/** `limit` null is left to the command. */
export type SolveOptions = {
  limit: { kind: 'milliseconds' | 'steps'; count: number } | null
  seed: number
}

export function readSolveOptions({
  ms,
  steps,
  seed = '1',
}: Flags): Result<SolveOptions, UsageProblem> {
  if (ms !== undefined && steps !== undefined) return fail(usageProblem('two-limits'))
  for (const [name, text] of Object.entries({ ms, steps, seed })) {
    if (text !== undefined && !/^\d{1,9}$/.test(text))
      return fail(usageProblem('bad-number', { given: `--${name}` }))
  }
  const given = ms ?? steps
  const kind = ms === undefined ? 'steps' : 'milliseconds'
  const limit = given === undefined ? null : ({ kind, count: Number(given) } as const)
  return succeed({ limit, seed: Number(seed) })
}
