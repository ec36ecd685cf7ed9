// Where the keyboard goes when a part of the page appears, and where it goes back to when that is gone.
import { useEffect, useLayoutEffect, useRef, type KeyboardEvent, type RefObject } from 'react'

/** As the `ref` of what is to have the focus once it stands in the page. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus()
}

/** As the `ref` of a field whose text is likely to be written anew. */
export function takeFocusWhole(element: HTMLInputElement | null): void {
  element?.select()
}

/** Each step of a dialog takes the focus to where it begins: what had it before is gone. */
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

/** As `onKeyDown`: Escape ends what it stands in, and the dialog around it stays open. */
export function onEscape(end: () => void) {
  return (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
    event.preventDefault()
    end()
  }
}

// The keys of a menu: arrows walk its items, Home and End go to its ends, Tab leaves it.

export function focusItem(list: HTMLElement | null, index: number): void {
  const items = itemsOf(list)
  items.at(index % Math.max(1, items.length))?.focus()
}

export function walkMenu(event: KeyboardEvent, list: HTMLElement | null): void {
  const at = itemsOf(list).findIndex((item) => item === document.activeElement)
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key]
  if (event.key === 'Tab') list?.hidePopover()
  if (to === undefined) return
  event.preventDefault()
  focusItem(list, to)
}

function itemsOf(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])]
}
