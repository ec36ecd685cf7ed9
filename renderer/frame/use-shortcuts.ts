// The keys that work anywhere on the page: the palette, undo, redo, and accepting the card that waits.
import { useEffect } from 'react'
import { answerCard, walkHistory } from '../store/actions.ts'
import { openCardOf } from '../store/chat-store.ts'
import { useDesk } from '../store/desk-context.ts'
import type { Desk } from '../store/desk.ts'

export function useShortcuts(): void {
  const desk = useDesk()
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || !(event.ctrlKey || event.metaKey)) return
      if (document.querySelector('dialog[open]') !== null) return
      if (act(desk, event)) event.preventDefault()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [desk])
}

function act(desk: Desk, event: KeyboardEvent): boolean {
  const key = event.key.toLowerCase()
  if (key === 'enter') return acceptOpenCard(desk)
  if (key === 'k' && !event.shiftKey && !event.altKey) {
    desk.frame.set({ dialog: { kind: 'palette' } })
    return true
  }
  // Text fields keep their own undo.
  if (isTextField(event.target)) return false
  if (key === 'y' || (key === 'z' && event.shiftKey)) void walkHistory(desk, 'redo')
  else if (key === 'z') void walkHistory(desk, 'undo')
  else return false
  return true
}

function acceptOpenCard(desk: Desk): boolean {
  const card = openCardOf(desk.chat.get())
  // A draft is an answer of its own, which this key must not overtake.
  if (card === null || desk.composer.get().draft.trim() !== '') return false
  void answerCard(desk, card, 'accept')
  return true
}

function isTextField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, [contenteditable]')
}
