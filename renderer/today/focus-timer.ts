// The focus timer as a value: what it is for, what has been worked, and since when it runs.
import { maxMinutes } from '../../shared/schedule/work-log.ts'
import { twoDigits } from '../../shared/schedule/calendar.ts'

export type FocusTimer = {
  taskId: number
  /** The term's first Monday and the block's title: another folder in the same window may have the same numbers. */
  ground: string
  /** Milliseconds before the present run. */
  worked: number
  /** When the present run began, in milliseconds of the page's clock; null while it pauses. */
  since: number | null
}

export function startTimer(taskId: number, ground: string, now: number): FocusTimer {
  return { taskId, ground, worked: 0, since: now }
}

/** A clock that was set back takes nothing away. */
export function workedFor({ worked, since }: FocusTimer, now: number): number {
  return worked + (since === null ? 0 : Math.max(0, now - since))
}

export function pauseTimer(timer: FocusTimer, now: number): FocusTimer {
  return { ...timer, worked: workedFor(timer, now), since: null }
}

export function resumeTimer(timer: FocusTimer, now: number): FocusTimer {
  return timer.since === null ? { ...timer, since: now } : timer
}

/** Whole minutes, at least one: who pressed start has worked. */
export function minutesWorked(timer: FocusTimer, now: number): number {
  return Math.min(maxMinutes, Math.max(1, Math.round(workedFor(timer, now) / 60_000)))
}

/** "12:05", "1:02:05". */
export function sayClock(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000)
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  return hours === 0
    ? `${minutes}:${twoDigits(seconds % 60)}`
    : `${hours}:${twoDigits(minutes)}:${twoDigits(seconds % 60)}`
}

/** Null for what no timer wrote. */
export function readTimer(text: string | null): FocusTimer | null {
  if (text === null) return null
  try {
    const value: unknown = JSON.parse(text)
    return isTimer(value) ? value : null
  } catch {
    return null
  }
}

function isTimer(value: unknown): value is FocusTimer {
  if (typeof value !== 'object' || value === null) return false
  const { taskId, ground, worked, since } = { ...noTimer, ...value }
  if (typeof taskId !== 'number' || typeof ground !== 'string') return false
  if (typeof worked !== 'number' || worked < 0) return false
  return since === null || typeof since === 'number'
}

const noTimer: { [Key in keyof FocusTimer]: unknown } = {
  taskId: undefined,
  ground: undefined,
  worked: undefined,
  since: undefined,
}
