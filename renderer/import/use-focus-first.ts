// Each step of a dialog takes the focus to where it begins: what had it before is gone.
import { useLayoutEffect, useRef, type RefObject } from 'react'

export function useFocusFirst<Part extends HTMLElement>(): RefObject<Part | null> {
  const part = useRef<Part>(null)
  useLayoutEffect(() => {
    const first =
      part.current?.querySelector<HTMLElement>('[data-focus-first]:not(:disabled)') ??
      part.current?.querySelector<HTMLElement>('button:not(:disabled)')
    first?.focus()
  }, [])
  return part
}
