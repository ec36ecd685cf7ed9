// What the shown conversation is called.
import { expect, test } from 'vitest'
import { titleOf } from '../../../renderer/conversations/conversation-head.tsx'

const said = {
  seq: 1,
  conversationId: 'c',
  traceId: 't',
  at: '',
  event: { kind: 'turn-start', text: ' Plan my week ' },
} as const

function named(title: string) {
  return { id: 'c', title, parent: null }
}

test('[G13] a conversation has its title, else its first words, else it is new', () => {
  expect(titleOf({ conversation: named('Fridays'), timeline: [said] }, 'en')).toBe('Fridays')
  expect(titleOf({ conversation: named(''), timeline: [said] }, 'en')).toBe('Plan my week')
  expect(titleOf({ conversation: named(''), timeline: [] }, 'en')).toBe('New conversation')
  expect(titleOf({ conversation: named(''), timeline: [] }, 'zh')).toBe('新对话')
})
