// Whether something asked for is still under way, so that a second click does nothing.
import { useEffect, useRef, useState } from 'react'

/** `run` watches a promise; while one is under way it is pending. */
export function usePending(): [isPending: boolean, run: (work: Promise<unknown>) => void] {
  const [isPending, setPending] = useState(false)
  const isMounted = useRef(false)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  const run = (work: Promise<unknown>) => {
    setPending(true)
    void work.finally(() => {
      if (isMounted.current) setPending(false)
    })
  }
  return [isPending, run]
}
