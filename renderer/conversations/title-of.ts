// What the shown conversation is called: its title, which the first words give it, or that it is new.
import type { Language } from '../../shared/language.ts'
import type { ChatState } from '../store/chat-store.ts'
import { conversationsWords } from '../words/conversations-words.ts'

export function titleOf(
  { conversation, timeline }: Pick<ChatState, 'conversation' | 'timeline'>,
  language: Language,
): string {
  if (conversation.title !== '') return conversation.title
  // The core names it with the first step; the page hears of the words before it hears of the name.
  const first = timeline.find(({ event }) => event.kind === 'turn-start')?.event
  const words = first?.kind === 'turn-start' ? first.text.trim() : ''
  return words === '' ? conversationsWords[language].untitled : words
}
