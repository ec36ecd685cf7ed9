// The tokens that a server says it counted, as long as they are counts at all (M5).
import type { ModelUsage } from '../../../shared/agent/usage.ts'

/** Far above any context: what is more is no count. */
const mostTokens = 100_000_000

/** Null when the server gives no count of the prompt: it is estimated then. */
export function usageOfCounts(
  prompt: number | null | undefined,
  output: number | null | undefined,
): ModelUsage | null {
  const promptTokens = toCount(prompt)
  return promptTokens === null ? null : { promptTokens, outputTokens: toCount(output) ?? 0 }
}

function toCount(value: number | null | undefined): number | null {
  if (value == null || !Number.isInteger(value)) return null
  return value >= 0 && value <= mostTokens ? value : null
}
