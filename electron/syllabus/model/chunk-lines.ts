// The lines of a document in pieces that fit into a small model's context, each line with its number.
import { estimateTokens } from '../../../shared/model/estimate-tokens.ts'

export type NumberedLine = { number: number; text: string }

/** What a model with a context of 8,000 tokens can take beside the instructions and its answer. */
const mostTokens = 3_000

/** Some thirty pages: a longer document is read by the rules alone from there on. */
const mostChunks = 12

export type LineChunks = { chunks: NumberedLine[][]; areAll: boolean }

export function chunkLines(lines: readonly NumberedLine[]): LineChunks {
  const chunks: NumberedLine[][] = []
  let chunk: NumberedLine[] = []
  let tokens = 0
  for (const { number, text } of lines) {
    const cost = estimateTokens(text) + 4
    if (chunk.length > 0 && tokens + cost > mostTokens) {
      chunks.push(chunk)
      if (chunks.length === mostChunks) return { chunks, areAll: false }
      chunk = []
      tokens = 0
    }
    chunk.push({ number, text })
    tokens += cost
  }
  if (chunk.length > 0) chunks.push(chunk)
  return { chunks, areAll: true }
}
