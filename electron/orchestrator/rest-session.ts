// The session as a turn leaves it (O4): the phase that it rests in, and when an idle scene will be left.
import { Temporal } from 'temporal-polyfill'
import type { TurnEnding } from '../../shared/agent/timeline.ts'
import { homeScene } from './guardrails.ts'
import type { SessionState } from './session-state.ts'

/** Minutes after which a scene other than home is left. */
const idleMinutes = 10

/** The phase in which a turn leaves its scene. */
const phaseAt: Record<TurnEnding, string> = {
  card: 'waiting_confirm',
  question: 'clarify',
  completed: 'idle',
  stopped: 'idle',
  failed: 'idle',
}

/** The session after a turn that ended so at `now`, an ISO instant, on the person's `date`. */
export function restSession(
  session: SessionState,
  ending: TurnEnding,
  now: string,
  date: string,
): SessionState {
  const deadline = session.activeScene === homeScene ? null : idleDeadline(now)
  const phase = session.pending === null ? phaseAt[ending] : 'handoff_wait'
  return { ...session, phase, deadline, lastActivity: now, lastDate: date }
}

function idleDeadline(now: string): string {
  return Temporal.Instant.from(now).add({ minutes: idleMinutes }).toString()
}

/**
 * What time does to a conversation (O4): a new day begins at home with an empty agenda, an idle
 * scene is left.
 * The session as the next turn, or a start of the app, finds it. `now` is an ISO instant, `date`
 * the person's date.
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
