// What moving a run of sessions by some days comes to, or why it can't and which distance could.
import { proposalWords } from '../../../shared/i18n/core/proposals.ts'
import type { Move } from '../../../shared/schedule/edits.ts'
import { findTask } from '../../../shared/schedule/state.ts'
import type { Write } from '../resolve/intent.ts'
import { sayShift } from './say-wish.ts'
import { listNames, type Speech } from './speech.ts'

type Delay = Extract<Write, { kind: 'delay' }>

export function sayDelay(
  { firstIds, days }: Delay,
  moves: readonly Move[],
  speech: Speech,
): string {
  const classes = new Set(firstIds.map((id) => classOf(id, speech)))
  const ownMoves = moves.filter(({ task }) => classes.has(classOf(task, speech)))
  const own = ownMoves.length
  const strays = ownMoves.filter(
    ({ task, start }) => findTask(speech.state, task)?.place?.start !== start,
  ).length
  const shift = sayShift(days, speech)
  const { delayed } = proposalWords[speech.language].moves
  return delayed(own, { shift, days }, strays, moves.length - own)
}

/** `offer` is a distance at which all of it fits. */
export function sayNoDelay(
  { days }: Delay,
  stuck: readonly number[],
  offer: number | null,
  speech: Speech,
): string {
  const { notDelayed } = proposalWords[speech.language].moves
  const other = offer === null ? '' : sayShift(offer, speech)
  return notDelayed(listNames(stuck, speech), sayShift(days, speech), other)
}

function classOf(taskId: number, { state }: Speech): number | null {
  const task = findTask(state, taskId)
  return task?.kind === 'item' ? task.classId : null
}
