// The keys of a menu: arrows walk its items, Home and End go to its ends, Tab leaves it.
import type { KeyboardEvent } from 'react'

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
