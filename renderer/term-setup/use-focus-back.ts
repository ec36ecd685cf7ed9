// Gives the focus back to what was filled in, once the effect that took its place is gone again.
import { useEffect, useRef, type RefObject } from 'react'

/** `target` is looked for in the container; both stay mounted or are drawn again by then. */
export function useFocusBack(
  container: RefObject<HTMLElement | null>,
  isAway: boolean,
  target: string,
): void {
  const wasAway = useRef(false)
  useEffect(() => {
    if (wasAway.current && !isAway) container.current?.querySelector<HTMLElement>(target)?.focus()
    wasAway.current = isAway
  }, [container, isAway, target])
}
