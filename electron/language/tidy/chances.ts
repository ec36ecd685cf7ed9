// How sure a reading is of what it asks for, with the likely others that come to the same.
import type { ActName, Frame } from '../reader/frame.ts'

/** How to get it into a calendar is told as well as done; a test at its time stands there like any appointment. */
const alike: Partial<Record<ActName, ActName>> = {
  move: 'place',
  place: 'move',
  ask_help: 'export',
  add_exam: 'add_event',
  add_event: 'add_exam',
}

/** That it is this act, or one that does the same: what "put it on Friday" does depends on where the block lies. */
export function chanceOf(frame: Frame): number {
  return chanceWith(frame, (act) => act === alike[frame.act])
}

/** Whatever it is that is asked, it is a question. */
export function chanceOfKind(frame: Frame): number {
  return isQuestionAct(frame) ? chanceWith(frame, (act) => act.startsWith('ask_')) : chanceOf(frame)
}

/** That it is this act, or one of the likely others that come to the same. */
export function chanceWith(
  { act, confidence, others }: Frame,
  isAlike: (other: ActName) => boolean,
): number {
  const same = others.filter((other) => other.act !== act && isAlike(other.act))
  return Math.min(
    1,
    same.reduce((sum, other) => sum + other.confidence, confidence),
  )
}

export function isQuestionAct({ act }: Pick<Frame, 'act'>): boolean {
  return /^(?:ask_|explain|feasible|what_if)/.test(act)
}
