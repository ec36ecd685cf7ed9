// Why a rough build left something out, in one sentence: the smallest clash in what it was asked to place (P4).
import { sayClash } from '../../shared/words/say-clash.ts'
import { findClash } from '../planner/clash/find-clash.ts'
import type { Turn } from './turn.ts'

/** Null when all of it could be placed after all. */
export function clashSentence({ ports, state }: Turn): string | null {
  const { classIds, scope } = state
  const schedule = ports.readState()
  const clash = findClash(schedule, {
    classIds: classIds.length === 0 ? null : classIds,
    scope,
    now: ports.clock().moment,
    preferences: ports.preferences(),
  })
  return clash === null ? null : sayClash(schedule, clash, ports.language(), 'person')
}
