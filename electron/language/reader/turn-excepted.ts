// Takes what an exception stands before for what is excepted, whatever role it was given: "anything but mornings", 除了高数.
import type { RoleName, Slot } from './frame.ts'

const excepts =
  /(?:\b(?:except(?:ing)?|excluding|besides|apart from|other than|leaving out|(?:any|every)(?: ?\w+)? but|all but)(?: for)?|(?<![删移])除(?!外|以外)(?:了|开|去)?)(?: (?:on|in|at|the|my|of|any))* ?$/i

const times: ReadonlySet<RoleName> = new Set(['when', 'to', 'from'])
const things: ReadonlySet<RoleName> = new Set(['task', 'course'])

export function turnExcepted(slot: Slot, text: string): Slot {
  if (!times.has(slot.role) && !things.has(slot.role)) return slot
  if (!excepts.test(text.slice(0, slot.from))) return slot
  return { ...slot, role: times.has(slot.role) ? 'not' : 'except' }
}
