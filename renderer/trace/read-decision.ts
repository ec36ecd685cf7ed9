// What an output that could be used has decided: its few short fields, without the words for the person.

/** In the order in which they are told; `speak` is shown as the answer already. */
const fields = [
  'intent',
  'scene',
  'score',
  'action',
  'next_action',
  'complexity',
  'entry',
  'goal_check',
  'reason',
  'thought',
]

/** Empty when there is nothing to read. */
export function readDecision(output: string): string {
  const value = readObject(output)
  if (value === null) return ''
  const lines = fields.flatMap((name) => {
    const field = value[name]
    return typeof field === 'string' || typeof field === 'number' ? `${name}: ${field}` : []
  })
  const call = value['tool_call']
  if (isRecord(call)) lines.push(`tool: ${String(call['name'])}`)
  return lines.join('\n')
}

// The core reads outputs with more patience; here it is enough to read what stands there plainly.
function readObject(output: string): Record<string, unknown> | null {
  const [start, end] = [output.indexOf('{'), output.lastIndexOf('}')]
  if (start === -1 || end < start) return null
  try {
    const value: unknown = JSON.parse(output.slice(start, end + 1))
    return isRecord(value) ? value : null
  } catch {
    return null
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
