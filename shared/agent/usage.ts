// The tokens that model calls cost (M5): as the server counts them, or about, where it does not.
import { z } from 'zod'

export const usageSchema = z.strictObject({
  promptTokens: z.int().min(0),
  outputTokens: z.int().min(0),
})

export type ModelUsage = z.infer<typeof usageSchema>

export function addUsage(a: ModelUsage | null, b: ModelUsage | null): ModelUsage | null {
  if (a === null || b === null) return a ?? b
  return {
    promptTokens: a.promptTokens + b.promptTokens,
    outputTokens: a.outputTokens + b.outputTokens,
  }
}
