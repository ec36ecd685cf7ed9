// Keeps the history within a budget of characters: the newest stays whole, the rest becomes one line each (G11).
import { promptWords } from '../../../shared/i18n/core/prompt.ts'
import { assertNever } from '../../../shared/assert-never.ts'
import type { Message } from '../../../shared/agent/message.ts'
import type { Language } from '../../../shared/language.ts'

/** About 6,000 tokens of English. */
const budget = 24_000

const archivedLines = 20
const archivedLength = 120

export type TrimmedHistory = { archive: string | null; messages: Message[] }

/** Never parts a call from its result (G5). */
export function trimHistory(messages: readonly Message[], language: Language): TrimmedHistory {
  let start = messages.length
  let length = 0
  while (start > 0) {
    const unitStart = messages[start - 1]?.role === 'tool' ? start - 2 : start - 1
    const unit = messages.slice(unitStart, start)
    length += unit.reduce((sum, message) => sum + lengthOf(message), 0)
    if (length > budget && start < messages.length) break
    start = unitStart
  }
  if (start === 0) return { archive: null, messages: [...messages] }
  const lines = messages.slice(0, start).flatMap(archiveLine).slice(-archivedLines)
  return {
    archive: [promptWords[language].archiveHead, ...lines].join('\n'),
    messages: messages.slice(start),
  }
}

function lengthOf(message: Message): number {
  const answer = message.role === 'assistant' ? message.answer : undefined
  return Math.max(message.content.length, answer?.length ?? 0)
}

function archiveLine(message: Message): string[] {
  switch (message.role) {
    case 'user':
    case 'assistant': {
      const call = message.role === 'assistant' && message.call !== null ? message.call.name : ''
      const line = [message.content, call].filter((part) => part !== '').join(' ')
      return line === '' ? [] : [`- ${message.role}: ${shorten(line)}`]
    }
    case 'tool':
      return [`- tool: ${shorten(message.content)}`]
    case 'system':
      return []
    default:
      return assertNever(message)
  }
}

function shorten(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').slice(0, archivedLength).toWellFormed()
  return line.length < text.length ? `${line}…` : line
}
