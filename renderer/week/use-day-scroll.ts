// Scrolls the day where something must be seen: the present hour at first, then what a card would bring.
import { useEffect, useRef, type RefObject } from 'react'
import { useDesk } from '../store/desk-context.ts'

export function useDayScroll(): RefObject<HTMLDivElement | null> {
  const { proposal } = useDesk()
  const scroller = useRef<HTMLDivElement>(null)
  useEffect(() => {
    bringIntoView(scroller.current, '[data-testid="now"]')
    let shown = proposal.view.get().shows
    return proposal.view.subscribe(() => {
      const { shows } = proposal.view.get()
      if (shows === shown) return
      shown = shows
      // The ghosts are drawn in this turn of the loop; the next frame has them.
      requestAnimationFrame(() => bringIntoView(scroller.current, '[data-ghost="to"]'))
    })
  }, [proposal])
  return scroller
}

function bringIntoView(scroller: HTMLElement | null, selector: string): void {
  scroller?.querySelector(selector)?.scrollIntoView({ block: 'nearest' })
}
