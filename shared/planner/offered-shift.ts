// Defines a batch of moves that makes possible what was refused, as plain data.
import type { Place } from '../schedule/place.ts'
import type { ToolArguments } from '../tools/catalogue.ts'

export type OfferedShift = {
  /** `moves` brings the tasks themselves to where they were wanted; `room` makes room for a pending one to be placed. */
  kind: 'moves' | 'room'
  /** The arguments of `batch_move`. */
  batch: ToolArguments<'batch_move'>
  /** Those of the batch that move beside the ones that were asked for, in order of time. */
  others: { taskId: number; from: Place; to: Place }[]
}
