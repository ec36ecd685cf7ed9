// Why a rough build left something out, in one sentence: the smallest clash in what it was asked to place (P4).
import { sayClash } from '../../../shared/words/planner/say-clash.ts'
import type { Turn } from '../graph/turn.ts'

/** Null when all of it could be placed after all, and when the turn has been stopped. */
export async function clashSentence({ ports, state, signal }: Turn): Promise<string | null> {
  const { classIds, scope } = state
  const schedule = ports.readState()
  const policy = {
    classIds: classIds.length === 0 ? null : classIds,
    scope,
    now: ports.clock().moment,
    preferences: ports.preferences(),
  }
  const clash = await ports.plannerTools.findClash(schedule, policy, signal)
  return clash === null ? null : sayClash(schedule, clash, ports.language(), 'person')
}
