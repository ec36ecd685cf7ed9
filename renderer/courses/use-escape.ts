// Escape inside a form closes the form, not the dialog that it stands in.
import { useEffect, useRef, type RefObject } from 'react'

/** Goes on the element inside which Escape means `onEscape`. */
export function useEscape<Element extends HTMLElement>(
  onEscape: () => void,
): RefObject<Element | null> {
  const element = useRef<Element>(null)
  const act = useRef(onEscape)
  useEffect(() => {
    act.current = onEscape
  })
  useEffect(() => {
    const ears = new AbortController()
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing) return
      event.preventDefault()
      act.current()
    }
    element.current?.addEventListener('keydown', onKey, { signal: ears.signal })
    return () => ears.abort()
  }, [])
  return element
}
