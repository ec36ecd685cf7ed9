// Work that only its page waits for ends with the page.
import { useEffect, useRef } from 'react'
import { inquire } from '../store/actions.ts'
import type { Desk } from '../store/desk.ts'

export function useStopAtClose(desk: Desk, isRunning: boolean): void {
  const running = useRef(false)
  useEffect(() => {
    running.current = isRunning
  })
  useEffect(
    () => () => {
      if (running.current) void inquire(desk, 'stop-exchange', {})
    },
    [desk],
  )
}
