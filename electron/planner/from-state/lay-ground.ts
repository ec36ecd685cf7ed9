// What stands on each day of the window whatever is planned: events, and the items that stay where they are.
import { masksOf, occupantsOf } from '../../../shared/schedule/occupancy.ts'
import { type ScheduleState, findTask } from '../../../shared/schedule/state.ts'

export type GroundDay = {
  /** Periods with events, hosts included. */
  events: number
  /** Periods with anything that stands. */
  solid: number
  /** For each host, its periods on which nothing else stands. */
  hosts: readonly number[]
}

/** Day `d` of the result is day `d + 1` of the window. `free` are the items that may lie elsewhere. */
export function layGround(state: ScheduleState, free: ReadonlySet<number>): GroundDay[] {
  return state.window.days.map((_, index): GroundDay => {
    const standing = occupantsOf(state, index + 1).filter(({ id }) => !free.has(id))
    const { solid, freeHost } = masksOf(standing)
    const events = standing.filter(({ id }) => findTask(state, id)?.kind === 'event')
    return {
      events: events.reduce((mask, event) => mask | event.mask, 0),
      solid,
      hosts: events
        .filter(({ isHost }) => isHost)
        .map(({ mask }) => mask & freeHost)
        .filter((mask) => mask !== 0),
    }
  })
}
