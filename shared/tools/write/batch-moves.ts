// The moves of one batch call: as the tool names them, and as the schedule's edits do.
import type { Move } from '../../schedule/edits.ts'
import type { ToolArguments } from '../catalogue.ts'

export type BatchMove = ToolArguments<'batch_move'>

export function movesOf({ moves }: BatchMove): Move[] {
  return moves.map((move) => ({
    task: move.task_id,
    day: move.new_day,
    start: move.new_slot_start,
  }))
}

export function toBatchMove(moves: readonly Move[]): BatchMove {
  return {
    moves: moves.map(({ task, day, start }) => ({
      task_id: task,
      new_day: day,
      new_slot_start: start,
    })),
  }
}
