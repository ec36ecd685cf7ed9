// What time does to a conversation (O4): a new day begins at home with an empty agenda, an idle scene is left.
import { Temporal } from 'temporal-polyfill'
import { homeScene } from './guardrails.ts'
import type { SessionState } from './session-state.ts'

/**
 * The session as the next turn, or a start of the app, finds it. `now` is an ISO instant, `date` the person's date.
 * While a card is open, or the scene waits for words that take long, nothing is left.
 */
export function resetSession(
  session: SessionState,
  now: string,
  date: string,
  isHeld: boolean,
): SessionState {
  if (session.lastActivity === null || isHeld) return session
  if (session.lastDate !== date) return { ...goHome(session), agenda: [] }
  return isOver(session.deadline, now) ? goHome(session) : session
}

function isOver(deadline: string | null, now: string): boolean {
  return deadline !== null && Temporal.Instant.compare(deadline, now) <= 0
}

function goHome(session: SessionState): SessionState {
  return { ...session, activeScene: homeScene, phase: 'idle', pending: null, deadline: null }
}
