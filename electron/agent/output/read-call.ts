// Reads a tool call in the forms in which models are trained to write one (G4), apart from the contract's own.
import { isSameValue } from '../../../shared/schedule/same-value.ts'
import { isToolName } from '../../../shared/tools/catalogue.ts'
import { toolJsonSchema } from '../../../shared/tools/tool-schema.ts'
import { fitToSchema, isRecord } from './fit-to-schema.ts'

/** An answer of the stage execute with its call where the contract has it; any other answer as it is. */
export function withCall(answer: Record<string, unknown>): Record<string, unknown> {
  const { tool_call: own, tool_calls: several, ...rest } = answer
  const named = firstOf(own ?? several)
  if (named !== undefined && named !== null) {
    const call = readCall(named)
    if (call === null) return { ...rest, tool_call: named }
    return call.name === '' ? rest : { action: 'continue', ...rest, tool_call: call }
  }
  const bare = 'action' in answer ? null : readCall(answer)
  return bare === null || bare.name === '' ? rest : { action: 'continue', tool_call: bare }
}

/** The tools of the calls that stand in the answers beside the first one, which alone is made. */
export function furtherCalls(answers: readonly Record<string, unknown>[]): string[] {
  const [first, ...others] = answers.flatMap(callsIn)
  return others.flatMap((call) => (isSameValue(call, first) ? [] : [call.name])).slice(0, mostNamed)
}

/** An answer need not name more of them. */
const mostNamed = 10

function callsIn(answer: Record<string, unknown>): FoundCall[] {
  const { tool_call: own, tool_calls: several } = answer
  const named = own ?? several ?? ('action' in answer ? [] : answer)
  return [named].flat().flatMap((value) => {
    const call = readCall(value)
    return call === null || !isToolName(call.name) ? [] : [call]
  })
}

type FoundCall = { name: string; arguments: unknown }

/** `{name, arguments}`, `{name, parameters}`, `{function: {…}}`; null where it names no tool at all. */
function readCall(value: unknown): FoundCall | null {
  if (!isRecord(value)) return null
  if (isRecord(value['function'])) return readCall(value['function'])
  const { name } = value
  if (typeof name !== 'string') return null
  const given = value['arguments'] ?? value['parameters'] ?? value['args'] ?? value['input'] ?? {}
  return { name: name.trim(), arguments: mendArguments(name.trim(), given) }
}

function mendArguments(name: string, given: unknown): unknown {
  const text = typeof given === 'string' && given.trim() === '' ? {} : given
  return fitToSchema(text, isToolName(name) ? toolJsonSchema(name) : { type: 'object' })
}

function firstOf(value: unknown): unknown {
  return Array.isArray(value) ? value[0] : value
}
