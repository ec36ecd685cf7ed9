// One call of a model as it is shown: the prompt in its parts, the raw output, how it was read and what it decided.
import { windowWords } from '../../shared/i18n/window-words.ts'
import type { Message } from '../../shared/agent/message.ts'
import type { ModelCall } from '../../shared/conversation/turn-trace.ts'
import type { Language } from '../../shared/language.ts'
import { saySeconds } from '../conversation/say-turn-sum.ts'
import type { TracePart, TraceRow } from './trace-row.ts'

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

export function describeCall(
  call: ModelCall,
  problem: string | null,
  language: Language,
): Omit<TraceRow, 'key' | 'after'> {
  const words = windowWords[language].trace
  const isOutput = call.outcome === 'output'
  const { usage, milliseconds } = call
  return {
    title: words.asked[call.stage],
    asides: [
      ...(isOutput ? [] : [call.outcome === 'failure' ? words.failed : words.aborted]),
      windowWords[language].conversation.seconds(saySeconds(milliseconds)),
      ...(usage === null ? [] : [words.tokens(usage.promptTokens, usage.outputTokens)]),
    ],
    text: '',
    isProblem: problem !== null && problem !== '',
    parts: [
      ...call.prompt.map((message, index) => describeMessage(message, index + 1, language)),
      ...part(words.thoughts, call.reasoning),
      ...part(isOutput ? words.output : words.failure, call.output),
      ...(isOutput ? [{ label: words.read, text: problem ?? words.readable }] : []),
      ...(isOutput && problem === null ? part(words.decision, readDecision(call.output)) : []),
      { label: words.settings, text: words.settingsText(call.settings) },
    ],
  }
}

function part(label: string, text: string): TracePart[] {
  return text === '' ? [] : [{ label, text }]
}

function describeMessage(message: Message, number: number, language: Language): TracePart {
  const isCall = message.role === 'assistant' && message.call !== null
  const call = isCall ? JSON.stringify(message.call) : ''
  const text = [message.content, call].filter((piece) => piece !== '').join('\n')
  return { label: windowWords[language].trace.prompt(number, message.role, text.length), text }
}
