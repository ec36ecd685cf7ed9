// Keeps the focus timer in the page's own storage, so that a reload does not stop it. It is no part of the plan: only the
// mark that it ends with is, and that is written by the core like any other, with its entry of history.
import { useEffect, useState } from 'react'
import { readTimer, type FocusTimer } from './focus-timer.ts'
import { wallClock } from './wall-clock.ts'

const key = 'weekloom.focus-timer'

export type FocusTimerState = {
  timer: FocusTimer | null
  /** Milliseconds of the wall clock, each second while it runs. */
  now: number
  keep: (timer: FocusTimer | null) => void
}

export function useFocusTimer(): FocusTimerState {
  const [timer, setTimer] = useState(() => readTimer(readStored()))
  const [now, setNow] = useState(wallClock)
  const isRunning = timer !== null && timer.since !== null
  useEffect(() => {
    if (!isRunning) return undefined
    const beat = setInterval(() => setNow(wallClock()), 1000)
    return () => clearInterval(beat)
  }, [isRunning])
  useEffect(() => {
    // Of another window or tab.
    const onStorage = (event: StorageEvent) => {
      if (event.key === key) setTimer(readTimer(event.newValue))
    }
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  }, [])
  const keep = (next: FocusTimer | null) => {
    store(next)
    setNow(wallClock())
    setTimer(next)
  }
  return { timer, now, keep }
}

// Storage may be refused: then the timer lasts as long as the page.
function readStored(): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function store(timer: FocusTimer | null): void {
  try {
    if (timer === null) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(timer))
  } catch {
    // As above.
  }
}
