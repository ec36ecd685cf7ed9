// Gives the focus back when what took the place of something for a while, a form or an effect, is gone again.
import { useEffect, useRef, type RefObject } from 'react'

/** `target` is looked for in the container once it is drawn again: no frame is waited for, which might come too early. */
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
