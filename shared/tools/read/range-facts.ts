// query_range: one day, or some of its periods.
import { hasBegun } from '../../schedule/legality.ts'
import { isBesideRows, overlaps, type Place } from '../../schedule/place.ts'
import type { Moment, ScheduleState } from '../../schedule/state.ts'
import { dayFacts, type DayBlock, type HostRoom } from '../day-facts.ts'

export type PeriodFacts = {
  period: number
  /** Clock times. */
  start: string
  end: string
  hasBegun: boolean
  /** What lies on it, a host before its guest. */
  taskIds: number[]
}

/** An event of the range that may carry other work, and its guests there. */
export type HostFacts = { hostId: number; title: string; place: Place; guestIds: number[] }

export type RangeFacts = {
  tool: 'query_range'
  day: number
  week: number
  weekday: number
  date: string
  start: number
  end: number
  periods: PeriodFacts[]
  /** Every block that meets the range, with its whole place. */
  blocks: DayBlock[]
  /** Free runs within the range that have not begun. */
  freeRuns: Place[]
  hosts: HostFacts[]
  /** Runs within the range where a host has no guest and that have not begun. */
  hostRoom: HostRoom[]
}

/** The day of `range` must lie in the window. */
export function rangeFacts(state: ScheduleState, now: Moment, range: Place): RangeFacts {
  const [facts] = dayFacts(state, now, [range.day])
  if (facts === undefined) throw new Error(`day ${range.day} is not in the window`)
  const blocks = facts.blocks.filter(({ place }) => touches(place, range))
  return {
    tool: 'query_range',
    day: facts.day,
    week: facts.week,
    weekday: facts.weekday,
    date: facts.date,
    start: range.start,
    end: range.end,
    periods: state.window.periods.flatMap(({ start, end }, index) => {
      const period: Place = { day: range.day, start: index + 1, end: index + 1 }
      if (!overlaps(period, range)) return []
      const taskIds = blocks
        .filter(({ place }) => overlaps(place, period))
        .map(({ taskId }) => taskId)
      return [
        { period: index + 1, start, end, hasBegun: hasBegun({ place: period }, now), taskIds },
      ]
    }),
    blocks,
    freeRuns: facts.free.flatMap((run) => cut(run, range)),
    hosts: blocks
      .filter(({ isHost }) => isHost)
      .map(({ taskId, title, place }) => ({
        hostId: taskId,
        title,
        place,
        guestIds: blocks.filter(({ hostId }) => hostId === taskId).map((guest) => guest.taskId),
      })),
    hostRoom: facts.hostRoom.flatMap(({ hostId, title, place }) =>
      cut(place, range).map((rest) => ({ hostId, title, place: rest })),
    ),
  }
}

/** What lies right before, between or after its periods belongs to a range too. */
function touches(place: Place, range: Place): boolean {
  return isBesideRows(place)
    ? range.start <= place.start && place.end <= range.end
    : overlaps(place, range)
}

function cut(run: Place, range: Place): Place[] {
  if (!overlaps(run, range)) return []
  return [{ ...run, start: Math.max(run.start, range.start), end: Math.min(run.end, range.end) }]
}
