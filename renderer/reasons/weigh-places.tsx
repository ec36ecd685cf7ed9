// Has the other places of a block weighed in one week for as long as it is rendered; draws nothing of its own.
import { useEffect } from 'react'
import type { ScheduleState } from '../../shared/schedule/state.ts'
import type { PlacedItem } from '../../shared/schedule/task.ts'
import { useDesk } from '../store/use-store.ts'
import { clearMarks, markCosts } from './mark-costs.ts'

type WeighPlacesProps = { state: ScheduleState; item: PlacedItem; week: number }

/** To be keyed by block and week: within them it is weighed anew, and the marks stay until the new ones come. */
export function WeighPlaces({ state, item, week }: WeighPlacesProps) {
  const desk = useDesk()
  useEffect(() => markCosts(desk, state, item, week), [desk, item, state, week])
  useEffect(() => () => clearMarks(desk), [desk])
  return null
}
