// What a rough build is asked to do, as data: which classes, which days and periods, and from when on.
import type { PlacementScope } from '../../shared/agent/card.ts'
import type { Moment } from '../../shared/schedule/state.ts'

export type PlacementPolicy = {
  /** Classes whose pending items are wanted; null means all. */
  classIds: number[] | null
  /** Days and periods that may be used; null means the whole range of each class. */
  scope: PlacementScope | null
  now: Moment
}
