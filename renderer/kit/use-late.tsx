// Tells when an answer takes longer than a person lets pass: a line that flashes would only disturb.
import { useEffect, useState } from 'react'

/** Whether so many milliseconds have passed while it was awaited. */
export function useLate(patience: number, isAwaited = true): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!isAwaited) return undefined
    const timer = setTimeout(() => setLate(true), patience)
    return () => clearTimeout(timer)
  }, [patience, isAwaited])
  return isLate
}

/** In the place of a page of a dialog. */
export function Awaited({ text }: { text: string }) {
  const isLate = useLate(300)
  return (
    <output className="quiet pad-y-12 pad-x-22" style={{ minHeight: 320 }}>
      {isLate ? text : ''}
    </output>
  )
}
