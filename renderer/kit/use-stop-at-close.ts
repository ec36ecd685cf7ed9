// Work that only its page waits for ends with the page.
import { useEffect, useRef } from 'react'
import type { SideJobKind } from '../../shared/side-job.ts'
import { inquire } from '../store/actions.ts'
import type { Desk } from '../store/desk.ts'

/** `job` is what the page waits for now; null while it waits for nothing. */
export function useStopAtClose(desk: Desk, job: SideJobKind | null): void {
  const running = useRef<SideJobKind | null>(null)
  useEffect(() => {
    running.current = job
  })
  useEffect(
    () => () => {
      if (running.current !== null) void inquire(desk, 'stop-side-job', { job: running.current })
    },
    [desk],
  )
}
