// An attempt, and a text that is typed in, as far as they are written: they outlive the page and the app (R2).
import type { MaterialDraft } from '../../shared/recite/material.ts'
import { dropKept, keepText, readKept } from './kept-text.ts'
import { createStore, type Store } from './store.ts'

export type KeptTextDraft = MaterialDraft & { id: number | null }

export type AttemptState = {
  text: string
  /** The recital that it is for. */
  of: string
  /** The person knows that the browser may send what they dictate to its maker. */
  mayDictate: boolean
  draft: KeptTextDraft | null
}

export function createAttemptStore(): Store<AttemptState> {
  const attempt = createStore<AttemptState>({
    ...toAttempt(readKept('attempt')),
    mayDictate: false,
    draft: toTextDraft(readKept('text')),
  })
  let { text, of, draft } = attempt.get()
  attempt.subscribe(() => {
    const now = attempt.get()
    if (now.text !== text || now.of !== of) {
      if (now.text === '') dropKept('attempt')
      else keepText('attempt', { text: now.text, of: now.of })
    }
    if (now.draft !== draft) {
      if (now.draft === null) dropKept('text')
      else keepText('text', now.draft)
    }
    ;({ text, of, draft } = now)
  })
  return attempt
}

function toAttempt(read: unknown): Pick<AttemptState, 'text' | 'of'> {
  const { text, of } = toRecord(read)
  return typeof text === 'string' && typeof of === 'string' ? { text, of } : { text: '', of: '' }
}

function toTextDraft(read: unknown): KeptTextDraft | null {
  const { id, title, course, text, taskId } = toRecord(read)
  const areTexts =
    typeof title === 'string' && typeof course === 'string' && typeof text === 'string'
  if (!areTexts) return null
  return { id: toId(id), title, course, text, taskId: toId(taskId) }
}

function toId(read: unknown): number | null {
  return typeof read === 'number' ? read : null
}

function toRecord(read: unknown): Record<string, unknown> {
  return typeof read === 'object' && read !== null ? { ...read } : {}
}
