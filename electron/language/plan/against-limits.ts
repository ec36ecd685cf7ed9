// What is planned ahead, and whether it lies where none should be.
import { isPlacedItem, type PlacedItem } from '../../../shared/schedule/task.ts'
import type { Ground } from '../ground.ts'
import { timesOfWeek, type Limits } from '../read/kept-free.ts'
import { isAhead } from '../resolve/lies-there.ts'

export function breaksLimits({ place }: PlacedItem, limits: Limits, ground: Ground): boolean {
  const weekday = ground.state.window.days[place.day - 1]?.weekday ?? 0
  return (
    limits.weekdays.includes(weekday) ||
    timesOfWeek(limits).some(
      (time) => time.weekday === weekday && time.start <= place.end && time.end >= place.start,
    ) ||
    limits.periods.some((period) => period >= place.start && period <= place.end)
  )
}

/** What is planned, is still to come and may move. */
export function aheadItems(ground: Ground): PlacedItem[] {
  return ground.state.tasks
    .filter(isPlacedItem)
    .filter((item) => isAhead(item, ground) && !item.locked)
}
