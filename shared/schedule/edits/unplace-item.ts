// `unplace`: an item goes back to pending and leaves its host.
import { checkFreedom } from '../legality/freedom.ts'
import type { Moment, ScheduleState } from '../state.ts'
import type { EditResult } from './edit.ts'
import { findPlaced } from './placed-task.ts'
import { refuse } from './refuse.ts'
import { replaceTasks } from './settle.ts'

export function unplaceItem(state: ScheduleState, id: number, now: Moment): EditResult {
  const found = findPlaced(state, id)
  if (!found.ok) return found
  const item = found.value
  if (item.kind === 'event') return refuse(id, { kind: 'not-an-item', rule: 'T4' })
  const reason = checkFreedom(item, now)
  if (reason !== null) return refuse(id, reason)
  return replaceTasks(state, [{ ...item, place: null, status: 'pending', hostId: null }])
}
