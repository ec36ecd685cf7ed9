// The prompt as every chat template takes it: one system message, then person and model in turn.
import type { Message } from '../../../shared/agent/message.ts'
import { actionOfTool } from '../check-call.ts'

export type WireMessage = { role: 'system' | 'user' | 'assistant'; content: string }

/**
 * What the model said before is shown in the form in which its next answer is wanted, and the result of a call as what
 * the person's side says next: templates of many local models refuse the roles and fields made for tools, or two
 * messages of one side in a row.
 */
export function toWireMessages(messages: readonly Message[]): WireMessage[] {
  const wire: WireMessage[] = []
  for (const message of joinSaid(messages)) {
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

/** Words that were said with a call, and kept before it while its card was open, are its own again. */
function joinSaid(messages: readonly Message[]): Message[] {
  const joined: Message[] = []
  for (const message of messages) {
    const last = joined.at(-1)
    const isOne =
      message.role === 'assistant' &&
      message.call !== null &&
      message.content === '' &&
      last?.role === 'assistant' &&
      last.call === null &&
      last.answer === undefined
    if (isOne) joined[joined.length - 1] = { ...message, content: last.content }
    else joined.push(message)
  }
  return joined
}

function wireOf(message: Message): WireMessage {
  if (message.role === 'tool') return { role: 'user', content: message.content }
  if (message.role !== 'assistant') return { role: message.role, content: message.content }
  return { role: 'assistant', content: message.answer ?? replay(message) }
}

function replay({ content, call }: Extract<Message, { role: 'assistant' }>): string {
  if (call === null) return JSON.stringify({ speak: content })
  const { name, arguments: values } = call
  const action = actionOfTool(name)
  return JSON.stringify({ speak: content, action, tool_call: { name, arguments: values } })
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
