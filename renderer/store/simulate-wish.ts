// What a person types in before a simulation, as text; and the request that it makes.
import { runLimits, usualRuns } from '../../shared/planner/simulation.ts'
import type { RequestInput } from '../../shared/contract/contract.ts'

export type SimulateWish = {
  scope: 'course' | 'all'
  runs: string
  seed: string
  /** Hundredths; empty is what is known. */
  missed: string
  cutShort: string
  pace: string
}

export const usualWish: SimulateWish = {
  scope: 'course',
  runs: String(usualRuns),
  seed: '1',
  missed: '',
  cutShort: '',
  pace: '',
}

/** Null where a number is missing or out of its range. */
export function toRequest(
  wish: SimulateWish,
  course: string,
): RequestInput<'simulate-plan'> | null {
  const runs = readNumber(wish.runs, runLimits.least, runLimits.most)
  const seed = readNumber(wish.seed, 0, 2_147_483_647)
  const missed = readOptional(wish.missed, 0, 90)
  const cutShort = readOptional(wish.cutShort, 0, 90)
  const pace = readOptional(wish.pace, 0.5, 4)
  if (runs === null || seed === null) return null
  if (![runs, seed].every(Number.isInteger)) return null
  if (missed === null || cutShort === null || pace === null) return null
  const slips = {
    ...(missed === undefined ? {} : { missed: missed / 100 }),
    ...(cutShort === undefined ? {} : { cutShort: cutShort / 100 }),
    ...(pace === undefined ? {} : { pace }),
  }
  return {
    course: wish.scope === 'all' ? null : course,
    runs,
    seed,
    ...(Object.keys(slips).length === 0 ? {} : { slips }),
  }
}

function readNumber(text: string, least: number, most: number): number | null {
  const value = Number(text.trim().replace(',', '.'))
  return text.trim() === '' || !Number.isFinite(value) || value < least || value > most
    ? null
    : value
}

/** Undefined where nothing is typed in. */
function readOptional(text: string, least: number, most: number): number | undefined | null {
  return text.trim() === '' ? undefined : readNumber(text, least, most)
}
