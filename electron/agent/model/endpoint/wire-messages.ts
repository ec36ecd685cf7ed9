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
 * Half as many messages between the system's and the end, for a context that is too small. A call stays with its
 * result, and the last message with what it is about: the person's words, or the call and result before it. The same
 * list when nothing is left to drop.
 */
export function shortenMessages(messages: readonly Message[]): readonly Message[] {
  const first = messages[0]?.role === 'system' ? 1 : 0
  const end = startOfUnit(messages, startOfUnit(messages, messages.length))
  if (end <= first) return messages
  let start = first + Math.ceil((end - first) / 2)
  while (start < end && messages[start]?.role === 'tool') start += 1
  return [...messages.slice(0, first), ...messages.slice(start)]
}

/** Halved so many times. */
export function shortenTimes(messages: readonly Message[], times: number): readonly Message[] {
  let shown = messages
  for (let each = 0; each < times; each += 1) shown = shortenMessages(shown)
  return shown
}

/** Where the message before `end` begins, or, when it is a result, its call. */
function startOfUnit(messages: readonly Message[], end: number): number {
  let start = end - 1
  while (start > 0 && messages[start]?.role === 'tool') start -= 1
  return start
}
