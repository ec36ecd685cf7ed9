// The prompt as every chat template takes it: one system message, then person and model in turn.
import type { Message } from '../../../../shared/agent/message.ts'

export type WireMessage = { role: 'system' | 'user' | 'assistant'; content: string }

/**
 * A call is shown as the JSON that the model would have written, its result as what the person's side says next:
 * templates of many local models refuse the roles and fields made for tools, or two messages of one side in a row.
 */
export function toWireMessages(messages: readonly Message[]): WireMessage[] {
  const wire: WireMessage[] = []
  for (const message of messages) {
    const { role, content } = wireOf(message)
    const last = wire.at(-1)
    if (last !== undefined && last.role === role) {
      wire[wire.length - 1] = { role, content: `${last.content}\n\n${content}` }
    } else {
      wire.push({ role, content })
    }
  }
  return wire
}

function wireOf(message: Message): WireMessage {
  if (message.role === 'tool') return { role: 'user', content: message.content }
  if (message.role !== 'assistant' || message.call === null) {
    return { role: message.role, content: message.content }
  }
  const { name, arguments: values } = message.call
  const content = JSON.stringify({
    speak: message.content,
    tool_call: { name, arguments: values },
  })
  return { role: 'assistant', content }
}

/**
 * Half as many messages between the system's and the last, for a context that is too small; a call stays with its
 * result. The same list when nothing is left to drop.
 */
export function shortenMessages(messages: readonly Message[]): readonly Message[] {
  const first = messages[0]?.role === 'system' ? 1 : 0
  const middle = messages.slice(first, -1)
  if (middle.length === 0) return messages
  let start = Math.ceil(middle.length / 2)
  while (start < middle.length && middle[start]?.role === 'tool') start += 1
  return [...messages.slice(0, first), ...middle.slice(start), ...messages.slice(-1)]
}
