// Roles of a frame's words: what is put somewhere, and slots that turn out to fill another role.
import type { Frame, RoleName, Slot } from '../reader/frame.ts'

export function isPutAct({ act }: Pick<Frame, 'act'>): boolean {
  return act === 'move' || act === 'place'
}

export function withRole(
  frame: Frame,
  role: RoleName,
  isMeant: (slot: Slot, index: number) => boolean,
): Frame {
  const slots = frame.slots.map((slot, index) =>
    isMeant(slot, index) ? Object.assign({}, slot, { role }) : slot,
  )
  return { ...frame, slots }
}
