// The message that is being written: it outlives the page, which is loaded anew for a new link (C3).
import { dropKept, keepText, readKept } from './kept-text.ts'
import { createStore, type Store } from './store.ts'

/** `summons` counts the times that something asked for the text field's focus. */
export type ComposerState = {
  draft: string
  summons: number
  isAnsweringCard: boolean
  /** The draft is a message that did not get through. */
  isUnsent: boolean
}

export function createComposerStore(): Store<ComposerState> {
  const kept = readKept('message')
  const composer = createStore<ComposerState>({
    draft: typeof kept === 'string' ? kept : '',
    summons: 0,
    isAnsweringCard: false,
    isUnsent: false,
  })
  let { draft } = composer.get()
  composer.subscribe(() => {
    const now = composer.get().draft
    if (now === draft) return
    draft = now
    if (draft === '') dropKept('message')
    else keepText('message', draft)
  })
  return composer
}
