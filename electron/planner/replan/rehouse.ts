// Blocks that may stay where they are once their host is named rightly: the one that holds them, or none (S3).
import { arrange, hostIn } from '../../../shared/schedule/arrangement.ts'
import { replaceTasks } from '../../../shared/schedule/edits/settle.ts'
import { findTask, type ScheduleState } from '../../../shared/schedule/state.ts'
import { isPlacedItem, type ItemTask } from '../../../shared/schedule/task.ts'

/** The state with the hosts of these blocks set right; the very same one where nothing is wrong. */
export function rehouse(state: ScheduleState, ids: Iterable<number>): ScheduleState {
  const arrangement = arrange(state, new Map())
  const changed = [...ids].flatMap((id): ItemTask[] => {
    const item = findTask(state, id)
    if (item === undefined || !isPlacedItem(item)) return []
    const hostId = hostIn(arrangement, item, item.place)
    return hostId === item.hostId ? [] : [{ ...item, hostId }]
  })
  if (changed.length === 0) return state
  const replaced = replaceTasks(state, changed)
  if (!replaced.ok) throw new Error('hosts can always be set right')
  return replaced.value.state
}
