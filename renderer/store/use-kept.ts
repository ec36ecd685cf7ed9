// A text being typed that is kept until it is saved or dropped.
import { useState } from 'react'
import { dropKept, keepText, readKept } from './kept-text.ts'

/** Null while nothing is typed, and to drop it. */
export function useKept(name: string): [string | null, (text: string | null) => void] {
  const [typed, setTyped] = useState(() => toText(readKept(name)))
  const type = (text: string | null) => {
    setTyped(text)
    if (text === null) dropKept(name)
    else keepText(name, { text })
  }
  return [typed, type]
}

function toText(read: unknown): string | null {
  if (typeof read !== 'object' || read === null || !('text' in read)) return null
  return typeof read.text === 'string' ? read.text : null
}
