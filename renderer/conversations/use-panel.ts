// The life of the panel: it opens with the focus in its field, and goes with Escape or a press beside it.
import { useLayoutEffect, useRef, type RefObject } from 'react'

/** By keyboard the focus goes back to what opened it. */
export function usePanel(
  opener: RefObject<HTMLElement | null>,
  onClose: () => void,
): RefObject<HTMLDialogElement | null> {
  const panel = useRef<HTMLDialogElement>(null)
  const close = useRef(onClose)
  useLayoutEffect(() => {
    close.current = onClose
  })
  useLayoutEffect(() => {
    const element = panel.current
    const button = opener.current
    if (element === null) return undefined
    element.showPopover()
    element.querySelector('input')?.focus()
    const press = ({ target }: PointerEvent) => {
      const isInside =
        target instanceof Node && (element.contains(target) || button?.contains(target) === true)
      if (!isInside) close.current()
    }
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return
      event.preventDefault()
      close.current()
      button?.focus()
    }
    document.addEventListener('pointerdown', press)
    document.addEventListener('keydown', key)
    return () => {
      document.removeEventListener('pointerdown', press)
      document.removeEventListener('keydown', key)
    }
  }, [opener])
  return panel
}
