// A pasted text being changed: what is typed is kept with the text that it was begun from, until it is saved or dropped.
import { useRef, useState } from 'react'
import { cleanPasted } from '../../shared/homework/clean-pasted.ts'
import { isOvertaken } from '../../shared/homework/save-base.ts'
import { dropKept, keepText, readKept } from '../store/kept-text.ts'

/** `base` is the text that it was begun from. */
type Draft = { text: string; base: string }

export type TextDraft = {
  /** Null while nothing is typed: what another window keeps is then shown here too. */
  typed: Draft | null
  /** Another text was kept since it was begun. */
  isOvertaken: boolean
  type: (text: string) => void
  /** After `saved` was kept; what was typed since then stays, and rests on it. */
  settle: (saved: string) => void
  drop: () => void
}

/** `present` is what is kept; null where that is not shown. */
export function useTextDraft(name: string, present: string | null): TextDraft {
  const [typed, setTyped] = useState(() => toDraft(readKept(name)))
  const latest = useRef(typed)
  const keep = (draft: Draft | null) => {
    latest.current = draft
    setTyped(draft)
    if (draft === null) dropKept(name)
    else keepText(name, draft)
  }
  return {
    typed,
    isOvertaken:
      typed !== null &&
      present !== null &&
      isOvertaken(present, typed.base, cleanPasted(typed.text)),
    type: (text) =>
      keep(text === present ? null : { text, base: latest.current?.base ?? present ?? '' }),
    settle: (saved) => {
      const draft = latest.current
      const isAsSaved = draft === null || draft.text === saved
      keep(isAsSaved ? null : { text: draft.text, base: cleanPasted(saved) })
    },
    drop: () => keep(null),
  }
}

/** Of one that was kept without it, nothing is known of the base: as if the field had been empty. */
function toDraft(read: unknown): Draft | null {
  if (typeof read !== 'object' || read === null || !('text' in read)) return null
  if (typeof read.text !== 'string') return null
  const base = 'base' in read && typeof read.base === 'string' ? read.base : ''
  return { text: read.text, base }
}
