// The minutes that a mark is written with, when few or none were typed.
import { maxMinutes, type Outcome } from '../../shared/schedule/work-log.ts'

/** Null where what was typed can't be meant: no whole minutes, too many, or partly done in no time. */
export function minutesFor(outcome: Outcome, typed: string, planned: number): number | null {
  if (outcome === 'missed') return 0
  if (typed.trim() === '')
    return outcome === 'done' ? planned : Math.max(1, Math.round(planned / 2))
  const minutes = Number(typed)
  if (!Number.isInteger(minutes) || minutes < 0 || minutes > maxMinutes) return null
  return outcome === 'partly' && minutes === 0 ? null : minutes
}
