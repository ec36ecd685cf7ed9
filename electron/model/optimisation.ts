// Active optimisation (G8): how far the improving of a plan has come, and which moves may be chosen.
import { z } from 'zod'
import type { HealthFacts } from '../../shared/planner/health.ts'
import { isSameValue } from '../../shared/schedule/same-value.ts'
import type { ToolName } from '../../shared/tools/catalogue.ts'
import type { OutputProblem } from './corrections.ts'

/** A move or swap that a diagnosis has found to improve the plan, as the call that makes it. */
const offerSchema = z.strictObject({
  name: z.enum(['move', 'swap']),
  arguments: z.record(z.string(), z.json()),
  /** What it does, for the person. */
  words: z.string(),
})

export type Offer = z.infer<typeof offerSchema>

export const optimisationSchema = z.strictObject({
  /** The improvement signal of the best diagnosis so far, lower is better; null before the first. */
  best: z.number().nullable(),
  /** Diagnoses in a row that were no better than the best. */
  stalled: z.int().min(0),
  offers: z.array(offerSchema),
  /** The last card was rejected with words: every tool is open for what they ask, until the next diagnosis. */
  hasWish: z.boolean().optional(),
})

export type Optimisation = z.infer<typeof optimisationSchema>

/** What the graph needs to know of a diagnosis. */
export type Diagnosis = {
  signal: number
  shouldContinue: boolean
  isForced: boolean
  offers: Offer[]
}

export function toDiagnosis({ verdict, candidates }: HealthFacts): Diagnosis {
  return {
    signal: verdict.improvement_signal,
    shouldContinue: verdict.should_continue_optimize,
    isForced: verdict.is_forced_imperfection,
    offers: candidates.flatMap(({ call, words }) => (call === null ? [] : [{ ...call, words }])),
  }
}

/** The tools that are open while a plan is being improved. */
const openTools: ReadonlySet<ToolName> = new Set([
  'analyze_health',
  'move',
  'swap',
  'context_tools_add',
  'context_tools_remove',
] as const)

export function isOpenTool(optimisation: Optimisation | null, name: ToolName): boolean {
  return optimisation === null || optimisation.hasWish === true || openTools.has(name)
}

export function beginOptimisation(): Optimisation {
  return { best: null, stalled: 0, offers: [] }
}

const maxStalled = 2

/** Null when this diagnosis closes it: nothing is left to do, nothing can be done, or nothing helps any more. */
export function followDiagnosis(
  { best, stalled }: Optimisation,
  { signal, shouldContinue, isForced, offers }: Diagnosis,
): Optimisation | null {
  if (!shouldContinue || isForced) return null
  const isBetter = best === null || signal < best
  const now = isBetter ? 0 : stalled + 1
  if (now >= maxStalled) return null
  return { best: isBetter ? signal : best, stalled: now, offers }
}

/** Why a call is not open while a plan is being improved: a model chooses what a diagnosis offers, it never searches. */
export function checkOpen(
  optimisation: Optimisation,
  name: ToolName,
  values: Record<string, unknown>,
): OutputProblem | null {
  const { offers, hasWish } = optimisation
  if (hasWish === true) return null
  if (!isOpenTool(optimisation, name)) return { kind: 'closed-tool', name, open: [...openTools] }
  if (name !== 'move' && name !== 'swap') return null
  const isOffered = offers.some(
    (offer) => offer.name === name && isSameValue(offer.arguments, values),
  )
  return isOffered ? null : { kind: 'not-offered', name, isDiagnosed: offers.length > 0 }
}
