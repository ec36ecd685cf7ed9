// Whether something asked for is still under way, so that a second click does nothing. A button that was disabled
// meanwhile has lost the focus: it takes it back, unless the person has gone on to something else.
import { useEffect, useRef, useState } from 'react'

/** `run` watches a promise; while one is under way it is pending. */
export function usePending(): [isPending: boolean, run: (work: Promise<unknown>) => void] {
  const [isPending, setPending] = useState(false)
  const isMounted = useRef(false)
  const asker = useRef<Element | null>(null)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  useEffect(() => {
    if (isPending) return
    const { current } = asker
    asker.current = null
    const isLost = document.activeElement === null || document.activeElement === document.body
    if (isLost && current instanceof HTMLElement) current.focus()
  }, [isPending])
  const run = (work: Promise<unknown>) => {
    asker.current = document.activeElement
    setPending(true)
    void work.finally(() => {
      if (isMounted.current) setPending(false)
    })
  }
  return [isPending, run]
}
