// Servers that hold a model to a schema make it name every argument: those that it leaves empty are null.

/** The same answer without the nulls in the arguments of its call: no tool takes one. */
export function dropBlanks(answer: Record<string, unknown>): Record<string, unknown> {
  const { tool_call: call } = answer
  if (!isRecord(call) || !isRecord(call['arguments'])) return answer
  return { ...answer, tool_call: { ...call, arguments: withoutNulls(call['arguments'], 0) } }
}

/** Far deeper than the arguments of any tool; what a hostile output nests below is left to zod. */
const deepest = 8

function withoutNulls(value: unknown, depth: number): unknown {
  if (depth > deepest) return value
  if (Array.isArray(value)) return value.map((each) => withoutNulls(each, depth + 1))
  if (!isRecord(value)) return value
  const kept = Object.entries(value).filter(([, each]) => each !== null)
  return Object.fromEntries(kept.map(([key, each]) => [key, withoutNulls(each, depth + 1)]))
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
